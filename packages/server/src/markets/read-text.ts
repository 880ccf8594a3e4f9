import { createHash } from 'node:crypto';
import { marketOf, marketText, type MarketText } from '@safiri/contract/markets/document.ts';
import { unlimitedFaults } from '@safiri/contract/markets/programmes.ts';
import { countryMoney } from '@safiri/rules/countries/country-money.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { dearestFare } from '@safiri/rules/markets/dearest-fare.ts';
import { pricedServices } from '@safiri/rules/markets/services.ts';
import { roundingStep } from '@safiri/rules/pricing/market-fare.ts';
import { LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod/mini';
import { areaFaults } from './geometry.ts';

/** A document as it was written and as it is meant. */
export interface ReadMarket {
  readonly text: MarketText;
  readonly market: MarketDocument;
  /** Of the text with its defaults, whatever the order of its lines. */
  readonly digest: string;
}

type Path = ReadonlyArray<string | number>;
interface Fault {
  readonly path: Path;
  readonly error: string;
}

/** What is wrong with a document: each line with its place in the file. */
export class MarketError extends Error {
  /** The same by their place in the document; empty of what is no document at all. */
  readonly faults: readonly Fault[];

  constructor(lines: readonly string[], faults: readonly Fault[] = []) {
    super(lines.join('\n'));
    this.faults = faults;
  }
}

/** No honest document is larger, bytes. */
const MOST_BYTES = 1_000_000;

const pathText = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

/** A value by its keys in order, so that the same document reads the same. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, canonical(one)]),
  );
}

export const digestOf = (text: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(text)))
    .digest('hex');

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
    const isFree = dearestFare({ ...market, places: [] }, service) <= step;
    const isTooDear = dearestFare(market, service) > MOST_FARE_MINOR;
    const error = isFree ? 'costs nothing, however far' : isTooDear ? 'makes the longest way dearer than can be booked' : undefined;
    return error === undefined ? [] : [{ path: ['services', index, 'tariff'], error }];
  });
}

function checked(value: unknown, unlimited = true): MarketText | Fault[] {
  const { success, data, error } = z.safeParse(marketText, value);
  if (!success) {
    return error.issues.flatMap((issue): Fault[] => {
      const path = issue.path as Path;
      if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], error: 'is no key of a market' }));
      // Of two forms the one that was meant: the deepest fault says most.
      if (issue.code === 'invalid_union') {
        const deepest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
        return [{ path: [...path, ...((deepest?.path ?? []) as Path)], error: deepest?.message ?? issue.message }];
      }
      return [{ path, error: issue.message }];
    });
  }
  const faults = [
    ...decimalFaults(data),
    ...areaFaults(data.area as never, data.centre as never),
    ...fareFaults(marketOf(data)),
    ...(unlimited ? [] : unlimitedFaults(data)),
  ];
  return faults.length > 0 ? faults : data;
}

/** The line of a place in the file: of the nearest thing above it that was written. */
function lineOf(document: Document, counter: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range != null) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Reads a market's document from YAML or JSON.
 * @param unlimited whether programmes without a budget are taken: in the demo
 * @throws MarketError with every fault, its line and its path
 */
export function readMarketText(file: string, unlimited = false): ReadMarket {
  if (Buffer.byteLength(file) > MOST_BYTES) throw new MarketError(['The document is larger than 1 MB.']);
  const counter = new LineCounter();
  const document = parseDocument(file, { lineCounter: counter, uniqueKeys: true });
  if (document.errors.length > 0) throw new MarketError(document.errors.map(({ message }) => message));
  const result = checked(document.toJS({ maxAliasCount: 10 }), unlimited);
  if (Array.isArray(result)) {
    throw new MarketError(result.map(({ path, error }) => `line ${lineOf(document, counter, path)}: ${pathText(path)} ${error}`));
  }
  return { text: result, market: marketOf(result), digest: digestOf(result) };
}

/** The same of a document that is no file: programmes without a budget are taken unless that is refused. @throws MarketError */
export function readMarketValue(value: unknown, unlimited = true): ReadMarket {
  const result = checked(value, unlimited);
  if (Array.isArray(result))
    throw new MarketError(
      result.map(({ path, error }) => `${pathText(path)} ${error}`),
      result,
    );
  return { text: result, market: marketOf(result), digest: digestOf(result) };
}
