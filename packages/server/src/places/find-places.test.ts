import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { passenger, rideBody } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import type { QueryIn } from '@safiri/contract/call.ts';

const world = useWorld({ env: { OPEN_BETA: '1' } });
const nairobi = { lat: -1.2864, lng: 36.8172, address: 'Kencom' };
const roodepoort = { lat: -26.1283, lng: 27.9107, address: 'Westgate Mall, Roodepoort' };

const names = async (query: QueryIn<typeof calls.searchPlaces>) => {
  const { places } = await world.client().call(calls.searchPlaces, { query });
  return places.map(({ name, area }) => `${name}, ${area}`);
};

describe('what a place box offers', () => {
  it('has no mall of the same name in another country while there is one near', async () => {
    const found = await names({ q: 'westgate', near: '-1.2864,36.8172' });
    expect(found[0]).toBe('Westgate Shopping Mall, Westlands, Nairobi');
    expect(found.filter((name) => !name.includes('Nairobi'))).toEqual([]);
  });

  it('has a place far away for somebody who clearly means it, but never as the end of a trip from here', async () => {
    expect(await names({ q: 'menlyn park', near: '-1.2864,36.8172' })).toContain('Menlyn Park Shopping Centre, Menlyn, Pretoria');
    expect(await names({ q: 'menlyn park', near: '-1.2864,36.8172', from: '-1.2864,36.8172' })).toEqual([]);
    expect(await names({ q: 'westgate', from: '-1.2864,36.8172' })).toHaveLength(1);
  });

  it('has nothing for a trip that begins where no city is', async () => {
    expect(await names({ q: 'westgate', from: '0,0' })).toEqual([]);
  });
});

it('prices and takes no trip that leaves the reach of its city', async () => {
  const asha = await passenger(world);
  const quote = await asha.client.answer(calls.calculateFare, {
    body: {
      rideType: 'standard',
      pickupLocation: nairobi,
      dropoffLocation: roodepoort,
    },
  });
  expect(quote.body).toMatchObject({ status: 409, code: 'destination_out_of_reach' });
  expect(quote.body.detail).toContain('Nairobi');
  const ways = { pickupLocation: nairobi, dropoffLocation: roodepoort, fare: '9999999.00' };
  const ride = await asha.client.answer(calls.requestRide, { body: rideBody(ways) });
  expect(ride.body).toMatchObject({ status: 409, code: 'destination_out_of_reach' });
  const pickupAt = new Date(Date.now() + 86_400_000).toISOString();
  const { passengerId: _who, ...later } = rideBody(ways) as Record<string, unknown>;
  expect((await asha.client.refused(calls.schedule, { body: unchecked({ ...later, pickupAt }) })).code).toBe('destination_out_of_reach');
});
