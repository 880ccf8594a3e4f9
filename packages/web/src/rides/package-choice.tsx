import { useText } from '../platform/text.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Switch } from '../ui/switch.tsx';
import type { UsablePackage } from './use-package-for.ts';

interface Props {
  readonly owned: UsablePackage;
  readonly on: boolean;
  /** What the ride costs without it, where that is less than one of its rides is worth. */
  readonly alone: string | undefined;
  readonly onChange: (on: boolean) => void;
}

/** Pays the ride with a package, or not. */
export function PackageChoice({ owned, on, alone, onChange }: Props) {
  const t = useText();
  const left = owned.ridesLeft === null ? t('usePackageUnlimited') : t('usePackageLeft', { n: owned.ridesLeft });
  return (
    <ChoiceRow icon="gift" text={t('usePackage')} note={alone === undefined ? left : `${left} · ${t('usePackageDearer', { fare: alone })}`}>
      <Switch on={on} label={t('usePackage')} onChange={onChange} />
    </ChoiceRow>
  );
}
