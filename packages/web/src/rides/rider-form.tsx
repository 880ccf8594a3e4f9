import { useState, type FormEvent } from 'react';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { Rider } from './rider-row.tsx';

/** Name and number of somebody else who rides; the server says whether the number can ring. */
export function RiderForm({ rider, onChoose }: { rider: Rider | null; onChoose: (rider: Rider | null) => void }) {
  const t = useText();
  const { canText } = useAppSettings();
  const [name, setName] = useState(rider?.name ?? '');
  const [phone, setPhone] = useState(rider?.phone ?? '');
  const isWhole = name.trim() !== '' && phone.replace(/\D/g, '').length > 6;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) onChoose({ name: name.trim(), phone: phone.trim() });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field label={t('riderName')} value={name} maxLength={80} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      <Field
        label={t('riderPhone')}
        type="tel"
        inputMode="tel"
        value={phone}
        maxLength={30}
        autoComplete="off"
        onChange={(event) => setPhone(event.target.value)}
      />
      <p className="caption">{t(canText ? 'riderNote' : 'riderNoteSelf')}</p>
      <Button type="submit" full why={isWhole ? undefined : t('riderMissing')}>
        {t('riderSet')}
      </Button>
      <Button kind="soft" full onClick={() => onChoose(null)}>
        {t('riderSelf')}
      </Button>
    </form>
  );
}
