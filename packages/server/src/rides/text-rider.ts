import { eq } from 'drizzle-orm';
import { users } from '@safiri/db/users/tables.ts';
import { isWithoutAccount, ringing } from '@safiri/rules/rides/rider.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { messageText, type MessageKey } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { hasSaidStop } from '../sharing/public.ts';
import type { RideRow } from './queries.ts';

type Whose = Pick<RideRow, 'passengerId' | 'bookerId' | 'staffId'>;

/** What a text tells of a ride is of no use after this many minutes. */
const USEFUL_MINUTES = 10;

/**
 * Who rides and is told by SMS: a person without an account, and whoever asked by phone, who may have no app at hand.
 * @returns undefined for everybody else, who have the app
 */
export async function texted(
  uow: UnitOfWork,
  { passengerId, bookerId, staffId }: Whose,
): Promise<{ phone: string; language: string } | undefined> {
  if (passengerId === bookerId && staffId === null) return undefined;
  const [person] = await uow.tx.select({ phone: users.phone, language: users.language }).from(users).where(eq(users.id, passengerId));
  if (person === undefined || (staffId === null && !isWithoutAccount(person.phone))) return undefined;
  const phone = ringing(person.phone);
  return phone === null ? undefined : { phone, language: person.language };
}

/** Texts who rides without the app, unless they said stop to whoever asked for them. */
export async function textRider(uow: UnitOfWork, ride: Whose, key: MessageKey, values: Record<string, string>): Promise<void> {
  const person = await texted(uow, ride);
  if (person === undefined || (await hasSaidStop(uow.tx, ride.bookerId, person.phone))) return;
  await enqueueMessage(uow, {
    channel: 'sms',
    recipient: person.phone,
    subject: '',
    body: messageText(person.language, key, { product: uow.brand.name, ...values }),
    usefulUntil: new Date(uow.now.getTime() + USEFUL_MINUTES * 60_000),
  });
}
