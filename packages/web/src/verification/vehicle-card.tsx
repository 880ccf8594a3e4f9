import { useState } from 'react';
import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import { vehicleYears } from '@safiri/rules/drivers/vehicle-age.ts';
import { carLooks } from '../common/car-looks.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Plate } from '../ui/person.tsx';
import { toast } from '../ui/toast.tsx';
import { useSetVehicle } from './api.ts';

/** The vehicle's own data. Verified data is shown, not edited. */
export function VehicleCard({ vehicle, fixed }: { vehicle: VehicleInfo; fixed: boolean }) {
  const t = useText();
  const save = useSetVehicle();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [form, setForm] = useState({
    make: vehicle.make ?? '',
    model: vehicle.model,
    licensePlate: vehicle.licensePlate,
    color: vehicle.color ?? '',
    year: String(vehicle.year ?? thisYear - 5),
  });
  const set = (name: keyof typeof form) => (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value });
  const submit = async () => {
    try {
      await save.mutateAsync({ ...form, year: Number(form.year) });
      toast({ title: t('vehicleSaved') });
    } catch (error) {
      toast({ title: t('vehicleNotSaved'), text: serverMessage(error, t('checkNotStartedText')), tone: 'bad' });
    }
  };
  if (fixed) {
    return (
      <section className="card doc" aria-label={t('vehicleHeading')}>
        <h2 className="h2">{t('vehicleHeading')}</h2>
        <p className="title">{carLooks(t, vehicle, vehicle.year)}</p>
        <p>
          <Plate text={vehicle.licensePlate} />
        </p>
      </section>
    );
  }
  const whole = Object.values(form).every((value) => value.trim() !== '');
  return (
    <section className="card doc" aria-label={t('vehicleHeading')}>
      <h2 className="h2">{t('vehicleHeading')}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={t('vehicleMake')} value={form.make} maxLength={40} onChange={set('make')} />
        <Field label={t('vehicleModelName')} value={form.model} maxLength={60} onChange={set('model')} />
        <Field label={t('vehiclePlate')} value={form.licensePlate} maxLength={20} onChange={set('licensePlate')} />
        <Field label={t('vehicleColour')} value={form.color} maxLength={30} onChange={set('color')} />
        <SelectField label={t('vehicleYearLabel')} value={form.year} onChange={set('year')}>
          {vehicleYears(thisYear).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        <Button type="submit" full busy={save.isPending} why={whole ? undefined : t('needFields')}>
          {t('vehicleSave')}
        </Button>
      </form>
    </section>
  );
}
