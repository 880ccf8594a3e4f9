import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { makeOwner } from '@safiri/contract/setup/calls.ts';
import { ownerLinks } from '@safiri/db/setup/tables.ts';
import { passwordProblem } from '@safiri/rules/auth/password.ts';
import { hashOf, hashPassword, passwordText, refuseDemoAddress } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit, hasOwner, insertStaffAccount, isTakenAddress, openStaffSession, workPhone } from '../staff/public.ts';
import { nameInstance } from './brand.ts';
import { opensBy } from './owner-link.ts';

const over = () => new Problem('setup_link_invalid', 'This link is too old, was used already, or a newer one took its place.');

/** @throws Problem setup_link_invalid for a link that is too old, used or not the newest, and once there is an owner */
export async function requireLink(ctx: Context, token: string): Promise<void> {
  const [link] = await ctx.db.select({ id: ownerLinks.id }).from(ownerLinks).where(opensBy(token, ctx.clock()));
  if (link === undefined || (await hasOwner(ctx.db))) throw over();
}

/**
 * Makes the first owner's account, once, however often the link is used at the same moment and on however many servers, and signs it in.
 * @throws Problem setup_link_invalid, account_exists, invalid_request
 */
export async function makeFirstOwner(
  ctx: Context,
  { token, name, email, phone, password, instance }: BodyOf<typeof makeOwner>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReplyOf<typeof makeOwner>> {
  // Looked at first: hashing takes long, so it is done for nobody without a link.
  await requireLink(ctx, token);
  refuseDemoAddress(email);
  const atWork = workPhone(phone);
  const reason = passwordProblem(password, { name, email, phone: atWork });
  if (reason !== undefined) throw fieldProblem('password', passwordText[reason]);
  const passwordHash = await hashPassword(password, hashOf(request.ip, email));
  try {
    const me = await inTransaction(ctx, async (uow) => {
      const used = await uow.tx.delete(ownerLinks).where(opensBy(token, uow.now)).returning({ id: ownerLinks.id });
      // A link may have been made while another one was used.
      if (used.length === 0 || (await hasOwner(uow.tx))) throw over();
      const roles = [{ role: 'owner', merchantId: null, fleetId: null, marketIds: null }] as const;
      const userId = await insertStaffAccount(uow, { name, email, phone: atWork, passwordHash, roles });
      await audit(uow, { userId }, request, { action: 'staff.joined', subject: 'user', subjectId: userId, data: { email } });
      if (instance !== undefined) await nameInstance(uow, { actor: { userId }, request }, instance);
      return openStaffSession(ctx, uow, userId, request, reply);
    });
    await ctx.brands.refresh();
    return me;
  } catch (error) {
    if (isTakenAddress(error)) throw new Problem('account_exists', 'There is an account with this address already.');
    throw error;
  }
}
