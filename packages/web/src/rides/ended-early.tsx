import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { drivenMinutes } from '@safiri/rules/rides/elapsed.ts';
import { madeStops } from '@safiri/rules/rides/stops.ts';
import { km, money } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';

/** Shorter than this a way is not told in kilometres: they would say 0.0. */
const LEAST_KM = 0.1;

/** Whether so little was driven that its fare is the lowest there is. */
export const isLeastFare = ({ distance }: Pick<Ride, 'distance'>): boolean => distance < LEAST_KM;

/**
 * The way that was driven and its minutes, as they are read: " · " between them. Of a way over stops that were made less than 100 m is no measure: the
 * phone did not tell the way, and nothing is said of it.
 */
export function drivenText(t: Translate, ride: Pick<Ride, 'stops' | 'startedAt' | 'completedAt' | 'duration'>, kilometers: number): string {
  const minutes = t('minutes', { n: drivenMinutes(ride) });
  if (kilometers >= LEAST_KM) return `${km(kilometers)} · ${minutes}`;
  return madeStops(ride.stops).length > 0 ? minutes : `${t('underHundredMeters')} · ${minutes}`;
}

/** Of a trip that ended early for less: what is paid and why, beside what was agreed. */
export function EarlyFare({
  fare,
  quoted,
  distance,
  countryId,
}: Pick<Ride, 'fare' | 'distance' | 'countryId'> & { quoted: string | null | undefined }) {
  const t = useText();
  if (quoted == null) return null;
  const amounts = { fare: money(fare, countryId), quoted: money(quoted, countryId) };
  return <p className="label num">{t(isLeastFare({ distance }) ? 'earlyFareLeast' : 'earlyFare', amounts)}</p>;
}
