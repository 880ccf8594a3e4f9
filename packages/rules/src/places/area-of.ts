/**
 * The part of an address that may stand on a locked screen: the quarter or the place, without a house and its number.
 * "12 Vilakazi Street, Orlando West, Soweto" is "Orlando West"; "Hatfield Plaza" stays what it is.
 */
export function areaOf(address: string): string {
  const [first = '', ...rest] = address
    .split(',')
    // Digits before or after a street's name are a house's, digits alone a postal code.
    .map((part) => part.trim().replaceAll(/^\d+\w?(\s+|$)|\s+\d+\w?$/g, ''))
    .filter((part) => part !== '');
  return rest[0] ?? first;
}
