/** Whether an amount has cents, in minor units. */
const hasCents = (minor: number): boolean => minor % 100 !== 0;

/**
 * With how many decimals the amounts of one list are shown: all with the same, two as soon as one of them has cents, so that its lines add
 * up to its sum as they stand, and nothing of an amount is hidden. An amount by itself is a list of one.
 * @param amounts minor units, the sum among them
 * @param digits those that the market shows
 */
export const shownDigits = (amounts: readonly number[], digits: 0 | 2): 0 | 2 => (amounts.some(hasCents) ? 2 : digits);
