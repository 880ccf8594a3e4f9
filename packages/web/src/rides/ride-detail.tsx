import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { AfterRidePart } from './after-ride-part.tsx';
import { RatingForm } from './rating-form.tsx';
import { isPaidByOther } from './who-pays.ts';
import { ReceiptCard, ReceiptRows } from './receipt-card.tsx';
import { TipCard } from './tip-card.tsx';

/**
 * A completed ride by itself: its receipt, the stars, and what else one does about it.
 * @param chat the chat of the two, where the screen has it
 * @param invoice its invoice, where the screen has it
 * @param toRate it is opened for the stars: they come first
 */
export function RideDetail({
  ride,
  isDriver,
  chat,
  invoice,
  toRate = false,
}: {
  ride: Ride;
  isDriver: boolean;
  chat?: ReactNode;
  invoice?: ReactNode;
  toRate?: boolean;
}) {
  // Who asked for somebody else's ride was not in the car; whose ride another pays gets no receipt.
  const isBooker = ride.side === 'booker';
  const hasReceipt = !isPaidByOther(ride);
  const stars =
    isBooker || ride.hail != null ? null : (
      <RatingForm key={ride.id} ride={ride} name={(isDriver ? ride.passenger.name : ride.driver?.name) ?? ''} />
    );
  const tip = isDriver ? null : <TipCard key={`tip ${ride.id}`} ride={ride} />;
  return (
    <div className="form">
      {toRate ? stars : null}
      {toRate ? tip : null}
      {hasReceipt ? <ReceiptCard ride={ride} /> : null}
      {toRate ? null : stars}
      {toRate ? null : tip}
      {hasReceipt && !isDriver ? invoice : null}
      <AfterRidePart
        key={`after ${ride.id}`}
        ride={ride}
        isDriver={isDriver}
        withLost
        chat={chat}
        more={hasReceipt ? <ReceiptRows rideId={ride.id} /> : undefined}
      />
    </div>
  );
}
