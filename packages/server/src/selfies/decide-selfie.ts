import { and, eq, isNotNull } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { decideSelfie as call } from '@safiri/contract/selfies/calls.ts';
import { dutySelfies } from '@safiri/db/selfies/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** Staff see somebody else on a selfie than on the checked photo: the driver is suspended from driving. */
    selfie_of_other: {
      readonly userId: number;
      readonly staff: Actor;
      /** From where staff act, for the audit log. */
      readonly ip: string;
      readonly words: string;
      readonly evidence: string;
      readonly reviewAt: string;
    };
  }
}

/**
 * Says of a selfie whether it shows the person of the checked photo. Whoever is another is suspended in the same transaction.
 * @returns the driver
 * @throws Problem not_found, also for one that was asked for and never sent; already_decided; naming reviewAt
 */
export async function decideSelfie(uow: UnitOfWork, staff: Actor, ip: string, id: number, body: BodyOf<typeof call>): Promise<number> {
  const [row] = await uow.tx
    .select({ driverId: dutySelfies.driverId, userId: drivers.userId, verdict: dutySelfies.verdict })
    .from(dutySelfies)
    .innerJoin(drivers, eq(drivers.id, dutySelfies.driverId))
    .where(and(eq(dutySelfies.id, id), isNotNull(dutySelfies.sentAt)))
    .for('update', { of: dutySelfies });
  if (row === undefined) throw notFound();
  if (row.verdict !== null) throw new Problem('already_decided');
  const { driverId, userId } = row;
  if (body.verdict === 'other') {
    const { words, evidence, reviewAt } = body;
    await uow.emit('selfie_of_other', { userId, staff, ip, words, evidence, reviewAt });
  }
  await uow.tx
    .update(dutySelfies)
    .set({ verdict: body.verdict, reviewedBy: staff.userId, reviewedAt: uow.now })
    .where(eq(dutySelfies.id, id));
  return driverId;
}
