import type { BodyOf } from '@safiri/contract/call.ts';
import type { requestParcel as call } from '@safiri/contract/orders/calls.ts';
import { goodsVehicle } from '@safiri/rules/dispatch/vehicles.ts';
import type { ParcelCarrier } from '@safiri/rules/markets/parcel-services.ts';
import { heaviestKg, mayCarry, smallestFor, tenthsOfKg, type ParcelLoad } from '@safiri/rules/orders/parcels.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { mainCity } from '@safiri/rules/places/main-cities.ts';
import { formatAmount, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { requirePhone } from '../auth/public.ts';
import { findPlaces, requireTripArea, type ServiceArea, type Whence } from '../places/public.ts';
import type { HowPaid } from '@safiri/rules/payments/how-paid.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { findQuote, isQuoteOf, priceParcels, type Quote } from '../pricing/public.ts';
import { requirePaymentMethod } from '../rides/public.ts';
import type { OrderPorts } from './order-ports.ts';
import { requireOrderPart } from './order-wallet-part.ts';
import { requireCarriers } from './quote-parcel.ts';

type Body = BodyOf<typeof call>;

const SHORTEST_METERS = 50;

export const minorOf = (amount: string | number | null | undefined): number | null =>
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
function requireCarrier(body: Body, area: ServiceArea): ParcelCarrier {
  const carriers = requireCarriers(area);
  const { vehicleType, packageType, weight } = body;
  const carrier = carriers.find(({ id, offered }) => offered && id === vehicleType);
  if (carrier !== undefined && mayCarry(vehicleType, packageType, weight, carriers)) return carrier;
  const next = smallestFor(packageType, weight, carriers);
  if (next === undefined) throw fieldProblem('weight', `Nothing of ours carries more than ${heaviestKg(carriers)} kg`);
  const field = carrier !== undefined && goodsVehicle(vehicleType).suits.includes(packageType) ? 'weight' : 'vehicleType';
  throw fieldProblem(field, `A ${vehicleType} can't carry this. Choose a ${next}.`);
}

function requireTenths(body: Body): number {
  const tenths = tenthsOfKg(body.weight);
  if (tenths === undefined) throw fieldProblem('weight', 'Give the weight in kilograms, in steps of 0.1');
  return tenths;
}

/** The live quote that a body names, of this very parcel on this very way. */
async function quoteOf(
  ctx: Context,
  actor: Actor,
  body: Body,
  load: ParcelLoad,
  pickup: Point,
  dropoff: Point,
): Promise<Quote | undefined> {
  const quote = body.quoteId === undefined ? undefined : await findQuote(ctx.db, actor.userId, body.quoteId);
  if (quote?.parcel == null || !isQuoteOf(quote, { pickup, dropoff }, ctx.clock())) return undefined;
  const { vehicleType, weightTenths, isFragile, packageType } = quote.parcel;
  const same =
    vehicleType === load.vehicleType &&
    weightTenths === load.weightTenths &&
    isFragile === load.isFragile &&
    packageType === load.packageType;
  return same ? quote : undefined;
}

/** @throws Problem fare_changed with the server's price when the sender saw another one */
function requireSeen(body: Body, totalMinor: number, { country, market }: ServiceArea): void {
  if (minorOf(body.estimatedCost) === totalMinor) return;
  throw new Problem('fare_changed', `The price is now ${formatAmount(totalMinor, country.currencySymbol, market.document.decimals)}.`, {
    fare: toWire(totalMinor),
  });
}

/** What it costs and how it goes, by the version that priced it. */
type Price = Pick<
  Quote,
  'fareMinor' | 'distanceMeters' | 'durationSeconds' | 'surge' | 'fareLines' | 'marketVersionId' | 'promotion' | 'discountMinor'
>;

interface CheckedParcel {
  readonly area: ServiceArea;
  readonly pickup: Point;
  readonly dropoff: Point;
  readonly load: ParcelLoad;
  readonly carrier: ParcelCarrier;
  readonly price: Price;
  readonly how: HowPaid;
  readonly walletMinor: number | null;
  readonly senderPhone: string;
  readonly receiverPhone: string;
}

async function priceNow(
  ctx: Context,
  ports: OrderPorts,
  area: ServiceArea,
  load: ParcelLoad,
  pickup: Point,
  dropoff: Point,
): Promise<Price> {
  const [price] = await priceParcels(ctx, ports.routes, ports.demand, area, [load], pickup, dropoff);
  if (price === undefined) throw new Error('a parcel that is carried was not priced');
  const { route, fareMinor, surge, lines: fareLines } = price;
  const { distanceMeters: meters, durationSeconds } = route;
  const without = { promotion: null, discountMinor: null };
  return { fareMinor, distanceMeters: meters, durationSeconds, surge, fareLines, marketVersionId: area.market.versionId, ...without };
}

/**
 * Looks at a parcel before it is taken: where it goes, what may bring it, and that it costs what its sender saw.
 * @throws Problem naming the field, fare_changed, not_bookable_here, destination_out_of_reach
 */
export async function checkParcel(ctx: Context, ports: OrderPorts, actor: Actor, body: Body): Promise<CheckedParcel> {
  const { vehicleType, packageType, isFragile } = body;
  const load = { vehicleType, packageType, isFragile, weightTenths: requireTenths(body) };
  const home = body.dropoffLocation ?? mainCity(actor.countryId).center;
  const pickup = await locate(ctx, ports, 'pickupAddress', body.pickupAddress, body.pickupLocation, { near: home });
  const dropoff = await locate(ctx, ports, 'dropoffAddress', body.dropoffAddress, body.dropoffLocation, { from: pickup });
  const now = requireTripArea(ctx.markets, pickup, dropoff);
  const quote = await quoteOf(ctx, actor, body, load, pickup, dropoff);
  // A change of the market touches nothing that was quoted before it.
  const area = quote?.marketVersionId == null ? now : { ...now, market: await ctx.markets.version(ctx.db, quote.marketVersionId) };
  const carrier = requireCarrier(body, area);
  if (distanceMeters(pickup, dropoff) < SHORTEST_METERS) throw fieldProblem('dropoffAddress', 'Choose a place away from the pickup');
  const price = quote ?? (await priceNow(ctx, ports, area, load, pickup, dropoff));
  const countryId = area.country.id;
  requireSeen(body, price.fareMinor, area);
  const bySender = body.paidBy === 'sender';
  const how = await requirePaymentMethod(ctx, area, bySender ? body.paymentMethod : 'cash');
  // The receiver pays all of it.
  if (!bySender && body.walletPart !== undefined) throw fieldProblem('walletPart', 'Only of a parcel that its sender pays');
  return {
    area,
    pickup,
    dropoff,
    load,
    carrier,
    price,
    how,
    walletMinor: requireOrderPart(area, body.walletPart, { totalMinor: price.fareMinor, paymentMethod: how.paymentMethod }),
    senderPhone: requirePhone(body.senderPhone, countryId, 'senderPhone'),
    receiverPhone: requirePhone(body.receiverPhone, countryId, 'receiverPhone'),
  };
}
