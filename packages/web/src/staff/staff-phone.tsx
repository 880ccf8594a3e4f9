import { countryById } from '@safiri/rules/countries/countries.ts';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { country } from '../platform/preferences.ts';

/** A phone number as the staff's country writes it. */
export function StaffPhone({ phone }: { phone: string }) {
  return <span className="caption num">{localPhone(phone, countryById(country.use()).dialCode)}</span>;
}
