/** What a wallet can pay of a fare, minor units, so that what is left is payable in cash: a multiple of `roundToMinor`. */
function upTo(fareMinor: number, mostMinor: number, roundToMinor: number): number {
  const cash = Math.ceil(Math.max(0, fareMinor - mostMinor) / roundToMinor) * roundToMinor;
  return Math.max(0, fareMinor - cash);
}

/**
 * What of a ride the wallet pays where the rest is handed over in cash, as it is offered before the ride.
 * @param spendableMinor what the wallet has to spend, minor units
 * @param roundToMinor what the market's prices are multiples of: the cash is one too
 * @returns minor units below the fare; null where the wallet has nothing for it, or pays all of it alone
 */
export function walletPartOf(fareMinor: number, spendableMinor: number, roundToMinor: number): number | null {
  if (spendableMinor >= fareMinor) return null;
  const part = upTo(fareMinor, spendableMinor, roundToMinor);
  return part === 0 ? null : part;
}

/**
 * What the wallet pays at the end of the ride: what was promised, no more than the ride has come to, and no more than the wallet holds by then. The rest is
 * cash: nobody owes anything for a wallet that has shrunk.
 * @returns minor units; null where it pays nothing
 */
export function walletPays(promisedMinor: number, fareMinor: number, holdsMinor: number, roundToMinor: number): number | null {
  const part = upTo(fareMinor, Math.min(promisedMinor, holdsMinor), roundToMinor);
  return part === 0 ? null : part;
}
