import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { ReactNode } from 'react';
import { RouteMarks } from '../ui/person.tsx';
import { useText } from '../platform/text.ts';
import { money } from '../platform/format.ts';
import { endedBefore } from './ended-early.tsx';
import './rides.css';

/** A ride in a list: marks, name, addresses, fare and what the screen adds. */
export function RideRow({ ride, name, lines, side }: { ride: Ride; name: string; lines?: ReactNode; side: ReactNode }) {
  const t = useText();
  return (
    <div className="ride-row">
      <RouteMarks />
      <div className="grow">
        <div className="label strong">{name}</div>
        <div className="caption">{ride.pickupLocation.address}</div>
        <div className="caption">{endedBefore(t, ride) ?? ride.dropoffLocation.address}</div>
        {lines}
      </div>
      <div className="ride-side">
        <div className="num strong">{money(ride.fare, ride.countryId)}</div>
        {side}
      </div>
    </div>
  );
}
