import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { DirectButtons, DirectState } from '../common/direct-pay.tsx';
import { useFollowPayment, useStartPayment, useWaysToPay } from './pay-api.ts';

/** What of a payment is still followed. */
const followed = (payment: NonNullable<Ride['ending']>['payment']) =>
  payment?.state === 'unknown' ? 'unknown' : payment?.state === 'created' || payment?.state === 'pending' ? 'pending' : undefined;

/**
 * In place of the cash of a ride that is over: how the payment by a provider stands, and by whom it can be paid. Cash stays possible beside it until one of the
 * two has paid.
 * @param waits stands in its place until it is known
 */
export function PayDirectly({ ride, isDriver, waits }: { ride: Ride; isDriver: boolean; waits: ReactNode }) {
  const { ending, countryId } = ride;
  const payment = ending?.payment ?? null;
  const isOpen = ending?.cash != null && (ending.cash.paid === null || Number(ending.cash.paid) === 0);
  const standing = followed(payment);
  // What hangs may be asked for anew: what comes second is in the wallet.
  const mayBegin = isOpen && standing !== 'pending';
  const ways = useWaysToPay(ride.id, mayBegin);
  const start = useStartPayment(ride.id);
  useFollowPayment(ride.id, standing);
  const waitsFor = isDriver ? ride.passenger.name : undefined;
  return (
    <>
      {payment === null ? null : <DirectState payment={payment} countryId={countryId} waitsFor={waitsFor} />}
      {mayBegin && ways.data !== undefined ? (
        <DirectButtons
          ways={ways.data}
          countryId={countryId}
          waitsFor={waitsFor}
          instead={!isDriver && payment === null}
          busy={start.isPending}
          error={start.error}
          onStart={(wish) => start.mutate(wish)}
        />
      ) : ways.isLoading ? (
        waits
      ) : null}
    </>
  );
}
