import { useState } from 'react';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { timeThere } from '../common/trip-clock.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Link } from 'wouter';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Map } from '../ui/map.tsx';
import { toast } from '../ui/toast.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useCancelOrder, useOrder } from './api.ts';
import { CourierCard } from './courier-card.tsx';
import { packageNames } from './names.ts';
import { OrderEnd } from './order-end.tsx';
import { Handover } from './order-handover.tsx';
import { OrderHead } from './order-head.tsx';
import { Bill } from './order-lines.tsx';
import { ToPay } from './order-money.tsx';
import { HowWasIt, isHandedOver } from './order-rating.tsx';
import { Steps } from './order-steps.tsx';
import { AskShop } from './ask-shop.tsx';
import type { OrderParts } from './orders-screen.tsx';
import { PayOrderPart } from './pay-order-part.tsx';

function CancelOrder({ order }: { order: Order }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder();
  return (
    <>
      <Button kind="danger" full onClick={() => setAsking(true)}>
        {t('orderCancel')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('orderCancelSure')}>
        <Button
          kind="danger"
          full
          busy={cancel.isPending}
          onClick={() =>
            cancel.mutate(order.id, {
              onSuccess: () => setAsking(false),
              onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' }),
            })
          }
        >
          {t('orderCancel')}
        </Button>
      </Dialog>
    </>
  );
}

/** As tall as what comes: the head, the PIN, the steps. */
function OrderSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height={84} />
      <Skeleton height={104} />
      <Skeleton height={196} />
      <Skeleton height={240} />
    </div>
  );
}

/** From where to where, for whom, and what was asked of the courier. */
function Places({ order }: { order: Order }) {
  const t = useText();
  const { parcel } = order;
  return (
    <section className="card doc" aria-label={t('orderPlaces')}>
      <p>
        <span className="caption">{t('orderFrom')}</span>
        <br />
        <b>{order.pickup.address}</b>
      </p>
      <p>
        <span className="caption">{t('orderTo')}</span>
        <br />
        <b>{order.dropoff.address}</b>
      </p>
      {parcel === null ? null : (
        <p className="label">
          {parcel.receiverName} · {t(packageNames[parcel.packageType])} · {parcel.weight} kg
        </p>
      )}
      {order.note === '' ? null : <p className="label">{order.note}</p>}
    </section>
  );
}

/** Where it is and who brings it; once it is over, how it was. */
function Now({ order, parts }: { order: Order; parts: OrderParts }) {
  const t = useText();
  const wide = useWide();
  return (
    <div className="stack">
      <OrderHead order={order} />
      <section className="card doc" aria-label={t('orderSteps')}>
        <Steps order={order} />
      </section>
      <OrderEnd order={order} />
      {order.status === 'preparing' && order.readyBy !== null ? (
        <p className="label num">{t('orderReadyAbout', { time: timeThere(order, order.readyBy) })}</p>
      ) : null}
      <CourierCard order={order} tiles={parts.tiles} />
      <AskShop order={order} />
      <Handover order={order} />
      <ToPay order={order} />
      <PayOrderPart order={order} />
      <HowWasIt order={order} courier={parts.rating(order)} />
      {wide && isLiveOrder(order.status) && order.trip?.position == null ? (
        <div className="order-map">
          <Map pickup={order.pickup} dropoff={order.dropoff} />
        </div>
      ) : null}
    </div>
  );
}

/** What it is: its things, what they cost, where they go, and what one may still do with it. */
function What({ order, invoice }: { order: Order } & Pick<OrderParts, 'invoice'>) {
  const t = useText();
  const over = isHandedOver(order);
  return (
    <div className="stack">
      <Bill order={order} />
      {over ? invoice(order) : null}
      <Places order={order} />
      {order.proofUrl === null ? null : (
        <figure className="card doc">
          <figcaption className="caption">{t('orderProof')}</figcaption>
          <img className="order-proof" src={order.proofUrl} alt={t('orderProof')} loading="lazy" />
        </figure>
      )}
      {order.merchant === null || !over ? null : (
        <Link className="button soft full" href={`/food-delivery?again=${order.id}`}>
          {t('orderAgain')}
        </Link>
      )}
      {over ? (
        <Button kind="soft" full icon="download" className="no-print" onClick={() => print()}>
          {t('saveReceipt')}
        </Button>
      ) : null}
      {order.canCancel ? <CancelOrder order={order} /> : null}
    </div>
  );
}

/** One order, live: where it is, who brings it, what it costs; beside each other where there is room. */
export function OrderPage({ orderId, parts }: { orderId: number; parts: OrderParts }) {
  const t = useText();
  const found = useOrder(orderId);
  if (found.isPending) return <OrderSkeleton />;
  if (found.data === undefined) return <ErrorCard whole text={t('ordersNotLoaded')} onRetry={() => void found.refetch()} />;
  return (
    <div className="order-room">
      <div className="order-columns">
        <Now order={found.data} parts={parts} />
        <What order={found.data} invoice={parts.invoice} />
      </div>
    </div>
  );
}
