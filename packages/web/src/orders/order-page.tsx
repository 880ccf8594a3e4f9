import { useState } from 'react';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime, km, methodNames, money } from '../platform/format.ts';
import { secondsRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Map } from '../ui/map.tsx';
import { Avatar, Plate, Stars } from '../ui/person.tsx';
import { Link } from 'wouter';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useCancelOrder, useConfirmHandover, useOrder } from './api.ts';
import { packageNames } from './names.ts';
import { OrderEnd } from './order-end.tsx';
import { OrderHead } from './order-head.tsx';
import { Lines } from './order-lines.tsx';
import { RateCourier, RateMerchant } from './order-parts.tsx';
import { Steps } from './order-steps.tsx';
import type { CourierChat } from './orders-screen.tsx';

function Courier({ order, chat }: { order: Order; chat: CourierChat }) {
  const t = useText();
  const { trip } = order;
  if (trip?.courier == null || !isLiveOrder(order.status)) return null;
  const { courier, position, eta } = trip;
  const vehicle = courier.vehicleInfo;
  return (
    <section className="card doc" aria-label={t('orderCourier')}>
      {position === null ? null : (
        <div className="order-map">
          <Map
            vehicle={{ ...position }}
            pickup={order.status === 'ready' || order.status === 'preparing' ? order.pickup : undefined}
            dropoff={order.status === 'returning' ? order.pickup : order.dropoff}
          />
        </div>
      )}
      <div className="row">
        <Avatar name={courier.name} />
        <div className="grow">
          <div className="title">{courier.name}</div>
          <Stars rating={courier.rating} />
        </div>
        {vehicle === null ? null : <Plate text={vehicle.licensePlate} />}
      </div>
      {eta === null ? null : (
        <p className="label num" role="status">
          {`${secondsRange(t, eta)} · ${km(eta.meters / 1000)}`}
        </p>
      )}
      {courier.phone === null ? null : (
        <a className="button soft full" href={`tel:${courier.phone}`}>
          <Icon name="phone" size={22} />
          {t('call', { name: courier.name })}
        </a>
      )}
      {chat(trip.rideId, courier.name)}
    </section>
  );
}

/** Whether the receiver knows the PIN from us, else why the sender has to tell it. */
const receiverTexts: Record<NonNullable<Order['parcel']>['receiverTold'], TextKey> = {
  told: 'orderPinParcel',
  no_sender: 'orderPinUnsent',
  stopped: 'orderPinStopped',
  limited: 'orderPinLimited',
};

function Handover({ order }: { order: Order }) {
  const t = useText();
  const confirm = useConfirmHandover();
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' });
  if (order.pin === null) return null;
  return (
    <section className="card doc" aria-label={t('orderPin')}>
      <div className="row spread">
        <div className="grow">
          <h2 className="title">{t('orderPin')}</h2>
          <p className="caption">
            {t(
              order.status === 'returning'
                ? 'orderPinBack'
                : order.parcel === null
                  ? 'orderPinNote'
                  : receiverTexts[order.parcel.receiverTold],
            )}
          </p>
        </div>
        <span className="order-pin num">{order.pin}</span>
      </div>
      {order.status === 'picked_up' || order.status === 'returning' ? (
        order.handoverConfirmed ? (
          <p className="label" role="status">
            {t('orderConfirmed')}
          </p>
        ) : (
          <Button kind="soft" full busy={confirm.isPending} onClick={() => confirm.mutate(order.id, { onError: failed })}>
            {t('orderConfirm')}
          </Button>
        )
      ) : null}
    </section>
  );
}

function Money({ order }: { order: Order }) {
  const t = useText();
  const line = (text: TextKey, amount: string) =>
    Number(amount) === 0 ? null : (
      <div className="row spread">
        <dt>{t(text)}</dt>
        <dd className="num">{money(amount, order.countryId)}</dd>
      </div>
    );
  return (
    <section className="card doc" aria-label={t('orderMoney')}>
      <dl className="receipt-lines">
        {line('orderSubtotal', order.subtotal)}
        {line('orderDeliveryFee', order.deliveryFee)}
        {line('orderServiceFee', order.serviceFee)}
        <div className="row spread total">
          <dt>{t('total')}</dt>
          <dd className="num">{money(order.totalAmount, order.countryId)}</dd>
        </div>
      </dl>
      <p className="caption">
        {t(methodNames[order.paymentMethod] ?? order.paymentMethod)}
        {order.parcel?.paidBy === 'receiver' ? ` · ${t('parcelByReceiver')}` : ''}
      </p>
    </section>
  );
}

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

/** What the courier gets at the door, said before the door. */
function ToPay({ order }: { order: Order }) {
  const t = useText();
  if (order.kind === 'parcel' || order.paymentMethod !== 'cash' || !isLiveOrder(order.status)) return null;
  return (
    <p className="notice order-pay num">
      <Icon name="cash" />
      <b>{t('orderPayCash', { amount: money(order.totalAmount, order.countryId) })}</b>
    </p>
  );
}

/** One order, live: where it is, who brings it, what it costs. */
export function OrderPage({ orderId, chat }: { orderId: number; chat: CourierChat }) {
  const t = useText();
  const found = useOrder(orderId);
  if (found.isPending) return <OrderSkeleton />;
  if (found.data === undefined) return <ErrorCard text={t('ordersNotLoaded')} onRetry={() => void found.refetch()} />;
  const order = found.data;
  const { trip, parcel } = order;
  const over = order.status === 'delivered' || order.status === 'returned';
  return (
    <div className="stack">
      <OrderHead order={order} />
      <OrderEnd order={order} />
      {order.status === 'preparing' && order.readyBy !== null ? (
        <p className="label num">{t('orderReadyAbout', { time: clockTime(order.readyBy) })}</p>
      ) : null}
      <Handover order={order} />
      <ToPay order={order} />
      <Courier order={order} chat={chat} />
      {over && order.merchant !== null && order.merchantRating === null ? <RateMerchant order={order} name={order.merchant.name} /> : null}
      {over && trip?.courier != null && trip.myRating === null ? <RateCourier rideId={trip.rideId} name={trip.courier.name} /> : null}
      <section className="card doc" aria-label={t('orderSteps')}>
        <Steps order={order} />
      </section>
      <section className="card doc" aria-label={t('orderPlaces')}>
        <p>
          <span className="caption">{t('pickupLocation')}</span>
          <br />
          <b>{order.pickup.address}</b>
        </p>
        <p>
          <span className="caption">{t('destination')}</span>
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
      {order.proofUrl === null ? null : (
        <figure className="card doc">
          <figcaption className="caption">{t('orderProof')}</figcaption>
          <img className="order-proof" src={order.proofUrl} alt={t('orderProof')} loading="lazy" />
        </figure>
      )}
      {order.lines.length === 0 ? null : <Lines order={order} />}
      <Money order={order} />
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
