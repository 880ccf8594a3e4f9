import { useState, type FormEvent } from 'react';
import type { BrandState } from '@safiri/contract/setup/brand-calls.ts';
import { colorFaults } from '@safiri/rules/brand/colors.ts';
import { HEX_COLOR } from '@safiri/rules/brand/contrast.ts';
import { languageIds, languages } from '@safiri/rules/languages.ts';

import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeBrand } from './brand-api.ts';
import type { BrandPart } from './brand-part.ts';
import { BrandPreview } from './brand-preview.tsx';
import { factsOf, typedOf, type TypedBrand } from './brand-typed.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { LogoField } from './logo-field.tsx';

type TextName = Exclude<keyof TypedBrand, 'tagline' | 'ownColors'>;

/** Letters below an icon. */
const SHORT_NAME_MOST = 12;

/** What the form begins with: before anything was written no name of one's own. */
const beginsWith = ({ number, document }: BrandState): TypedBrand => ({ ...typedOf(document), ...(number === 0 ? { name: '' } : {}) });

/** In the syntax of OpenStreetMap. */
const HOURS = 'Mo-Su 06:00-22:00';

const addressOf = (logo: string | undefined) => (logo === undefined ? undefined : `/brand/${logo}-logo.png`);

/** Name, logo, colours, contact and senders, and beside them what people would see. */
export function BrandForm({ state, after, onWrote }: BrandPart) {
  const t = useText();
  const change = useChangeBrand();
  const [typed, setTyped] = useState(() => beginsWith(state));
  const [logo, setLogo] = useState(state.document.logo);
  // Whoever begins to change a version changes that one, whatever becomes of it meanwhile.
  const [seen, setSeen] = useState(state.number);
  const begin = (from: BrandState) => {
    setTyped(beginsWith(from));
    setLogo(from.document.logo);
    setSeen(from.number);
  };
  const saved = () => toast({ title: t('brandSaved') });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(
      { seen: after(seen), facts: factsOf(typed), logo: logo ?? null },
      {
        onSuccess: (next, { seen: over }) => {
          onWrote(over, next.number);
          begin(next);
          saved();
        },
      },
    );
  };
  const wrong = (path: string) => fieldMessage(change.error, `facts.${path}`);
  // The rule of the server, said while one types.
  const faults = typed.ownColors && [typed.primary, typed.accent].every((color) => HEX_COLOR.test(color)) ? colorFaults(typed) : [];
  const faultOf = (name: 'primary' | 'accent') => faults.find(({ color }) => color === name)?.error ?? wrong(`colors.${name}`);
  const isChanged = logo !== state.document.logo || JSON.stringify(typed) !== JSON.stringify(beginsWith(state));
  const why = faults.length > 0 ? t('brandNeedsContrast') : undefined;
  const set = (part: Partial<TypedBrand>) => setTyped({ ...typed, ...part });
  const field = (name: TextName, path: string, most: number) => ({
    value: typed[name],
    maxLength: most,
    error: wrong(path),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <section aria-label={t('brandLooks')} className="brand-sides">
      <form className="form card doc" onSubmit={submit}>
        <h2 className="h2">{t('brandLooks')}</h2>
        <Field label={t('brandName')} required placeholder={state.document.name} {...field('name', 'name', 40)} />
        <Field
          label={t('brandShortName')}
          hint={t('brandShortNameHint', { n: typed.shortName.length, most: SHORT_NAME_MOST })}
          {...field('shortName', 'shortName', SHORT_NAME_MOST)}
        />
        <LogoField address={addressOf(logo)} onChange={setLogo} />
        <label className="row label">
          <input type="checkbox" checked={typed.ownColors} onChange={(event) => set({ ownColors: event.target.checked })} />
          {t('brandOwnColors')}
        </label>
        {typed.ownColors ? (
          <div className="brand-colors">
            <ColorField
              label={t('brandPrimary')}
              value={typed.primary}
              error={faultOf('primary')}
              onChange={(primary) => set({ primary })}
            />
            <ColorField label={t('brandAccent')} value={typed.accent} error={faultOf('accent')} onChange={(accent) => set({ accent })} />
          </div>
        ) : null}
        <h3 className="title">{t('brandContact')}</h3>
        <Field
          label={t('brandPhone')}
          type="tel"
          placeholder={t('brandExample', { example: '+254700000001' })}
          {...field('phone', 'contact.phone', 16)}
        />
        <Field label={t('brandEmail')} type="email" {...field('email', 'contact.email', 254)} />
        <Field label={t('brandHours', { example: HOURS })} {...field('hours', 'contact.hours', 120)} />
        <h3 className="title">{t('brandCompanyPart')}</h3>
        <Field label={t('brandCompany')} {...field('company', 'company', 120)} />
        <Field label={t('brandAddress')} {...field('address', 'address', 200)} />
        <Field label={t('brandTax')} {...field('taxNumber', 'taxNumber', 40)} />
        <h3 className="title">{t('brandSenders')}</h3>
        <Field label={t('brandSmsSender')} hint={t('brandSmsSenderHint')} {...field('smsSender', 'senders.sms', 15)} />
        <Field label={t('brandMailSender')} hint={t('brandMailSenderHint')} {...field('mailSender', 'senders.mail', 60)} />
        <h3 className="title">{t('brandTagline')}</h3>
        {languageIds.map((language) => (
          <Field
            key={language}
            label={languages[language].name}
            lang={language}
            maxLength={120}
            value={typed.tagline[language]}
            error={wrong(`tagline.${language}`)}
            onChange={(event) => set({ tagline: { ...typed.tagline, [language]: event.target.value } })}
          />
        ))}
        {isChanged || change.isPending || change.isError ? (
          <div className="brand-foot">
            <ChangedMeanwhile step={change} onSaved={saved} onTheirs={begin} />
            <Button type="submit" full busy={change.isPending} why={why}>
              {t('brandSave')}
            </Button>
          </div>
        ) : null}
      </form>
      <BrandPreview typed={typed.name === '' ? { ...typed, name: state.document.name } : typed} logo={addressOf(logo)} />
    </section>
  );
}

interface ColorProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (color: string) => void;
}

/** A colour, chosen or typed. */
function ColorField({ label, value, error, onChange }: ColorProps) {
  const set = (event: { target: { value: string } }) => onChange(event.target.value.toLowerCase());
  return (
    <Field
      label={label}
      value={value}
      maxLength={7}
      error={error}
      onChange={set}
      after={<input type="color" tabIndex={-1} aria-hidden="true" value={HEX_COLOR.test(value) ? value : '#000000'} onChange={set} />}
    />
  );
}
