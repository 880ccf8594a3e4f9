import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { useText } from '../platform/text.ts';

/** Says on a trip that it runs in quickened time. */
export function FastDemoMark() {
  const t = useText();
  return (
    <p className="label fast-mark">
      <span className="chip">{t('fastTripMark', { factor: String(FAST_TRIP_TIMES) })}</span> {t('fastTripNote')}
    </p>
  );
}
