import type { BodyIn } from '@safiri/contract/call.ts';
import type { Client } from './client.ts';
import { calls } from './calls.ts';
import type { Person } from './people.ts';

/** A moment so many days from now, as staff send it. */
export const inDays = (days: number, now = Date.now()): string => new Date(now + days * 86_400_000).toISOString();

export const suspension = (changes: Partial<BodyIn<typeof calls.suspendPerson>> = {}): BodyIn<typeof calls.suspendPerson> => ({
  side: 'driver',
  reason: 'safety',
  words: 'A complaint',
  reviewAt: inDays(3),
  ...changes,
});

/** Staff suspend somebody: as a driver, unless the test says otherwise. */
export const suspendOf = (staff: Client, { user }: Person, changes: Partial<BodyIn<typeof calls.suspendPerson>> = {}) =>
  staff.answer(calls.suspendPerson, { params: { id: user.id }, body: suspension(changes) });

/** Staff lift what stands of somebody. */
export async function liftOf(staff: Client, { user }: Person): Promise<void> {
  for (const { id, endedAt } of await staff.call(calls.standingOfPerson, { params: { id: user.id } })) {
    if (endedAt === null) await staff.call(calls.lookAgain, { params: { id }, body: { outcome: 'lifted', words: 'It is clear now' } });
  }
}
