import type { KnownPrice } from '@safiri/rules/scholar/month-price.ts';
import type { SeatRow } from './queries.ts';
import type { GroupRow } from './school-market.ts';

/** What a seat's family knows of its price: the group's, of a seat for which nothing was kept. */
export const knownPrice = ({ priceMinor, nextMinor, nextFrom }: SeatRow, { monthlyMinor }: Pick<GroupRow, 'monthlyMinor'>): KnownPrice => ({
  priceMinor: priceMinor ?? monthlyMinor,
  nextMinor,
  nextFrom,
});
