import { useState, type FormEvent } from 'react';
import type { Gender } from '@safiri/rules/users/genders.ts';
import { genders } from '@safiri/rules/users/genders.ts';
import { genderNames } from '../platform/format.ts';
import { askForPhone } from '../platform/phone-prompt.ts';
import { useCanSendCodes } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useChangeAccount, useSetPhoto, type Account } from './api.ts';
import { useSave } from './use-save.ts';

/** Name, phone, gender and photo. */
export function ProfileForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText();
  const save = useSave();
  const change = useChangeAccount();
  const photo = useSetPhoto();
  const { user } = account;
  const canCode = useCanSendCodes();
  const [gender, setGender] = useState<Gender>(user.gender);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name'));
    const phone = String(form.get('phone') ?? user.phone);
    const done = await save(() =>
      change.mutateAsync({
        ...(name === user.name ? {} : { name }),
        ...(phone === user.phone ? {} : { phone }),
        ...(gender === user.gender ? {} : { gender }),
      }),
    );
    if (done) onDone();
  };
  const choose = (file: File | undefined) => {
    if (file !== undefined) void save(() => photo.mutateAsync(file));
  };
  return (
    <form className="card doc" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('profilePhoto')}
        type="file"
        accept="image/*"
        disabled={photo.isPending}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      {account.photoUrl === null ? null : (
        <Button kind="soft" small busy={photo.isPending} onClick={() => void save(() => photo.mutateAsync(null))}>
          {t('profilePhotoRemove')}
        </Button>
      )}
      <Field label={t('profileName')} name="name" defaultValue={user.name} required maxLength={80} autoComplete="name" />
      {canCode ? (
        <Button kind="soft" icon="phone" onClick={() => void askForPhone()}>
          {t('profilePhoneChange')}
        </Button>
      ) : (
        <Field label={t('profilePhone')} name="phone" type="tel" defaultValue={user.phone} required maxLength={24} autoComplete="tel" />
      )}
      <SelectField
        label={t('profileGender')}
        value={gender}
        disabled={user.genderVerified}
        {...(user.genderVerified ? { hint: t('profileGenderConfirmed') } : {})}
        onChange={(event) => setGender(event.target.value as Gender)}
      >
        {genders.map((value) => (
          <option key={value} value={value}>
            {t(genderNames[value])}
          </option>
        ))}
      </SelectField>
      <Button type="submit" full busy={change.isPending}>
        {t('profileSave')}
      </Button>
    </form>
  );
}
