import type { CountryId } from '@safiri/rules/countries/country.ts';
import { isDocumentId } from '@safiri/rules/markets/names.ts';
import type { ChosenPlace } from '../common/places.ts';
import { personalStored } from '../platform/stored.ts';

/** The service that this person asked for last, by its id: what the home screen prices, and a ride from there begins with. */
export const usualType = personalStored<string>(
  'usual-type',
  'standard',
  (text) => (isDocumentId(text) ? text : undefined),
  (type) => type,
);

/** Where a row of the home screen leads, with what it said. */
export interface GoalFromHome {
  readonly place: ChosenPlace;
  readonly rideType: string;
  /** The price that stood there, if one did. */
  readonly seen: { readonly fare: string; readonly countryId: CountryId } | null;
}

/** As it is kept with the entry of the browser's history: it is still there after a reload, and no address carries a place. */
export const asHistoryState = (goal: GoalFromHome) => ({ goal });

/** What a row of the home screen said; null for whoever came another way. */
export function goalFromHome(): GoalFromHome | null {
  // Only this app writes it, of the version that reads it or of one before: its form is looked at. What the market does not have, the quote says.
  const goal = (globalThis.history?.state as { goal?: GoalFromHome } | null)?.goal;
  return goal && isDocumentId(goal.rideType) ? goal : null;
}
