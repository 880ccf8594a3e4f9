import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { devices, deviceUsers } from '@safiri/db/users/tables.ts';
import { judgeSecret } from '@safiri/rules/auth/device-secret.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { openSecrets, type Secrets } from '../platform/secrets.ts';
import { DEVICE_COOKIE, setDeviceCookie } from '../platform/session.ts';
import { inTransaction, type Work } from '../platform/work.ts';

/** No cookie of ours is longer. */
const LONGEST = 100;
const FORM = /^(\d{1,10})\.(\d{1,9})\.([\w-]{43})$/;

const kept = new WeakMap<Context['config'], Secrets>();

function secretsOf(ctx: Context): Secrets {
  const secrets = kept.get(ctx.config) ?? openSecrets(ctx.config);
  kept.set(ctx.config, secrets);
  return secrets;
}

interface Secret {
  readonly deviceId: number;
  readonly generation: number;
}

const nameOf = ({ deviceId, generation }: Secret) => `${deviceId}.${generation}`;

const signatureOf = (ctx: Context, secret: Secret) => secretsOf(ctx).sign('device', Buffer.from(nameOf(secret)));

const write = (ctx: Context, secret: Secret) => `${nameOf(secret)}.${signatureOf(ctx, secret).toString('base64url')}`;

/** The secret in a cookie; undefined when its signature is not ours. */
function read(ctx: Context, cookie: string): Secret | undefined {
  const [, id, generation, signature] = FORM.exec(cookie) ?? [];
  if (id === undefined || generation === undefined || signature === undefined) return undefined;
  const secret = { deviceId: Number(id), generation: Number(generation) };
  return timingSafeEqual(signatureOf(ctx, secret), Buffer.from(signature, 'base64url')) ? secret : undefined;
}

/** Somebody has a copy: nobody signs in by this device any more, and what quick login opened on it ends. */
async function revoke(ctx: Context, work: Work, deviceId: number): Promise<void> {
  await work.tx.update(devices).set({ revokedAt: work.now }).where(eq(devices.id, deviceId));
  await work.tx.delete(deviceUsers).where(eq(deviceUsers.deviceId, deviceId));
  const ended = await work.tx
    .update(sessions)
    .set({ revokedAt: work.now })
    .where(and(eq(sessions.deviceId, deviceId), eq(sessions.method, 'quick'), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  work.afterCommit(() => {
    for (const userId of new Set(ended.map((row) => row.userId))) ctx.bus.publish('session', { userId });
    ctx.log.warn({ deviceId }, 'an old secret of a device was shown: its quick login has ended');
  });
}

type DeviceRow = typeof devices.$inferSelect;

/** What a cookie shows, and of which device; a cookie from before secrets were signed is generation 0. */
async function look(ctx: Context, reader: Reader, request: FastifyRequest): Promise<{ device: DeviceRow; generation: number } | undefined> {
  const cookie = request.cookies[DEVICE_COOKIE];
  if (cookie === undefined || cookie.length > LONGEST) return undefined;
  const secret = read(ctx, cookie);
  const [device] = await reader
    .select()
    .from(devices)
    .where(secret === undefined ? eq(devices.tokenHash, sha256(cookie)) : eq(devices.id, secret.deviceId));
  return device === undefined || device.revokedAt !== null ? undefined : { device, generation: secret?.generation ?? 0 };
}

const judge = ({ device, generation }: { device: DeviceRow; generation: number }, now: Date) =>
  judgeSecret({ generation: device.generation, advancedAt: device.advancedAt?.getTime() ?? null }, generation, now.getTime());

/**
 * The device behind a request. A secret that is shown for the first time becomes the only one; a copy ends the device, which
 * must stay written also when the request is refused.
 */
export async function deviceIn(ctx: Context, work: Work, request: FastifyRequest): Promise<number | undefined> {
  const seen = await look(ctx, work.tx, request);
  if (seen === undefined) return undefined;
  const { device, generation } = seen;
  const shown = judge(seen, work.now);
  if (shown === 'copy') {
    await revoke(ctx, work, device.id);
    return undefined;
  }
  if (shown === 'first-use') {
    // Of two tabs that show it at once, one makes it the only one.
    await work.tx
      .update(devices)
      .set({ generation, advancedAt: work.now })
      .where(and(eq(devices.id, device.id), lt(devices.generation, generation)));
  }
  return device.id;
}

/** The same outside a transaction: it opens one only when there is something to write. */
export async function findDevice(ctx: Context, request: FastifyRequest): Promise<number | undefined> {
  const seen = await look(ctx, ctx.db, request);
  if (seen === undefined) return undefined;
  if (judge(seen, ctx.clock()) === 'good') return seen.device.id;
  return inTransaction(ctx, (work) => deviceIn(ctx, work, request));
}

/**
 * The device of somebody who signs in, a new one when the browser has none. Its next secret goes out after the commit: the
 * same to every tab that asks, until it is first used.
 */
export async function rememberDevice(ctx: Context, work: Work, request: FastifyRequest, reply: FastifyReply): Promise<number> {
  const deviceId = (await deviceIn(ctx, work, request)) ?? (await newDevice(work));
  const [device] = await work.tx.select({ generation: devices.generation }).from(devices).where(eq(devices.id, deviceId));
  const next = { deviceId, generation: (device?.generation ?? 0) + 1 };
  work.afterCommit(() => setDeviceCookie(ctx, reply, write(ctx, next)));
  return deviceId;
}

async function newDevice(work: Work): Promise<number> {
  const [device] = await work.tx.insert(devices).values({ createdAt: work.now }).returning({ id: devices.id });
  return device?.id ?? 0;
}
