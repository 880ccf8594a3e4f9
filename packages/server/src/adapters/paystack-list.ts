import * as z from 'zod/mini';
import { LINES_AT_MOST, type Direction, type ProviderLine } from '@safiri/rules/payments/reconciliation.ts';
import type { ProviderAccount } from '../payments/ports.ts';
import { bearer } from './paystack-http.ts';
import { callProvider } from './provider-http.ts';

const PAGE = 100;
const entry = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  transfer_code: z.optional(z.string()),
  reference: z.string(),
  amount: z.number(),
});
const refund = z.object({
  id: z.union([z.string(), z.number()]),
  amount: z.number(),
  status: z.string(),
  merchant_note: z.nullish(z.string()),
});
const listed = z.object({ status: z.literal(true), data: z.array(entry) });

interface Listing<E> {
  readonly path: string;
  readonly entries: z.ZodMiniType<{ readonly status: true; readonly data: readonly E[] }>;
  /** A movement; undefined for what moved nothing. */
  readonly lineOf: (entry: E) => ProviderLine | undefined;
}

/** All pages of one of its lists. @throws when a page is not told, or there are too many */
async function pagesOf<E>(account: ProviderAccount, { path, entries, lineOf }: Listing<E>, from: Date, to: Date): Promise<ProviderLine[]> {
  const lines: ProviderLine[] = [];
  for (let page = 1; lines.length <= LINES_AT_MOST; page += 1) {
    const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), perPage: String(PAGE), page: String(page) });
    if (path !== '/refund') query.set('status', 'success');
    const { status, body } = await callProvider(`${account.baseUrl}${path}?${query.toString()}`, { headers: bearer(account) });
    const read = z.safeParse(entries, body);
    if (!read.success) throw new Error(`Paystack told no list: ${status}`);
    lines.push(...read.data.data.flatMap((one) => lineOf(one) ?? []));
    if (read.data.data.length < PAGE) return lines;
  }
  throw new Error(`Paystack lists more than ${LINES_AT_MOST} movements`);
}

const moving = (path: string, direction: Direction): Listing<z.output<typeof entry>> => ({
  path,
  entries: listed,
  lineOf: ({ id, transfer_code: code, reference, amount }) => ({
    direction,
    reference,
    receipt: code ?? (id === undefined ? null : String(id)),
    amountMinor: amount,
  }),
});

/** Of a refund our reference stands in its note. */
const refunds: Listing<z.output<typeof refund>> = {
  path: '/refund',
  entries: z.object({ status: z.literal(true), data: z.array(refund) }),
  lineOf: ({ id, amount, status, merchant_note: note }) =>
    status === 'processed' ? { direction: 'out', reference: note ?? null, receipt: String(id), amountMinor: amount } : undefined,
};

/** What Paystack took, paid and gave back between two moments: transactions, transfers and refunds that succeeded. */
export const listPaystack = async (account: ProviderAccount, from: Date, to: Date): Promise<ProviderLine[]> => [
  ...(await pagesOf(account, moving('/transaction', 'in'), from, to)),
  ...(await pagesOf(account, moving('/transfer', 'out'), from, to)),
  ...(await pagesOf(account, refunds, from, to)),
];
