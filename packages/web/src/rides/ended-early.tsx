import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { km, money } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';

/** Shorter than this a way is not told in kilometres: they would say 0.0. */
const LEAST_KM = 0.1;

/** The way that was driven, as it is read. */
export const drivenText = (t: Translate, kilometers: number): string => (kilometers < LEAST_KM ? t('underHundredMeters') : km(kilometers));

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
  return <p className="label num">{t(distance < LEAST_KM ? 'earlyFareLeast' : 'earlyFare', amounts)}</p>;
}
