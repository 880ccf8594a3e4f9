import type { CountryMoney } from './described-money.ts';
import { roundSums } from '../pricing/round-sums.ts';

/** Notes that exist, and that people pay a trip with: of each currency three in units, smallest first, by ISO 4217. */
const notes: Readonly<Record<string, readonly [number, number, number]>> = {
  AOA: [1000, 2000, 5000],
  BIF: [2000, 5000, 10_000],
  BWP: [50, 100, 200],
  CDF: [5000, 10_000, 20_000],
  CVE: [500, 1000, 2000],
  DJF: [1000, 2000, 5000],
  DZD: [500, 1000, 2000],
  EGP: [50, 100, 200],
  ERN: [20, 50, 100],
  ETB: [50, 100, 200],
  GHS: [50, 100, 200],
  GMD: [50, 100, 200],
  GNF: [5000, 10_000, 20_000],
  KES: [200, 500, 1000],
  KMF: [1000, 2000, 5000],
  LRD: [100, 500, 1000],
  LSL: [50, 100, 200],
  LYD: [10, 20, 50],
  MAD: [50, 100, 200],
  MGA: [5000, 10_000, 20_000],
  MRU: [100, 200, 500],
  MUR: [200, 500, 1000],
  MWK: [1000, 2000, 5000],
  MZN: [200, 500, 1000],
  NAD: [50, 100, 200],
  NGN: [200, 500, 1000],
  RWF: [1000, 2000, 5000],
  SCR: [50, 100, 500],
  SDG: [200, 500, 1000],
  SLE: [5, 10, 20],
  SSP: [100, 500, 1000],
  STN: [50, 100, 200],
  SZL: [50, 100, 200],
  TND: [10, 20, 50],
  TZS: [2000, 5000, 10_000],
  UGX: [10_000, 20_000, 50_000],
  USD: [5, 10, 20],
  XAF: [2000, 5000, 10_000],
  XOF: [2000, 5000, 10_000],
  ZAR: [50, 100, 200],
  ZMW: [50, 100, 200],
};

/** Of a currency whose notes are not listed: the round sums from that of fifty rand on. */
export const notesOf = ({ currency, exchangeRate }: Pick<CountryMoney, 'currency' | 'exchangeRate'>): readonly number[] =>
  notes[currency] ?? roundSums(50 * exchangeRate, 3);
