import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/payments/finance-calls.ts';
import type { Balance, Batch, StaffDisbursement, StaffPayment } from '@safiri/contract/payments/finance-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { disbursementBatches, disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { payments, providerAccounts } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { BATCHES_PAGE, DISBURSEMENTS_PAGE } from '@safiri/rules/payments/batches.ts';
import { disbursementFilters, paymentFilters } from '@safiri/rules/payments/finance.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { presentPayment } from './present.ts';
import type { PaidBy, Refundable } from './refund-hindrance.ts';
import { refundsOf } from './refund-queries.ts';

/** Whose the money of a disbursement is: named by the account to which it would go back. */
const owner = sql<StaffDisbursement['owner']>`(
  select json_build_object('kind', o.kind, 'id', o.id, 'name', coalesce(
    case o.kind when 'driver' then (select u.name from drivers d join users u on u.id = d.user_id where d.id = o.id)
      when 'user' then (select name from users where id = o.id) else (select name from merchants where id = o.id) end, ''))
  from (select split_part(${disbursements.backTo}, ':', 1) as kind, split_part(${disbursements.backTo}, ':', 2)::int as id) o)`;

const selected = (reader: Reader) =>
  reader
    .select({ row: disbursements, provider: providerAccounts.provider, countryId: providerAccounts.countryId, owner })
    .from(disbursements)
    .innerJoin(providerAccounts, eq(providerAccounts.id, disbursements.accountId));

function present({ row, provider, countryId, owner: whose }: Awaited<ReturnType<typeof selected>>[number]): StaffDisbursement {
  return {
    id: row.id,
    purpose: row.purpose,
    subjectId: row.subjectId,
    owner: whose,
    provider,
    countryId,
    currency: row.currency,
    amount: toWire(row.amountMinor),
    fee: toWire(row.feeMinor),
    account: row.payeeAccount,
    bank: row.payeeBank,
    name: row.payeeName,
    state: row.state,
    reason: row.reason,
    isTask: row.taskAt !== null,
    batchId: row.batchId,
    reference: row.reference,
    receipt: row.receipt,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

/** Money that goes out, newest first. @param limit rows at most */
export async function listDisbursements(
  reader: Reader,
  { before, state, purpose, tasks, unbatched }: QueryOf<typeof calls.listDisbursements>,
  limit = DISBURSEMENTS_PAGE,
): Promise<StaffDisbursement[]> {
  const rows = await selected(reader)
    .where(
      and(
        before === undefined ? undefined : lt(disbursements.id, before),
        state === undefined ? undefined : inArray(disbursements.state, [...disbursementFilters[state]]),
        purpose === undefined ? undefined : eq(disbursements.purpose, purpose),
        tasks === undefined ? undefined : isNotNull(disbursements.taskAt),
        unbatched === undefined ? undefined : isNull(disbursements.batchId),
      ),
    )
    .orderBy(desc(disbursements.id))
    .limit(limit);
  return rows.map(present);
}

export async function readDisbursement(reader: Reader, id: number): Promise<StaffDisbursement | undefined> {
  const [row] = await selected(reader).where(eq(disbursements.id, id));
  return row === undefined ? undefined : present(row);
}

export const disbursementsIn = async (reader: Reader, batchId: number): Promise<StaffDisbursement[]> =>
  (await selected(reader).where(eq(disbursements.batchId, batchId)).orderBy(asc(disbursements.id))).map(present);

const batchFacts = (reader: Reader) =>
  reader
    .select({
      batch: disbursementBatches,
      createdBy: users.name,
      count: sql<number>`count(${disbursements.id})::int`,
      sum: sql<string>`coalesce(sum(${disbursements.amountMinor}), 0)`,
      paid: sql<number>`count(*) filter (where ${disbursements.state} = 'succeeded')::int`,
      failed: sql<number>`count(*) filter (where ${disbursements.state} in ('failed', 'returned'))::int`,
    })
    .from(disbursementBatches)
    .innerJoin(users, eq(users.id, disbursementBatches.createdBy))
    .leftJoin(disbursements, eq(disbursements.batchId, disbursementBatches.id))
    .groupBy(disbursementBatches.id, users.name);

const presentBatch = ({ batch, createdBy, count, sum, paid, failed }: Awaited<ReturnType<typeof batchFacts>>[number]): Batch => ({
  id: batch.id,
  countryId: batch.countryId,
  state: batch.state,
  createdBy,
  createdAt: batch.createdAt.toISOString(),
  decidedAt: batch.decidedAt?.toISOString() ?? null,
  alone: batch.alone,
  count,
  amount: toWire(Number(sum)),
  paid,
  failed,
});

export async function listBatches(reader: Reader, before: number | undefined, atMost = BATCHES_PAGE): Promise<Batch[]> {
  const rows = await batchFacts(reader)
    .where(before === undefined ? undefined : lt(disbursementBatches.id, before))
    .orderBy(desc(disbursementBatches.id))
    .limit(atMost);
  return rows.map(presentBatch);
}

export async function readBatch(reader: Reader, id: number): Promise<Batch | undefined> {
  const [row] = await batchFacts(reader).where(eq(disbursementBatches.id, id));
  return row === undefined ? undefined : presentBatch(row);
}

const paymentsOfPeople = (reader: Reader) =>
  reader
    .select({ payment: payments, account: providerAccounts, person: users.name, payer: { phone: users.phone, deletedAt: users.deletedAt } })
    .from(payments)
    .innerJoin(providerAccounts, eq(providerAccounts.id, payments.accountId))
    .innerJoin(users, eq(users.id, payments.userId));

/** Says of payments what can be given back of each. */
type AskRefundable = (rows: readonly PaidBy[]) => Promise<(row: PaidBy) => Refundable>;

/** Payments as finance sees them, with what was given back of each. */
async function presentForStaff(
  reader: Reader,
  rows: Awaited<ReturnType<typeof paymentsOfPeople>>,
  askRefundable: AskRefundable,
): Promise<StaffPayment[]> {
  const refundableOf = await askRefundable(rows);
  const refunds = await refundsOf(
    reader,
    rows.map(({ payment }) => payment.id),
  );
  return rows.map(({ person, ...row }) => {
    const left = refundableOf(row);
    return {
      ...presentPayment(row),
      // At the provider's page whoever opens it pays: that is its person's alone.
      page: null,
      userId: row.payment.userId,
      person,
      isTask: row.payment.taskAt !== null,
      refundable: left === null || 'hindrance' in left ? null : { most: toWire(left.mostMinor), isPartial: left.isPartial },
      notRefundable: left !== null && 'hindrance' in left ? left.hindrance : null,
      refunds: (refunds.get(row.payment.id) ?? []).map(({ refund, disbursement, by }) => ({
        id: refund.id,
        amount: toWire(refund.amountMinor),
        state: disbursement.state,
        reason: disbursement.reason,
        why: refund.reason,
        by,
        at: refund.createdAt.toISOString(),
      })),
    };
  });
}

export async function readPayment(reader: Reader, id: number, askRefundable: AskRefundable): Promise<StaffPayment | undefined> {
  const [row] = await presentForStaff(reader, await paymentsOfPeople(reader).where(eq(payments.id, id)), askRefundable);
  return row;
}

/** Money that people bring in, newest first. @param limit rows at most */
export async function listAllPayments(
  reader: Reader,
  { before, state, tasks }: QueryOf<typeof calls.listAllPayments>,
  askRefundable: AskRefundable,
  limit = DISBURSEMENTS_PAGE,
): Promise<StaffPayment[]> {
  const rows = await paymentsOfPeople(reader)
    .where(
      and(
        before === undefined ? undefined : lt(payments.id, before),
        state === undefined ? undefined : inArray(payments.state, [...paymentFilters[state]]),
        tasks === undefined ? undefined : isNotNull(payments.taskAt),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit);
  return presentForStaff(reader, rows, askRefundable);
}

/** The balances of each kind of holder, from an owner on: the page that is asked for alone is added up. */
const balancesSql: Readonly<Record<QueryOf<typeof calls.listBalances>['of'], (from: number) => SQL>> = {
  operator: () => sql`select account, null::int as "ownerId", null as name, currency, sum(amount_minor) as sum from ledger_entries
    where account like 'platform:%' group by account, currency`,
  providers:
    () => sql`select e.account, a.id as "ownerId", a.country_id || ' ' || a.provider as name, e.currency, -sum(e.amount_minor) as sum
    from provider_accounts a join ledger_entries e on e.account = 'provider:' || a.id || ':balance' group by e.account, a.id, e.currency`,
  drivers: (from) => sql`select 'driver:' || d.id || ':wallet' as account, d.id as "ownerId", u.name, k.currency, k.sum
    from drivers d join users u on u.id = d.user_id cross join lateral (
      select currency, sum(sum_minor) as sum from ledger_totals where account = 'driver:' || d.id || ':wallet' group by currency) k where d.id >= ${from}`,
  merchants: (from) => sql`select 'merchant:' || m.id || ':balance' as account, m.id as "ownerId", m.name, e.currency, e.sum
    from merchants m cross join lateral (
      select currency, sum(amount_minor) as sum from ledger_entries where account = 'merchant:' || m.id || ':balance' group by currency) e where m.id >= ${from}`,
  passengers: (from) => sql`select 'user:' || u.id || ':wallet' as account, u.id as "ownerId", u.name, e.currency, e.sum
    from users u cross join lateral (
      select currency, sum(amount_minor) as sum from ledger_entries where account = 'user:' || u.id || ':wallet' group by currency) e where u.id >= ${from}`,
};

interface BalanceLine {
  readonly account: string;
  readonly ownerId: number | null;
  readonly name: string | null;
  readonly currency: string;
  readonly sum: string;
}

/** How a provider's account is called: by its country and the provider's own name. */
function nameOf(holder: string, name: string | null): string | null {
  const [country = '', provider = ''] = name?.split(' ') ?? [];
  return holder !== 'providers' ? name : `${providerFacts[provider as ProviderId].name} (${country.toUpperCase()})`;
}

/** Whose a line is, by the number in its account's name; the operator's own have none. */
const ownerIn = (account: string): number => (account.startsWith('platform:') ? 0 : Number(/:(\d{1,9}):/.exec(account)?.[1] ?? 0));

/** The lines after one: by whose they are, then by account and currency, which no two lines share. */
function behind(line: string | undefined): SQL {
  if (line === undefined) return sql`true`;
  const [account = '', currency = ''] = line.split(' ');
  return sql`(coalesce(b."ownerId", 0), b.account collate "C", b.currency collate "C") > (${ownerIn(account)}::int, ${account}::text, ${currency}::text)`;
}

/** Balances that are not zero, by whose they are. @param limit rows at most */
export async function listBalances(
  reader: Reader,
  { of: holder, after = 0, afterLine }: QueryOf<typeof calls.listBalances>,
  limit = DISBURSEMENTS_PAGE,
): Promise<Balance[]> {
  const from = Math.max(after + 1, ownerIn(afterLine ?? ''));
  const { rows } = await reader.execute<BalanceLine & Record<string, unknown>>(sql`
    select * from (${balancesSql[holder](from)}) b where b.sum <> 0 and coalesce(b."ownerId", 1) > ${after} and ${behind(afterLine)}
    order by b."ownerId", b.account collate "C", b.currency collate "C" limit ${limit}`);
  return rows.map(({ account, ownerId, name, currency, sum }) => ({
    account,
    ownerId,
    name: nameOf(holder, name),
    currency,
    amount: toWire(Number(sum)),
  }));
}
