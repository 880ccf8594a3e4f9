/** A line of a basket: what it is, how many, and what one of it costs with its extras. */
export interface PricedLine {
  readonly unitMinor: number;
  /** At least 1. */
  readonly quantity: number;
}

/** Sum of a basket, in minor units. */
export const basketMinor = (lines: readonly PricedLine[]): number => lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);

/** Adds one of an item, or begins its line at 1 (spec: operations §4). */
export function addOne<L extends { readonly key: string; readonly quantity: number }>(lines: readonly L[], line: L): L[] {
  return lines.some(({ key }) => key === line.key)
    ? lines.map((known) => (known.key === line.key ? { ...known, quantity: known.quantity + 1 } : known))
    : [...lines, { ...line, quantity: 1 }];
}

/** Takes one away; the line ends at none (spec: operations §4). */
export function takeOne<L extends { readonly key: string; readonly quantity: number }>(lines: readonly L[], key: string): L[] {
  return lines.flatMap((line) => (line.key !== key ? [line] : line.quantity <= 1 ? [] : [{ ...line, quantity: line.quantity - 1 }]));
}
