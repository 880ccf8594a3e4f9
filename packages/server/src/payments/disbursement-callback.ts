import { createHash } from 'node:crypto';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { sentDisbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { carrierOf } from './carrier.ts';
import { findDisbursement, recordDisbursementEvent, type DisbursementWithAccount } from './disbursement-queries.ts';
import { ASKED_APART_SECONDS, keptOf } from './kept-callback.ts';
import type { CallbackMessage, Hint, Providers } from './ports.ts';
import { settleDisbursement } from './settle-disbursement.ts';

const digestOf = (raw: Buffer) => createHash('sha256').update(raw).digest();

/** Writes down that somebody called, and has the provider asked, whatever became of it before: what was paid may have come back. No money moves here. */
export async function takeDisbursementHint(uow: UnitOfWork, found: DisbursementWithAccount, hint: Hint, raw: Buffer): Promise<void> {
  const { disbursement: row } = found;
  const fits =
    (hint.reference === undefined || hint.reference === row.reference) &&
    (hint.amountMinor === undefined || hint.amountMinor === row.amountMinor);
  await recordDisbursementEvent(uow, {
    disbursementId: row.id,
    kind: 'callback',
    digest: digestOf(raw),
    detail: { fits, body: keptOf(raw) },
  });
  if (!fits) return;
  await uow.tx
    .update(disbursements)
    .set({
      hintedAt: uow.now,
      nextAskAt: sql`greatest(${uow.now.toISOString()}::timestamptz, ${disbursements.askedAt} + make_interval(secs => ${ASKED_APART_SECONDS}))`,
    })
    .where(
      and(
        eq(disbursements.id, row.id),
        isNotNull(disbursements.sentAt),
        ne(disbursements.state, 'returned'),
        // Finance may have taken for failed what was paid.
        sql`(${disbursements.state} = 'failed' or ${disbursements.reason} is distinct from 'closed_by_team')`,
      ),
    );
}

/**
 * Takes the answer to a question, at the address that the provider alone was told with it.
 * @throws Problem not_found where nothing was asked, invalid_request for what is no answer to it
 */
export async function takeAnswer(ctx: Context, providers: Providers, id: number, message: CallbackMessage): Promise<void> {
  const found = await findDisbursement(ctx.db, id);
  if (found === undefined || found.disbursement.askedAt === null) throw notFound();
  const { disbursement } = found;
  const answer = (await carrierOf(ctx, providers, found)).readAnswer(message);
  if (answer === undefined) throw new Problem('invalid_request', 'Not an answer of this provider');
  await inTransaction(ctx, (uow) =>
    recordDisbursementEvent(uow, {
      disbursementId: id,
      kind: 'callback',
      digest: digestOf(message.raw),
      detail: { answers: true, body: keptOf(message.raw) },
    }),
  );
  // It says again what stands, and the pauses between questions stay as they are.
  if (answer.state === 'silent' || (answer.state === 'pending' && isOneOf(sentDisbursementStates, disbursement.state))) return;
  await settleDisbursement(ctx, id, answer);
}
