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
const listed = z.object({ status: z.literal(true), data: z.array(entry) });

/** All pages of one of its lists. @throws when a page is not told, or there are too many */
async function pagesOf(account: ProviderAccount, path: string, direction: Direction, from: Date, to: Date): Promise<ProviderLine[]> {
  const lines: ProviderLine[] = [];
  for (let page = 1; lines.length <= LINES_AT_MOST; page += 1) {
    const query = new URLSearchParams({
      status: 'success',
      from: from.toISOString(),
      to: to.toISOString(),
      perPage: String(PAGE),
      page: String(page),
    });
    const { status, body } = await callProvider(`${account.baseUrl}${path}?${query.toString()}`, { headers: bearer(account) });
    const read = z.safeParse(listed, body);
    if (!read.success) throw new Error(`Paystack told no list: ${status}`);
    for (const { id, transfer_code: code, reference, amount } of read.data.data)
      lines.push({ direction, reference, receipt: code ?? (id === undefined ? null : String(id)), amountMinor: amount });
    if (read.data.data.length < PAGE) return lines;
  }
  throw new Error(`Paystack lists more than ${LINES_AT_MOST} movements`);
}

/** What Paystack took and paid between two moments: transactions and transfers that succeeded. */
export const listPaystack = async (account: ProviderAccount, from: Date, to: Date): Promise<ProviderLine[]> => [
  ...(await pagesOf(account, '/transaction', 'in', from, to)),
  ...(await pagesOf(account, '/transfer', 'out', from, to)),
];
