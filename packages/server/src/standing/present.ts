import type { OwnSuspension, StaffSuspension } from '@safiri/contract/standing/shapes.ts';
import { mayAnswer, stoppedBy, waitsForLook } from '@safiri/rules/standing/suspensions.ts';
import type { SuspensionRow } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const factsOf = (row: SuspensionRow) => ({
  id: row.id,
  side: row.side,
  reason: row.reason,
  words: row.words,
  rideIds: row.rideIds,
  evidence: row.evidence,
  since: row.createdAt.toISOString(),
  isBan: row.approvalId !== null,
  reviewAt: row.endedAt === null ? iso(row.reviewAt) : null,
  answer: row.answer,
  answeredAt: iso(row.answeredAt),
  lookedAt: iso(row.lookedAt),
  outcome: row.outcome,
  lookedWords: row.lookedWords,
  endedAt: iso(row.endedAt),
});

/** What the suspended person sees. Who of the team decided stays with the team. */
export const presentOwn = (row: SuspensionRow): OwnSuspension => ({
  ...factsOf(row),
  stops: [...stoppedBy[row.side]],
  mayAnswer: mayAnswer(row),
});

export const presentForStaff = (
  { row, name, suspendedBy, lookedBy }: { row: SuspensionRow; name: string; suspendedBy: string; lookedBy: string | null },
  banAsked: boolean,
  now: Date,
): StaffSuspension => ({ ...factsOf(row), userId: row.userId, name, suspendedBy, lookedBy, banAsked, waits: waitsForLook(row, now) });
