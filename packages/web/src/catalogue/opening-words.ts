import type { Restaurant } from '@safiri/contract/catalogue/shapes.ts';
import { serverTime } from '../platform/server-clock.ts';
import type { Translate } from '../platform/text.ts';
import { shopTime } from '../common/shop-times.ts';

/** Whether a shop takes orders, as the server decides it. */
export type Opening = Pick<Restaurant, 'isOpen' | 'openUntil' | 'opensAt' | 'timeZoneId'>;

/** Until when a shop is open, or from when on: "Open until 21:00". */
export function openingText(t: Translate, { isOpen, openUntil, opensAt, timeZoneId }: Opening): string {
  const at = isOpen ? openUntil : opensAt;
  if (at === null) return t(isOpen ? 'shopOpenAllDay' : 'foodClosedNow');
  return t(isOpen ? 'shopOpenUntil' : 'shopClosedUntil', { time: shopTime(at, timeZoneId, serverTime()) });
}

/** What a card of a shop that is closed says in a word or two. */
export const closedText = (t: Translate, { opensAt, timeZoneId }: Opening): string =>
  opensAt === null ? t('shopClosed') : t('shopOpens', { time: shopTime(opensAt, timeZoneId, serverTime()) });
