import { useId } from 'react';
import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import { packageTypes, type PackageType } from '@safiri/rules/orders/package-types.ts';
import { countryHere } from '../common/country-here.ts';
import { packageArt } from '../art/parcels.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';
import { Art } from '../ui/svg.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { Switch } from '../ui/switch.tsx';
import { packageNames } from './names.ts';
import { heaviestFor, type ParcelDraft, type Problems } from './parcel-draft.ts';
import '../common/phrases.css';

/** Kilograms of the one-tap choices. */
const QUICK_KG = [1, 2, 5, 10, 20];

interface Props {
  draft: ParcelDraft;
  /** What the market offers for it; undefined while it is asked. */
  quote: ParcelQuote | undefined;
  problems: Problems;
  onChange: (change: Partial<ParcelDraft>) => void;
}

/** The kinds as tiles, each with its drawing. */
function Kinds({ draft, problems, onChange }: Omit<Props, 'quote'>) {
  const t = useText();
  const id = useId();
  const choose = (type: PackageType) => onChange({ type, isFragile: type === 'fragile' });
  const problem = problems['type'];
  const tiles = packageTypes.map((type) => {
    const [name, kilograms] = t(packageNames[type]).split(/ (?=\()/);
    return { type, name, kilograms };
  });
  return (
    <fieldset className="parcel-kinds" data-invalid={problem !== undefined} aria-describedby={problem === undefined ? undefined : id}>
      <legend className="label">{`${t('parcelType')} *`}</legend>
      <div className="parcel-tiles">
        {tiles.map(({ type, name, kilograms }) => (
          <label key={type} className="parcel-tile" data-on={draft.type === type}>
            <input className="visually-hidden" type="radio" name="package" checked={draft.type === type} onChange={() => choose(type)} />
            <Art svg={packageArt[type]} />
            <span className="label">{name}</span>
            {kilograms === undefined ? null : <span className="caption num">{kilograms}</span>}
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p className="field-error" id={id}>
          {t(problem)}
        </p>
      )}
    </fieldset>
  );
}

/** Second step: what is sent. */
export function ParcelWhat({ draft, quote, problems, onChange }: Props) {
  const t = useText();
  const own = country.use();
  const most = heaviestFor(draft.type, quote);
  const above = quote?.vehicles.flatMap(({ aboveKg }) => aboveKg ?? []) ?? [];
  const percent = quote?.fragilePercent ?? 0;
  const fragile = percent === 0 ? t('parcelFragileLine') : t('parcelFragile', { percent });
  const heavy = problems['weight'];
  return (
    <section className="card doc" aria-label={t('parcelDetails')}>
      <h2 className="h2">{t('parcelDetails')}</h2>
      <Kinds draft={draft} problems={problems} onChange={onChange} />
      <Field
        label={`${t('parcelWeight')} *`}
        type="number"
        inputMode="decimal"
        step="0.1"
        min="0.1"
        max={most}
        required
        value={draft.weight}
        hint={above.length === 0 ? undefined : t('parcelWeightHint', { kg: Math.min(...above) })}
        placeholder="0.0"
        error={heavy === undefined ? undefined : t(heavy)}
        onChange={(event) => onChange({ weight: event.target.value })}
      />
      <div className="parcel-chips" role="group" aria-label={t('parcelWeight')}>
        {QUICK_KG.map((kg) => (
          <button
            key={kg}
            type="button"
            className="phrase num"
            aria-pressed={draft.weight === String(kg)}
            onClick={() => onChange({ weight: String(kg) })}
          >
            {`${kg} kg`}
          </button>
        ))}
      </div>
      {draft.type === 'fragile' ? null : (
        <div className="row spread parcel-switch">
          <span className="label">{fragile}</span>
          <Switch on={draft.isFragile} label={fragile} onChange={(isFragile) => onChange({ isFragile })} />
        </div>
      )}
      <div className="row spread parcel-switch">
        <span className="grow">
          <span className="label">{t('parcelSignature')}</span>
          <span className="caption parcel-help">{t('parcelSignatureNote')}</span>
        </span>
        <Switch
          on={draft.requiresSignature}
          label={t('parcelSignature')}
          onChange={(requiresSignature) => onChange({ requiresSignature })}
        />
      </div>
      <Field
        label={t('parcelValue')}
        hint={t('parcelValueHint')}
        prefix={countryHere(quote?.countryId ?? own).currencySymbol}
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        value={draft.value}
        onChange={(event) => onChange({ value: event.target.value })}
      />
      <TextArea
        label={t('parcelNote')}
        rows={3}
        maxLength={500}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </section>
  );
}
