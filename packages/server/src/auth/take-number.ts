import type { Context } from '../platform/context.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { Problem } from '../platform/problem.ts';
import { mailTo, messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByPhone, holdNumber } from '../users/public.ts';
import { isDemo } from './demo-accounts.ts';
import { loseNumber } from './invited.ts';

/**
 * A number goes to whoever proves it: an account that had it goes on without, and is told by mail. Staff's and those of the
 * demo's people stay where they are.
 * @param taker the account that takes it; undefined for one that is about to be made
 * @throws Problem account_exists
 */
export async function takeNumber(ctx: Context, uow: UnitOfWork, phone: string, taker?: number): Promise<void> {
  // Of several that prove it at once the last one has it.
  await holdNumber(uow, phone);
  const holder = await findAccountByPhone(uow.tx, phone);
  if (holder === undefined || holder.user.id === taker) return;
  const { user } = holder;
  if (user.userType === 'staff' || (ctx.config.demo && isDemo(user.email)))
    throw new Problem('account_exists', 'This phone number can’t be used');
  await loseNumber(ctx, uow, user.id);
  uow.publish(user.id, 'account', null);
  if (user.email === null || isDemo(user.email)) return;
  const letter = {
    subject: messageText(user.language, 'messageNumberGoneSubject', { product: uow.brand.name }),
    text: messageText(user.language, 'messageNumberGone'),
    url: `${ctx.config.publicUrl}/settings`,
  };
  await enqueueMessage(uow, mailTo(uow.brand, { ...user, email: user.email }, letter));
}
