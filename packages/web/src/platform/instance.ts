import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import type { BrandContact } from '@safiri/rules/brand/brand.ts';
import { isDescribed, type Country, type CountryId } from '@safiri/rules/countries/country.ts';
import type { ServiceKind } from '@safiri/rules/markets/document.ts';
import { shownDecimals } from '@safiri/rules/markets/shown-decimals.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { emergencyNumbers, type EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { product } from '@safiri/rules/product.ts';
import { brand } from './brand.ts';
import { readInstance } from '../inline/instance.ts';
import { stored } from './stored.ts';

const instance = typeof document === 'undefined' ? null : readInstance();
/** The cities of this instance, the oldest first; null in the demo, where the specification's countries stand for them. */
export const instanceMarkets: readonly InstanceMarket[] | null = instance?.markets ?? null;

/** Those of their countries that the app does not describe itself. */
export const instanceCountries: readonly Country[] = instance?.countries ?? [];

/** Whether it reaches people outside by SMS, as the page was told; undefined in the demo. */
export const instanceCanText: boolean | undefined = instance?.canText;

/** The numbers for emergencies in a country; null where the operator has confirmed none. */
export const numbersIn = (countryId: CountryId): EmergencyNumbers | null =>
  instance === null ? (isDescribed(countryId) ? emergencyNumbers[countryId] : null) : (instance.emergency[countryId] ?? null);

const marketById = (id: string | null) => instanceMarkets?.find((market) => market.id === id);

/** The city that was chosen on this phone or in which it was last; null while there is none. */
export const chosenMarket = stored<string | null>(
  `${product.key}.market`,
  null,
  (id) => (marketById(id) === undefined ? undefined : id),
  (id) => id,
);

/** How the operator is reached in the city of this phone: as that says, else as everywhere. */
export const contactHere = (market = homeMarket()): BrandContact => ({ ...brand.contact, ...market?.contact });
/** Whether there is any way to reach the operator; without one `/help` has nothing to say. */
export const isReachedHere = (): boolean => Object.keys(contactHere()).length > 0;

/** Whether of several cities none is known to be this person's yet. */
export const useNoMarketYet = (): boolean => chosenMarket.use() === null && (instanceMarkets?.length ?? 0) > 1;

/** The city of this phone: the chosen one, else the first. Undefined in the demo, and where nothing has opened. */
export const homeMarket = (): InstanceMarket | undefined => marketById(chosenMarket.get()) ?? instanceMarkets?.[0];
export const useHomeMarket = (): InstanceMarket | undefined => marketById(chosenMarket.use()) ?? instanceMarkets?.[0];

/** The city around a point, as far as a phone can tell: of those whose bounds hold it the one whose centre is nearest. */
export function marketAround({ lat, lng }: Point): InstanceMarket | undefined {
  const far = ({ center }: InstanceMarket) => Math.hypot(center.lat - lat, (center.lng - lng) * Math.cos((lat * Math.PI) / 180));
  return instanceMarkets
    ?.filter(({ bounds: [south, west, north, east] }) => lat >= south && lat <= north && lng >= west && lng <= east)
    .toSorted((a, b) => far(a) - far(b))[0];
}

/** Keeps that this phone is, or was, in the city around a point. */
export function rememberMarketAround(point: Point): void {
  const found = marketAround(point);
  if (found !== undefined && found.id !== chosenMarket.get()) chosenMarket.set(found.id);
}

/** Whether one of these can be asked for in the city of this phone; in the demo all can. */
export function serves(...kinds: readonly ServiceKind[]): boolean {
  if (instanceMarkets === null) return true;
  return homeMarket()?.kinds.some((kind) => kinds.includes(kind)) === true;
}

/** Whether packages of rides are sold in a city; in the demo they are. */
export const sellsPackages = (home: InstanceMarket | undefined): boolean => instanceMarkets === null || home?.packages === true;

/** What its cheapest ride costs, as the wire has amounts; undefined where nobody is carried. */
export const leastIn = ({ services }: InstanceMarket): string | undefined =>
  services.map(({ from }) => from).toSorted((a, b) => Number(a) - Number(b))[0];

/** Decimals of amounts in a country's currency on this instance; undefined where the country's own count. */
export const decimalsIn = (countryId: CountryId): 0 | 2 | undefined =>
  instanceMarkets === null
    ? undefined
    : shownDecimals(instanceMarkets.filter((market) => market.countryId === countryId).map(({ decimals }) => decimals));
