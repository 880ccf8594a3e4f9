import { eq } from 'drizzle-orm';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import { judgePaybill, type PaybillAnswer, type PaybillReason } from '@safiri/rules/payments/paybill.ts';
import type { Context } from '../../platform/context.ts';
import { eachApart } from '../../platform/each-apart.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { accounts, writeTransfer } from '../../wallet/public.ts';
import { findAccount, opened } from '../accounts.ts';
import { callbackUrl } from '../callback-address.ts';
import type { AskedPaybill, CallbackMessage, Providers } from '../ports.ts';
import { creditPaybill } from './credit.ts';
import { ownerOf } from './owner.ts';
import { claimPaybill, findPaybill, holdPaybill, type PaybillRow } from './queries.ts';

const CLAIM_SECONDS = 60;
const AT_ONCE = 20;

const askedOf = ({ config }: Pick<Context, 'config'>, { id, transactionId }: PaybillRow): AskedPaybill => ({
  transactionId,
  // Each question has a name of its own.
  reference: `C${id}`,
  answerUrl: callbackUrl(config, { of: 'paybillAnswer', id }),
});

/** The operator holds what nobody may have by a rule, until finance knows whose it is. */
async function suspend(uow: UnitOfWork, row: PaybillRow, reason: PaybillReason): Promise<void> {
  const { id, accountId, amountMinor, currency } = row;
  const suspenseTransferId = await writeTransfer(uow.tx, {
    reference: `paybill:${id}`,
    kind: 'suspense',
    currency,
    at: uow.now,
    entries: [
      { account: accounts.provider(accountId), amountMinor: -amountMinor },
      { account: accounts.suspense, amountMinor },
    ],
  });
  await uow.tx
    .update(paybillPayments)
    .set({ state: 'suspense', reason, nextAskAt: null, taskAt: uow.now, suspenseTransferId })
    .where(eq(paybillPayments.id, id));
}

/** Lets it become what its provider says now: credited once, by the code that was typed. */
const settle = (ctx: Context, id: number, answer: PaybillAnswer): Promise<void> =>
  inTransaction(ctx, async (uow) => {
    const row = await holdPaybill(uow, id);
    const account = row === undefined ? undefined : await findAccount(uow.tx, row.accountId);
    if (row?.state !== 'heard' || account === undefined) return;
    const verdict = judgePaybill(row, answer, account.paybill ?? '', uow.now);
    if (verdict.kind === 'confirmed') {
      const owner = await ownerOf(ctx, uow.tx, account, row);
      if (typeof owner === 'string') await suspend(uow, row, owner);
      else await creditPaybill(ctx, uow, row, owner);
      return;
    }
    const set =
      verdict.kind === 'later'
        ? { nextAskAt: verdict.nextAskAt }
        : { nextAskAt: null, taskAt: row.taskAt ?? uow.now, reason: verdict.reason };
    await uow.tx.update(paybillPayments).set(set).where(eq(paybillPayments.id, id));
  });

/**
 * Takes the answer to a question about one, at the address that the provider alone was told with it.
 * @throws Problem not_found where nothing was asked, invalid_request for what is no answer to it
 */
export async function takePaybillAnswer(ctx: Context, providers: Providers, id: number, message: CallbackMessage): Promise<void> {
  const row = await findPaybill(ctx.db, id);
  const account = row === undefined ? undefined : await findAccount(ctx.db, row.accountId);
  const paybill = account === undefined ? undefined : providers[account.provider].paybill;
  if (row === undefined || row.askedAt === null || paybill === undefined) throw notFound();
  const answer = paybill.readAnswer(message, askedOf(ctx, row));
  if (answer === undefined) throw new Problem('invalid_request', 'Not an answer of this provider');
  // That it was heard of, and not how it stands, leaves the pauses between questions as they are.
  if (answer.state !== 'silent') await settle(ctx, id, answer);
}

async function ask(ctx: Context, providers: Providers, row: PaybillRow): Promise<PaybillAnswer> {
  const account = await findAccount(ctx.db, row.accountId);
  const provider = account === undefined ? undefined : providers[account.provider];
  if (account === undefined || provider?.paybill === undefined) return { state: 'silent' };
  try {
    return await provider.paybill.ask(opened(ctx.config, account, provider), askedOf(ctx, row));
  } catch (error) {
    ctx.log.warn({ err: error, paybill: row.id }, 'a provider did not say whether something was paid at a paybill');
    return { state: 'silent' };
  }
}

/** Asks about what was heard and is due; until none is. */
export async function mindPaybill(ctx: Context, providers: Providers): Promise<void> {
  const claim = () => claimPaybill(ctx.db, ctx.clock(), AT_ONCE, CLAIM_SECONDS);
  for (let claimed = await claim(); claimed.length > 0; claimed = await claim())
    await eachApart(
      claimed,
      async (id) => {
        const row = await findPaybill(ctx.db, id);
        if (row !== undefined) await settle(ctx, id, await ask(ctx, providers, row));
      },
      (error, id) => ctx.log.error({ err: error, paybill: id }, 'what was paid at a paybill could not be minded'),
      AT_ONCE,
    );
}
