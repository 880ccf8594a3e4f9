import { marketOf, marketText, type MarketText } from '@safiri/contract/markets/document.ts';
import { unlimitedFaults } from '@safiri/contract/markets/programmes.ts';
import { countryMoney } from '@safiri/rules/countries/country-money.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { dearestFare } from '@safiri/rules/markets/dearest-fare.ts';
import { pricedServices } from '@safiri/rules/markets/services.ts';
import { roundingStep } from '@safiri/rules/pricing/rounding.ts';
import { checkedBy, digestOf, readValue, readWritten, type Fault } from '../platform/written-document.ts';
import { areaFaults, outlineFaults } from './geometry.ts';

/** A document as it was written and as it is meant. */
export interface ReadMarket {
  readonly text: MarketText;
  readonly market: MarketDocument;
  /** Of the text with its defaults, whatever the order of its lines. */
  readonly digest: string;
}

/** Amounts that a currency without a minor unit can't have. */
function decimalFaults(text: MarketText): Fault[] {
  if (text.decimals !== 0 || text.rounding.to % 1 === 0) return [];
  return [{ path: ['rounding', 'to'], error: `has decimals, and ${countryMoney[text.country].currency} is shown without` }];
}

/** What a trip may cost at most, in minor units: quotes hold it in 32 bits. */
const MOST_FARE_MINOR = 2_147_483_647;

/** Tariffs by which nothing is ever paid, or more than can be booked. */
function fareFaults(market: MarketDocument): Fault[] {
  const step = roundingStep(market);
  const priced = pricedServices(market);
  return market.services.flatMap((service, index): Fault[] => {
    if (!priced.includes(service)) return [];
    const isFree = dearestFare({ ...market, places: [], zones: [], fixed: [], tolls: [] }, service) <= step;
    const isTooDear = dearestFare(market, service) > MOST_FARE_MINOR;
    const error = isFree ? 'costs nothing, however far' : isTooDear ? 'makes the longest way dearer than can be booked' : undefined;
    return error === undefined ? [] : [{ path: ['services', index, 'tariff'], error }];
  });
}

const checked =
  (unlimited: boolean) =>
  (value: unknown): MarketText | Fault[] => {
    const data = checkedBy(marketText, value, 'a market');
    if (Array.isArray(data)) return data;
    const faults = [
      ...decimalFaults(data),
      ...areaFaults(data.area as never, data.centre as never),
      ...(data.zones ?? []).flatMap(({ area }, index) => outlineFaults(area as never, ['zones', index, 'area'])),
      ...fareFaults(marketOf(data)),
      ...(unlimited ? [] : unlimitedFaults(data)),
    ];
    return faults.length > 0 ? faults : data;
  };

const readOf = (text: MarketText): ReadMarket => ({ text, market: marketOf(text), digest: digestOf(text) });

/**
 * Reads a market's document from YAML or JSON.
 * @param unlimited whether programmes without a budget are taken: in the demo
 * @throws DocumentError with every fault, its line and its path
 */
export const readMarketText = (file: string, unlimited = false): ReadMarket => readOf(readWritten<MarketText>(file, checked(unlimited)));

/** The same of a document that is no file. @throws DocumentError */
export const readMarketValue = (value: unknown, unlimited = false): ReadMarket => readOf(readValue<MarketText>(value, checked(unlimited)));
