import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { ReactNode } from 'react';
import { RouteMarks } from '../ui/person.tsx';
import { useText } from '../platform/text.ts';
import { PayLines } from '../common/pay-lines.tsx';
import { money } from '../platform/format.ts';
import { isPaidByOther } from './who-pays.ts';
import { endedBefore } from './ended-before.ts';
import './rides.css';

/** A ride in a list: marks, name, addresses, fare and what the screen adds. To a driver it first says what it paid them, and below how that comes of the fare. */
export function RideRow({ ride, name, lines, side }: { ride: Ride; name: string; lines?: ReactNode; side: ReactNode }) {
  const t = useText();
  return (
    <div className="ride-row">
      <div className="grow">
        <div className="label strong">{name}</div>
        <div className="ride-way">
          <RouteMarks />
          <div>
            <div className="caption">{ride.pickupLocation.address}</div>
            <div className="caption">{endedBefore(t, ride) ?? ride.dropoffLocation.address}</div>
          </div>
        </div>
        {lines}
      </div>
      <div className="ride-side">
        {isPaidByOther(ride) ? null : ride.pay === null ? (
          <div className="num strong">{money(ride.fare, ride.countryId)}</div>
        ) : (
          <div className="num strong">
            <span className="caption">{t('payNet')}</span> {money(ride.pay.net, ride.countryId)}
          </div>
        )}
        {side}
      </div>
      {ride.pay === null ? null : <PayLines className="ride-pay" fare={ride.fare} pay={ride.pay} countryId={ride.countryId} />}
    </div>
  );
}
