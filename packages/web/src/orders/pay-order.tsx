import { useMutation, useQuery } from '@tanstack/react-query';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { DirectButtons, DirectState, type DirectStart } from '../common/direct-pay.tsx';
import { callApi } from '../platform/api-client.ts';
import { cacheOrder } from './api.ts';

/** Before the door: how the payment by a provider stands, and by whom an order can be paid instead of in cash. */
export function PayOrder({ order }: { order: Order }) {
  const { id, countryId, payment } = order;
  // What hangs may be asked for anew: what comes second is in the wallet.
  const isAsked = payment?.state === 'created' || payment?.state === 'pending';
  const mayBegin = order.collect !== null && order.endedAt === null && !isAsked;
  const ways = useQuery({
    queryKey: [orderPaths.paymentWays, id, order.collect],
    queryFn: () => callApi(orderPaths.paymentWays, { params: { id: String(id) } }),
    enabled: mayBegin,
    staleTime: 0,
  });
  const start = useMutation({
    mutationFn: ({ key, ...body }: DirectStart) =>
      callApi(orderPaths.startPayment, { params: { id: String(id) }, body, idempotencyKey: key }),
    onSuccess: cacheOrder,
  });
  return (
    <>
      {payment === null ? null : <DirectState payment={payment} countryId={countryId} />}
      {mayBegin && ways.data !== undefined ? (
        <DirectButtons
          ways={ways.data}
          countryId={countryId}
          instead={payment === null}
          busy={start.isPending}
          error={start.error}
          onStart={(wish) => start.mutate(wish)}
        />
      ) : null}
    </>
  );
}
