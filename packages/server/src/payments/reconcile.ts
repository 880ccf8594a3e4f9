import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { reconciledDays, reconciledLines } from '@safiri/db/payments/reconciliation-tables.ts';
import { creditedPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import {
  LINES_AT_MOST,
  ListFault,
  readList,
  reconcile,
  type ListSource,
  type OwnLine,
  type ProviderLine,
} from '@safiri/rules/payments/reconciliation.ts';
import { CsvFault, readCsv } from '../platform/csv-rows.ts';
import { dayBounds } from '@safiri/rules/places/local-time.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import { findAccount, opened } from './accounts.ts';
import type { Providers } from './ports.ts';

/** Lines that one statement writes. */
const CHUNK = 10_000;

/** A provider's list of a day, and where it came from. */
export interface DayList {
  readonly account: ProviderAccountRow;
  readonly day: string;
  readonly source: ListSource;
  readonly lines: readonly ProviderLine[];
}

function linesOf(file: string): ProviderLine[] {
  try {
    return readList(readCsv(file, LINES_AT_MOST + 2));
  } catch (error) {
    if (error instanceof ListFault) throw fieldProblem('file', error.message);
    if (error instanceof CsvFault) throw fieldProblem('file', `Line ${error.line}: not a table`);
    throw error;
  }
}

/**
 * What a provider lists of a day: by its interface, or from a file. It is asked before any transaction opens.
 * @throws Problem not_found, invalid naming `file` or `day`, illegal_transition where the provider did not tell its list
 */
export async function listOfDay(
  ctx: Context,
  providers: Providers,
  { accountId, day, file }: { readonly accountId: number; readonly day: string; readonly file?: string | undefined },
): Promise<DayList> {
  const account = await findAccount(ctx.db, accountId);
  if (account === undefined) throw notFound();
  const { from, to } = dayBounds(day, countryById(account.countryId).timeZoneId);
  if (to > ctx.clock()) throw fieldProblem('day', 'A day is reconciled once it is over');
  if (file !== undefined) return { account, day, source: 'file', lines: linesOf(file) };
  const provider = providers[account.provider];
  if (provider.list === undefined) throw fieldProblem('file', 'This provider has no list: bring the file from its portal');
  try {
    return { account, day, source: 'api', lines: await provider.list(opened(ctx.config, account, provider), from, to) };
  } catch (error) {
    ctx.log.warn({ err: error, account: accountId, day }, 'a provider did not tell its list of a day');
    throw new Problem('illegal_transition', 'The provider did not tell its list. Try again later, or bring the file from its portal.');
  }
}

/**
 * What we have of a day: what was credited and what was paid out on it. What came back later went out all the same.
 * @throws Problem naming `day` where it is more than a day may have
 */
async function ownLines({ tx }: UnitOfWork, accountId: number, { from, to }: { from: Date; to: Date }): Promise<OwnLine[]> {
  const { rows } = await tx.execute<{ id: number; direction: 'in' | 'out'; reference: string; receipt: string | null; amount: string }>(sql`
    select * from (
      select p.id, 'in' as direction, p.reference, coalesce(p.receipt, p.provider_reference) as receipt, p.amount_minor as amount, p.settled_at as at
      from payments p where p.account_id = ${accountId} and p.state in ${oneOf(creditedPaymentStates)}
        and not exists (select from paybill_payments b where b.payment_id = p.id and b.suspense_transfer_id is not null)
      union all
      select b.id, 'in', b.typed, b.transaction_id, b.amount_minor, t.created_at
      from paybill_payments b join ledger_transfers t on t.id = b.suspense_transfer_id where b.account_id = ${accountId}
      union all
      select d.id, 'out', d.reference, coalesce(d.receipt, d.provider_reference), d.amount_minor, e.at
      from disbursements d join ledger_entries e on e.transfer_id = d.transfer_id and e.account = 'provider:' || d.account_id || ':balance'
      where d.account_id = ${accountId}) o
    where o.at >= ${from.toISOString()}::timestamptz and o.at < ${to.toISOString()}::timestamptz order by o.at, o.id limit ${LINES_AT_MOST + 1}`);
  // Cut short, what was left out would stand there as missing.
  if (rows.length > LINES_AT_MOST) throw fieldProblem('day', `More than ${LINES_AT_MOST} movements of ours`);
  return rows.map(({ amount, ...row }) => ({ ...row, amountMinor: Number(amount) }));
}

const keyOf = (line: {
  direction: string;
  match: string;
  reference: string | null;
  receipt: string | null;
  theirsMinor: number | null;
  oursMinor: number | null;
}) => [line.direction, line.match, line.reference, line.receipt, line.theirsMinor, line.oursMinor].join('|');

/** Holds a day that is open. @throws Problem not_found, day_closed */
async function requireOpenDay({ tx }: UnitOfWork, id: number): Promise<void> {
  const [day] = await tx.select().from(reconciledDays).where(eq(reconciledDays.id, id)).for('update');
  if (day === undefined) throw notFound();
  if (day.closedAt !== null) throw new Problem('day_closed', 'This day is closed: nothing changes it any more.');
}

/**
 * Writes a day's lines anew; what was explained of a difference that is still the same stays so.
 * @throws Problem day_closed, naming `day` where we have more than a day may have
 * @returns the day's id
 */
export async function writeDay(uow: UnitOfWork, userId: number, { account, day, source, lines }: DayList): Promise<number> {
  const { id: accountId, countryId } = account;
  const read = { source, readBy: userId, readAt: uow.now };
  const [row] = await uow.tx
    .insert(reconciledDays)
    .values({ accountId, day, ...read })
    .onConflictDoUpdate({
      target: [reconciledDays.accountId, reconciledDays.day],
      set: read,
      setWhere: sql`${reconciledDays.closedAt} is null`,
    })
    .returning({ id: reconciledDays.id });
  if (row === undefined) throw new Problem('day_closed', 'This day is closed: nothing changes it any more.');
  const explainedBefore = await uow.tx
    .select()
    .from(reconciledLines)
    .where(and(eq(reconciledLines.dayId, row.id), isNotNull(reconciledLines.note)));
  const notes = new Map(explainedBefore.map((line) => [keyOf(line), line]));
  await uow.tx.delete(reconciledLines).where(eq(reconciledLines.dayId, row.id));
  const own = await ownLines(uow, accountId, dayBounds(day, countryById(countryId).timeZoneId));
  const found = reconcile(lines, own).map((line) => {
    const explained = notes.get(keyOf(line));
    return { ...line, note: explained?.note ?? null, explainedBy: explained?.explainedBy ?? null };
  });
  // A hundred thousand lines are nearly a million parameters: one text for each chunk is written and read sooner.
  for (let at = 0; at < found.length; at += CHUNK)
    await uow.tx.execute(sql`
      insert into reconciled_lines (day_id, direction, match, reference, receipt, theirs_minor, ours_minor, own_id, note, explained_by)
      select ${row.id}, l.direction, l.match, l.reference, l.receipt, l."theirsMinor", l."oursMinor", l."ownId", l.note, l."explainedBy"
      from json_to_recordset(${JSON.stringify(found.slice(at, at + CHUNK))}::json) as l (direction text, match text, reference text, receipt text,
        "theirsMinor" bigint, "oursMinor" bigint, "ownId" integer, note text, "explainedBy" integer)`);
  return row.id;
}

/** Says what a difference comes from. @throws Problem not_found, day_closed */
export async function explainLine(uow: UnitOfWork, userId: number, dayId: number, lineId: number, note: string): Promise<void> {
  await requireOpenDay(uow, dayId);
  const rows = await uow.tx
    .update(reconciledLines)
    .set({ note, explainedBy: userId })
    .where(and(eq(reconciledLines.id, lineId), eq(reconciledLines.dayId, dayId), ne(reconciledLines.match, 'matched')))
    .returning({ id: reconciledLines.id });
  if (rows.length === 0) throw notFound();
}

/**
 * Closes a day; closed again it is the same.
 * @throws Problem not_found, illegal_transition while a difference is not explained
 */
export async function closeDay(uow: UnitOfWork, userId: number, dayId: number): Promise<boolean> {
  const [day] = await uow.tx.select().from(reconciledDays).where(eq(reconciledDays.id, dayId)).for('update');
  if (day === undefined) throw notFound();
  if (day.closedAt !== null) return false;
  const open = and(eq(reconciledLines.dayId, dayId), ne(reconciledLines.match, 'matched'), sql`${reconciledLines.note} is null`);
  const [unexplained] = await uow.tx.select({ id: reconciledLines.id }).from(reconciledLines).where(open).limit(1);
  if (unexplained !== undefined) throw new Problem('illegal_transition', 'Explain each difference first.');
  await uow.tx.update(reconciledDays).set({ closedBy: userId, closedAt: uow.now }).where(eq(reconciledDays.id, dayId));
  return true;
}
