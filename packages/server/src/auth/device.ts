import { timingSafeEqual } from 'node:crypto';
import { and, eq, exists, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceUsers, devices, sessions } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { judgeSecret, type Shown } from '@safiri/rules/auth/device-secret.ts';
import type { Context } from '../platform/context.ts';
import { DEVICE_COOKIE, isSecure, replaceCookie, shownCookie, type ShownCookie } from '../platform/cookies.ts';
import { sha256 } from '../platform/hash.ts';
import { secretsOf } from '../platform/secrets.ts';
import { DEVICE_DAYS, setDeviceCookie } from '../platform/session.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { noteRequest, proofIn } from './device-proof.ts';

/** No cookie of ours is longer. */
const LONGEST = 100;
const FORM = /^(\d{1,10})\.(\d{1,9})\.([\w-]{43})$/;

interface Secret {
  readonly deviceId: number;
  readonly generation: number;
}

const nameOf = ({ deviceId, generation }: Secret) => `${deviceId}.${generation}`;

/** One made for the cookie that no other host can plant is no secret by the plain name, nor the other way round. */
const signatureOf = (ctx: Context, secret: Secret, hostOnly: boolean) =>
  secretsOf(ctx.config).sign(hostOnly ? 'device, host only' : 'device', Buffer.from(nameOf(secret)));

const write = (ctx: Context, secret: Secret, hostOnly: boolean) =>
  `${nameOf(secret)}.${signatureOf(ctx, secret, hostOnly).toString('base64url')}`;

/** The secret in a cookie; undefined when its signature is not ours. */
function read(ctx: Context, { value, hostOnly }: ShownCookie): Secret | undefined {
  const [, id, generation, signature] = FORM.exec(value) ?? [];
  if (id === undefined || generation === undefined || signature === undefined) return undefined;
  const secret = { deviceId: Number(id), generation: Number(generation) };
  return timingSafeEqual(signatureOf(ctx, secret, hostOnly), Buffer.from(signature, 'base64url')) ? secret : undefined;
}

/** Somebody has a copy: nobody signs in by this device any more, and what quick login opened on it ends. */
async function revoke(ctx: Context, uow: UnitOfWork, deviceId: number): Promise<void> {
  await uow.tx.update(devices).set({ revokedAt: uow.now }).where(eq(devices.id, deviceId));
  await uow.tx.delete(deviceUsers).where(eq(deviceUsers.deviceId, deviceId));
  const ended = await uow.tx
    .update(sessions)
    .set({ revokedAt: uow.now })
    .where(and(eq(sessions.deviceId, deviceId), eq(sessions.method, 'quick'), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  uow.afterCommit(() => {
    for (const userId of new Set(ended.map((row) => row.userId))) ctx.bus.publish('session', { userId });
    ctx.log.warn({ deviceId }, 'an old secret of a device was shown: its quick login has ended');
  });
}

interface Seen {
  readonly device: typeof devices.$inferSelect;
  readonly generation: number;
}

/**
 * What a cookie shows, and of which device; a cookie from before secrets were signed is generation 0. One by an outdated
 * name is replaced by the next secret, and is over when that is first used.
 */
async function look(ctx: Context, reader: Reader, request: FastifyRequest): Promise<Seen | undefined> {
  const shown = shownCookie(ctx.config, request, DEVICE_COOKIE);
  if (shown === undefined || shown.value.length > LONGEST) return undefined;
  const secret = read(ctx, shown);
  if (secret === undefined && shown.hostOnly) return undefined;
  const [device] = await reader
    .select()
    .from(devices)
    .where(secret === undefined ? eq(devices.tokenHash, sha256(shown.value)) : eq(devices.id, secret.deviceId));
  if (device === undefined || device.revokedAt !== null) return undefined;
  const generation = secret?.generation ?? 0;
  if (shown.outdated) {
    const next = { deviceId: device.id, generation: Math.max(device.generation, generation) + 1 };
    replaceCookie(request, DEVICE_COOKIE, write(ctx, next, true), DEVICE_DAYS);
  }
  return { device, generation };
}

const judge = ({ device, generation }: Seen, proof: Parameters<typeof judgeSecret>[2], now: Date) =>
  judgeSecret(
    { generation: device.generation, advancedAt: device.advancedAt?.getTime() ?? null, keyed: device.publicKey !== null },
    generation,
    proof,
    now.getTime(),
  );

/** Writes what a judged secret means: a copy ends the device, a newer one becomes the only one. */
async function settle(ctx: Context, uow: UnitOfWork, { device, generation }: Seen, shown: Shown): Promise<void> {
  if (shown === 'copy') await revoke(ctx, uow, device.id);
  if (shown !== 'first-use') return;
  // Of two tabs that show it at once, one makes it the only one.
  await uow.tx
    .update(devices)
    .set({ generation, advancedAt: uow.now })
    .where(and(eq(devices.id, device.id), lt(devices.generation, generation)));
}

/** A device behind a request. */
export interface SeenDevice {
  readonly id: number;
  /** By the secret before the one that is used, or by a request from long ago: it is the same device, and opens nothing. */
  readonly late: boolean;
}

/**
 * The device behind a request. A secret that is shown for the first time becomes the only one; a copy ends the device, which
 * must stay written also when the request is refused.
 */
export async function seenDevice(ctx: Context, uow: UnitOfWork, request: FastifyRequest): Promise<SeenDevice | undefined> {
  const seen = await look(ctx, uow.tx, request);
  if (seen === undefined) return undefined;
  const { device } = seen;
  const proof = proofIn(request);
  const isOwn = proof !== undefined && device.publicKey?.equals(proof.publicKey) === true;
  const shown = judge(seen, isOwn ? await noteRequest(uow, device.id, proof) : 'none', uow.now);
  await settle(ctx, uow, seen, shown);
  return shown === 'copy' || shown === 'stranger' ? undefined : { id: device.id, late: shown === 'late' };
}

/** Which device it is, whatever it may do. */
export const deviceIn = async (ctx: Context, uow: UnitOfWork, request: FastifyRequest): Promise<number | undefined> =>
  (await seenDevice(ctx, uow, request))?.id;

/** The same outside a transaction: it opens one only when there is something to write. */
export async function findDevice(ctx: Context, request: FastifyRequest): Promise<number | undefined> {
  const seen = await look(ctx, ctx.db, request);
  if (seen === undefined) return undefined;
  if (seen.device.publicKey === null && judge(seen, 'none', ctx.clock()) === 'good') return seen.device.id;
  return inTransaction(ctx, (uow) => deviceIn(ctx, uow, request));
}

/**
 * The app's start, which asks nothing of the device and is not signed: a new secret counts as used from here on, and one that is older
 * than any request on its way is a copy.
 */
export async function noteStart(ctx: Context, request: FastifyRequest): Promise<void> {
  const seen = await look(ctx, ctx.db, request);
  if (seen === undefined) return;
  const shown = judge(seen, 'unasked', ctx.clock());
  if (shown !== 'good' && shown !== 'late') await inTransaction(ctx, (uow) => settle(ctx, uow, seen, shown));
}

/**
 * The device of somebody who signs in, a new one when the browser has none. Its next secret goes out after the commit: the
 * same to every tab that asks, until it is first used.
 */
export async function rememberDevice(ctx: Context, uow: UnitOfWork, request: FastifyRequest, reply: FastifyReply): Promise<number> {
  const deviceId = (await deviceIn(ctx, uow, request)) ?? (await newDevice(uow, request));
  const [device] = await uow.tx.select({ generation: devices.generation }).from(devices).where(eq(devices.id, deviceId));
  const next = { deviceId, generation: (device?.generation ?? 0) + 1 };
  uow.afterCommit(() => setDeviceCookie(ctx, reply, write(ctx, next, isSecure(ctx.config, request))));
  return deviceId;
}

/**
 * A device from before browsers had keys takes that of the browser where somebody whom it knows just gave password or code; a tap gives
 * none, else whoever has a copy would make the device theirs.
 */
export async function takeKey(uow: UnitOfWork, deviceId: number, userId: number, request: FastifyRequest): Promise<void> {
  const proof = proofIn(request);
  if (proof === undefined) return;
  const knowsThem = uow.tx
    .select({ one: sql`1` })
    .from(deviceUsers)
    .where(and(eq(deviceUsers.deviceId, deviceId), eq(deviceUsers.userId, userId)));
  const taken = await uow.tx
    .update(devices)
    .set({ publicKey: proof.publicKey })
    .where(and(eq(devices.id, deviceId), isNull(devices.publicKey), exists(knowsThem)))
    .returning({ id: devices.id });
  if (taken.length > 0) await noteRequest(uow, deviceId, proof);
}

/** The device that asks for a code; a new one where the browser has none. Whoever is not signed in gets no newer secret of one that is there. */
export async function deviceForCode(ctx: Context, uow: UnitOfWork, request: FastifyRequest, reply: FastifyReply): Promise<number> {
  return (await deviceIn(ctx, uow, request)) ?? rememberDevice(ctx, uow, request, reply);
}

/** A new device has the key of its browser from the start. */
async function newDevice(uow: UnitOfWork, request: FastifyRequest): Promise<number> {
  const proof = proofIn(request);
  const [device] = await uow.tx
    .insert(devices)
    .values({ createdAt: uow.now, publicKey: proof?.publicKey ?? null })
    .returning({ id: devices.id });
  const id = device?.id ?? 0;
  if (proof !== undefined) await noteRequest(uow, id, proof);
  return id;
}
