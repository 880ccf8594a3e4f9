import { and, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { idempotencyKeys } from '@safiri/db/platform/tables.ts';
import { sha256 } from './hash.ts';
import { fieldProblem, Problem } from './problem.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What a write with an `Idempotency-Key` is known by. */
export interface RepeatKey {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** Reads the key from the header: 8 to 100 visible characters. */
export function repeatKey(
  header: string | string[] | undefined,
  userId: number,
  callKey: string,
  params: unknown,
  body: unknown,
): RepeatKey | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(header)) {
    throw fieldProblem('Idempotency-Key', 'Use 8 to 100 visible characters');
  }
  return { userId, key: header, requestHash: sha256(JSON.stringify([callKey, params, body])) };
}

/**
 * The first answer to this key, if there is one.
 * @throws Problem idempotency_key_reused when the key came with another request
 */
export async function storedAnswer(reader: Reader, key: RepeatKey): Promise<StoredAnswer | null> {
  const [row] = await reader
    .select({ hash: idempotencyKeys.requestHash, status: idempotencyKeys.status, body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, key.userId), eq(idempotencyKeys.key, key.key)));
  if (row === undefined || row.status === null || row.body === null) return null;
  if (!row.hash.equals(key.requestHash)) throw new Problem('idempotency_key_reused');
  return { status: row.status, body: row.body };
}

/** The unique constraint that tells that another request with the key committed first. */
export const IDEMPOTENCY_CONSTRAINT = 'idempotency_keys_user_id_key_pk';

/** Keeps answers in the transaction of their effects; fails on {@link IDEMPOTENCY_CONSTRAINT} when one of the keys was used. */
export async function storeAnswers(
  uow: UnitOfWork,
  answers: ReadonlyArray<{ readonly key: RepeatKey; readonly answer: StoredAnswer }>,
): Promise<void> {
  if (answers.length === 0) return;
  await uow.tx.insert(idempotencyKeys).values(answers.map(({ key, answer }) => ({ ...key, status: answer.status, body: answer.body })));
}

/** The same of one. */
export const storeAnswer = (uow: UnitOfWork, key: RepeatKey, answer: StoredAnswer): Promise<void> => storeAnswers(uow, [{ key, answer }]);
