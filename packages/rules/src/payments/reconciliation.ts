/** What of a provider's list and of our rows belongs together. */
export const matches = ['matched', 'missing_here', 'missing_there', 'other_amount'] as const;
export type Match = (typeof matches)[number];

export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** Where a provider's list came from: its interface, or a file that finance took from its portal. */
export const listSources = ['api', 'file'] as const;
export type ListSource = (typeof listSources)[number];

/** Days on one page, lines that a day may have, those of them that the page shows, and bytes of a file with them. */
export const DAYS_PAGE = 30;
export const LINES_AT_MOST = 200_000;
export const LINES_SHOWN = 500;
export const LIST_BYTES_AT_MOST = 20_000_000;

/** A movement as the provider lists it. */
export interface ProviderLine {
  readonly direction: Direction;
  /** Ours, where the provider tells it. */
  readonly reference: string | null;
  /** The provider's own number of it. */
  readonly receipt: string | null;
  readonly amountMinor: number;
}

/** A movement of ours. */
export interface OwnLine extends ProviderLine {
  readonly id: number;
}

export interface Matched {
  readonly match: Match;
  readonly direction: Direction;
  readonly reference: string | null;
  readonly receipt: string | null;
  /** By the provider's list; null where it is missing there. */
  readonly theirsMinor: number | null;
  /** By our rows; null where it is missing here. */
  readonly oursMinor: number | null;
  readonly ownId: number | null;
}

/** Puts what a provider lists beside what we have: by our reference, else by the provider's number. Each row of ours is taken once. */
export function reconcile(theirs: readonly ProviderLine[], ours: readonly OwnLine[]): Matched[] {
  const keyOf = (direction: Direction, kind: 'reference' | 'receipt', value: string | null) =>
    value === null || value === '' ? undefined : `${direction} ${kind} ${value.toLowerCase()}`;
  const byKey = new Map<string, OwnLine>();
  for (const own of ours)
    for (const key of [keyOf(own.direction, 'reference', own.reference), keyOf(own.direction, 'receipt', own.receipt)])
      if (key !== undefined) byKey.set(key, own);
  const taken = new Set<OwnLine>();
  const lines = theirs.map((line): Matched => {
    const keys = [keyOf(line.direction, 'reference', line.reference), keyOf(line.direction, 'receipt', line.receipt)];
    const own = keys.map((key) => (key === undefined ? undefined : byKey.get(key))).find((one) => one !== undefined && !taken.has(one));
    if (own !== undefined) taken.add(own);
    return {
      match: own === undefined ? 'missing_here' : own.amountMinor === line.amountMinor ? 'matched' : 'other_amount',
      direction: line.direction,
      reference: own?.reference ?? line.reference,
      receipt: line.receipt ?? own?.receipt ?? null,
      theirsMinor: line.amountMinor,
      oursMinor: own?.amountMinor ?? null,
      ownId: own?.id ?? null,
    };
  });
  const missing = ours
    .filter((own) => !taken.has(own))
    .map((own): Matched => ({
      match: 'missing_there',
      direction: own.direction,
      reference: own.reference,
      receipt: own.receipt,
      theirsMinor: null,
      oursMinor: own.amountMinor,
      ownId: own.id,
    }));
  return [...lines, ...missing];
}

/** A file that can't be read as a list. */
export class ListFault extends Error {}

/** A decimal amount in minor units: thousands may be grouped by commas, a sign is left out. */
function minorOf(text: string): number | undefined {
  const [, whole, cents = ''] = /^[-+]?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(' ', '')) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * A provider's list as finance took it from its portal: a table with a head. `amount` is needed, and `reference` or `receipt`; `direction` says `in` or
 * `out`, else money went out where the amount has a minus.
 * @param table each row with its line of the file, the head first
 * @throws ListFault naming the line
 */
export function readList(table: ReadonlyArray<{ readonly line: number; readonly values: readonly string[] }>): ProviderLine[] {
  const [head, ...rows] = table;
  const names = (head?.values ?? []).map((name) => name.toLowerCase());
  const at = (name: string) => names.indexOf(name);
  if (at('amount') < 0 || (at('reference') < 0 && at('receipt') < 0))
    throw new ListFault('The first line names the columns: amount, and reference or receipt');
  if (rows.length > LINES_AT_MOST) throw new ListFault(`More than ${LINES_AT_MOST} lines`);
  return rows.map(({ line, values }) => {
    const value = (name: string) => values[at(name)] || null;
    const amount = value('amount') ?? '';
    const amountMinor = minorOf(amount);
    if (amountMinor === undefined || amountMinor === 0) throw new ListFault(`Line ${line}: no amount`);
    const said = value('direction')?.toLowerCase();
    const direction = said === undefined ? (amount.startsWith('-') ? 'out' : 'in') : directions.find((one) => one === said);
    if (direction === undefined) throw new ListFault(`Line ${line}: direction is in or out`);
    const [reference, receipt] = [value('reference'), value('receipt')];
    if (reference === null && receipt === null) throw new ListFault(`Line ${line}: neither a reference nor a receipt`);
    return { direction, reference, receipt, amountMinor };
  });
}
