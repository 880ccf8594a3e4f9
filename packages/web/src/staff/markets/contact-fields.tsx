import { defaultCountryId, isCountryId } from '@safiri/rules/countries/countries.ts';
import { countryHere } from '../../common/country-here.ts';
import { useText } from '../../platform/text.ts';
import { at, useDraft } from './draft.ts';
import { TextField } from './fields.tsx';

const HOURS = 'Mo-Su 06:00-22:00';

/** How people of this city reach the operator; what is not said here is the brand's. */
export function ContactFields() {
  const t = useText();
  const { draft } = useDraft();
  const country = at(draft, ['country']);
  const { dialCode } = countryHere(isCountryId(country) ? country : defaultCountryId);
  return (
    <div className="form">
      <p className="label">{t('cityContactNote')}</p>
      <div className="city-fields">
        <TextField path={['contact', 'phone']} label={t('cityContactPhone')} hint={t('cityContactPhoneHint', { code: dialCode })} />
        <TextField path={['contact', 'email']} label={t('cityContactEmail')} />
        <TextField path={['contact', 'hours']} label={t('cityContactHours')} hint={HOURS} />
      </div>
    </div>
  );
}
