import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { deleteAccount } from '../account/public.ts';
import { hashOf, hashPassword, textCountry, validPhone } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { claimPlates, releasePlates, updateUser } from '../users/public.ts';
import { holdWaiting } from './waiting-drivers.ts';

/** Who of the team changes it, and by which request. */
interface By {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** The number of a driver who was brought along is somebody else's: the team is told, and the plate is claimed by nobody meanwhile. */
export async function denyInvitation(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx.update(driverInvitations).set({ deniedAt: uow.now }).where(eq(driverInvitations.userId, userId));
  await releasePlates(uow, userId);
}

/**
 * Gives a driver who was brought along, and has not signed in yet, another number; the invitation waits to be sent to that.
 * @throws Problem not_found, already_decided, account_exists and plate_taken naming the number, invalid_request on `phone`
 */
export async function correctNumber(ctx: Context, { actor, request }: By, userId: number, typed: string): Promise<void> {
  try {
    await inTransaction(ctx, async (uow) => {
      const { countryId, marketId } = await holdWaiting(uow, userId);
      const phone = validPhone(typed, countryId);
      if (phone === undefined || textCountry(phone) !== countryId) throw fieldProblem('phone', 'Not a mobile number of this country');
      await updateUser(uow, userId, { phone, phoneVerifiedAt: null });
      await claimPlates(uow, userId, 'phone');
      await uow.tx.update(driverInvitations).set({ sentAt: null, deniedAt: null }).where(eq(driverInvitations.userId, userId));
      await audit(uow, actor, request, {
        action: 'driver.number_corrected',
        subject: 'user',
        subjectId: userId,
        data: { market: marketId },
      });
    });
  } catch (error) {
    if (violatedUnique(error) !== 'users_phone_key') throw error;
    const message = 'An account has this number already';
    throw new Problem('account_exists', message, { errors: [{ path: 'phone', message }] });
  }
}

/** Takes back who was brought along: nothing of them stays. @throws Problem not_found, already_decided of who has signed in */
export async function takeBackDriver(ctx: Context, { actor, request }: By, userId: number): Promise<void> {
  const unusable = await hashPassword(ctx.random.token(), hashOf(request.ip, userId));
  await inTransaction(ctx, async (uow) => {
    const { driverId, marketId } = await holdWaiting(uow, userId);
    await deleteAccount(ctx, uow, { userId, driverId }, unusable);
    await audit(uow, actor, request, {
      action: 'driver.invitation_withdrawn',
      subject: 'user',
      subjectId: userId,
      data: { market: marketId },
    });
  });
}
