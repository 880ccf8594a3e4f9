import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { ReactNode } from 'react';
import { RouteMarks } from '../ui/person.tsx';
import { useText } from '../platform/text.ts';
import { PayLines } from '../common/pay-lines.tsx';
import { money } from '../platform/format.ts';
import { isPaidByOther } from './who-pays.ts';
import { endedBefore } from './ended-before.ts';
import './rides.css';

interface Props {
  readonly ride: Ride;
  /** Who drove, or rode. */
  readonly name: string;
  /** Small facts that stand before the name, in one line with points between them. */
  readonly facts?: readonly string[];
  readonly lines?: ReactNode;
  readonly side: ReactNode;
}

/** A ride in a list: where it went first, then when and with whom, at its side the fare. To a driver it says what it paid them, and below how that comes of the fare. */
export function RideRow({ ride, name, facts = [], lines, side }: Props) {
  const t = useText();
  return (
    <div className="ride-row">
      <div className="grow">
        <div className="ride-way">
          <RouteMarks />
          <div>
            <div className="caption">{ride.pickupLocation.address}</div>
            <div className="label strong">{endedBefore(t, ride) ?? ride.dropoffLocation.address}</div>
          </div>
        </div>
        <p className="caption num dotted">{[...facts, name].map((fact) => (fact === '' ? null : <span key={fact}>{fact}</span>))}</p>
        {lines}
      </div>
      <div className="ride-side">
        {isPaidByOther(ride) ? null : ride.pay === null ? (
          <div className="num strong">{money(ride.fare, ride.countryId)}</div>
        ) : (
          <div className="num strong ride-net">
            <span className="caption">{t('payNet')}</span> {money(ride.pay.net, ride.countryId)}
          </div>
        )}
        {side}
      </div>
      {ride.pay === null ? null : <PayLines className="ride-pay" fare={ride.fare} pay={ride.pay} countryId={ride.countryId} />}
    </div>
  );
}
