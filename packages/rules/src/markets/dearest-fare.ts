import { sumOf } from '../pricing/fare-lines.ts';
import { fare, type FareGoods } from '../pricing/market-fare.ts';
import { roundingStep } from '../pricing/rounding.ts';
import { minuteOfDay } from '../places/time-of-day.ts';
import { minorOfUnits } from '../pricing/money.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { goodsOf, parcelCarriers } from './parcel-services.ts';

/** Roads go around: so many times the reach is longer than any trip of a market. */
const TIMES_REACH = 4;
/** 10 km/h. */
const SECONDS_PER_METER = 0.36;
const MINUTES_PER_DAY = 1440;

type Market = Pick<MarketDocument, 'reachKm' | 'rounding' | 'holidays' | 'places' | 'zones' | 'fixed' | 'tolls'>;

/**
 * What the longest trip of a market costs by a service on its dearest holiday, at the dearest place or by the dearest fixed price, past every toll, under the highest surge, and of a
 * service for parcels the heaviest fragile one in the dearest vehicle; minor units.
 */
export function dearestFare(market: Market, service: MarketService): number {
  const loads = parcelCarriers({ services: [service] }).map((carrier) =>
    goodsOf(carrier, { weightTenths: Math.round(carrier.maxKg * 10), isFragile: true }),
  );
  const fixed = market.fixed.filter((one) => one.service === service.id).map(({ price }) => price);
  return Math.max(
    ...(loads.length === 0 ? [undefined] : loads).map((goods) => dearestWith(market, service, { goods })),
    ...(fixed.length === 0 ? [] : [dearestWith(market, service, { fixed: Math.max(...fixed) })]),
  );
}

function dearestWith(
  market: Market,
  { tariff }: MarketService,
  { goods, fixed }: { goods?: FareGoods | undefined; fixed?: number },
): number {
  const meters = market.reachKm * 1000 * TIMES_REACH;
  const { night } = tariff;
  return sumOf(
    fare(
      tariff,
      { roundToMinor: roundingStep(market) },
      {
        distanceMeters: meters,
        durationSeconds: meters * SECONDS_PER_METER,
        minuteOfDay: minuteOfDay(night?.from ?? '12:00') % MINUTES_PER_DAY,
        holidayFactor: Math.max(1, ...market.holidays.map(({ factor }) => factor)),
        surge: tariff.surge.cap,
        pickupFeeMinor: minorOfUnits(Math.max(0, ...[...market.places, ...market.zones].map(({ pickupFee }) => pickupFee))),
        ...(fixed === undefined ? {} : { fixedMinor: minorOfUnits(fixed) }),
        tolls: tariff.passesTollsOn ? market.tolls.map(({ id, price }) => ({ id, meters: 0, minor: minorOfUnits(price) })) : [],
        ...(goods === undefined ? {} : { goods }),
      },
    ),
  );
}
