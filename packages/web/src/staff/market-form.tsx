import { useId, useState, type FormEvent } from 'react';
import type { Instance } from '@safiri/contract/setup/console-calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryIds, defaultCountryId, isCountryId } from '@safiri/rules/countries/countries.ts';
import { languages } from '@safiri/rules/languages.ts';
import { firstStatuses, firstVehicles, marketTemplate, type FirstVehicle } from '@safiri/rules/markets/first-market.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { recordOf } from '@safiri/rules/records.ts';
import { countriesByName } from '../common/country-names.ts';
import { typedPoint } from '../common/typed-point.ts';
import { ApiError, fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { AreaMap } from './area-map.tsx';
import { amounts, MarketServices, noService, serviceOf, typedNumber } from './market-services.tsx';
import { useAddMarket } from './setup-api.ts';

/** Kilometres around the centre that a city begins with. */
const RADIUS_KM = '10';

const pointText = ({ lat, lng }: Point) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
/** Fields that say themselves what is wrong with them, beside those of the services. */
const ownFields = ['name', 'centre', 'radiusKm', 'roundTo'] as const;
const statusTexts = { draft: 'setupDraft', open: 'setupOpen' } as const;

/**
 * A city by the template of its country: where it is, what carries people there and what that costs.
 * @param first the country that it begins with
 */
export function MarketForm({ cities, first, onDone }: { cities: Instance['cities']; first: CountryId | null; onDone: () => void }) {
  const t = useText();
  const list = useId();
  const add = useAddMarket();
  const citiesOf = (id: CountryId) => cities.filter((city) => city.country === id);
  const [country, setCountry] = useState<CountryId>(first ?? defaultCountryId);
  const [name, setName] = useState('');
  const [centre, setCentre] = useState(() => citiesOf(country)[0]?.centre ?? { lat: 0, lng: 0 });
  const [typedCentre, setTypedCentre] = useState<string>();
  const [radius, setRadius] = useState(RADIUS_KM);
  const template = marketTemplate(country);
  const [roundTo, setRoundTo] = useState(String(template.roundTo));
  const [status, setStatus] = useState<(typeof firstStatuses)[number]>('draft');
  const [services, setServices] = useState(() => recordOf(firstVehicles, () => noService));

  const offered = firstVehicles.filter((vehicle) => services[vehicle].isOffered);
  // What was typed since is not what was refused.
  const changed = () => {
    if (add.isError) add.reset();
  };
  const lookAt = (point: Point | undefined) => {
    changed();
    setTypedCentre(undefined);
    if (point !== undefined) setCentre(point);
  };
  const chooseCountry = (id: string) => {
    if (!isCountryId(id)) return;
    setCountry(id);
    setRoundTo(String(marketTemplate(id).roundTo));
    setName('');
    lookAt(citiesOf(id)[0]?.centre);
  };
  const chooseCity = (typed: string) => {
    setName(typed);
    const known = citiesOf(country).find((city) => city.name.toLowerCase() === typed.trim().toLowerCase());
    if (known !== undefined) lookAt(known.centre);
  };
  const typeCentre = (text: string) => {
    setTypedCentre(text);
    const point = typedPoint(text);
    if (point !== undefined) setCentre(point);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = offered.flatMap((vehicle) => serviceOf(vehicle, services[vehicle]) ?? []);
    const [radiusKm, step] = [typedNumber(radius), typedNumber(roundTo)];
    if (radiusKm === undefined || step === undefined || whole.length < offered.length) return;
    add.mutate({ country, name, centre, radiusKm, roundTo: step, status, services: whole }, { onSuccess: onDone });
  };
  const wrong = (field: string) => fieldMessage(add.error, field);
  const faults = add.error instanceof ApiError ? add.error.problem?.errors : undefined;
  const marked = new Set([...ownFields, ...offered.flatMap((_, i) => amounts.map(([amount]) => `services.${i}.${amount}`))]);
  const unmarked = [...new Set(faults?.filter(({ path }) => !marked.has(path)).map(({ path }) => wrong(path)))];
  return (
    <form className="form" onSubmit={submit} onChange={changed}>
      <SelectField label={t('setupCountry')} value={country} onChange={(event) => chooseCountry(event.target.value)}>
        {countriesByName(t, countryIds).map(({ id, name: called }) => (
          <option key={id} value={id}>
            {called}
          </option>
        ))}
      </SelectField>
      <p className="caption">
        {t('setupTemplate', {
          currency: template.currency,
          zone: template.timeZone,
          languages: template.languages.map((id) => languages[id].name).join(', '),
        })}
      </p>
      <Field
        label={t('setupCity')}
        list={list}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        error={wrong('name')}
        onChange={(event) => chooseCity(event.target.value)}
      />
      <datalist id={list}>
        {citiesOf(country).map((city) => (
          <option key={city.name}>{city.name}</option>
        ))}
      </datalist>
      <AreaMap centre={centre} radiusKm={typedNumber(radius) ?? 0} onMove={lookAt} />
      <Field
        label={t('setupCentre')}
        hint={t('setupCentreHint')}
        required
        autoComplete="off"
        value={typedCentre ?? pointText(centre)}
        error={wrong('centre')}
        onChange={(event) => typeCentre(event.target.value)}
        onBlur={() => setTypedCentre(undefined)}
      />
      <Field
        label={t('setupRadius')}
        type="number"
        inputMode="decimal"
        min={1}
        max={150}
        step="any"
        required
        value={radius}
        error={wrong('radiusKm')}
        onChange={(event) => setRadius(event.target.value)}
      />
      <h3 className="title">{t('setupServices')}</h3>
      <MarketServices
        typed={services}
        currency={template.currency}
        roundTo={typedNumber(roundTo)}
        wrong={(vehicle: FirstVehicle, amount) => wrong(`services.${offered.indexOf(vehicle)}.${amount}`)}
        onChange={(vehicle, typed) => {
          changed();
          setServices({ ...services, [vehicle]: typed });
        }}
      />
      <Field
        label={t('setupRoundTo', { currency: template.currency })}
        hint={t('setupRoundToHint')}
        type="number"
        inputMode="decimal"
        min={0.01}
        step="any"
        required
        value={roundTo}
        error={wrong('roundTo')}
        onChange={(event) => setRoundTo(event.target.value)}
      />
      <fieldset className="setup-status">
        <legend className="label">{t('setupStatus')}</legend>
        {firstStatuses.map((one) => (
          <label key={one} className="row label">
            <input type="radio" name="status" value={one} checked={status === one} onChange={() => setStatus(one)} />
            {t(statusTexts[one])}
          </label>
        ))}
      </fieldset>
      {add.isError ? (
        <p className="field-error" role="alert">
          {faults === undefined ? serverMessage(add.error, t('setupNotSaved')) : null}
          {faults?.some(({ path }) => marked.has(path)) === true ? t('setupLookAgain') : null}
          {unmarked.map((fault) => (
            <span key={fault} className="stack">
              {fault}
            </span>
          ))}
        </p>
      ) : null}
      <Button type="submit" busy={add.isPending} why={offered.length === 0 ? t('setupNeedsService') : undefined}>
        {t('setupSave')}
      </Button>
    </form>
  );
}
