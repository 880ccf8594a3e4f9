import { and, inArray } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/standing/calls.ts';
import { partyTo } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { suspensions } from '@safiri/db/standing/tables.ts';
import { isReviewMoment, REVIEW_DAYS_AT_MOST } from '@safiri/rules/standing/suspensions.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdTripsOf, reviewTrips, stopDriving } from '../rides/public.ts';
import { findAccountById, type Account } from '../users/public.ts';
import type { SuspensionRow } from './queries.ts';
import { tell } from './tell.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A driver is about to be suspended from driving; nothing of theirs is held yet, so that whoever reacts may take their own locks first. */
    driver_suspended: { readonly driverId: number };
  }
}

type Body = BodyOf<typeof calls.suspendPerson>;

/** @throws Problem naming reviewAt when it is not within the days of the rule */
export function requireReviewMoment(text: string | undefined, now: Date): Date {
  const at = new Date(text ?? Number.NaN);
  if (!isReviewMoment(at, now)) throw fieldProblem('reviewAt', `Choose a day within the next ${REVIEW_DAYS_AT_MOST} days`);
  return at;
}

/** An account of the app that stands. @throws Problem not_found, also for the team's own */
export async function requirePerson(uow: Pick<UnitOfWork, 'tx'>, userId: number): Promise<Account> {
  const account = await findAccountById(uow.tx, userId);
  if (account === undefined || account.user.deletedAt !== null || !isOneOf(registrableRoles, account.user.userType)) throw notFound();
  return account;
}

/** The trips that it is about: the person's own, so that nothing is told of others'. @throws Problem naming rideIds */
async function requireOwnTrips({ tx }: UnitOfWork, { user, driver }: Account, rideIds: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(rideIds)];
  if (wanted.length === 0) return [];
  const own = and(inArray(rides.id, wanted), partyTo({ userId: user.id, driverId: driver?.id ?? null }));
  if ((await tx.$count(rides, own)) < wanted.length) throw fieldProblem('rideIds', 'Not all of these are trips of this person');
  return wanted;
}

/**
 * Suspends a person on one side. What is under way goes on: a passenger's trip to its end, a driver's once its passenger is on
 * board; a driver's trip before that goes to others.
 * @throws Problem not_found, naming side, rideIds or reviewAt, illegal_transition when a suspension of that side stands
 */
export async function suspend(ctx: Context, uow: UnitOfWork, staff: Actor, userId: number, body: Body): Promise<SuspensionRow> {
  const account = await requirePerson(uow, userId);
  const { user, driver } = account;
  const drives = body.side === 'driver' ? driver : null;
  if (body.side === 'driver' && drives === null) throw fieldProblem('side', 'This person does not drive');
  const reviewAt = requireReviewMoment(body.reviewAt, uow.now);
  const rideIds = await requireOwnTrips(uow, account, body.rideIds ?? []);
  if (drives !== null) await uow.emit('driver_suspended', { driverId: drives.id });
  // Before the row: steps of trips take their locks in this order, too.
  const trips = drives === null ? [] : await holdTripsOf(uow.tx, drives.id);
  const [row] = await uow.tx
    .insert(suspensions)
    .values({
      userId,
      side: body.side,
      reason: body.reason,
      words: body.words,
      rideIds,
      evidence: body.evidence ?? null,
      suspendedBy: staff.userId,
      createdAt: uow.now,
      reviewAt,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw new Problem('illegal_transition', 'This person is suspended already.');
  if (drives !== null) {
    await stopDriving(ctx, uow, drives);
    await reviewTrips(ctx, uow, drives.id, trips);
    uow.afterCommit(() => ctx.bus.publish('driver', { driverId: drives.id }));
  }
  uow.publish(userId, 'account', null);
  await tell(ctx, uow, user, { kind: 'toldSuspended', values: { reason: body.words } });
  return row;
}
