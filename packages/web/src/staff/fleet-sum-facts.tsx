import type { FleetSum } from '@safiri/contract/fleets/shapes.ts';
import { km, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Facts } from './facts.tsx';

/** What trips came to in each currency. */
export function SumFacts({ sums }: { sums: readonly FleetSum[] }) {
  const t = useText();
  return (
    <div className="stack fleet-sums">
      {sums.map(({ countryId, trips, km: driven, fare, commission, net, cash }) => (
        <Facts
          key={countryId}
          facts={[
            { name: t('deskTrips'), value: trips },
            { name: t('distance'), value: km(driven) },
            { name: t('fleetFare'), value: money(fare, countryId) },
            { name: t('fleetCommission'), value: money(commission, countryId) },
            { name: t('fleetNet'), value: money(net, countryId) },
            { name: t('fleetCash'), value: money(cash, countryId) },
          ]}
        />
      ))}
    </div>
  );
}

/** The same in one line: "4 trips · R320.00". */
export const sumLine = (t: ReturnType<typeof useText>, sums: readonly FleetSum[]): string =>
  sums.map(({ trips, fare, countryId }) => `${t('fleetTrips', { n: trips })} · ${money(fare, countryId)}`).join(' · ');
