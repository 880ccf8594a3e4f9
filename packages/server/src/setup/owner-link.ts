import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { ownerLinks } from '@safiri/db/setup/tables.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { SETUP_PAGE } from '../platform/until-set-up.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { hasOwner } from '../staff/public.ts';

/** For how long a link works. */
const LINK_MINUTES = 30;

/** Servers that start together print one link, not one each, of which only the last would work. */
const TOGETHER_SECONDS = 10;

/** The row that a token opens. */
export const opensBy = (token: string, now: Date) => and(eq(ownerLinks.tokenHash, sha256(token)), gt(ownerLinks.expiresAt, now));

/**
 * Makes the link at which the first owner makes their account; every earlier one is void.
 * @param olderThanSeconds leaves a link alone that is younger
 * @returns the token; null where there is an owner, or a link that was left alone
 */
async function makeOwnerToken(ctx: Context, olderThanSeconds: number): Promise<string | null> {
  const token = ctx.random.token();
  return inTransaction(ctx, async ({ tx, now }) => {
    if (await hasOwner(tx)) return null;
    const link = { tokenHash: sha256(token), createdAt: now, expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000) };
    const made = await tx
      .insert(ownerLinks)
      .values(link)
      .onConflictDoUpdate({
        target: ownerLinks.id,
        set: link,
        setWhere: olderThanSeconds === 0 ? sql`true` : lt(ownerLinks.createdAt, new Date(now.getTime() - olderThanSeconds * 1000)),
      })
      .returning({ id: ownerLinks.id });
    return made.length === 0 ? null : token;
  });
}

const words = (address: string, token: string): string[] => [
  `This instance has no owner yet. Whoever opens this link makes the owner's account; it works once, for ${LINK_MINUTES} minutes, and "npm run owner" prints another:`,
  `${address}${SETUP_PAGE}?link=${token}`,
];

/**
 * What a server says at its start while nobody owns its console.
 * @param address where its pages are
 */
export async function announceOwnerLink(ctx: Context, address: string, say: (line: string) => void): Promise<void> {
  // The one server of an embedded database starts with nobody.
  const token = await makeOwnerToken(ctx, ctx.config.databaseUrl === undefined ? 0 : TOGETHER_SECONDS);
  if (token !== null) for (const line of words(address, token)) say(line);
}

/**
 * `npm run owner`: a link in place of the last one.
 * @returns what is said; null where somebody owns the console already
 */
export async function printOwnerLink(ctx: Context): Promise<string[] | null> {
  const token = await makeOwnerToken(ctx, 0);
  return token === null ? null : words(ctx.config.publicUrl, token);
}
