import { calls } from './calls.ts';
import { busPark, milimani } from './kisumu.ts';
import type { Person } from './people.ts';

/** Both lie on the straight line from the bus park to Milimani, so that who drives along it has driven the whole way. */
export const bank = { lat: -0.0987, lng: 34.7638, address: 'A bank' };
export const shop = { lat: -0.0952, lng: 34.7659, address: 'A shop' };
export const way = { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani, stops: [bank, shop] };

/** What it costs by all services, and by boda. */
export const quoted = async (rider: Person, body: Parameters<typeof rider.client.call<typeof calls.calculateFare>>[1]['body'] = way) => {
  const quote = await rider.client.call(calls.calculateFare, { body });
  return { quote, boda: quote.fares.find(({ rideType }) => rideType === 'boda') };
};

/** Asks for a boda by its quote. */
export async function ask(rider: Person, changes: object = {}) {
  const { boda } = await quoted(rider, { ...way, ...changes });
  const body = { ...way, ...changes, fare: boda?.fare ?? '0', paymentMethod: 'cash', quoteId: boda?.quoteId ?? '' };
  return rider.client.call(calls.requestRide, { body });
}

/** What somebody says of a stop of a trip, counted from 1. */
export const say = (who: Person, id: number, stop: number, step: 'arrived' | 'left' | 'skipped') =>
  who.client.answer(calls.makeStop, { params: { id }, body: { stop, step } });
