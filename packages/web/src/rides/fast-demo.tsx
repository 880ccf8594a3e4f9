import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Switch } from '../ui/switch.tsx';
import { wantsFast } from './wants-fast.ts';

/** In the demo: lets the newcomer's own trip run faster, to see it whole. */
export function FastDemoSwitch() {
  const t = useText();
  const on = wantsFast.use();
  const { demo } = useAppSettings();
  if (!demo) return null;
  const label = t('fastTrip', { factor: String(FAST_TRIP_TIMES) });
  return (
    <ChoiceRow icon="bolt" text={label} note={t('fastTripNote')}>
      <Switch on={on} label={label} onChange={(next) => wantsFast.set(next)} />
    </ChoiceRow>
  );
}
