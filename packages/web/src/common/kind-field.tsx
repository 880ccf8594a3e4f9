import { vehicleKinds, type VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { useText } from '../platform/text.ts';
import { SelectField } from '../ui/select-field.tsx';
import { vehicleNames, vehicleUsesText } from './vehicle-kinds.ts';

interface Props {
  readonly value: VehicleKind;
  readonly onChange: (kind: VehicleKind) => void;
  readonly label?: string;
  readonly error?: string | undefined;
}

/** The kind of a vehicle; below it what such a one drives. */
export function KindField({ value, onChange, label, error }: Props) {
  const t = useText();
  return (
    <SelectField
      label={label ?? t('whatYouDrive')}
      name="vehicleKind"
      value={value}
      hint={vehicleUsesText(t, value)}
      error={error}
      onChange={(event) => onChange(event.target.value as VehicleKind)}
    >
      {vehicleKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(vehicleNames[kind])}
        </option>
      ))}
    </SelectField>
  );
}
