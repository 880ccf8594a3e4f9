import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { LostItems } from './lost-item.tsx';
import { MarkOther } from './mark-other.tsx';

export interface AfterRideProps {
  readonly ride: Ride;
  readonly isDriver: boolean;
  /** Beside the receipt: what was left in the car, too. */
  readonly withLost?: boolean;
  /** The chat of the two, where the screen has it. */
  readonly chat?: ReactNode;
}

/** What one may do about a finished ride beside rating it. */
export function AfterRide({ ride, isDriver, withLost = false, chat }: AfterRideProps) {
  const other = isDriver ? ride.passenger : ride.driver;
  if (other === null) return null;
  return (
    <>
      {withLost && ride.delivery === null ? <LostItems rideId={ride.id} isDriver={isDriver} name={other.name} chat={chat} /> : null}
      <MarkOther ride={ride} isDriver={isDriver} name={other.name} />
    </>
  );
}
