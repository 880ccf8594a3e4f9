import type { FastifyRequest } from 'fastify';
import { auditLog } from '@safiri/db/staff/tables.ts';
import type { AuditAction, AuditSubject } from '@safiri/rules/staff/audit-actions.ts';
import type { Actor } from '../platform/actor.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: number;
  readonly data?: Record<string, unknown>;
}

/** Writes down what staff did, in the transaction that did it. `actor` is null for the command line. */
export async function audit(
  uow: UnitOfWork,
  actor: Pick<Actor, 'userId'> | null,
  request: Pick<FastifyRequest, 'ip'> | null,
  entry: AuditEntry,
): Promise<void> {
  await uow.tx.insert(auditLog).values({
    actorId: actor?.userId ?? null,
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subjectId,
    data: entry.data ?? {},
    address: request?.ip ?? null,
  });
}
