import { useState } from 'react';
import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { vehicleYears, yearChoices } from '@safiri/rules/drivers/vehicle-age.ts';
import { carLooks } from '../common/car-looks.ts';
import { KindField } from '../common/kind-field.tsx';
import { fieldMessage } from '../platform/api-client.ts';
import { useHomeMarket } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { paintOf } from '../ui/car-paint.ts';
import { Field } from '../ui/field.tsx';
import { Plate } from '../ui/person.tsx';
import { SelectField } from '../ui/select-field.tsx';
import '../common/car-ticket.css';
import './vehicle-form.css';

/** What is said of a vehicle. */
export interface SaidOfVehicle {
  readonly kind: VehicleKind;
  readonly make: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color: string;
  readonly year: number;
}

interface Props {
  /** What is known of it; null for a new one. */
  readonly vehicle: VehicleInfo | null;
  readonly busy: boolean;
  /** What was wrong with it when it was sent. */
  readonly error: unknown;
  readonly word: string;
  readonly onSend: (said: SaidOfVehicle) => void;
}

/** The kind, make, model, plate, colour and year of a vehicle. */
export function VehicleForm({ vehicle, busy, error, word, onSend }: Props) {
  const t = useText();
  const [thisYear] = useState(() => new Date().getFullYear());
  const type = vehicle?.vehicleType ?? 'sedan';
  const [kind, setKind] = useState<VehicleKind>(type === 'premium' ? 'sedan' : type);
  const market = useHomeMarket();
  const choices = market === undefined ? undefined : yearChoices(market.vehicleAge, kind);
  const [form, setForm] = useState({
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    licensePlate: vehicle?.licensePlate ?? '',
    color: vehicle?.color ?? '',
    year: String(vehicle?.year ?? ''),
  });
  const field = (name: Exclude<keyof typeof form, 'year'>, label: string, maxLength: number, capitals = 'words') => (
    <Field
      label={label}
      autoCapitalize={capitals}
      autoComplete="off"
      value={form[name]}
      maxLength={maxLength}
      error={fieldMessage(error, name)}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
    />
  );
  const whole = Object.values(form).every((value) => value.trim() !== '');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ ...form, kind, year: Number(form.year) });
      }}
    >
      <KindField value={kind} onChange={setKind} error={fieldMessage(error, 'kind')} />
      <div className="vehicle-pair">
        {field('make', t('vehicleMake'), 40)}
        {field('model', t('vehicleModelName'), 60)}
      </div>
      {field('licensePlate', t('vehiclePlate'), 20, 'characters')}
      <div className="vehicle-pair">
        {field('color', t('vehicleColour'), 30)}
        <SelectField
          label={t('vehicleYearLabel')}
          value={form.year}
          required
          error={fieldMessage(error, 'year')}
          onChange={(event) => setForm({ ...form, year: event.target.value })}
        >
          {form.year === '' ? <option value="">{t('choose')}</option> : null}
          {vehicleYears(thisYear, choices).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
      </div>
      {/* As passengers will look for it, while it is written. */}
      {[form.make, form.color, form.licensePlate].some((text) => text.trim() !== '') && (
        <div className="row vehicle-shown" aria-hidden="true">
          <span className="car-paint" style={{ background: form.color.trim() === '' ? 'none' : paintOf(form.color) }} />
          <span className="grow label strong">{carLooks(t, form)}</span>
          <Plate text={form.licensePlate.trim().toUpperCase()} />
        </div>
      )}
      <Button type="submit" full busy={busy} why={whole ? undefined : t('needFields')}>
        {word}
      </Button>
    </form>
  );
}
