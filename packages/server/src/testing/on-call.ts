import { eq } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { sha256 } from '../platform/hash.ts';
import type { Client } from './client.ts';
import { calls } from './calls.ts';
import type { World } from './harness.ts';
import { memberOfStaff } from './people.ts';

let n = 0;

/** Somebody of the team who can be put on a roster. */
export interface OnCallMember {
  readonly id: number;
  readonly client: Client;
  /** Null of who gave none. */
  readonly phone: string | null;
}

/** A member of the team with a number of their own, or with none. */
export async function onCallMember(world: World, name: string, { hasPhone = true } = {}): Promise<OnCallMember> {
  const { client, userId: id } = await memberOfStaff(world);
  n += 1;
  const phone = hasPhone ? `+2783${String(2_000_000 + n)}` : null;
  await world.db.update(users).set({ name }).where(eq(users.id, id));
  await world.db.update(staffMembers).set({ phone }).where(eq(staffMembers.userId, id));
  return { id, client, phone };
}

/** A browser that takes push messages for a member, subscribed in their session. */
export async function pushDeviceOf(
  world: World,
  member: OnCallMember,
  keys: { p256dh: string; auth: string },
  name: string,
): Promise<void> {
  const [session] = await world.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, member.id));
  const endpoint = `https://push.example.org/send/${name}`;
  await world.db
    .insert(pushSubscriptions)
    .values({ userId: member.id, sessionId: session?.id ?? 0, endpointHash: sha256(endpoint), endpoint, ...keys });
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Puts a member on call in Pretoria, every hour of every day unless the test says otherwise. */
export const putOnCall = (keeper: Client, member: OnCallMember, changes: Partial<BodyIn<typeof calls.addShift>> = {}) =>
  keeper.answer(calls.addShift, {
    body: { cityId: 'pretoria', userId: member.id, step: 1, date: null, weekdays: everyDay, from: '00:00', to: '00:00', ...changes },
  });
