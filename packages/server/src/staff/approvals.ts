import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval, Approvals } from '@safiri/contract/staff/approval-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { approvals } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { aloneFrom, approvalKinds, permissionToApprove, type ApprovalKind, type ApprovalOutcome } from '@safiri/rules/staff/approvals.ts';
import type { Actor } from '../platform/actor.ts';
import { mayAsStaff } from '../platform/permit.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { staffWho } from './members.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A second person agreed: the room that asked does it, in the same transaction. */
    approval_given: { kind: ApprovalKind; subjectId: number; approvalId: number };
  }
}

type ApprovalRow = typeof approvals.$inferSelect;

const DECIDED_SHOWN = 50;
const asker = alias(users, 'asker');
const decider = alias(users, 'decider');

/** Asks a second person to agree; asked again while it waits, it is the same. */
export async function askApproval(
  uow: UnitOfWork,
  actor: Pick<Actor, 'userId'>,
  asked: { kind: ApprovalKind; subjectId: number; data: Record<string, string> },
): Promise<void> {
  await uow.tx
    .insert(approvals)
    .values({ ...asked, askedBy: actor.userId, askedAt: uow.now })
    .onConflictDoNothing();
}

/** Where the consent to something stands: none was asked for, it waits, it was given, or refused. The last word counts. */
export async function consentTo(
  reader: Reader,
  kind: ApprovalKind,
  subjectIds: readonly number[],
): Promise<Map<number, 'asked' | ApprovalOutcome>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([approvals.subjectId], { subjectId: approvals.subjectId, outcome: approvals.outcome })
    .from(approvals)
    .where(and(eq(approvals.kind, kind), inArray(approvals.subjectId, [...subjectIds])))
    .orderBy(approvals.subjectId, desc(approvals.id));
  return new Map(rows.map(({ subjectId, outcome }) => [subjectId, outcome ?? 'asked']));
}

/** Whether nobody else is there who could agree. */
async function isAlone(reader: Reader, kind: ApprovalKind, userId: number): Promise<boolean> {
  return (await staffWho(reader, permissionToApprove[kind])).every((id) => id === userId);
}

/**
 * A second person agrees or refuses; whoever asked may take it back, and agree to it alone after a day when nobody else could. What
 * was agreed to happens in the same transaction.
 * @throws Problem not_found, forbidden without the permission of its kind, own_request, already_decided
 */
export async function decideApproval(
  uow: UnitOfWork,
  actor: Actor,
  approvalId: number,
  outcome: ApprovalOutcome,
  note: string | null,
): Promise<ApprovalRow> {
  const [row] = await uow.tx.select().from(approvals).where(eq(approvals.id, approvalId)).for('update');
  if (row === undefined) throw notFound();
  const isOwn = row.askedBy === actor.userId;
  if (!mayAsStaff(actor, permissionToApprove[row.kind])) throw new Problem('forbidden', 'Your role does not agree to this.');
  if (row.outcome !== null) throw new Problem('already_decided', 'Somebody decided this already.');
  const alone = isOwn && outcome === 'approved';
  if (alone && !(uow.now >= aloneFrom(row.askedAt) && (await isAlone(uow.tx, row.kind, actor.userId)))) {
    throw new Problem('own_request', 'Somebody else has to agree to what you asked for.');
  }
  const [decided] = await uow.tx
    .update(approvals)
    .set({ outcome, decidedBy: actor.userId, decidedAt: uow.now, alone, note })
    .where(and(eq(approvals.id, approvalId), isNull(approvals.outcome)))
    .returning();
  if (decided === undefined) throw new Problem('already_decided', 'Somebody decided this already.');
  if (outcome === 'approved') await uow.emit('approval_given', { kind: row.kind, subjectId: row.subjectId, approvalId: row.id });
  return decided;
}

/** What waits of the kinds that this person may agree to or asked for, and what was decided of them. */
export async function listApprovals(reader: Reader, actor: Actor, now: Date): Promise<Approvals> {
  const kinds = approvalKinds.filter((kind) => mayAsStaff(actor, permissionToApprove[kind]));
  if (kinds.length === 0) return { open: [], decided: [] };
  const named = () =>
    reader
      .select({ row: approvals, askedBy: asker.name, decidedBy: decider.name })
      .from(approvals)
      .innerJoin(asker, eq(asker.id, approvals.askedBy))
      .leftJoin(decider, eq(decider.id, approvals.decidedBy));
  const mine = inArray(approvals.kind, kinds);
  const open = await named()
    .where(and(mine, isNull(approvals.outcome)))
    .orderBy(asc(approvals.id));
  const decided = await named()
    .where(and(mine, isNotNull(approvals.outcome)))
    .orderBy(desc(approvals.decidedAt))
    .limit(DECIDED_SHOWN);
  const lonely = new Set<ApprovalKind>();
  for (const kind of kinds) if (await isAlone(reader, kind, actor.userId)) lonely.add(kind);
  const present = ({ row, askedBy, decidedBy }: (typeof open)[number]): Approval => {
    const isOwn = row.askedBy === actor.userId;
    const from = isOwn && row.outcome === null && lonely.has(row.kind) ? aloneFrom(row.askedAt) : null;
    return {
      id: row.id,
      kind: row.kind,
      subjectId: row.subjectId,
      data: row.data,
      askedBy,
      askedAt: row.askedAt.toISOString(),
      isOwn,
      mayApprove: row.outcome === null && (!isOwn || (from !== null && now >= from)),
      aloneFrom: from?.toISOString() ?? null,
      outcome: row.outcome,
      decidedBy,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      note: row.note,
    };
  };
  return { open: open.map(present), decided: decided.map(present) };
}

/** Nothing waits any more for somebody's consent to this: it came to nothing. */
export async function dropApproval(uow: UnitOfWork, actor: Pick<Actor, 'userId'>, kind: ApprovalKind, subjectId: number): Promise<void> {
  await uow.tx
    .update(approvals)
    .set({ outcome: 'refused', decidedBy: actor.userId, decidedAt: uow.now })
    .where(and(eq(approvals.kind, kind), eq(approvals.subjectId, subjectId), isNull(approvals.outcome)));
}
