import type { MarketStatus } from '@safiri/rules/markets/document.ts';
import type { TextKey } from 'virtual:texts/keys';

/** How far a city is open. */
export const statusTexts: Readonly<Record<MarketStatus, TextKey>> = {
  draft: 'setupIsDraft',
  open: 'setupIsOpen',
  paused: 'setupIsPaused',
  closed: 'setupIsClosed',
};

/** The same as a mark: green takes requests, yellow does not for now. */
export const statusChips: Readonly<Record<MarketStatus, string>> = {
  draft: 'chip',
  open: 'chip ok',
  paused: 'chip wait',
  closed: 'chip',
};
