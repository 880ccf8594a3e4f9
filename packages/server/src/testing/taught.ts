import { marketOf, marketText } from '@safiri/contract/markets/document.ts';
import { demoMarkets } from '@safiri/rules/demo/demo-markets.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import * as z from 'zod/mini';
import { parse } from 'yaml';
import type { Taught } from '../training/taught.ts';
import { marketFile } from './market-files.ts';

const marketIn = (value: unknown): MarketDocument => marketOf(z.parse(marketText, value));
const demoOf = (id: string) => marketIn(demoMarkets(false).find((one) => one.id === id));
const kisumu = marketIn(parse(marketFile('kisumu')));
const maseru = marketIn(parse(marketFile('maseru')));
/** A market with those of its services alone that are of these kinds. */
const withKinds = (market: MarketDocument, kinds: readonly string[]): MarketDocument => ({
  ...market,
  payments: ['cash'],
  services: market.services.filter(({ kind }) => kinds.includes(kind)),
});

/** What drivers of different cities are taught: by a market with everything, by some that lack much, and by none. */
export const lessonsOfAll = {
  pretoria: { countryId: 'za', market: demoOf('pretoria'), product: 'Safiri', numbers: emergencyNumbers.za, permit: undefined },
  kisumu: {
    countryId: 'ke',
    market: kisumu,
    product: 'Kisumu Boda',
    numbers: emergencyNumbers.ke,
    permit: { value: 'PSV badge of the NTSA', source: 'LN 61/2017' },
  },
  maseru: { countryId: 'ls', market: maseru, product: 'Maseru Taxi', numbers: null, permit: undefined },
  'rides only': { countryId: 'ke', market: withKinds(kisumu, ['ride']), product: 'Kisumu Boda', numbers: null, permit: undefined },
  'food only': { countryId: 'ke', market: withKinds(kisumu, ['ride', 'food']), product: 'Kisumu Boda', numbers: null, permit: undefined },
  'no market': { countryId: 'rw', market: undefined, product: 'Kigali Moto', numbers: null, permit: undefined },
} as const satisfies Record<string, Taught>;
export type Place = keyof typeof lessonsOfAll;
