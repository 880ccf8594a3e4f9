import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { askCode as call } from '@safiri/contract/auth/calls.ts';
import { deviceUsers, phoneCodes } from '@safiri/db/auth/tables.ts';
import { CODE_DIGITS, CODE_MINUTES, CODES_PER_DEVICE, CODES_PER_NUMBER, pauseAfter } from '@safiri/rules/auth/codes.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { product } from '@safiri/rules/product.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import type { Actor } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { tooMany } from '../platform/limits.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { requirePasswordConfirmation } from '../platform/password-given.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountById, findAccountByPhone, type Account } from '../users/public.ts';
import { codeHash } from './code-hash.ts';
import { payForCode } from './code-costs.ts';
import { deviceForCode, findDevice } from './device.ts';
import { codeBudgets, countFailure, refuseTooManyFailures } from './failures.ts';
import { requirePhone, textCountry } from './phone.ts';
import { requireProofOfWork } from './proof-of-work.ts';

/** Whether this server can prove numbers: it sends texts, or is a demo, which shows them. */
export const canSendCodes = ({ sms, demo }: Pick<Config, 'sms' | 'demo'>): boolean => sms !== undefined || demo;

const DAY_MS = 24 * 3_600_000;
type Body = BodyOf<typeof call>;

/** To which number a code goes, and whether its country gets any; the price of one. */
async function numberFor(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor | null,
  body: Body,
): Promise<{ phone: string; country: string; price: number }> {
  const phone = body.for === 'step_up' ? await ownNumber(uow, actor) : requirePhone(body.phone ?? '', body.countryId ?? defaultCountryId);
  const country = textCountry(phone);
  if (country === undefined) throw fieldProblem('phone', 'Enter the number of a mobile phone: the code comes by text message');
  const price = ctx.config.codes.countries.get(country);
  if (price === undefined) throw fieldProblem('phone', 'We can’t send codes to numbers of this country');
  return { phone, country, price };
}

/** @throws Problem forbidden for a number that was never proven: a code to it would prove nothing */
async function ownNumber(uow: UnitOfWork, actor: Actor | null): Promise<string> {
  if (actor === null) throw new Problem('not_signed_in');
  const account = await findAccountById(uow.tx, actor.userId);
  if (account === undefined || account.user.phoneVerifiedAt === null)
    throw new Problem('forbidden', 'Your number was never confirmed. Give your password.');
  return account.user.phone;
}

/** Since when a day's codes are counted, and until when that stays so. */
async function refuseTooMany(uow: UnitOfWork, counted: ReturnType<typeof and>, most: number): Promise<void> {
  const rows = await uow.tx
    .select({ at: phoneCodes.createdAt })
    .from(phoneCodes)
    .where(and(counted, gt(phoneCodes.createdAt, new Date(uow.now.getTime() - DAY_MS))))
    .orderBy(asc(phoneCodes.createdAt));
  const [first] = rows.slice(-most);
  if (rows.length >= most && first !== undefined) throw tooMany(Math.ceil((first.at.getTime() + DAY_MS - uow.now.getTime()) / 1000));
}

/** How many codes this browser asked for to the number within a day. @throws Problem too_many_requests during the pause after the last */
async function refuseTooSoon(uow: UnitOfWork, deviceId: number, phone: string): Promise<number> {
  const since = new Date(uow.now.getTime() - DAY_MS);
  const [row] = await uow.tx
    .select({ sent: sql<number>`count(*)::int`, last: sql<string | null>`max(${phoneCodes.createdAt})` })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.deviceId, deviceId), eq(phoneCodes.phone, phone), gt(phoneCodes.createdAt, since)));
  const sent = row?.sent ?? 0;
  if (row?.last == null) return sent;
  const wait = Math.ceil((new Date(row.last).getTime() - uow.now.getTime()) / 1000 + pauseAfter(sent));
  if (wait > 0) throw tooMany(wait);
  return sent;
}

const knows = async (uow: UnitOfWork, deviceId: number, holder: Account | undefined): Promise<boolean> =>
  holder !== undefined &&
  (await uow.tx.$count(deviceUsers, and(eq(deviceUsers.deviceId, deviceId), eq(deviceUsers.userId, holder.user.id)))) > 0;

interface Asking {
  readonly actor: Actor | null;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Counts what browsers that nobody knows ask for from one address, and asks for work once that is much. Before the transaction: a proof
 * that was given stays used.
 * @throws Problem proof_needed
 */
export async function refuseTooManyCodes(ctx: Context, { actor, body, request }: Asking): Promise<void> {
  if (actor !== null || (await isKnownDevice(ctx, request))) return;
  const budgets = codeBudgets(request.ip);
  await refuseTooManyFailures(ctx, budgets, () => requireProofOfWork(ctx, request, body.phone ?? ''));
  await countFailure(ctx, budgets);
}

/** Whether somebody signed in on this device before. */
async function isKnownDevice(ctx: Context, request: FastifyRequest): Promise<boolean> {
  const deviceId = await findDevice(ctx, request);
  return deviceId !== undefined && (await ctx.db.$count(deviceUsers, eq(deviceUsers.deviceId, deviceId))) > 0;
}

/** Browsers read the last line and offer the code to this site alone (Web OTP). */
function textOf(ctx: Context, language: string, code: string): string {
  const words = messageText(language, 'messageCode', { product: product.name, code, minutes: String(CODE_MINUTES) });
  return `${words}\n\n@${new URL(ctx.config.publicUrl).hostname} #${code}`;
}

/**
 * Sends a code to a phone. Neither the answer nor its time tells whether an account has the number: every number gets one.
 * @throws Problem invalid on `phone`, too_many_requests, codes_spent, codes_unavailable
 */
export async function askCode(ctx: Context, uow: UnitOfWork, { actor, body, request, reply }: Asking): Promise<ReplyOf<typeof call>> {
  if (!canSendCodes(ctx.config)) throw new Problem('codes_unavailable', 'This server sends no messages. Use your password.');
  if (body.for === 'change_phone') {
    if (actor === null) throw new Problem('not_signed_in');
    await requirePasswordConfirmation(uow.tx, actor, uow.now);
  }
  const { phone, country, price } = await numberFor(ctx, uow, actor, body);
  const deviceId = await deviceForCode(ctx, uow, request, reply);
  // Those who ask at the same moment come one after the other, so that the counts hold.
  for (const lock of [`code:device:${deviceId}`, `code:${phone}`])
    await uow.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const holder = await findAccountByPhone(uow.tx, phone);
  const isKnown = actor !== null || (await knows(uow, deviceId, holder));
  const sent = await refuseTooSoon(uow, deviceId, phone);
  await refuseTooMany(uow, eq(phoneCodes.deviceId, deviceId), CODES_PER_DEVICE);
  const toNumber = eq(phoneCodes.phone, phone);
  await refuseTooMany(
    uow,
    isKnown ? and(toNumber, eq(phoneCodes.deviceId, deviceId)) : and(toNumber, isNull(phoneCodes.userId)),
    CODES_PER_NUMBER,
  );
  await payForCode(ctx, uow, country, price, holder !== undefined);
  const code = String(ctx.random.below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const usefulUntil = new Date(uow.now.getTime() + CODE_MINUTES * 60_000);
  await uow.tx.insert(phoneCodes).values({
    deviceId,
    phone,
    purpose: body.for,
    userId: actor?.userId ?? (isKnown ? (holder?.user.id ?? null) : null),
    codeHash: codeHash(ctx, { deviceId, phone, purpose: body.for }, code),
    createdAt: uow.now,
    expiresAt: usefulUntil,
  });
  const language = holder?.user.language ?? body.language ?? 'en';
  await enqueueMessage(uow, {
    channel: 'sms',
    recipient: phone,
    subject: '',
    body: textOf(ctx, language, code),
    secret: true,
    usefulUntil,
  });
  const shown = ctx.config.demo && ctx.config.sms === undefined;
  return { to: maskPhone(phone), seconds: CODE_MINUTES * 60, again: pauseAfter(sent + 1), demoCode: shown ? code : null };
}
