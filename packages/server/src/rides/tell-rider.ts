import { product } from '@safiri/rules/product.ts';
import { nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { riderLink, writeOutside, type Links } from '../sharing/public.ts';
import { findAccountById, firstName, languageFor } from '../users/public.ts';
import type { RideRow } from './queries.ts';

/** Who rides on somebody else's account learns by SMS who comes, in which car, the PIN for the driver, and where to follow it. */
export async function tellRider(uow: UnitOfWork, links: Links, ride: RideRow, driverUserId: number): Promise<void> {
  const { riderPhone, passengerId } = ride;
  if (riderPhone === null) return;
  const [driver, passenger] = await Promise.all([findAccountById(uow.tx, driverUserId), findAccountById(uow.tx, passengerId)]);
  if (driver?.driver == null || passenger === undefined) return;
  const language = await languageFor(uow.tx, passengerId);
  const body = messageText(language, 'messageRider', {
    name: nameForOutsiders(firstName(passenger.user.name)) ?? messageText(language, 'messageSomebody'),
    product: product.name,
    driver: firstName(driver.user.name),
    plate: ride.vehicle?.licensePlate ?? '',
    pin: ride.pin,
    url: await riderLink(uow, links, ride.id, passengerId),
  });
  const message = { channel: 'sms', recipient: riderPhone, subject: '', body, secret: true, of: [riderPhone] } as const;
  await writeOutside(uow, links, { id: passengerId, language }, 'share', [message]);
}
