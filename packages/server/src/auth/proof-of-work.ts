import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { usedProofs } from '@safiri/db/auth/tables.ts';
import { isSolution, PROOF_BITS, PROOF_PARTS, PROOF_SECONDS } from '@safiri/rules/auth/proof-of-work.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { networkOf } from '../platform/network.ts';
import { Problem } from '../platform/problem.ts';
import { secretsOf } from '../platform/secrets.ts';

const HEADER = 'x-proof-of-work';
const FORM = /^((\d{13})\.(\d{2})\.([\w-]{22})\.([\w-]{43}))~([\d.]{1,120})$/;

/** A challenge is of this address and this account alone, and says until when and how hard it is. */
const signatureOf = (ctx: Context, until: string, bits: string, id: string, bound: string) =>
  secretsOf(ctx.config).sign('proof of work', Buffer.from(`${until} ${bits} ${id} ${bound}`));

const puzzleOf = (challenge: string, bits: number) => ({ challenge, parts: PROOF_PARTS, bits });

async function isProven(ctx: Context, shown: unknown, bound: string, leastBits: number): Promise<boolean> {
  const [, challenge = '', until = '', bits = '', id = '', signature = '', solution = ''] =
    FORM.exec(typeof shown === 'string' ? shown : '') ?? [];
  if (Number(until) <= ctx.clock().getTime() || Number(bits) < leastBits) return false;
  if (!timingSafeEqual(signatureOf(ctx, until, bits, id, bound), Buffer.from(signature, 'base64url'))) return false;
  if (!isSolution(puzzleOf(challenge, Number(bits)), solution, sha256)) return false;
  const used = await ctx.db.insert(usedProofs).values({ id, at: ctx.clock() }).onConflictDoNothing().returning({ id: usedProofs.id });
  return used.length > 0;
}

/**
 * Asks an address that is over its budget for some work, so that going through accounts costs what one sign-in does not.
 * @param account what is tried: a name, a number
 * @param bits how hard it is
 * @throws Problem proof_needed with the puzzle
 */
export async function requireProofOfWork(ctx: Context, request: FastifyRequest, account: string, bits = PROOF_BITS): Promise<void> {
  const bound = `${networkOf(request.ip)} ${account.toLowerCase()}`;
  // Others of the address may have asked while this phone worked: one step less counts too.
  if (await isProven(ctx, request.headers[HEADER], bound, Math.max(PROOF_BITS, bits - 1))) return;
  const until = String(ctx.clock().getTime() + PROOF_SECONDS * 1000);
  const id = ctx.random.linkId();
  const challenge = `${until}.${bits}.${id}.${signatureOf(ctx, until, String(bits), id, bound).toString('base64url')}`;
  throw new Problem('proof_needed', 'One moment: many people sign in from your network.', { proof: puzzleOf(challenge, bits) });
}
