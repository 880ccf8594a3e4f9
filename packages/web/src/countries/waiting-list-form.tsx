import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { countryPaths } from '@safiri/contract/countries/paths.ts';
import type { Country } from '@safiri/rules/countries/country.ts';
import { callApi, fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** Leaves a wish for a country that is not open yet, or not in the list. */
export function WaitingListForm({
  about,
  city: known,
  onDone,
}: {
  about: Country | 'other';
  /** The city that is meant, where the screen knows it. */
  city?: string | undefined;
  onDone: () => void;
}) {
  const t = useText();
  const join = useMutation({
    mutationFn: (form: FormData) => {
      const city = String(form.get('city') ?? '').trim();
      return callApi(countryPaths.joinWaitingList, {
        body: {
          ...(about === 'other' ? {} : { countryId: about.id }),
          country: about === 'other' ? String(form.get('country')) : about.name,
          ...(city === '' ? {} : { city }),
          contact: String(form.get('contact')),
        },
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    join.mutate(new FormData(event.currentTarget));
  };
  if (join.isSuccess) {
    return (
      <div className="form" role="status">
        <p className="title">{t('waitingListDone')}</p>
        <Button kind="soft" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
    );
  }
  return (
    <form className="form" onSubmit={submit}>
      {about === 'other' ? (
        <Field label={t('country')} name="country" required maxLength={60} autoComplete="country-name" />
      ) : (
        <p className="title">{about.name}</p>
      )}
      <Field label={t('city')} name="city" maxLength={60} defaultValue={known} />
      <Field label={t('phoneOrEmail')} name="contact" required minLength={6} maxLength={120} error={fieldMessage(join.error, 'contact')} />
      {join.isError && fieldMessage(join.error, 'contact') === undefined ? (
        <p className="field-error" role="alert">
          {serverMessage(join.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" busy={join.isPending}>
        {t('joinWaitingListButton')}
      </Button>
      <Button kind="soft" onClick={onDone}>
        {t('back')}
      </Button>
    </form>
  );
}
