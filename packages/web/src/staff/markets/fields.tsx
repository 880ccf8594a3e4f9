import type { ReactNode } from 'react';
import { languageIds, languages, type Language } from '@safiri/rules/languages.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { useText } from '../../platform/text.ts';
import type { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { at, typed, useDraft, type Path } from './draft.ts';

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

interface OfDraft {
  readonly path: Path;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** A number of the document; empty leaves it out. */
export function NumberField({ path, label, hint }: OfDraft) {
  const { draft, change, wrong } = useDraft();
  return (
    <Field
      label={label}
      hint={hint}
      type="number"
      inputMode="decimal"
      step="any"
      min={0}
      value={shown(at(draft, path))}
      error={wrong(path)}
      onChange={(event) => change(path, typed(event.target.value))}
    />
  );
}

interface OfText extends OfDraft {
  readonly list?: string;
  /** The field in which it is filled in; one for texts without it. */
  readonly of?: typeof Field | typeof DateField;
}

/** A text of the document, or a day or a time; empty leaves it out. */
export function TextField({ path, label, hint, list, of: Filled = Field }: OfText) {
  const { draft, change, wrong } = useDraft();
  return (
    <Filled
      label={label}
      hint={hint}
      list={list}
      autoComplete="off"
      value={shown(at(draft, path))}
      error={wrong(path)}
      onChange={(event) => change(path, event.target.value === '' ? undefined : event.target.value)}
    />
  );
}

/** One of some words of the document. */
export function ChoiceField<T extends string | number>({
  path,
  label,
  hint,
  choices,
}: OfDraft & { choices: ReadonlyArray<{ id: T; text: string }> }) {
  const { draft, change, wrong } = useDraft();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={shown(at(draft, path))}
      error={wrong(path)}
      onChange={(event) => change(path, choices.find(({ id }) => String(id) === event.target.value)?.id)}
    >
      {choices.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Some of several words of the document, in the order in which they are offered. */
export function ManyField<T extends string>({
  path,
  label,
  choices,
}: Omit<OfDraft, 'hint'> & { choices: ReadonlyArray<{ id: T; text: string }> }) {
  const { draft, change, wrong } = useDraft();
  const now = at(draft, path);
  const chosen: readonly unknown[] = Array.isArray(now) ? now : [];
  const error = wrong(path);
  const toggle = (id: T) => {
    const next = choices.map((choice) => choice.id).filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)));
    change(path, next);
  };
  return (
    <fieldset className="city-many">
      <legend className="label">{label}</legend>
      <div className="city-choices">
        {choices.map(({ id, text }) => (
          <label key={id} className="row label">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {text}
          </label>
        ))}
      </div>
      {error === undefined ? null : <p className="field-error">{error}</p>}
    </fieldset>
  );
}

/** A part of the document that is there or not; with it come its own fields. */
export function OptionalPart({ path, label, first, children }: Omit<OfDraft, 'hint'> & { first: unknown; children: ReactNode }) {
  const { draft, change } = useDraft();
  const isThere = at(draft, path) !== undefined;
  return (
    <div className="city-part">
      <div className="row spread">
        <span className="label strong">{label}</span>
        <Switch on={isThere} label={label} onChange={(on) => change(path, on ? first : undefined)} />
      </div>
      {isThere ? <div className="city-fields">{children}</div> : null}
    </div>
  );
}

/** A name in each language of the city. */
export function NameFields({ path }: { path: Path }) {
  const t = useText();
  const { draft } = useDraft();
  const spoken = at(draft, ['languages']);
  const wanted: Language[] = languageIds.filter((id) => Array.isArray(spoken) && isOneOf(spoken, id));
  return (
    <div className="city-fields">
      {wanted.map((id) => (
        <TextField key={id} path={[...path, id]} label={t('cityNameIn', { language: languages[id].name })} />
      ))}
    </div>
  );
}
