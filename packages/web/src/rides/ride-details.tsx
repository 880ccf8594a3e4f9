import type { CountryId } from '@safiri/rules/countries/country.ts';
import { PaymentCard } from '../common/payment-card.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { zoneOf } from '../common/trip-clock.ts';
import { homeMarket } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import type { SplitChoice } from '../common/split-payment.ts';
import { money } from '../platform/format.ts';
import { PackageChoice } from './package-choice.tsx';
import { PickupHintRow } from './pickup-hint-row.tsx';
import { RiderRow, type Rider } from './rider-row.tsx';
import type { UsablePackage } from './use-package-for.ts';
import { WhenChoice } from './when-choice.tsx';

export { CarsNear } from './cars-near.tsx';
export { FareDetails } from './fare-details.tsx';
export { FeeTermsNote } from './fee-terms-note.tsx';
export { LadiesNotice } from './ladies-notice.tsx';
export { MapWaits } from './map-waits.tsx';
export { PriceMoved } from './price-moved.tsx';
export { SurgeNote } from './surge-note.tsx';
export { UnservedHere } from './unserved-here.tsx';
export { StopFields } from './stop-fields.tsx';
export { ShareBound } from './share-bound.tsx';

/** What else belongs to a ride: how the pickup is recognised, who rides, and when. */
export function RideDetails({
  pickup,
  zone,
  rider,
  pickupAt,
  onRider,
  onSchedule,
}: {
  /** Null until both ends are known. */
  pickup: ChosenPlace | null;
  /** Of the city at the pickup, as the IANA names it; undefined while there is no price. */
  zone: string | undefined;
  rider: Rider | null;
  pickupAt: string | null;
  onRider: (rider: Rider | null) => void;
  onSchedule: (at: string | null) => void;
}) {
  const countryId = country.use();
  return (
    <div className="ride-details">
      {pickup === null ? null : (
        <>
          <PickupHintRow pickup={pickup} rider={rider} />
          <RiderRow rider={rider} isAhead={pickupAt !== null} onChange={onRider} />
        </>
      )}
      <WhenChoice
        at={pickupAt}
        zone={zone ?? zoneOf({ countryId, pickupLocation: pickup ?? homeMarket()?.center })}
        rider={rider}
        isGoing={pickup !== null}
        onChange={onSchedule}
      />
    </div>
  );
}

/** How the ride is paid: by a package that covers it, or by a method of the country. */
export function PayChoice({
  owned,
  withPackage,
  onPackage,
  alone,
  quotedCountry,
  countryId,
  marketId,
  split,
}: {
  owned: UsablePackage | undefined;
  withPackage: boolean;
  onPackage: (on: boolean) => void;
  /** What the ride costs without the package, where that is less than one of its rides is worth. */
  alone: string | undefined;
  quotedCountry: CountryId;
  /** Whose methods are offered; undefined where the package pays. */
  countryId: CountryId | undefined;
  /** Of the quote; null while there is none. */
  marketId: string | null;
  split: SplitChoice;
}) {
  return (
    <>
      {owned === undefined ? null : (
        <PackageChoice
          owned={owned}
          on={withPackage}
          alone={alone === undefined ? undefined : money(alone, quotedCountry)}
          onChange={onPackage}
        />
      )}
      {countryId === undefined ? null : <PaymentCard countryId={countryId} marketId={marketId} split={split} />}
    </>
  );
}
