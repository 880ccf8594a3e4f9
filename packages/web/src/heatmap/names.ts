import type { DemandLevel, DemandService, TimeWindow } from '@safiri/rules/heatmap/levels.ts';
import type { TextKey } from 'virtual:texts/keys';

/** The page's words for the levels; the widget calls the strongest a surge (spec: the two differ). */
export const levelNames: Record<DemandLevel, TextKey> = { surge: 'heatCritical', high: 'heatHigh', medium: 'heatMedium', low: 'heatLow' };
export const spotLevelNames: Record<DemandLevel, TextKey> = { ...levelNames, surge: 'heatSurge' };
export const serviceNames: Record<DemandService, TextKey> = {
  rides: 'heatRides',
  food: 'heatFood',
  parcel: 'heatParcel',
  grocery: 'heatGrocery',
};
export const windowNames: Record<TimeWindow, TextKey> = { '15m': 'heat15m', '1h': 'heat1h', '6h': 'heat6h', '24h': 'heat24h' };

const hour = (n: number) => `${String(n).padStart(2, '0')}:00`;
/** A stretch of the day, such as 08:00–10:00. */
export const stretch = ({ from, to }: { from: number; to: number }) => `${hour(from)}–${hour(to)}`;
