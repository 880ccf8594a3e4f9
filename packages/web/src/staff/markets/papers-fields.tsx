import { defaultCountryId, isCountryId } from '@safiri/rules/countries/countries.ts';
import { vehicleKinds, type VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { documentTypes, REMINDER_DAYS, vehicleDocuments } from '@safiri/rules/verification/documents.ts';
import {
  isDocumentType,
  specifiedLists,
  specifiedPaper,
  usualLists,
  vehiclePapers,
  type Paper,
} from '@safiri/rules/verification/papers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { documentNames } from '../../common/document-names.ts';
import { vehicleNames } from '../../common/vehicle-kinds.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { at, useDraft, type Path } from './draft.ts';
import { listAt } from './draft-lists.ts';
import { NameFields, NumberField, TextField } from './fields.tsx';

/** One of the operator's own, before it has its name. */
const ownPaper = { type: 'own_paper', expires: true, warnDays: [...REMINDER_DAYS] };

/** How a document writes a paper that is as the specification has it: by its word alone. */
const written = ({ type, expires, warnDays }: Paper) => ({ type, expires, warnDays: [...warnDays] });
const typeOf = (entry: unknown): string => String(typeof entry === 'string' ? entry : (at(entry, ['type']) ?? ''));
/** The same with what it leaves to the specification, so that each part of it can be changed. */
const wholeOf = (entry: unknown): object => ({
  ...written(specifiedPaper(typeOf(entry))),
  ...(typeof entry === 'string' ? {} : (entry as object)),
});

const daysIn = (text: string): number[] | undefined => {
  const days = text.split(/[\s,;]+/).flatMap((one) => (one === '' ? [] : [Number(one)]));
  return days.length === 0 ? undefined : days;
};

/** A paper of a list: one of the specification's, or one of the operator's own, with its names. */
function PaperRow({ path, known }: { path: Path; known: readonly string[] }) {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const entry = at(draft, path);
  const type = typeOf(entry);
  const whole = wholeOf(entry) as { expires: boolean; warnDays: readonly number[] };
  const isOwn = !isDocumentType(type);
  const set = (part: object) => change(path, { ...whole, ...part });
  const others = known.filter((one) => one !== type && isDocumentType(one));
  return (
    <li className="city-part" aria-label={isOwn ? type : t(documentNames[type])}>
      <div className="city-fields">
        <SelectField
          label={t('cityPaper')}
          value={isOwn ? '' : type}
          error={wrong(path)}
          onChange={(event) => change(path, event.target.value === '' ? ownPaper : event.target.value)}
        >
          {isOwn ? null : <option value={type}>{t(documentNames[type])}</option>}
          {others.map((one) =>
            isDocumentType(one) ? (
              <option key={one} value={one}>
                {t(documentNames[one])}
              </option>
            ) : null,
          )}
          <option value="">{t('cityPaperOwn')}</option>
        </SelectField>
        {isOwn ? <TextField path={[...path, 'type']} label={t('cityPlaceName')} hint={t('cityPaperTypeHint')} /> : null}
      </div>
      {isOwn ? <NameFields path={[...path, 'name']} /> : null}
      <div className="row spread">
        <span className="label">{t('cityPaperExpires')}</span>
        <Switch on={whole.expires} label={t('cityPaperExpires')} onChange={(expires) => set({ expires })} />
      </div>
      {whole.expires ? (
        <Field
          label={t('cityPaperWarn')}
          inputMode="numeric"
          autoComplete="off"
          key={type}
          defaultValue={whole.warnDays.join(', ')}
          error={wrong([...path, 'warnDays'])}
          onBlur={(event) => set({ warnDays: daysIn(event.target.value) })}
        />
      ) : null}
      <Button kind="plain" small icon="x" onClick={() => change(path, undefined)}>
        {t('cityPlaceRemove', { name: isOwn ? type : t(documentNames[type]) })}
      </Button>
    </li>
  );
}

interface ListProps {
  readonly path: Path;
  readonly label: string;
  /** What is asked for where the document has no list of its own. */
  readonly usual: readonly Paper[];
  /** The specification's types that may stand in it. */
  readonly known: readonly string[];
}

/** A list of papers; without one of its own the city asks for the specification's. */
function PaperList({ path, label, usual, known }: ListProps) {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const isOwn = at(draft, path) !== undefined;
  const papers = listAt(draft, path);
  const free = usual.map(({ type }) => type).find((one) => !papers.some((paper) => typeOf(paper) === one));
  const names = usual.flatMap(({ type }) => (isDocumentType(type) ? [t(documentNames[type])] : []));
  return (
    <section className="stack" aria-label={label}>
      <div className="row spread">
        <h3 className="title">{label}</h3>
        <Switch on={isOwn} label={t('cityPapersOwn', { of: label })} onChange={(on) => change(path, on ? usual.map(written) : undefined)} />
      </div>
      {isOwn ? null : <p className="caption">{t('cityPapersUsual', { papers: names.join(', ') })}</p>}
      {isOwn ? (
        <>
          <ul className="stack" aria-label={t('cityPapersOf', { of: label })}>
            {papers.map((_paper, index) => (
              <PaperRow key={index} path={[...path, index]} known={known} />
            ))}
          </ul>
          <p className="field-error" role="status">
            {wrong(path) ?? ''}
          </p>
          <Button kind="soft" small icon="plus" onClick={() => change(path, [...papers, free ?? ownPaper])}>
            {t('cityPaperAdd')}
          </Button>
        </>
      ) : null}
    </section>
  );
}

/** The kinds of vehicles that the city's services name, and those of which the document says something already. */
function kindsOf(draft: unknown): VehicleKind[] {
  const ofServices = listAt(draft, ['services']).flatMap((service) => {
    const vehicles = at(service, ['vehicles']);
    return Array.isArray(vehicles) ? vehicles.map(String) : Object.keys((vehicles ?? {}) as object);
  });
  const written = ['documents', 'vehicleAge'].flatMap((part) =>
    Object.keys((at(draft, part === 'documents' ? ['documents', 'vehicle'] : [part]) ?? {}) as object),
  );
  const named = [...ofServices.map((one) => (one === 'premium' ? 'sedan' : one)), ...written];
  return vehicleKinds.filter((kind) => named.includes(kind));
}

/** What drivers and vehicles show, and how old vehicles may be. From when it counts, the version says. */
export function PapersFields() {
  const t = useText();
  const { draft } = useDraft();
  const country = at(draft, ['country']);
  const ofDrivers = documentTypes.filter((type) => !isOneOf(vehicleDocuments, type));
  return (
    <div className="form">
      <p className="label">{t('cityPapersNote')}</p>
      <PaperList
        path={['documents', 'driver']}
        label={t('cityPapersDriver')}
        usual={usualLists(isCountryId(country) ? country : defaultCountryId).driver}
        known={ofDrivers}
      />
      {kindsOf(draft).map((kind) => (
        <div key={kind} className="stack">
          <PaperList
            path={['documents', 'vehicle', kind]}
            label={t(vehicleNames[kind])}
            usual={vehiclePapers(specifiedLists, kind)}
            known={vehicleDocuments}
          />
          <NumberField
            path={['vehicleAge', kind]}
            label={t('cityVehicleAge', { kind: t(vehicleNames[kind]) })}
            hint={t('cityVehicleAgeHint')}
          />
        </div>
      ))}
    </div>
  );
}
