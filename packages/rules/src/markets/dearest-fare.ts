import { sumOf } from '../pricing/fare-lines.ts';
import { fare } from '../pricing/market-fare.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { goodsOf, parcelCarriers } from './parcel-services.ts';

/** Roads go around: so many times the reach is longer than any trip of a market. */
const TIMES_REACH = 4;
/** 10 km/h. */
const SECONDS_PER_METER = 0.36;
const MINUTES_PER_DAY = 1440;

type Market = Pick<MarketDocument, 'reachKm' | 'rounding' | 'holidays' | 'places'>;

/**
 * What the longest trip of a market costs by a service on its dearest holiday, at the dearest place, under the highest surge, and of a
 * service for parcels the heaviest fragile one in the dearest vehicle; minor units.
 */
export function dearestFare(market: Market, service: MarketService): number {
  const loads = parcelCarriers({ services: [service] }).map((carrier) =>
    goodsOf(carrier, { weightTenths: Math.round(carrier.maxKg * 10), isFragile: true }),
  );
  return Math.max(...(loads.length === 0 ? [undefined] : loads).map((goods) => dearestWith(market, service, goods)));
}

function dearestWith(market: Market, { tariff }: MarketService, goods: ReturnType<typeof goodsOf> | undefined): number {
  const meters = market.reachKm * 1000 * TIMES_REACH;
  const { night } = tariff;
  const [hours = 0, minutes = 0] = (night?.from ?? '12:00').split(':').map(Number);
  return sumOf(
    fare(
      tariff,
      { roundToMinor: Math.round(market.rounding.to * 100) },
      {
        distanceMeters: meters,
        durationSeconds: meters * SECONDS_PER_METER,
        minuteOfDay: (hours * 60 + minutes) % MINUTES_PER_DAY,
        holidayFactor: Math.max(1, ...market.holidays.map(({ factor }) => factor)),
        surge: tariff.surge.cap,
        pickupFeeMinor: Math.round(Math.max(0, ...market.places.map(({ pickupFee }) => pickupFee)) * 100),
        ...(goods === undefined ? {} : { goods }),
      },
    ),
  );
}
