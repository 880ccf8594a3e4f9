import { useState } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import type { CoveredTrip } from '@safiri/rules/subscriptions/covered.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { useChosenMethod } from '../common/chosen-method.ts';
import { usePackageFor } from './use-package-for.ts';

/**
 * How the wanted ride is paid: by a package that covers it, else by the method chosen last. Nobody spends unasked a ride of a package that is
 * worth more than the fare.
 * @param isStraight without stops: no package pays a ride with some
 */
export function usePayment(trip: CoveredTrip, fare: string | undefined, quotedCountry: CountryId, isStraight: boolean) {
  const found = usePackageFor(trip);
  const owned = isStraight ? found : undefined;
  const [chosen, setWithPackage] = useState<boolean | null>(null);
  const chosenMethod = useChosenMethod(quotedCountry, trip.marketId);
  const isDearer = owned?.each != null && fare !== undefined && (fromWire(fare) ?? 0) < (fromWire(owned.each) ?? 0);
  const withPackage = chosen ?? !isDearer;
  const covered = owned !== undefined && withPackage;
  return {
    owned,
    withPackage,
    setWithPackage,
    covered,
    alone: isDearer ? fare : undefined,
    method: covered ? PACKAGE_METHOD : chosenMethod,
  };
}
