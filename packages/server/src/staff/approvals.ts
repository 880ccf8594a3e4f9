import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval, Approvals } from '@safiri/contract/staff/approval-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { approvalWithin } from '@safiri/db/staff/reach.ts';
import { approvals } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { aloneFrom, approvalKinds, permissionToApprove, type ApprovalKind, type ApprovalOutcome } from '@safiri/rules/staff/approvals.ts';
import { grantedBy } from '@safiri/rules/staff/permissions.ts';
import type { Actor, StaffStanding } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { mayAsStaff, reachOf } from '../platform/permit.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { isWithin } from '../platform/reach.ts';
import { factsOf } from './approval-facts.ts';
import { findMember, staffWho } from './members.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A second person agreed: the room that asked does it, in the same transaction. */
    approval_given: { kind: ApprovalKind; subjectId: number; approvalId: number; by: number; alone: boolean };
    /** A second person refused, or whoever asked took it back. */
    approval_refused: { kind: ApprovalKind; subjectId: number };
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

type Needs = Pick<Context, 'markets'>;

/** Whether somebody may agree to this, whose roles may be limited to some markets. */
async function mayAgree(
  { markets }: Needs,
  reader: Reader,
  staff: Pick<StaffStanding, 'grants'>,
  { kind, id }: ApprovalRow,
): Promise<boolean> {
  const permission = permissionToApprove[kind];
  if (!grantedBy(staff.grants, permission)) return false;
  return isWithin(reader, reachOf(markets, { staff: { roles: [], merchantIds: [], fleetIds: [], ...staff } }, permission), 'approval', id);
}

/** Whether nobody else is there who could agree. */
async function isAlone(ctx: Needs, reader: Reader, row: ApprovalRow, userId: number): Promise<boolean> {
  for (const id of await staffWho(reader, permissionToApprove[row.kind])) {
    const other = id === userId ? undefined : await findMember(reader, id);
    if (other !== undefined && (await mayAgree(ctx, reader, other, row))) return false;
  }
  return true;
}

/**
 * A second person agrees or refuses; whoever asked may take it back, and agree to it alone after a day when nobody else could. What
 * was agreed to happens in the same transaction.
 * @throws Problem not_found, forbidden without the permission of its kind, own_request, already_decided
 */
export async function decideApproval(
  ctx: Needs,
  uow: UnitOfWork,
  actor: Actor,
  approvalId: number,
  outcome: ApprovalOutcome,
  note: string | null,
): Promise<ApprovalRow> {
  const [row] = await uow.tx.select().from(approvals).where(eq(approvals.id, approvalId)).for('update');
  if (row === undefined) throw notFound();
  const isOwn = row.askedBy === actor.userId;
  if (actor.staff === null || !mayAsStaff(actor, permissionToApprove[row.kind]))
    throw new Problem('forbidden', 'Your role does not agree to this.');
  if (!(await mayAgree(ctx, uow.tx, actor.staff, row))) throw notFound();
  if (row.outcome !== null) throw new Problem('already_decided', 'Somebody decided this already.');
  const alone = isOwn && outcome === 'approved';
  if (alone && !(uow.now >= aloneFrom(row.askedAt) && (await isAlone(ctx, uow.tx, row, actor.userId)))) {
    throw new Problem('own_request', 'Somebody else has to agree to what you asked for.');
  }
  const [decided] = await uow.tx
    .update(approvals)
    .set({ outcome, decidedBy: actor.userId, decidedAt: uow.now, alone, note })
    .where(and(eq(approvals.id, approvalId), isNull(approvals.outcome)))
    .returning();
  if (decided === undefined) throw new Problem('already_decided', 'Somebody decided this already.');
  const { kind, subjectId } = row;
  if (outcome === 'approved') await uow.emit('approval_given', { kind, subjectId, approvalId: row.id, by: actor.userId, alone });
  else await uow.emit('approval_refused', { kind, subjectId });
  return decided;
}

/** Of a kind those alone that the roles of who looks reach; all of the other kinds. */
function beyondNone({ markets }: Needs, actor: Actor, kind: ApprovalKind) {
  const reach = reachOf(markets, actor, permissionToApprove[kind]);
  return reach === undefined ? undefined : or(ne(approvals.kind, kind), approvalWithin(sql`${approvals.id}`, reach));
}

/** What waits of the kinds that this person may agree to or asked for, and what was decided of them. */
export async function listApprovals(ctx: Needs, reader: Reader, actor: Actor, now: Date): Promise<Approvals> {
  const kinds = approvalKinds.filter((kind) => mayAsStaff(actor, permissionToApprove[kind]));
  if (kinds.length === 0) return { open: [], decided: [] };
  const named = () =>
    reader
      .select({ row: approvals, askedBy: asker.name, decidedBy: decider.name })
      .from(approvals)
      .innerJoin(asker, eq(asker.id, approvals.askedBy))
      .leftJoin(decider, eq(decider.id, approvals.decidedBy));
  const mine = and(inArray(approvals.kind, kinds), ...kinds.map((kind) => beyondNone(ctx, actor, kind)));
  const open = await named()
    .where(and(mine, isNull(approvals.outcome)))
    .orderBy(asc(approvals.id));
  const decided = await named()
    .where(and(mine, isNotNull(approvals.outcome)))
    .orderBy(desc(approvals.decidedAt))
    .limit(DECIDED_SHOWN);
  const lonely = new Set<number>();
  for (const { row } of open) if (row.askedBy === actor.userId && (await isAlone(ctx, reader, row, actor.userId))) lonely.add(row.id);
  const facts = await factsOf(
    reader,
    [...open, ...decided].map(({ row }) => row),
  );
  const present = ({ row, askedBy, decidedBy }: (typeof open)[number]): Approval => {
    const isOwn = row.askedBy === actor.userId;
    const from = isOwn && row.outcome === null && lonely.has(row.id) ? aloneFrom(row.askedAt) : null;
    return {
      id: row.id,
      kind: row.kind,
      subjectId: row.subjectId,
      data: row.data,
      ...facts(row),
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
