import type { FormEvent } from 'react';
import type { CountryLaw } from '@safiri/contract/setup/console-calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { countryName } from '../common/country-names.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Flag } from '../ui/flag.tsx';
import { Allowed } from './may.tsx';
import { factNames } from './names.ts';
import { useStateFact } from './setup-api.ts';

type Fact = CountryLaw['facts'][number];

function FactForm({ country, of: { fact, value, source, stated } }: { country: CountryLaw['country']; of: Fact }) {
  const t = useText();
  const state = useStateFact();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const written = (name: string) => String(form.get(name)).trim() || null;
    state.mutate({ country, fact, value: written('value'), source: written('source') });
  };
  const wrong = (name: string) => fieldMessage(state.error, name);
  const isNamed = wrong('value') !== undefined || wrong('source') !== undefined;
  const name = t(factNames[fact]);
  return (
    <form className="law-fact" onSubmit={submit} aria-label={name}>
      <div className="row spread wrap">
        <h4 className="label strong">{name}</h4>
        <span className={value === null ? 'chip bad' : 'chip ok'}>
          {value === null ? t('lawUnknown') : stated === null ? t('lawKnown') : t('lawStated', { name: stated.by, day: day(stated.at) })}
        </span>
      </div>
      <div className="setup-numbers">
        <Field
          label={t('lawSays')}
          name="value"
          required
          maxLength={200}
          autoComplete="off"
          hint={fact === 'commission_cap' ? t('lawCapHint') : undefined}
          defaultValue={value ?? ''}
          error={wrong('value')}
        />
        <Field
          label={t('lawSource')}
          name="source"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={source ?? ''}
          error={wrong('source')}
        />
      </div>
      {state.isError && !isNamed ? (
        <p className="field-error" role="alert">
          {serverMessage(state.error, t('lawNotSaved'))}
        </p>
      ) : null}
      <Allowed to={setupPaths.stateLegalFact}>
        <div className="row wrap">
          <Button type="submit" kind="soft" small busy={state.isPending}>
            {t('factsSave')}
          </Button>
          {value === null ? null : (
            <Button kind="plain" small busy={state.isPending} onClick={() => state.mutate({ country, fact, value: null, source: null })}>
              {t('lawForget')}
            </Button>
          )}
        </div>
      </Allowed>
    </form>
  );
}

/** What the law of the served countries says, as far as somebody knows it and where it stands. */
export function LawCard({ law }: { law: readonly CountryLaw[] }) {
  const t = useText();
  if (law.length === 0) return null;
  return (
    <section aria-label={t('factsTitle')} className="stack">
      <h2 className="h2">{t('factsTitle')}</h2>
      <p className="label">{t('factsNote')}</p>
      {law.map(({ country, facts }) => (
        <div key={country} className="card doc" role="group" aria-label={countryName(t, country)}>
          <h3 className="title row">
            <Flag id={country} /> {countryName(t, country)}
          </h3>
          {facts.map((fact) => (
            <FactForm key={`${fact.fact} ${fact.stated?.at}`} country={country} of={fact} />
          ))}
        </div>
      ))}
    </section>
  );
}
