import { localPhone } from '@safiri/rules/users/phone.ts';
import { countryHere } from '../common/country-here.ts';
import { country } from '../platform/preferences.ts';

/** A phone number as the staff's country writes it; on a button in the button's own letters. */
export function StaffPhone({ phone, onButton = false }: { phone: string; onButton?: boolean }) {
  return <span className={onButton ? 'num' : 'caption num'}>{localPhone(phone, countryHere(country.use()).dialCode)}</span>;
}
