import { countryById } from '@safiri/rules/countries/countries.ts';
import { cityById } from '@safiri/rules/places/gazetteer.ts';
import type { Markets } from '../platform/markets.ts';

/** A city as rosters know it. */
export interface OnCallCity {
  readonly id: string;
  readonly name: string;
  readonly countryId: string;
  readonly timeZone: string;
}

/** The market of this id, or a city that is known without one: rosters outlive a market that closes. */
export function onCallCity(markets: Markets, id: string): OnCallCity | undefined {
  const market = markets.byId(id);
  if (market !== undefined) return { id, name: market.document.name, countryId: market.country.id, timeZone: market.document.timeZone };
  const city = cityById(id);
  return city && { id, name: city.name, countryId: city.countryId, timeZone: countryById(city.countryId).timeZoneId };
}

/** Cities with trips now, later or on the way: a draft too, whose roster is kept before it opens. */
export const servedCities = (markets: Markets): OnCallCity[] =>
  markets
    .all()
    .filter(({ document: { status } }) => status !== 'closed')
    .flatMap(({ document }) => onCallCity(markets, document.id) ?? []);
