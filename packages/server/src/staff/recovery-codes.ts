import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { recoveryCodes } from '@safiri/db/staff/tables.ts';
import { sha256 } from '../platform/hash.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const CODES = 10;
/** Without letters and digits that look like another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Makes new codes in place of all old ones; they are shown once, and kept as hashes: ten signs of 31 are not guessed. */
export async function makeRecoveryCodes(uow: UnitOfWork, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`);
  await uow.tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await uow.tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: sha256(code) })));
  return codes;
}

/** Uses a code up, once. @returns whether it was one */
export async function useRecoveryCode(uow: UnitOfWork, userId: number, code: string): Promise<boolean> {
  const used = await uow.tx
    .update(recoveryCodes)
    .set({ usedAt: uow.now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, sha256(code)), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export const countRecoveryCodes = (reader: Reader, userId: number): Promise<number> =>
  reader.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
