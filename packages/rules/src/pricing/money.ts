/**
 * Money inside is a whole number of minor units (hundredths of the currency, cents for the rand); money on the wire
 * is a decimal string in the major unit with two decimals.
 */
const MINOR_PER_MAJOR = 100;

/**
 * `numerator / denominator` to the nearest whole number, exact halves upward (towards plus infinity).
 * @throws RangeError for a denominator that isn't positive, or a result beyond the safe integers
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError(`denominator must be positive: ${denominator}`);
  const shifted = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = shifted / divisor;
  // Division of bigints cuts towards zero; below zero a remainder means one lower.
  const floor = shifted < 0n && shifted % divisor !== 0n ? quotient - 1n : quotient;
  const rounded = Number(floor);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`amount out of range: ${floor}`);
  return rounded;
}

/** An amount in units of its currency, with two decimals at most, in minor units. */
export const minorOfUnits = (units: number): number => Math.round(units * MINOR_PER_MAJOR);

/**
 * Minor units as sent: 4200 is '42.00'.
 * @throws RangeError when `minor` isn't a whole number in the safe range
 */
export function toWire(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Minor units of a received amount: '42', '42.5' and '42.00' are read; a sign, an exponent, a third decimal, blanks
 * or anything beyond the safe integers is undefined.
 */
export function fromWire(text: string): number | undefined {
  const match = /^(\d{1,16})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const minor = Number(match[1]) * MINOR_PER_MAJOR + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** Minor units of a received balance, which may have a minus. */
export function fromSignedWire(text: string): number | undefined {
  const minor = fromWire(text.replace(/^-/, ''));
  return minor === undefined || !text.startsWith('-') ? minor : -minor;
}

/**
 * Minor units as people read them: symbol, thousands grouped by commas, `digits` decimals.
 * @throws RangeError when `minor` isn't a whole number in the safe range
 */
export function formatAmount(minor: number, symbol: string, digits: 0 | 2): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  const size = BigInt(Math.abs(minor));
  const shown = digits === 2 ? toWire(Math.abs(minor)) : String(roundHalfUp(size, BigInt(MINOR_PER_MAJOR)));
  const [whole = '', decimals] = shown.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '-' : ''}${symbol}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}
