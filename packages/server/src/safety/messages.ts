import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { product } from '@safiri/rules/product.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { UNANSWERED_CHECK } from '@safiri/rules/safety/emergency.ts';
import type { NewMessage } from '../platform/outbox/put-message.ts';
import { messageText, type MessageKey } from '../platform/texts.ts';
import type { ContactRow, SharedTrip } from '../sharing/public.ts';
import { firstName, type UserRow } from '../users/public.ts';

/** A text or a mail: contacts have no app of ours. */
type Outside = NewMessage & { readonly channel: 'mail' | 'sms' };

interface Told {
  readonly user: UserRow;
  readonly at: Date;
  readonly emergencyType: string;
  readonly trip: SharedTrip | undefined;
  readonly point: Point | undefined;
  readonly url: string;
}

const clockOf = (at: Date, countryId: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: countryById(countryId as CountryId).timeZoneId }).format(
    at,
  );

/** Six decimals are a hand's breadth; every phone opens this as a map. */
const mapOf = ({ lat, lng }: Point) => `https://maps.google.com/?q=${lat.toFixed(6)},${lng.toFixed(6)}`;

function tripPart(language: string, trip: SharedTrip | undefined): string {
  if (trip?.driver == null || trip.driverName === null) return '';
  const { vehicleColor, vehicleMake, vehicleModel, licensePlate } = trip.driver;
  const vehicle = [vehicleColor, vehicleMake, vehicleModel].filter((part) => part !== null).join(' ');
  return messageText(language, 'messageEmergencyTrip', { vehicle, plate: licensePlate, driver: firstName(trip.driverName) });
}

function both(contact: ContactRow, subject: string, body: string): Outside[] {
  const sms: Outside = { channel: 'sms', recipient: contact.phone, subject: '', body, urgent: true };
  if (contact.email === null) return [sms];
  return [sms, { channel: 'mail', recipient: contact.email, subject, body: `${body}\n`, urgent: true }];
}

/** What each contact is sent: a text, and a mail where there is an address. */
export function emergencyMessages(contacts: readonly ContactRow[], told: Told): Array<{ contact: ContactRow; message: Outside }> {
  const { user, trip, point, url } = told;
  const { language } = user;
  const key: MessageKey = told.emergencyType === UNANSWERED_CHECK ? 'messageEmergencyUnanswered' : 'messageEmergency';
  const values = {
    name: user.name,
    product: product.name,
    time: clockOf(told.at, user.countryId),
    trip: tripPart(language, trip),
    place: point === undefined ? '' : messageText(language, 'messageEmergencyPlace', { map: mapOf(point) }),
    url,
    police: emergencyNumbers[(trip?.ride.countryId ?? user.countryId) as CountryId].police,
  };
  const body = messageText(language, key, values);
  const subject = messageText(language, 'messageEmergencySubject', values);
  return contacts.flatMap((contact) => both(contact, subject, body).map((message) => ({ contact, message })));
}

/** What each contact is sent when the person says that they are safe. */
export function safeMessages(contacts: readonly ContactRow[], user: UserRow, at: Date): Array<{ contact: ContactRow; message: Outside }> {
  const body = messageText(user.language, 'messageSafe', { name: user.name, product: product.name, time: clockOf(at, user.countryId) });
  return contacts.flatMap((contact) => both(contact, body.slice(0, 120), body).map((message) => ({ contact, message })));
}
