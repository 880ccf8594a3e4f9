import { goodsVehicle, goodsVehicleIds, type GoodsVehicleId } from '../dispatch/vehicles.ts';
import type { Carrier, ParcelLoad } from '../orders/parcels.ts';
import type { FareGoods } from '../pricing/market-fare.ts';
import { isOneOf, sortedBy } from '../records.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { parcelKinds } from './services.ts';

/** A vehicle that brings parcels in a market, by the service that prices it. */
export interface ParcelCarrier extends Carrier {
  readonly service: MarketService;
  /** So many times the service's base, kilometres and minutes. */
  readonly factor: number;
}

/** Those of a market, what senders choose first, the smallest first. A vehicle that two services name is priced by the first. */
export function parcelCarriers({ services }: Pick<MarketDocument, 'services'>): ParcelCarrier[] {
  const found = new Map<GoodsVehicleId, ParcelCarrier>();
  for (const service of services.filter(({ kind }) => parcelKinds.includes(kind))) {
    for (const { kind: id, factor, maxKg, offered } of service.vehicles) {
      if (!isOneOf(goodsVehicleIds, id) || found.has(id)) continue;
      found.set(id, { id, service, factor, maxKg: maxKg ?? goodsVehicle(id).maxKg, offered });
    }
  }
  return sortedBy([...found.values()], ({ offered, maxKg }) => (offered ? maxKg : Infinity));
}

/** What a parcel changes of the fare when this vehicle brings it. */
export function goodsOf(
  { service, factor }: ParcelCarrier,
  { weightTenths, isFragile }: Pick<ParcelLoad, 'weightTenths' | 'isFragile'>,
): FareGoods {
  const { weight, fragilePercent } = service;
  return {
    vehicleFactor: factor,
    perKg: weight?.perKg ?? 0,
    tenthsAbove: weight === null ? 0 : Math.max(0, weightTenths - Math.round(weight.aboveKg * 10)),
    fragilePercent: isFragile ? fragilePercent : 0,
  };
}
