import type { Subscription } from '@safiri/contract/subscriptions/calls.ts';
import { useText } from '../platform/text.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Switch } from '../ui/switch.tsx';

/** Pays the ride with a package, or not. */
export function PackageChoice({ owned, on, onChange }: { owned: Subscription; on: boolean; onChange: (on: boolean) => void }) {
  const t = useText();
  return (
    <ChoiceRow
      icon="gift"
      text={t('usePackage')}
      note={owned.ridesLeft === null ? t('usePackageUnlimited') : t('usePackageLeft', { n: owned.ridesLeft })}
    >
      <Switch on={on} label={t('usePackage')} onChange={onChange} />
    </ChoiceRow>
  );
}
