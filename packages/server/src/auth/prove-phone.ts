import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { joinRider, updateUser } from '../users/public.ts';

/** A code that went to the account's number came back: the number is theirs, and so is what was ridden by it without an account. */
export async function provePhone(uow: UnitOfWork, userId: number): Promise<void> {
  await updateUser(uow, userId, { phoneVerifiedAt: uow.now });
  await joinRider(uow, userId);
}
