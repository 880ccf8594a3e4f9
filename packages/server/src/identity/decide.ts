import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { decideIdentityCheck } from '@safiri/contract/identity/calls.ts';
import { personChecks } from '@safiri/db/identity/tables.ts';
import { pictureGoes, type PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findCheck, type FoundCheck } from './queries.ts';
import { tellDriver } from './tell-driver.ts';

/** What was sent, in the reader's language. */
const named: Readonly<Record<PersonCheckKind, string>> = { selfie: '@told_selfie', id: '@told_id_document' };

/** The check as it stands now. @throws Problem not_found */
export async function requireCheck(reader: UnitOfWork['tx'], id: number): Promise<FoundCheck> {
  const found = await findCheck(reader, id);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Accepts or refuses what a passenger sent.
 * @throws Problem not_found, also once the person has taken it back; already_decided
 */
export async function decideCheck(
  uow: UnitOfWork,
  staff: Actor,
  id: number,
  { decision, note }: BodyOf<typeof decideIdentityCheck>,
): Promise<FoundCheck> {
  const why = decision === 'refused' ? (note ?? null) : null;
  const [decided] = await uow.tx
    .update(personChecks)
    .set({ status: decision, note: why, decidedBy: staff.userId, decidedAt: uow.now, pictureUntil: pictureGoes(uow.now) })
    .where(and(eq(personChecks.id, id), eq(personChecks.status, 'pending')))
    .returning();
  const found = await requireCheck(uow.tx, id);
  if (decided === undefined) throw new Problem('already_decided');
  const { userId, kind } = decided;
  uow.publish(userId, 'account', null);
  if (decision === 'accepted') {
    await tellDriver(uow, userId);
    await notify(uow, userId, { kind: 'toldIdentityAccepted', values: { what: named[kind] } });
  } else await notify(uow, userId, { kind: 'toldIdentityRefused', values: { what: named[kind], note: why ?? '' } });
  return found;
}

/**
 * Takes an acceptance back: found forged, or accepted by a wrong click.
 * @throws Problem not_found, illegal_transition for one that is not accepted
 */
export async function takeBack(uow: UnitOfWork, staff: Actor, id: number, reason: string): Promise<FoundCheck> {
  const [taken] = await uow.tx
    .update(personChecks)
    .set({ status: 'taken_back', note: reason, decidedBy: staff.userId, decidedAt: uow.now })
    .where(and(eq(personChecks.id, id), eq(personChecks.status, 'accepted')))
    .returning();
  const found = await requireCheck(uow.tx, id);
  if (taken === undefined) throw new Problem('illegal_transition', 'It is not accepted.');
  uow.publish(taken.userId, 'account', null);
  await tellDriver(uow, taken.userId);
  await notify(uow, taken.userId, { kind: 'toldIdentityTakenBack', values: { what: named[taken.kind], note: reason } });
  return found;
}
