import { defaultLanguage, languageIds, type Language } from '@safiri/rules/languages.ts';
import { allStations, type Station } from './stations.ts';

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export type Size = keyof typeof sizes;
export const themes = ['light', 'dark', 'sun'] as const;
export type Theme = (typeof themes)[number];

/** One picture of a station. */
export interface Variant {
  readonly size: Size;
  readonly theme: Theme;
  readonly language: Language;
}

const base: readonly Variant[] = [
  { size: 'phone', theme: 'light', language: 'en' },
  { size: 'desktop', theme: 'light', language: 'en' },
];
const DRAWN = 60;

/** What is looked at in another theme too, whatever the seed draws: what is dark there is mostly what was made last. */
const inDark: readonly Station[] = ['request-stops', 'tip', 'driver-held-pay', 'staff-refund'];
const dark: readonly Variant[] = base.map((one) => ({ ...one, theme: 'dark' }));

export const isBase = ({ theme, language }: Variant) => theme === 'light' && language === defaultLanguage;
export const fileOf = (name: string, { size, theme, language }: Variant) => `${name}.${size}.${theme}.${language}.png`;

/** A generator of numbers from 0 to below 1 that gives the same ones for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The pictures of each station: both sizes in light English, some in the dark, and sixty more over all, drawn by a seed among themes and languages. */
export function variantsBy(seed: number): ReadonlyMap<Station, readonly Variant[]> {
  const others = allStations.flatMap((station) =>
    Object.keys(sizes).flatMap((size) =>
      themes.flatMap((theme) => languageIds.map((language) => ({ station, variant: { size: size as Size, theme, language } }))),
    ),
  );
  const next = numbersOf(seed);
  const isFixed = ({ station, variant: { theme, language } }: (typeof others)[number]) =>
    inDark.includes(station) && theme === 'dark' && language === defaultLanguage;
  const drawn = others
    .filter((one) => !isBase(one.variant) && !isFixed(one))
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, DRAWN)
    .map(({ one }) => one);
  return new Map(
    allStations.map((station) => [
      station,
      [...base, ...(inDark.includes(station) ? dark : []), ...drawn.filter((one) => one.station === station).map(({ variant }) => variant)],
    ]),
  );
}
