import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { sessions } from '@safiri/db/auth/tables.ts';
import { dutySelfies, selfieDevices } from '@safiri/db/selfies/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { freshSince, SELFIE_BYTES, SELFIE_ONE_IN, selfieDue } from '@safiri/rules/selfies/duty-selfie.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload } from '../uploads/public.ts';

/** The field of `setStatus` that names the picture. */
const FIELD = 'selfie';

/** The device of the session, and whether this driver showed their face on it before. One that is not known is new. */
async function deviceOf(tx: Tx, { sessionId, driverId }: DriverActor): Promise<{ deviceId: number | null; isKnown: boolean }> {
  const [row] = await tx
    .select({ deviceId: sessions.deviceId, known: selfieDevices.deviceId })
    .from(sessions)
    .leftJoin(selfieDevices, and(eq(selfieDevices.deviceId, sessions.deviceId), eq(selfieDevices.driverId, driverId)))
    .where(eq(sessions.id, sessionId));
  return { deviceId: row?.deviceId ?? null, isKnown: row?.known != null };
}

/** The one that is asked for, if any, and when the last one came. */
async function readSelfies(tx: Tx, driverId: number) {
  const [first, second] = await tx
    .select({ id: dutySelfies.id, askedAt: dutySelfies.askedAt, sentAt: dutySelfies.sentAt })
    .from(dutySelfies)
    .where(eq(dutySelfies.driverId, driverId))
    // One without a moment comes first.
    .orderBy(desc(dutySelfies.sentAt))
    .limit(2);
  return first?.sentAt === null ? { asked: first, lastAt: second?.sentAt ?? null } : { asked: undefined, lastAt: first?.sentAt ?? null };
}

/** Keeps the picture for what was asked. @throws Problem naming the field: not theirs, used already, or from before it was asked for */
async function keep(uow: UnitOfWork, actor: DriverActor, asked: { id: number; askedAt: Date }, url: string): Promise<void> {
  const only = { mediaTypes: ['image/jpeg'], bytes: SELFIE_BYTES } as const;
  const { uploadId, createdAt } = await claimUpload(uow, actor.userId, url, FIELD, only);
  if (createdAt < freshSince(asked.askedAt, uow.now)) throw fieldProblem(FIELD, 'This picture is too old. Take a new one.');
  await uow.tx.update(dutySelfies).set({ uploadId, sentAt: uow.now }).where(eq(dutySelfies.id, asked.id));
}

/**
 * Asks a driver who goes online for a selfie where one is due, and keeps the one that was sent. The driver's row is held, so that
 * two requests are one after the other. Where the operator asks for none, nothing is looked up.
 * @param url the address of the picture, once there is one
 * @returns the refusal: given back and not thrown, so that it stays asked for, whatever is drawn next
 */
export async function requireSelfie(
  ctx: Context,
  uow: UnitOfWork,
  actor: DriverActor,
  url: string | undefined,
): Promise<Problem | undefined> {
  const mode = ctx.config.dutySelfie;
  if (mode === 'off') return undefined;
  const { timeZoneId } = countryById(actor.countryId);
  const { asked, lastAt } = await readSelfies(uow.tx, actor.driverId);
  const device = mode === 'sometimes' ? await deviceOf(uow.tx, actor) : null;
  const isDue = selfieDue(mode, {
    isAsked: asked !== undefined,
    lastDay: lastAt === null ? null : localDate(lastAt, timeZoneId),
    today: localDate(uow.now, timeZoneId),
    knowsDevice: device?.isKnown === true,
    draw: ctx.random.below(SELFIE_ONE_IN),
  });
  if (!isDue) return undefined;
  if (asked === undefined) await uow.tx.insert(dutySelfies).values({ driverId: actor.driverId, askedAt: uow.now });
  // A picture that came before anybody asked for one answers nothing.
  if (asked === undefined || url === undefined) return new Problem('selfie_due');
  await keep(uow, actor, asked, url);
  if (device?.deviceId != null) {
    await uow.tx.insert(selfieDevices).values({ driverId: actor.driverId, deviceId: device.deviceId }).onConflictDoNothing();
  }
  return undefined;
}
