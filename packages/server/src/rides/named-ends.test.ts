import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { hatfield, menlyn, passenger, rideBody } from '../testing/people.ts';

const world = useWorld();
const DEGREES = '-25.74870, 28.23800';

describe('a place that the phone knows by its degrees alone', () => {
  it('is called by what is there when a ride is asked for', async () => {
    const { client } = await passenger(world);
    const pickupLocation = { ...hatfield, address: DEGREES };
    const { status, body } = await client.answer(calls.requestRide, { body: rideBody({ pickupLocation }) });
    expect(status).toBe(201);
    expect(body.pickupLocation.address).toMatch(/Hatfield/);
    expect(body.dropoffLocation.address).toBe(menlyn.address);
    const again = await client.answer(calls.getRide, { params: { id: body.id } });
    expect(again.body.pickupLocation.address).toBe(body.pickupLocation.address);
  });

  it('keeps the word of who named it, whatever that is', async () => {
    const { client } = await passenger(world);
    const { body } = await client.answer(calls.requestRide, {
      body: rideBody({ dropoffLocation: { ...menlyn, address: 'Blue gate, 25.7, near the mall' } }),
    });
    expect(body.dropoffLocation.address).toBe('Blue gate, 25.7, near the mall');
  });
});
