import { and, eq, sql } from 'drizzle-orm';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import type { DisbursementAnswer } from '@safiri/rules/payments/disbursement-life.ts';
import { pauseMs } from '@safiri/rules/payments/payment-life.ts';
import type { Context } from '../platform/context.ts';
import { eachApart } from '../platform/each-apart.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { carrierOf } from './carrier.ts';
import { findDisbursement, recordDisbursementEvent, type DisbursementWithAccount } from './disbursement-queries.ts';
import type { Providers, Refunded } from './ports.ts';
import { settleDisbursement } from './settle-disbursement.ts';

/** Seconds for which a node has a disbursement to itself; if it dies meanwhile, another one asks then. */
const CLAIM_SECONDS = 60;
const AT_ONCE = 20;

interface Claimed {
  readonly id: number;
  /** Never sent before. */
  readonly first: boolean;
  /** The provider knew of none: it is told again by the same reference. */
  readonly again: boolean;
}

/** Takes disbursements that are due, so that no other node does the same. One that was never sent is marked as sent before it is. */
async function claim(ctx: Context): Promise<Claimed[]> {
  const now = ctx.clock().toISOString();
  const { rows } = await ctx.db.execute<{ id: number; first: boolean; again: boolean }>(sql`
    with due as (
      select id, state = 'approved' as first, is_due_again as again from disbursements
      where next_ask_at <= ${now}::timestamptz order by next_ask_at limit ${AT_ONCE} for update skip locked)
    update disbursements d set
      next_ask_at = ${now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS}),
      state = case when due.first then 'pending' else d.state end,
      sent_at = case when due.first then ${now}::timestamptz else d.sent_at end,
      is_due_again = false,
      asked_at = case when due.first or due.again then d.asked_at else ${now}::timestamptz end,
      asks = case when due.first or due.again then d.asks else d.asks + 1 end
    from due where d.id = due.id returning d.id, due.first, due.again`);
  return rows;
}

async function pay(ctx: Context, providers: Providers, due: DisbursementWithAccount): Promise<Refunded> {
  try {
    return await (await carrierOf(ctx, providers, due)).send();
  } catch (error) {
    ctx.log.warn({ err: error, disbursement: due.disbursement.id }, 'a provider did not answer');
    return { kind: 'unclear' };
  }
}

async function ask(ctx: Context, providers: Providers, due: DisbursementWithAccount): Promise<DisbursementAnswer> {
  try {
    return await (await carrierOf(ctx, providers, due)).ask();
  } catch (error) {
    ctx.log.warn({ err: error, disbursement: due.disbursement.id }, 'a provider did not say what became of a disbursement');
    return { state: 'silent' };
  }
}

/**
 * Hands a disbursement to its provider. It is already marked as sent: whatever happens here, it is asked about. That it was refused counts the first
 * time alone: of a repetition it could be the word about an earlier one that was paid.
 */
async function send(ctx: Context, providers: Providers, due: DisbursementWithAccount, isFirst: boolean): Promise<void> {
  const { id } = due.disbursement;
  const sent = await pay(ctx, providers, due);
  await inTransaction(ctx, async (uow) => {
    await recordDisbursementEvent(uow, { disbursementId: id, kind: 'sent', detail: { became: sent.kind, isFirst } });
    if (sent.kind !== 'taken') return;
    await uow.tx
      .update(disbursements)
      .set({
        providerReference: sql`coalesce(${disbursements.providerReference}, ${sent.providerReference}::text)`,
        // A callback may have been quicker.
        nextAskAt: sql`case when ${disbursements.hintedAt} is null then ${new Date(uow.now.getTime() + pauseMs(0)).toISOString()}::timestamptz
          else ${uow.now.toISOString()}::timestamptz end`,
      })
      .where(and(eq(disbursements.id, id), sql`${disbursements.state} in ('pending', 'unknown')`));
  });
  const { amountMinor, currency } = due.disbursement;
  if (sent.kind === 'done') await settleDisbursement(ctx, id, { state: 'succeeded', amountMinor, currency, receipt: sent.receipt });
  else if (sent.kind === 'refused' && isFirst) await settleDisbursement(ctx, id, { state: 'failed', reason: sent.reason });
  else if (sent.kind !== 'taken') await settleDisbursement(ctx, id, { state: 'unknown', reason: null });
}

/** Sends the disbursements that are due, and asks about those that were sent; until none is. */
export async function mindDisbursements(ctx: Context, providers: Providers): Promise<void> {
  const mind = async ({ id, first, again }: Claimed) => {
    const due = await findDisbursement(ctx.db, id);
    if (due === undefined) return;
    if (first || again) await send(ctx, providers, due, first);
    else await settleDisbursement(ctx, id, await ask(ctx, providers, due));
  };
  for (let claimed = await claim(ctx); claimed.length > 0; claimed = await claim(ctx)) {
    await eachApart(
      claimed,
      mind,
      (error, { id }) => ctx.log.error({ err: error, disbursement: id }, 'a disbursement could not be minded'),
      AT_ONCE,
    );
  }
}
