import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { LostItems, ReportLost } from './lost-item.tsx';
import { MarkOther } from './mark-other.tsx';

export interface AfterRideProps {
  readonly ride: Ride;
  readonly isDriver: boolean;
  /** Beside the receipt: what was left in the car, too. */
  readonly withLost?: boolean;
  /** The chat of the two, where the screen has it. */
  readonly chat?: ReactNode;
  /** Rows of the list that this screen adds. */
  readonly more?: ReactNode;
}

/** What one may do about a finished ride beside rating it. */
export function AfterRide({ ride, isDriver, withLost = false, chat, more }: AfterRideProps) {
  const other = isDriver ? ride.passenger : ride.driver;
  if (other === null) return null;
  const side = { rideId: ride.id, isDriver, name: other.name };
  const hasLost = withLost && ride.delivery === null;
  return (
    <>
      {hasLost ? <LostItems {...side} chat={chat} /> : null}
      <ul className="card list act-rows">
        {hasLost ? <ReportLost {...side} /> : null}
        {more}
        {ride.side === 'booker' ? null : <MarkOther ride={ride} isDriver={isDriver} name={other.name} />}
      </ul>
    </>
  );
}
