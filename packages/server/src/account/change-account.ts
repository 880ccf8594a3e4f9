import { eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/account/calls.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import { passwordProblem } from '@safiri/rules/auth/password.ts';
import {
  endOtherSignIns,
  endSignIn,
  forgetDevicesOf,
  passwordText,
  refuseDemoAddress,
  requirePhone,
  useUpResetLinks,
} from '../auth/public.ts';
import { nameChanged } from '../identity/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload, releaseUploads } from '../uploads/public.ts';
import { findAccountById, setUnconfirmedGender, updateUser } from '../users/public.ts';

type UserRow = typeof users.$inferInsert;
type UserChanges = { [K in keyof UserRow]?: UserRow[K] | undefined };

/** A phone or an address is somebody else's: whoever reads it knows that there is an account. */
export class Taken extends Problem {
  constructor(path: 'phone' | 'email', message: string) {
    super('invalid_request', message, { errors: [{ path, message }] });
  }
}

/** Writes to the person's own row; a phone or address of somebody else's is refused. */
async function update(uow: UnitOfWork, actor: Actor, changes: UserChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  try {
    if (!(await updateUser(uow, actor.userId, changes as Partial<UserRow>))) throw new Problem('not_signed_in');
  } catch (error) {
    const taken = violatedUnique(error);
    if (taken === 'users_phone_key') throw new Taken('phone', 'This phone number can’t be used');
    if (taken === 'users_email_key') throw new Taken('email', 'This address can’t be used');
    throw error;
  }
}

/**
 * What a person says of their gender may change until staff have confirmed it from a document; then staff alone change it
 * (product §3). A confirmation that comes at the same moment is before this, which is then refused, or after it.
 */
async function changeGender(uow: UnitOfWork, actor: Actor, gender: NonNullable<UserChanges['gender']>): Promise<void> {
  if (await setUnconfirmedGender(uow, actor.userId, gender)) return;
  throw new Problem('illegal_transition', 'Your gender was confirmed from a document. Ask support to change it.', {
    errors: [{ path: 'gender', message: 'Our team confirmed it from a document and changes it' }],
  });
}

/**
 * Changes profile and settings.
 * @throws Problem invalid on `phone` when it is no number or somebody else's, illegal_transition for a confirmed gender
 */
export async function changeAccount(ctx: Context, uow: UnitOfWork, actor: Actor, body: BodyOf<typeof calls.changeAccount>): Promise<void> {
  const account = await findAccountById(uow.tx, actor.userId);
  if (account === undefined) throw notFound();
  const { phone, gender, quietHours, ...rest } = body;
  if (gender !== undefined && gender !== account.user.gender) await changeGender(uow, actor, gender);
  await update(uow, actor, {
    ...rest,
    ...(quietHours === undefined ? {} : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }),
    ...(phone === undefined ? {} : { phone: requirePhone(phone, body.countryId ?? actor.countryId), phoneVerifiedAt: null }),
  });
  if (rest.name !== undefined && rest.name !== account.user.name) await nameChanged(uow, actor.userId);
  uow.publish(actor.userId, 'account', null);
  // The session remembers the country for a few seconds.
  uow.afterCommit(() => ctx.bus.publish('account', { userId: actor.userId }));
}

/** Sets another address; links that went to the old one are worth nothing any more. */
export async function setEmail(uow: UnitOfWork, actor: Actor, email: string): Promise<void> {
  refuseDemoAddress(email);
  await update(uow, actor, { email });
  await useUpResetLinks(uow, actor.userId);
}

/**
 * Sets a new password.
 * @param passwordHash made before the transaction opened
 */
export async function setPassword(ctx: Context, uow: UnitOfWork, actor: Actor, passwordHash: string): Promise<void> {
  await update(uow, actor, { passwordHash });
  await useUpResetLinks(uow, actor.userId);
  await forgetDevicesOf(uow, actor.userId);
  await endOtherSignIns(ctx, uow, actor);
}

/** @throws Problem invalid on `newPassword` */
export async function checkNewPassword(ctx: Context, actor: Actor, password: string): Promise<void> {
  const account = await findAccountById(ctx.db, actor.userId);
  const reason = account === undefined ? undefined : passwordProblem(password, account.user);
  if (reason !== undefined) throw fieldProblem('newPassword', passwordText[reason]);
}

/** Signs one device out, or all others. */
export function signOutDevices(ctx: Context, uow: UnitOfWork, actor: Actor, sessionId: number | undefined): Promise<void> {
  return sessionId === undefined ? endOtherSignIns(ctx, uow, actor) : endSignIn(ctx, uow, actor, sessionId);
}

async function releasePhoto(uow: UnitOfWork, userId: number): Promise<void> {
  const [before] = await uow.tx.select({ photoUploadId: users.photoUploadId }).from(users).where(eq(users.id, userId));
  if (before?.photoUploadId != null) await releaseUploads(uow, [before.photoUploadId]);
}

/** Who leaves has no face any more. */
export async function dropPhoto(uow: UnitOfWork, userId: number): Promise<void> {
  await releasePhoto(uow, userId);
  await updateUser(uow, userId, { photoUploadId: null });
}

/** The photo from an upload; only pictures have a face. */
export async function setPhoto(uow: UnitOfWork, actor: Actor, photoUrl: string | null): Promise<void> {
  await releasePhoto(uow, actor.userId);
  const photoUploadId =
    photoUrl === null ? null : (await claimUpload(uow, actor.userId, photoUrl, 'photoUrl', { mediaTypes: ['image/jpeg'] })).uploadId;
  await update(uow, actor, { photoUploadId });
}
