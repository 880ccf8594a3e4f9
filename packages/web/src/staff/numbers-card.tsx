import type { FormEvent } from 'react';
import type { CountryNumbers } from '@safiri/contract/setup/console-calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import type { TextKey } from 'virtual:texts/keys';
import { countryName } from '../common/country-names.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Flag } from '../ui/flag.tsx';
import { Allowed } from './may.tsx';
import { useConfirmNumbers } from './setup-api.ts';

const fields: ReadonlyArray<readonly [keyof EmergencyNumbers, TextKey]> = [
  ['police', 'setupPolice'],
  ['medical', 'setupMedical'],
  ['fire', 'setupFire'],
];

function CountryForm({ of: { country, proposed, confirmed } }: { of: CountryNumbers }) {
  const t = useText();
  const confirm = useConfirmNumbers();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name)).trim();
    confirm.mutate({ country, police: of('police'), medical: of('medical'), fire: of('fire') });
  };
  const named = fields.some(([name]) => fieldMessage(confirm.error, name) !== undefined);
  return (
    <form className="card doc" onSubmit={submit} aria-label={countryName(t, country)}>
      <div className="row spread wrap">
        <h3 className="title row">
          <Flag id={country} /> {countryName(t, country)}
        </h3>
        <span className={confirmed === null ? 'chip bad' : 'chip ok'}>
          {confirmed === null ? t('setupUnconfirmed') : t('setupConfirmed', { name: confirmed.by, day: day(confirmed.at) })}
        </span>
      </div>
      <div className="setup-numbers">
        {fields.map(([name, label]) => (
          <Field
            key={name}
            label={t(label)}
            name={name}
            inputMode="tel"
            required
            defaultValue={(confirmed ?? proposed)[name]}
            error={fieldMessage(confirm.error, name)}
          />
        ))}
      </div>
      {confirm.isError && !named ? (
        <p className="field-error" role="alert">
          {serverMessage(confirm.error, t('setupNumbersNotSaved'))}
        </p>
      ) : null}
      <Allowed to={setupPaths.confirmNumbers}>
        <Button type="submit" kind={confirmed === null ? 'primary' : 'soft'} busy={confirm.isPending}>
          {t('setupConfirm')}
        </Button>
      </Allowed>
    </form>
  );
}

/** The emergency numbers of the countries that are served: proposed until somebody of the team has checked them. */
export function NumbersCard({ numbers }: { numbers: readonly CountryNumbers[] }) {
  const t = useText();
  if (numbers.length === 0) return null;
  return (
    <section aria-label={t('setupNumbers')} className="stack">
      <h2 className="h2">{t('setupNumbers')}</h2>
      <p className="label">{t('setupNumbersNote')}</p>
      {numbers.map((one) => (
        <CountryForm key={one.country} of={one} />
      ))}
    </section>
  );
}
