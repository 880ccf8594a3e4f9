import type { BodyOf } from '@safiri/contract/call.ts';
import type { requestParcel as call } from '@safiri/contract/orders/calls.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import { parcelCarriers } from '@safiri/rules/markets/parcel-services.ts';
import { payTermsOf } from '@safiri/rules/markets/pay-terms.ts';
import { goodsTypeOf, tripServiceOf } from '@safiri/rules/markets/services.ts';
import { vehiclesToSend } from '@safiri/rules/orders/parcels.ts';
import { nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { redeemPromotion } from '../pricing/public.ts';
import { deliveryLink, writeOutside, type Links } from '../sharing/public.ts';
import { firstName, languageFor } from '../users/public.ts';
import { checkParcel, minorOf } from './check-parcel.ts';
import { holdMoney } from './money.ts';
import type { OrderPorts } from './order-ports.ts';
import { askForOrder } from './pay-order.ts';
import { findPlaced, placeOnce, referenceOf, secretsOf } from './place-order.ts';
import type { OrderRow } from './queries.ts';
import { sendCourier, type Carrying } from './send-courier.ts';

type Body = BodyOf<typeof call>;

/** The receiver learns of it by SMS: a link to follow it, and the PIN for the door. What became of that is written down with the parcel. */
async function notifyReceiver(
  ctx: Context,
  uow: UnitOfWork,
  links: Links,
  order: OrderRow,
  ride: { id: number; passengerId: number },
  phone: string,
): Promise<OrderRow> {
  const url = await deliveryLink(uow, links, ride);
  const language = await languageFor(uow.tx, order.customerId);
  const name = nameForOutsiders(firstName(order.parcel?.senderName ?? '')) ?? messageText(language, 'messageSomebody');
  const body = messageText(language, 'messageParcel', { name, product: uow.brand.name, url, pin: order.pin });
  const message = { channel: 'sms', recipient: phone, subject: '', body, secret: true, of: [phone] } as const;
  const [written] = await writeOutside(uow, links, { id: order.customerId, language }, 'parcel', [message]);
  const receiverTold = written?.withheld ?? (ctx.config.sms === undefined ? 'no_sender' : 'told');
  const [row] = await uow.tx
    .update(orders)
    .set({ parcel: sql`${orders.parcel} || ${JSON.stringify({ receiverTold })}::jsonb` })
    .where(eq(orders.id, order.id))
    .returning();
  return row ?? order;
}

/**
 * Takes a parcel: its order, its trip and the receiver's message in one transaction, once for each tracking number.
 * @throws Problem naming the field, fare_changed, promotion_refused, reference_taken, not_bookable_here, destination_out_of_reach
 */
export async function requestParcel(ctx: Context, ports: OrderPorts, actor: Actor, body: Body): Promise<OrderRow> {
  if (body.senderId !== undefined && body.senderId !== actor.userId) throw new Problem('forbidden');
  const reference = referenceOf('parcel', actor.userId, body.trackingNumber, body);
  const known = await findPlaced(ctx, reference);
  if (known !== undefined) return known;
  const checked = await checkParcel(ctx, ports, actor, body);
  const { area, pickup, dropoff, price, load } = checked;
  const { document } = area.market;
  const { service } = checked.carrier;
  const { surge, distanceMeters: meters, durationSeconds } = price;
  const carrying: Carrying = {
    rideType: goodsTypeOf(service),
    vehicles: vehiclesToSend(body.vehicleType, body.packageType, body.weight, parcelCarriers(document)),
    service: tripServiceOf(service),
    payTerms: payTermsOf(document, service),
    distanceMeters: meters,
    durationSeconds,
  };
  return placeOnce(ctx, actor, reference, async (uow) => {
    const [order] = await uow.tx
      .insert(orders)
      .values({
        ...reference,
        ...secretsOf(ctx, 'parcel'),
        status: 'ready',
        countryId: area.country.id,
        cityId: area.city.id,
        pickupLat: pickup.lat,
        pickupLng: pickup.lng,
        pickupAddress: body.pickupAddress,
        dropoffLat: dropoff.lat,
        dropoffLng: dropoff.lng,
        dropoffAddress: body.dropoffAddress,
        itemsMinor: 0,
        deliveryMinor: price.fareMinor,
        serviceMinor: 0,
        marketVersionId: price.marketVersionId,
        deliveryLines: price.fareLines,
        promotion: price.promotion,
        discountMinor: price.discountMinor,
        surge,
        ...checked.how,
        walletMinor: checked.walletMinor,
        note: body.deliveryInstructions,
        parcel: {
          senderName: body.senderName,
          senderPhone: checked.senderPhone,
          receiverName: body.receiverName,
          receiverPhone: checked.receiverPhone,
          ...load,
          declaredValueMinor: minorOf(body.declaredValue),
          requiresSignature: body.requiresSignature,
          paidBy: body.paidBy,
        },
        placedAt: uow.now,
        readyAt: uow.now,
      })
      .returning();
    if (order === undefined) throw new Error('an order was not written');
    await holdMoney(uow, order);
    await redeemPromotion(uow, ctx.markets, { of: 'order', id: order.id }, actor.userId, order);
    const sent = await sendCourier(ctx, uow, await askForOrder(ctx, uow, order), carrying);
    return notifyReceiver(ctx, uow, ports.links, sent.order, sent.ride, checked.receiverPhone);
  });
}
