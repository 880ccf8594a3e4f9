import type { FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { givePaybill as call } from '@safiri/contract/payments/paybill-calls.ts';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import type { PaybillReason } from '@safiri/rules/payments/paybill.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../../platform/problem.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { askApproval, audit, holdAlone, needsSecond, requireOther, whoseMoney } from '../../staff/public.ts';
import { accounts, writeTransfer, type ProviderAccountRow } from '../../wallet/public.ts';
import { findAccount } from '../accounts.ts';
import { creditPaybill } from './credit.ts';
import { ownerOf, type PaybillOwner } from './owner.ts';
import { holdPaybill, type PaybillRow } from './queries.ts';

const words: Readonly<Record<PaybillReason, string>> = {
  no_such_code: 'Nobody has this code',
  not_offered: 'Wallets hold no money there',
  payer_left: 'This person has left',
  not_whole: 'Whole amounts alone can be credited',
  amount_differs: 'The provider names another amount',
  not_confirmed: 'The provider has not confirmed it',
};

async function ownerBy(ctx: Context, uow: UnitOfWork, account: ProviderAccountRow, row: PaybillRow, code: string): Promise<PaybillOwner> {
  const owner = await ownerOf(ctx, uow.tx, account, { typed: code, amountMinor: row.amountMinor });
  if (typeof owner === 'string') throw fieldProblem('code', words[owner]);
  return owner;
}

/** Holds what is in suspense. @throws Problem not_found, already_decided */
async function holdSuspense(uow: UnitOfWork, id: number): Promise<readonly [PaybillRow, ProviderAccountRow]> {
  const row = await holdPaybill(uow, id);
  const account = row === undefined ? undefined : await findAccount(uow.tx, row.accountId);
  if (row === undefined || account === undefined) throw notFound();
  if (row.state === 'heard') throw new Problem('illegal_transition', words.not_confirmed);
  if (row.state === 'credited') throw new Problem('already_decided', 'Somebody has it already.');
  return [row, account];
}

/** Out of suspense, and to whom it belongs. */
async function release(ctx: Context, uow: UnitOfWork, row: PaybillRow, owner: PaybillOwner): Promise<void> {
  const { id, accountId, amountMinor, currency } = row;
  await writeTransfer(uow.tx, {
    reference: `paybill:${id}:given`,
    kind: 'suspense',
    currency,
    at: uow.now,
    entries: [
      { account: accounts.suspense, amountMinor: -amountMinor },
      { account: accounts.provider(accountId), amountMinor },
    ],
  });
  await creditPaybill(ctx, uow, row, owner);
}

/**
 * Gives what is in suspense to whom it belongs, by their code. Above what one person alone may give away a second one has to agree first.
 * @throws Problem not_found, illegal_transition, already_decided, own_money, naming the code
 */
export async function givePaybill(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor,
  request: Pick<FastifyRequest, 'ip'>,
  id: number,
  { code, note }: BodyOf<typeof call>,
): Promise<void> {
  await holdAlone(uow, actor.userId);
  const [row, account] = await holdSuspense(uow, id);
  if (row.wantedCode !== null) throw new Problem('already_decided', 'A second person is asked already.');
  const owner = await ownerBy(ctx, uow, account, row, code);
  await requireOther(uow, actor.userId, [owner]);
  const { amountMinor, currency } = row;
  const isLarge = await needsSecond(ctx, uow, { authorId: actor.userId, userId: owner.userId }, { amountMinor, currency });
  await audit(uow, actor, request, {
    action: 'paybill.given',
    subject: 'paybill_payment',
    subjectId: id,
    data: { userId: owner.userId, holder: owner.holder, amountMinor, currency, reason: note },
  });
  if (!isLarge) {
    await uow.tx.update(paybillPayments).set({ givenBy: actor.userId, givenAt: uow.now }).where(eq(paybillPayments.id, id));
    return release(ctx, uow, row, owner);
  }
  await uow.tx.update(paybillPayments).set({ wantedCode: code, wantedBy: actor.userId }).where(eq(paybillPayments.id, id));
  const data = { ...whoseMoney(owner, owner.holder === 'driver' ? 'driver' : 'passenger', amountMinor, account.countryId), why: note };
  await askApproval(uow, actor, { kind: 'paybill_owner', subjectId: id, data });
}

/** A second person agreed. @throws Problem own_money where it is theirs, naming the code where it can be theirs no more */
export async function agreeToOwner(ctx: Context, uow: UnitOfWork, id: number, by: number): Promise<void> {
  const [row, account] = await holdSuspense(uow, id);
  if (row.wantedCode === null) throw new Problem('already_decided');
  const owner = await ownerBy(ctx, uow, account, row, row.wantedCode);
  await requireOther(uow, by, [owner]);
  await release(ctx, uow, row, owner);
}

/** It waits in suspense as before. */
export const dropOwner = async ({ tx }: UnitOfWork, id: number): Promise<void> =>
  void (await tx
    .update(paybillPayments)
    .set({ wantedCode: null, wantedBy: null })
    .where(and(eq(paybillPayments.id, id), eq(paybillPayments.state, 'suspense'))));

/**
 * Has the provider asked once more about what it has not confirmed.
 * @throws Problem not_found, illegal_transition for what is confirmed
 */
export async function askPaybillAgain(uow: UnitOfWork, id: number): Promise<PaybillRow> {
  const row = await holdPaybill(uow, id);
  if (row === undefined) throw notFound();
  if (row.state !== 'heard') throw new Problem('illegal_transition', 'The provider has confirmed it.');
  await uow.tx.update(paybillPayments).set({ nextAskAt: uow.now }).where(eq(paybillPayments.id, id));
  return row;
}
