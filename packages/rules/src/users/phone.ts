const MASK = '•';
/** Digits at its end by which a masked number is told from others. */
export const SHOWN_DIGITS = 3;

/** A number of ten digits as (xxx) xxx-xxxx, any other as it is (spec: operations §5). */
export function displayPhone(phone: string): string {
  const digits = phone.replace(/[\s().-]/g, '');
  if (!/^\d{10}$/.test(digits)) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A number of which only the last three digits can be read; a number that short is hidden whole. */
export function maskPhone(phone: string): string {
  const total = phone.replace(/\D/g, '').length;
  const hidden = total <= SHOWN_DIGITS ? total : total - SHOWN_DIGITS;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => (++seen <= hidden ? MASK : digit));
}
