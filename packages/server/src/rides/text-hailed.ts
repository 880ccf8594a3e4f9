import { eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { encodePlusCode } from '@safiri/rules/places/plus-code.ts';
import { receiptNumber } from '@safiri/rules/rides/receipt-number.ts';
import { payForTexts } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { kilometers } from '../pricing/public.ts';
import { riderLink, writeOutside, type Links } from '../sharing/public.ts';
import { findAccountById, firstName } from '../users/public.ts';
import { minutesOf } from './minutes-of.ts';
import type { RideRow } from './queries.ts';
import { userOfDriver } from './publish-ride.ts';

/** The language of who is nobody we know: the driver's, in which the two spoke. */
async function languageOf(uow: UnitOfWork, { passengerId }: RideRow): Promise<string> {
  const [row] = await uow.tx.select({ language: users.language }).from(users).where(eq(users.id, passengerId));
  return row?.language ?? 'en';
}

interface Text {
  readonly phone: string;
  readonly language: string;
  readonly body: string;
  readonly secret?: true;
}

/** One text to who rides, as far as caps, their stop and the day's budget for texts allow. @returns whether it goes */
async function write(ctx: Context, uow: UnitOfWork, links: Links, ride: RideRow, { phone, language, ...text }: Text): Promise<boolean> {
  const message = { channel: 'sms', recipient: phone, subject: '', ...text, of: [phone] } as const;
  const pay = (count: number) => payForTexts(ctx, uow, ride.countryId, count);
  const [written] = await writeOutside(uow, links, { id: ride.passengerId, language }, 'share', [message], pay);
  return written?.withheld === null;
}

/**
 * Who got in and gave a number learns by SMS whose car it is, and where to follow the trip. It goes to the number, whoever has an account by it: nothing
 * is told of that. A number that may not be written to is not kept.
 */
export async function textHailed(ctx: Context, uow: UnitOfWork, links: Links, ride: RideRow, driverUserId: number): Promise<void> {
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
  if (await write(ctx, uow, links, ride, { phone, language, body, secret: true })) return;
  await uow.tx.update(rides).set({ riderPhone: null }).where(eq(rides.id, ride.id));
}

/**
 * The receipt of a hailed trip, for who gave a number: all of it in one text, for phones without data. Where they got out it says by its code and never in
 * words that somebody typed: else a driver could write anything to anybody in the operator's name.
 */
export async function textReceipt(ctx: Context, uow: UnitOfWork, links: Links, ride: RideRow): Promise<void> {
  const phone = ride.riderPhone;
  if (phone === null || ride.driverId === null) return;
  const driver = await findAccountById(uow.tx, await userOfDriver(uow, ride.driverId));
  const language = await languageOf(uow, ride);
  const body = messageText(language, 'messageHailedReceipt', {
    product: uow.brand.name,
    number: receiptNumber(ride.id),
    fare: uow.money(ride.fareMinor, countryById(ride.countryId).currency),
    km: String(kilometers(ride.distanceMeters)),
    minutes: String(minutesOf(ride)),
    driver: firstName(driver?.user.name ?? ''),
    plate: ride.vehicle?.licensePlate ?? '',
    place: encodePlusCode({ lat: ride.dropoffLat, lng: ride.dropoffLng }),
  });
  await write(ctx, uow, links, ride, { phone, language, body });
}
