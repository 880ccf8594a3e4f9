import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { quoteParcel as call } from '@safiri/contract/orders/calls.ts';
import { goodsVehicle } from '@safiri/rules/dispatch/vehicles.ts';
import { parcelCarriers, type ParcelCarrier } from '@safiri/rules/markets/parcel-services.ts';
import { mayCarry, type ParcelLoad } from '@safiri/rules/orders/parcels.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { requireTripArea, type ServiceArea } from '../places/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { presentFareTaxes, presentLines, priceParcels, storeQuotes, takesCodes } from '../pricing/public.ts';
import type { OrderPorts } from './order-ports.ts';

type Body = BodyOf<typeof call>;

/** What senders choose from there. @throws Problem not_bookable_here where no parcels are brought */
export function requireCarriers({ market, city }: ServiceArea): ParcelCarrier[] {
  const carriers = parcelCarriers(market.document);
  if (!carriers.some(({ offered }) => offered)) throw new Problem('not_bookable_here', `No parcels are brought in ${city.name} yet.`);
  return carriers;
}

/** The parcel in each vehicle that a sender may choose for it; none while nothing is known of it. */
function loadsOf({ packageType, weight, isFragile }: Body, carriers: readonly ParcelCarrier[]): ParcelLoad[] {
  if (packageType === undefined || weight === undefined) return [];
  return carriers
    .filter(({ id, offered }) => offered && mayCarry(id, packageType, weight, carriers))
    .map(({ id: vehicleType }) => ({ packageType, vehicleType, weightTenths: Math.round(weight * 10), isFragile }));
}

/**
 * Prices a parcel by each vehicle that may bring it, and keeps each price as a quote.
 * @throws Problem not_bookable_here, destination_out_of_reach
 */
export async function quoteParcel(ctx: Context, ports: OrderPorts, actor: Actor, body: Body): Promise<ReplyOf<typeof call>> {
  const { pickupLocation: pickup, dropoffLocation: dropoff } = body;
  const area = requireTripArea(ctx.markets, pickup, dropoff);
  const carriers = requireCarriers(area);
  const prices = await priceParcels(ctx, ports.routes, ports.demand, area, loadsOf(body, carriers), pickup, dropoff);
  const stored = prices.length === 0 ? undefined : await storeQuotes(ctx, actor.userId, area, { pickup, dropoff }, prices);
  const priceBy = (vehicle: ParcelCarrier) => {
    const price = prices.find(({ parcel }) => parcel.vehicleType === vehicle.id);
    const quoteId = price && stored?.ids.get(price);
    return price === undefined || quoteId === undefined
      ? null
      : {
          quoteId,
          fare: toWire(price.fareMinor),
          lines: presentLines(price.lines),
          taxes: presentFareTaxes(area.market.document, price.fareMinor, price.lines),
        };
  };
  const offered = carriers.filter((one) => one.offered);
  return {
    countryId: area.country.id,
    currency: area.country.currency,
    decimals: area.market.document.decimals,
    marketVersion: area.market.number,
    fragilePercent: Math.max(...offered.map(({ service }) => service.fragilePercent)),
    takesCodes:
      actor.userType === 'passenger' &&
      takesCodes(
        area.market.document,
        offered.map(({ service }) => service),
        ctx.clock(),
      ),
    expiresAt: stored?.expiresAt.toISOString() ?? null,
    vehicles: offered.map((one) => {
      const { minutes, suits } = goodsVehicle(one.id);
      return {
        vehicleType: one.id,
        maxKg: one.maxKg,
        minutes: [...minutes],
        suits: [...suits],
        aboveKg: one.service.weight?.aboveKg ?? null,
        price: priceBy(one),
      };
    }),
  };
}
