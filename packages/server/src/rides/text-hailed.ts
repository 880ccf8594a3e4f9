import { eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { receiptNumber } from '@safiri/rules/rides/receipt-number.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { kilometers, minutes } from '../pricing/public.ts';
import { hasSaidStop, riderLink, writeOutside, type Links } from '../sharing/public.ts';
import { findAccountById, firstName } from '../users/public.ts';
import type { RideRow } from './queries.ts';
import { userOfDriver } from './publish-ride.ts';

/** The language of who is nobody we know: the driver's, in which the two spoke. */
async function languageOf(uow: UnitOfWork, { passengerId }: RideRow): Promise<string> {
  const [row] = await uow.tx.select({ language: users.language }).from(users).where(eq(users.id, passengerId));
  return row?.language ?? 'en';
}

/**
 * Who got in and gave a number learns by SMS whose car it is, and where to follow the trip. It goes to the number, whoever has an account by it: nothing
 * is told of that. A number that may not be written to is not kept.
 */
export async function textHailed(uow: UnitOfWork, links: Links, ride: RideRow, driverUserId: number): Promise<void> {
  const phone = ride.riderPhone;
  if (phone === null) return;
  const driver = await findAccountById(uow.tx, driverUserId);
  const language = await languageOf(uow, ride);
  const body = messageText(language, 'messageHailed', {
    product: uow.brand.name,
    driver: firstName(driver?.user.name ?? ''),
    plate: ride.vehicle?.licensePlate ?? '',
    url: await riderLink(uow, links, ride.id, ride.passengerId),
  });
  const message = { channel: 'sms', recipient: phone, subject: '', body, secret: true, of: [phone] } as const;
  const [written] = await writeOutside(uow, links, { id: ride.passengerId, language }, 'share', [message]);
  if (written?.withheld != null) await uow.tx.update(rides).set({ riderPhone: null }).where(eq(rides.id, ride.id));
}

/** The receipt of a hailed trip, for who gave a number: all of it in one text, for phones without data. */
export async function textReceipt(uow: UnitOfWork, ride: RideRow): Promise<void> {
  const phone = ride.riderPhone;
  if (phone === null || ride.driverId === null || (await hasSaidStop(uow.tx, ride.passengerId, phone))) return;
  const driver = await findAccountById(uow.tx, await userOfDriver(uow, ride.driverId));
  const body = messageText(await languageOf(uow, ride), 'messageHailedReceipt', {
    product: uow.brand.name,
    number: receiptNumber(ride.id),
    fare: uow.money(ride.fareMinor, countryById(ride.countryId).currency),
    km: String(kilometers(ride.distanceMeters)),
    minutes: String(minutes(ride.durationSeconds)),
    driver: firstName(driver?.user.name ?? ''),
    plate: ride.vehicle?.licensePlate ?? '',
    place: ride.dropoffAddress,
  });
  await enqueueMessage(uow, { channel: 'sms', recipient: phone, subject: '', body });
}
