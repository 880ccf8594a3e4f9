import { nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { riderLink, writeOutside, type Links } from '../sharing/public.ts';
import { findAccountById, firstName } from '../users/public.ts';
import type { RideRow } from './queries.ts';
import { texted } from './text-rider.ts';

/**
 * Who rides on somebody else's account, or asked by phone, learns by SMS who comes, in which car, the PIN for the driver, and where to
 * follow it.
 */
export async function tellRider(uow: UnitOfWork, links: Links, ride: RideRow, driverUserId: number): Promise<void> {
  const { bookerId } = ride;
  const phone = ride.riderPhone ?? (await texted(uow, ride))?.phone;
  if (phone === undefined) return;
  const [driver, booker] = await Promise.all([findAccountById(uow.tx, driverUserId), findAccountById(uow.tx, bookerId)]);
  if (driver?.driver == null || booker === undefined) return;
  const { language } = booker.user;
  const body = messageText(language, ride.riderPhone === null ? 'messageCaller' : 'messageRider', {
    name: nameForOutsiders(firstName(booker.user.name)) ?? messageText(language, 'messageSomebody'),
    product: uow.brand.name,
    driver: firstName(driver.user.name),
    plate: ride.vehicle?.licensePlate ?? '',
    pin: ride.pin,
    url: await riderLink(uow, links, ride.id, ride.passengerId),
  });
  const message = { channel: 'sms', recipient: phone, subject: '', body, secret: true, of: [phone] } as const;
  await writeOutside(uow, links, { id: bookerId, language }, 'share', [message]);
}
