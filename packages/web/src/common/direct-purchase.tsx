import { useMutation, useQuery, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DirectPayment, DirectWays } from '@safiri/contract/payments/direct.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { queryClient } from '../platform/query.ts';
import { useStreamEvent } from '../platform/stream.ts';
import { DirectButtons, DirectState, type DirectStart } from './direct-pay.tsx';
import { isOpen } from './payment-words.ts';

/** Somebody who answers the phone looks back at once; who is to wait for hours does not look. */
const PENDING_MS = 2500;
const UNKNOWN_MS = 20_000;

export interface DirectPurchaseProps {
  readonly queryKey: QueryKey;
  readonly countryId: CountryId;
  readonly load: () => Promise<DirectWays & { readonly payment: DirectPayment | null }>;
  readonly begin: (start: DirectStart) => Promise<DirectPayment>;
  /** Nothing else pays it here: the first way is the one thing to do. */
  readonly isOnlyWay?: boolean;
  /** What was to be paid was paid while this stood on the screen. */
  readonly onPaid: () => void;
}

/** Something that is bought by a provider at once: by whom it can be, and how the payment stands as it comes. */
export function DirectPurchase({ queryKey, countryId, load, begin, isOnlyWay = false, onPaid }: DirectPurchaseProps) {
  const ways = useQuery({
    queryKey,
    queryFn: load,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.payment == null || !isOpen(data.payment) ? false : data.payment.state === 'unknown' ? UNKNOWN_MS : PENDING_MS,
  });
  const look = () => void queryClient.invalidateQueries({ queryKey });
  useStreamEvent('notification', look);
  const start = useMutation({ mutationFn: begin, onSettled: look });
  const seen = useRef<number>(undefined);
  const payment = ways.data?.payment ?? null;
  useEffect(() => {
    if (payment === null) return;
    if (isOpen(payment)) seen.current = payment.id;
    else if (payment.paid && seen.current === payment.id) {
      seen.current = undefined;
      onPaid();
    }
  }, [payment, onPaid]);
  if (ways.data === undefined) return null;
  // What hangs may be asked for anew: what comes second is in the wallet.
  const isAsked = payment?.state === 'created' || payment?.state === 'pending';
  return (
    <div className="stack">
      {payment === null || payment.paid ? null : <DirectState payment={payment} countryId={countryId} />}
      {isAsked ? null : (
        <DirectButtons
          ways={ways.data}
          countryId={countryId}
          first={isOnlyWay}
          busy={start.isPending}
          error={start.error}
          onStart={(wish) => start.mutate(wish)}
        />
      )}
    </div>
  );
}
