import type { FareLineKind } from '@safiri/rules/pricing/fare-lines.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What each line of a fare is called. */
export const fareLineTexts: Readonly<Record<FareLineKind, TextKey>> = {
  base: 'lineBase',
  distance: 'lineDistance',
  time: 'lineTime',
  booking: 'lineBooking',
  fixed: 'lineFixed',
  place: 'linePlace',
  weight: 'lineWeight',
  fragile: 'lineFragile',
  night: 'lineNight',
  surge: 'lineSurge',
  minimum: 'lineMinimum',
  stops: 'lineStops',
  promotion: 'linePromotion',
  toll: 'lineToll',
  waiting: 'lineWaiting',
  rounding: 'lineRounding',
};
