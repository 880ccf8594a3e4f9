import * as z from 'zod/mini';
import { LINES_AT_MOST, type Direction, type ProviderLine } from '@safiri/rules/payments/reconciliation.ts';
import type { ProviderAccount } from '../payments/ports.ts';
import { callFlutterwave, flutterwaveId, minorOf } from './flutterwave-http.ts';

const entry = z.object({
  id: flutterwaveId,
  tx_ref: z.optional(z.string()),
  reference: z.optional(z.string()),
  amount: z.number(),
  created_at: z.string(),
});
const listed = z.object({
  status: z.literal('success'),
  meta: z.object({ page_info: z.object({ total_pages: z.number() }) }),
  data: z.array(entry),
});

/** All pages of one of its lists, which knows days alone: what lies outside the two moments is left out. @throws when a page is not told, or there are too many */
async function pagesOf(account: ProviderAccount, path: string, direction: Direction, from: Date, to: Date): Promise<ProviderLine[]> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const lines: ProviderLine[] = [];
  for (let page = 1; lines.length <= LINES_AT_MOST; page += 1) {
    const query = new URLSearchParams({ from: day(from), to: day(to), status: 'successful', page: String(page) });
    const { status, body } = await callFlutterwave(account, `${path}?${query.toString()}`);
    const read = z.safeParse(listed, body);
    if (!read.success) throw new Error(`Flutterwave told no list: ${status}`);
    const { data, meta } = read.data;
    for (const { id, tx_ref: own, reference, amount, created_at: at } of data) {
      const moment = new Date(at);
      if (moment < from || moment >= to) continue;
      lines.push({ direction, reference: own ?? reference ?? null, receipt: id, amountMinor: minorOf(amount) });
    }
    if (page >= meta.page_info.total_pages) return lines;
  }
  throw new Error(`Flutterwave lists more than ${LINES_AT_MOST} movements`);
}

/** What Flutterwave took and paid between two moments; its refunds are in no list. */
export const listFlutterwave = async (account: ProviderAccount, from: Date, to: Date): Promise<ProviderLine[]> => [
  ...(await pagesOf(account, '/transactions', 'in', from, to)),
  ...(await pagesOf(account, '/transfers', 'out', from, to)),
];
