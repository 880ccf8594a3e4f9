import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import { goodsOf, parcelCarriers } from '@safiri/rules/markets/parcel-services.ts';
import { goodsTypeOf } from '@safiri/rules/markets/services.ts';
import { vehiclesToSend, type ParcelLoad } from '@safiri/rules/orders/parcels.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import type { Route, RoutePort, ServiceArea } from '../places/public.ts';
import { priceAlong, type DemandPort, type ServicePrice } from './price-trip.ts';

/** What a parcel costs when one vehicle brings it. */
export interface ParcelPrice extends ServicePrice {
  readonly parcel: ParcelLoad;
}

/** Prices a way for parcels that the market's vehicles carry, which the caller has seen to. The way is one that each vehicle may drive that can be sent. */
export async function priceParcels(
  ctx: Context,
  routes: RoutePort,
  demand: DemandPort,
  area: ServiceArea,
  parcels: readonly ParcelLoad[],
  pickup: Point,
  dropoff: Point,
): Promise<ParcelPrice[]> {
  const now = ctx.clock();
  const { document } = area.market;
  const carriers = parcelCarriers(document);
  const asked = parcels.flatMap((parcel) => {
    const carrier = carriers.find(({ id }) => id === parcel.vehicleType);
    if (carrier === undefined) return [];
    const { vehicleType, packageType, weightTenths } = parcel;
    const type = goodsTypeOf(carrier.service);
    return [{ parcel, carrier, type, by: drivenAs(type, vehiclesToSend(vehicleType, packageType, weightTenths / 10, carriers)) }];
  });
  const driving = [...new Set(asked.map(({ by }) => by))];
  const [ways, surge] = await Promise.all([
    Promise.all(driving.map(async (by) => [by, await routes.route(pickup, dropoff, now, document.timeZone, by)] as const)),
    demand.surgeAt(ctx.db, area.city.id, pickup),
  ]);
  const wayBy = new Map(ways);
  return asked.map(({ parcel, carrier, type, by }) => ({
    ...priceAlong(area, carrier.service, { pickup, dropoff }, now, wayBy.get(by) as Route, surge(type), goodsOf(carrier, parcel)),
    parcel,
  }));
}
