import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { askCode as call } from '@safiri/contract/auth/calls.ts';
import { phoneCodes } from '@safiri/db/auth/tables.ts';
import { CODE_DIGITS, CODE_MINUTES, pauseAfter, type CodeChannel } from '@safiri/rules/auth/codes.ts';
import { defaultLanguage } from '@safiri/rules/languages.ts';
import { codeForStranger, SHARED_DIGITS } from '@safiri/rules/auth/shared-code.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import type { Actor } from '../platform/actor.ts';
import { holdName } from '../platform/hold-name.ts';
import type { Context } from '../platform/context.ts';
import { tooMany } from '../platform/limits.ts';
import { requirePasswordConfirmation } from '../platform/password-given.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByPhone, type Account } from '../users/public.ts';
import { canSendCodes, refuseChannel, showsCodes } from './code-channels.ts';
import { payForCode } from './code-costs.ts';
import { refuseTooManyOfDevice, refuseTooManyOfKnown, refuseTooSoon, strangersShareOf } from './code-counts.ts';
import { codeHash } from './code-hash.ts';
import { isKnownTo, numberFor } from './code-number.ts';
import { deviceForCode } from './device.ts';
import { sendCode } from './send-code.ts';
import { digitsOf, joinShared, makeShared, type SharedCode } from './shared-code.ts';

type Reply = ReplyOf<typeof call>;

interface Asking {
  readonly actor: Actor | null;
  readonly body: BodyOf<typeof call>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Who wants a code where, once that is known. */
interface Wish {
  readonly phone: string;
  readonly country: string;
  readonly channels: CodeChannel[];
  readonly channel: CodeChannel;
  readonly deviceId: number;
  readonly purpose: BodyOf<typeof call>['for'];
  readonly holder: Account | undefined;
  readonly isKnown: boolean;
  readonly userId: number | null;
  readonly language: string;
}

async function pay(ctx: Context, uow: UnitOfWork, { country, channel, holder }: Wish): Promise<void> {
  const price = ctx.config.codes.prices.get(channel)?.get(country) ?? 0;
  await payForCode(ctx, uow, { country, channel, price }, holder !== undefined);
}

/** A code for this browser alone. */
async function sendOwn(ctx: Context, uow: UnitOfWork, wish: Wish): Promise<Reply> {
  const { phone, channels, channel, deviceId, purpose, isKnown, userId, language } = wish;
  const sent = await refuseTooSoon(uow, deviceId, phone);
  // The text comes first: nobody makes a phone ring that was not written to.
  if (channel !== 'sms' && sent === 0) refuseChannel();
  if (isKnown) await refuseTooManyOfKnown(uow, deviceId, phone);
  await pay(ctx, uow, wish);
  const code = String(ctx.random.below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const usefulUntil = new Date(uow.now.getTime() + CODE_MINUTES * 60_000);
  await uow.tx.insert(phoneCodes).values({
    deviceId,
    phone,
    purpose,
    userId,
    channel,
    byStranger: !isKnown,
    codeHash: codeHash(ctx, { deviceId, phone, purpose }, code),
    createdAt: uow.now,
    expiresAt: usefulUntil,
  });
  await sendCode(ctx, uow, { phone, channel, language, code, usefulUntil });
  return {
    to: maskPhone(phone),
    seconds: CODE_MINUTES * 60,
    again: pauseAfter(sent + 1),
    demoCode: showsCodes(ctx.config) ? code : null,
    digits: CODE_DIGITS,
    channel,
    channels,
    sentAgo: 0,
  };
}

/** The code for all that wait at a number which strangers plague: the one that is out, or a new one. */
async function waitForShared(ctx: Context, uow: UnitOfWork, wish: Wish, out: SharedCode | undefined): Promise<Reply> {
  const { phone, channel, deviceId, purpose, userId, language } = wish;
  // In writing alone: who comes later in the hour still has it.
  if (channel !== 'sms') refuseChannel();
  if (out === undefined) await pay(ctx, uow, wish);
  const shared = out ?? (await makeShared(uow, phone));
  const code = digitsOf(ctx, shared);
  await joinShared(ctx, uow, shared, { deviceId, purpose, userId });
  if (out === undefined) await sendCode(ctx, uow, { phone, channel, language, code, usefulUntil: shared.expiresAt, shared: true });
  const left = Math.ceil((shared.expiresAt.getTime() - uow.now.getTime()) / 1000);
  return {
    to: maskPhone(phone),
    seconds: left,
    again: left,
    demoCode: showsCodes(ctx.config) ? code : null,
    digits: SHARED_DIGITS,
    channel,
    channels: ['sms'],
    sentAgo: Math.floor((uow.now.getTime() - shared.createdAt.getTime()) / 1000),
  };
}

/**
 * Sends a code to a phone. Neither the answer nor its time tells whether an account has the number: every number gets one.
 * @throws Problem invalid on `phone`, channel_not_offered, too_many_requests, codes_spent, codes_unavailable
 */
export async function askCode(ctx: Context, uow: UnitOfWork, { actor, body, request, reply }: Asking): Promise<Reply> {
  if (!canSendCodes(ctx.config)) throw new Problem('codes_unavailable', 'This server sends no messages. Use your password.');
  if (body.for === 'change_phone') {
    if (actor === null) throw new Problem('not_signed_in');
    await requirePasswordConfirmation(uow.tx, actor, uow.now);
  }
  const number = await numberFor(ctx, uow, actor, body);
  const channel = body.channel ?? 'sms';
  if (!number.channels.includes(channel)) refuseChannel();
  const deviceId = await deviceForCode(ctx, uow, request, reply);
  // Those who ask at the same moment come one after the other, so that the counts hold.
  await holdName(uow.tx, `code:device:${deviceId}`, `code:${number.phone}`);
  const holder = await findAccountByPhone(uow.tx, number.phone);
  const isKnown = await isKnownTo(uow.tx, holder, actor, deviceId);
  const userId = actor?.userId ?? (isKnown ? (holder?.user.id ?? null) : null);
  // Another language than English was chosen by the holder; until then the one of the screen that asks is read.
  const chosen = holder?.user.language ?? defaultLanguage;
  const language = chosen === defaultLanguage ? (body.language ?? chosen) : chosen;
  const wish: Wish = { ...number, channel, deviceId, purpose: body.for, holder, isKnown, userId, language };
  const share = await strangersShareOf(uow.tx, number.phone, uow.now);
  const next = isKnown ? 'own' : codeForStranger(share, uow.now.getTime());
  if (next === 'join') return waitForShared(ctx, uow, wish, share.newest);
  await refuseTooManyOfDevice(uow, deviceId);
  if (next === 'own') return sendOwn(ctx, uow, wish);
  if (next === 'new') return waitForShared(ctx, uow, wish, undefined);
  throw tooMany(next.wait);
}
