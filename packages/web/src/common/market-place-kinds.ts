import type { MarketPlace } from '@safiri/rules/markets/document.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What the kinds of a market's places are called. */
export const marketPlaceKinds: Readonly<Record<MarketPlace['kind'], TextKey>> = {
  airport: 'marketPlaceAirport',
  mall: 'marketPlaceMall',
  rank: 'marketPlaceRank',
  other: 'marketPlaceOther',
};
