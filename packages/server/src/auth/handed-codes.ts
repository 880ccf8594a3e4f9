import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import { handedCodes } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { HANDED_DAYS, HANDED_DIGITS } from '@safiri/rules/auth/handed-code.ts';
import type { Context } from '../platform/context.ts';
import { secretsOf } from '../platform/secrets.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const DAY_MS = 86_400_000;

/** Whose code it is: by the number that it was made for. */
export interface CodeHolder {
  readonly userId: number;
  readonly phone: string;
}

/** Keyed: whoever has the table alone can't go through all codes, and a code is worth nothing at another number. */
export const handedHash = (ctx: Pick<Context, 'config'>, { userId, phone }: CodeHolder, code: string): Buffer =>
  secretsOf(ctx.config).sign('handed code', Buffer.from(`${userId} ${phone} ${code}`));

/** Who of these has a code that works, and until when. */
export async function liveCodes(reader: Reader, userIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
  const rows = await reader
    .select({ userId: handedCodes.userId, expiresAt: handedCodes.expiresAt })
    .from(handedCodes)
    .where(and(inArray(handedCodes.userId, [...userIds]), isNull(handedCodes.usedAt), gt(handedCodes.expiresAt, now)));
  return new Map(rows.map(({ userId, expiresAt }) => [userId, expiresAt]));
}

/**
 * Makes a code for each of these people, in place of what they had. They are told once, and kept as hashes.
 * @param madeBy who of the team; null of the command line
 * @returns the codes in the order of the people, and until when they work
 */
export async function handOutCodes(
  ctx: Context,
  uow: UnitOfWork,
  people: readonly CodeHolder[],
  madeBy: number | null,
): Promise<{ codes: string[]; validUntil: Date }> {
  const validUntil = new Date(uow.now.getTime() + HANDED_DAYS * DAY_MS);
  const codes = people.map(() => String(ctx.random.below(10 ** HANDED_DIGITS)).padStart(HANDED_DIGITS, '0'));
  if (people.length > 0) {
    await uow.tx
      .insert(handedCodes)
      .values(
        people.map((person, at) => ({
          userId: person.userId,
          codeHash: handedHash(ctx, person, codes[at] ?? ''),
          madeBy,
          createdAt: uow.now,
          expiresAt: validUntil,
        })),
      )
      .onConflictDoUpdate({
        target: handedCodes.userId,
        set: {
          codeHash: sql`excluded.code_hash`,
          madeBy: sql`excluded.made_by`,
          createdAt: sql`excluded.created_at`,
          expiresAt: sql`excluded.expires_at`,
          usedAt: null,
        },
      });
  }
  return { codes, validUntil };
}
