import { useId } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { languageIds, languages } from '@safiri/rules/languages.ts';
import { useText } from '../../platform/text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { at, useDraft } from './draft.ts';
import { ChoiceField, ManyField, NumberField, TextField } from './fields.tsx';

const payments: ReadonlyArray<{ id: string; text: TextKey }> = [
  { id: 'cash', text: 'cash' },
  { id: 'wallet', text: 'wallet' },
];

/** Those of Africa; any other one is typed. */
const timeZones = Intl.supportedValuesOf('timeZone').filter((zone) => /^(Africa|Indian)\//.test(zone));

/** Days on which fares are higher. */
function Holidays() {
  const t = useText();
  const { draft, change } = useDraft();
  const now = at(draft, ['holidays']);
  const holidays: readonly unknown[] = Array.isArray(now) ? now : [];
  return (
    <section aria-label={t('cityHolidays')} className="stack">
      <h3 className="title">{t('cityHolidays')}</h3>
      {holidays.map((_holiday, index) => (
        <div key={index} className="city-part">
          <div className="city-fields">
            <TextField of={DateField} path={['holidays', index, 'date']} label={t('cityHolidayDate')} />
            <TextField path={['holidays', index, 'name', 'en']} label={t('cityHolidayName')} />
            <NumberField path={['holidays', index, 'factor']} label={t('cityFactor')} />
          </div>
          <IconButton label={t('cityHolidayRemove', { n: index + 1 })} icon="x" onClick={() => change(['holidays', index], undefined)} />
        </div>
      ))}
      <Button
        kind="soft"
        small
        icon="plus"
        onClick={() => change(['holidays'], [...holidays, { date: '', name: { en: '' }, factor: 1.2 }])}
      >
        {t('cityHolidayAdd')}
      </Button>
    </section>
  );
}

/** What counts in the whole city. */
export function GeneralFields() {
  const t = useText();
  const list = useId();
  const { currency } = useDraft();
  return (
    <div className="form">
      <TextField path={['name']} label={t('cityName')} />
      <div className="city-fields">
        <TextField path={['timeZone']} label={t('cityTimeZone')} list={list} />
        <NumberField path={['reachKm']} label={t('cityReach')} hint={t('cityReachHint')} />
        <NumberField path={['rounding', 'to']} label={t('cityRounding', { currency })} hint={t('cityRoundingHint')} />
        <ChoiceField
          path={['decimals']}
          label={t('cityDecimals')}
          choices={[
            { id: 0, text: t('cityDecimalsNone') },
            { id: 2, text: t('cityDecimalsTwo') },
          ]}
        />
      </div>
      <datalist id={list}>
        {timeZones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      <ManyField path={['languages']} label={t('cityLanguages')} choices={languageIds.map((id) => ({ id, text: languages[id].name }))} />
      <ManyField path={['payments']} label={t('cityPayments')} choices={payments.map(({ id, text }) => ({ id, text: t(text) }))} />
      <div className="city-fields">
        <NumberField path={['money', 'passengerDebtLimit']} label={t('cityDebtLimit', { currency })} hint={t('cityDebtLimitHint')} />
        <NumberField path={['money', 'debtLimit']} label={t('cityDriverDebtLimit', { currency })} hint={t('cityDriverDebtLimitHint')} />
      </div>
      <Holidays />
    </div>
  );
}
