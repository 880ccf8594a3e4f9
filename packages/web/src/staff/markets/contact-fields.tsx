import { useText } from '../../platform/text.ts';
import { TextField } from './fields.tsx';

const HOURS = 'Mo-Su 06:00-22:00';

/** How people of this city reach the operator; what is not said here is the brand's. */
export function ContactFields() {
  const t = useText();
  return (
    <div className="form">
      <p className="label">{t('cityContactNote')}</p>
      <div className="city-fields">
        <TextField path={['contact', 'phone']} label={t('cityContactPhone')} hint={t('cityContactPhoneHint')} />
        <TextField path={['contact', 'email']} label={t('cityContactEmail')} />
        <TextField path={['contact', 'hours']} label={t('cityContactHours')} hint={HOURS} />
      </div>
    </div>
  );
}
