import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { factForOutsiders, nameForOutsiders } from '@safiri/rules/sharing/outside-text.ts';
import { UNANSWERED_CHECK } from '@safiri/rules/safety/emergency.ts';
import { carLooksIn } from '../platform/car-looks.ts';
import { messageText, type MessageKey } from '../platform/texts.ts';
import type { ContactRow, OutsideMessage, SharedTrip } from '../sharing/public.ts';
import { firstName, type UserRow } from '../users/public.ts';

interface EmergencyFacts {
  readonly user: UserRow;
  readonly at: Date;
  readonly emergencyType: string;
  readonly trip: SharedTrip | undefined;
  readonly point: Point | undefined;
  readonly url: string;
  /** Whom to call beside them; null where the operator has confirmed no number. */
  readonly police: string | null;
}

const clockOf = (at: Date, countryId: CountryId) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: countryById(countryId).timeZoneId }).format(at);

/** Six decimals are a hand's breadth; every phone opens this as a map. */
const mapOf = ({ lat, lng }: Point) => `https://maps.google.com/?q=${lat.toFixed(6)},${lng.toFixed(6)}`;

function tripPart(language: string, trip: SharedTrip | undefined): string {
  if (trip?.driver == null || trip.driverName === null) return '';
  const { color = null, make = null, model = null, licensePlate = '' } = trip.ride.vehicle ?? {};
  const car = [make, model].map((part) => factForOutsiders(part ?? '')).filter((part) => part !== '');
  return messageText(language, 'messageEmergencyTrip', {
    vehicle: carLooksIn(language, factForOutsiders(color ?? ''), car.join(' ')),
    plate: factForOutsiders(licensePlate),
    driver: nameForOutsiders(firstName(trip.driverName)) ?? '–',
  });
}

/** What the person is called in messages: their name where it is one. */
const nameOf = (user: UserRow) => nameForOutsiders(user.name) ?? messageText(user.language, 'messageSomebody');

function both(contact: ContactRow, subject: string, body: string): OutsideMessage[] {
  const of = [contact.phone, ...(contact.email === null ? [] : [contact.email])];
  const sms: OutsideMessage = { channel: 'sms', recipient: contact.phone, subject: '', body, urgent: true, of };
  if (contact.email === null) return [sms];
  return [sms, { channel: 'mail', recipient: contact.email, subject, body: `${body}\n`, urgent: true, of }];
}

/** What each contact is sent: a text, and a mail where there is an address. `product` is what it is called here. */
export function emergencyMessages(
  product: string,
  contacts: readonly ContactRow[],
  facts: EmergencyFacts,
): Array<{ contact: ContactRow; message: OutsideMessage }> {
  const { user, trip, point, url } = facts;
  const { language } = user;
  const key: MessageKey = facts.emergencyType === UNANSWERED_CHECK ? 'messageEmergencyUnanswered' : 'messageEmergency';
  const values = {
    name: nameOf(user),
    product,
    time: clockOf(facts.at, user.countryId),
    trip: tripPart(language, trip),
    place: point === undefined ? '' : messageText(language, 'messageEmergencyPlace', { map: mapOf(point) }),
    url,
    police: facts.police === null ? '' : messageText(language, 'messagePolice', { number: facts.police }),
  };
  const body = messageText(language, key, values);
  const subject = messageText(language, 'messageEmergencySubject', values);
  return contacts.flatMap((contact) => both(contact, subject, body).map((message) => ({ contact, message })));
}

/** What each contact is sent when the person says that they are safe. */
export function safeMessages(product: string, contacts: readonly ContactRow[], user: UserRow, at: Date): OutsideMessage[] {
  const body = messageText(user.language, 'messageSafe', { name: nameOf(user), product, time: clockOf(at, user.countryId) });
  return contacts.flatMap((contact) => both(contact, body.slice(0, 120), body));
}
