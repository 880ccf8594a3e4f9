import type { BodyOf } from '@safiri/contract/call.ts';
import type { requestParcel as call } from '@safiri/contract/orders/calls.ts';
import { orders } from '@safiri/db/orders/tables.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import {
  HEAVIEST_KG,
  mayCarry,
  parcelEstimate,
  parcelVehicle,
  smallestFor,
  tenthsOfKg,
  vehiclesToSend,
} from '@safiri/rules/orders/parcels.ts';
import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { mainCities } from '@safiri/rules/places/main-cities.ts';
import { formatMoney, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { product } from '@safiri/rules/product.ts';
import { nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { eq, sql } from 'drizzle-orm';
import { requirePhone } from '../auth/public.ts';
import { findPlaces, requireTripArea, type PlacePort, type RoutePort, type ServiceArea, type Whence } from '../places/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requirePaymentMethod } from '../rides/public.ts';
import { deliveryLink, writeOutside, type Links } from '../sharing/public.ts';
import { firstName, languageFor } from '../users/public.ts';
import { holdMoney } from './money.ts';
import { findPlaced, placeOnce, referenceOf, secretsOf } from './place-order.ts';
import type { OrderRow } from './queries.ts';
import { sendCourier } from './send-courier.ts';

type Body = BodyOf<typeof call>;

export interface OrderPorts {
  readonly routes: RoutePort;
  readonly places: PlacePort;
  readonly links: Links;
}

const SHORTEST_METERS = 50;

const minorOf = (amount: string | number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : (fromWire(typeof amount === 'number' ? amount.toFixed(2) : amount) ?? null);

/** Where an address is: the point that was chosen with it, or the first place of that name within reach. */
async function locate(
  { markets }: Context,
  ports: OrderPorts,
  field: string,
  address: string,
  at: Point | undefined,
  whence: Whence,
): Promise<Point> {
  if (at !== undefined) return at;
  const [found] = await findPlaces(markets, ports.places, address, whence);
  if (found === undefined) throw fieldProblem(field, 'We do not know this place. Choose one from the list, or show it on the map.');
  return found;
}

/** @throws Problem naming vehicleType or weight when the vehicle can't carry it, with the next one that can */
function requireCarried(body: Body): number {
  const tenths = tenthsOfKg(body.weight);
  if (tenths === undefined) throw fieldProblem('weight', 'Give the weight in kilograms, in steps of 0.1');
  if (mayCarry(body.vehicleType, body.packageType, body.weight)) return tenths;
  const next = smallestFor(body.packageType, body.weight);
  if (next === undefined) throw fieldProblem('weight', `Nothing of ours carries more than ${HEAVIEST_KG} kg`);
  const field = parcelVehicle(body.vehicleType).suits.includes(body.packageType) ? 'weight' : 'vehicleType';
  throw fieldProblem(field, `A ${body.vehicleType} can't carry this. Choose a ${next}.`);
}

/** @throws Problem fare_changed with the server's price when the sender saw another one */
function requireSeen(body: Body, totalMinor: number, countryId: CountryId): void {
  if (minorOf(body.estimatedCost) === totalMinor) return;
  throw new Problem('fare_changed', `The price is now ${formatMoney(totalMinor, countryId)}.`, { fare: toWire(totalMinor) });
}

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
  const body = messageText(language, 'messageParcel', { name, product: product.name, url, pin: order.pin });
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

interface Checked {
  readonly area: ServiceArea;
  readonly pickup: Point;
  readonly dropoff: Point;
  readonly weightTenths: number;
  readonly totalMinor: number;
  readonly paymentMethod: string;
  readonly senderPhone: string;
  readonly receiverPhone: string;
}

async function check(ctx: Context, ports: OrderPorts, actor: Actor, body: Body): Promise<Checked> {
  const weightTenths = requireCarried(body);
  const home = body.dropoffLocation ?? mainCities[actor.countryId].center;
  const pickup = await locate(ctx, ports, 'pickupAddress', body.pickupAddress, body.pickupLocation, { near: home });
  const dropoff = await locate(ctx, ports, 'dropoffAddress', body.dropoffAddress, body.dropoffLocation, { from: pickup });
  const area = requireTripArea(ctx.markets, pickup, dropoff);
  if (distanceMeters(pickup, dropoff) < SHORTEST_METERS) throw fieldProblem('dropoffAddress', 'Choose a place away from the pickup');
  const countryId = area.country.id;
  const { totalMinor } = parcelEstimate(body.vehicleType, body.weight, body.isFragile, countryId);
  requireSeen(body, totalMinor, countryId);
  const method = body.paidBy === 'receiver' ? 'cash' : body.paymentMethod;
  return {
    area,
    pickup,
    dropoff,
    weightTenths,
    totalMinor,
    paymentMethod: requirePaymentMethod(area, method),
    senderPhone: requirePhone(body.senderPhone, countryId, 'senderPhone'),
    receiverPhone: requirePhone(body.receiverPhone, countryId, 'receiverPhone'),
  };
}

/**
 * Takes a parcel: its order, its trip and the receiver's message in one transaction, once for each tracking number.
 * @throws Problem naming the field, fare_changed, reference_taken, not_bookable_here, destination_out_of_reach
 */
export async function requestParcel(ctx: Context, ports: OrderPorts, actor: Actor, body: Body): Promise<OrderRow> {
  if (body.senderId !== undefined && body.senderId !== actor.userId) throw new Problem('forbidden');
  const reference = referenceOf('parcel', actor.userId, body.trackingNumber, body);
  const known = await findPlaced(ctx, reference);
  if (known !== undefined) return known;
  const checked = await check(ctx, ports, actor, body);
  const { area, pickup, dropoff } = checked;
  const { rideType } = parcelVehicle(body.vehicleType);
  const vehicles = vehiclesToSend(body.vehicleType, body.packageType, body.weight);
  const route = await ports.routes.route(pickup, dropoff, ctx.clock(), area.country.timeZoneId, drivenAs(rideType, vehicles));
  return placeOnce(ctx, reference, async (uow) => {
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
        deliveryMinor: checked.totalMinor,
        serviceMinor: 0,
        paymentMethod: checked.paymentMethod,
        note: body.deliveryInstructions,
        parcel: {
          senderName: body.senderName,
          senderPhone: checked.senderPhone,
          receiverName: body.receiverName,
          receiverPhone: checked.receiverPhone,
          packageType: body.packageType,
          vehicleType: body.vehicleType,
          weightTenths: checked.weightTenths,
          declaredValueMinor: minorOf(body.declaredValue),
          isFragile: body.isFragile,
          requiresSignature: body.requiresSignature,
          paidBy: body.paidBy,
        },
        placedAt: uow.now,
        readyAt: uow.now,
      })
      .returning();
    if (order === undefined) throw new Error('an order was not written');
    await holdMoney(uow, order);
    const sent = await sendCourier(ctx, uow, order, { rideType, vehicles, ...route });
    return notifyReceiver(ctx, uow, ports.links, sent.order, sent.ride, checked.receiverPhone);
  });
}
