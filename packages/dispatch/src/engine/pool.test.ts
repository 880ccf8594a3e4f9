import { describe, expect, it } from 'vitest';
import type { CarriedRide } from '@safiri/rules/dispatch/pooling.ts';
import { center, createFakeCity, eastward } from '../testing/fake-city.ts';
import { runRound } from './round.ts';

const NOW = new Date('2026-06-15T08:00:00Z');

/** A sedan at the centre with a passenger on board who goes eight kilometres to the east. */
const carries = (facts: Partial<CarriedRide> = {}): CarriedRide => ({
  tripId: 99,
  pickup: eastward(-1000),
  dropoff: eastward(8000),
  onBoard: true,
  detourLeftSeconds: 300,
  ...facts,
});
const along = { rideType: 'share' as const, pickup: eastward(2000), share: { dropoff: eastward(6000), detourCapSeconds: 300 } };

function stage() {
  const city = createFakeCity(NOW.getTime());
  return { ...city, round: () => runRound(city.ports, NOW, new Map()) };
}

describe('a share ride and a car that has room', () => {
  it('is offered to the car that passes by rather than to a free one a little nearer', async () => {
    const city = stage();
    const car = city.putDriver({ carries: carries() });
    city.putDriver({ point: eastward(500) });
    const trip = city.addTrip(along);
    await city.round();
    expect(city.holderOf(trip)).toBe(car);
    expect(city.offers[0]?.pool).toMatchObject({ withTripId: 99, delaySeconds: 0, detourSeconds: 0, pickupSeconds: 250 });
  });

  it('goes to a free car when the shared one would come too late', async () => {
    const city = stage();
    city.putDriver({ carries: carries(), point: eastward(-6000) });
    const free = city.putDriver({ point: eastward(1500) });
    const trip = city.addTrip(along);
    await city.round();
    expect(city.holderOf(trip)).toBe(free);
    expect(city.offers[0]?.pool).toBeUndefined();
  });

  it('is not offered where somebody would be longer on the way than accepted, and the record says so', async () => {
    const city = stage();
    const car = city.putDriver({ carries: carries({ detourLeftSeconds: 10 }) });
    const trip = city.addTrip({ ...along, share: { dropoff: eastward(-3000), detourCapSeconds: 300 } });
    await city.round();
    expect(city.gatesOf(trip, car)).toEqual(['detour']);
  });

  it('is not offered where there are no seats, and other rides never share', async () => {
    const city = stage();
    const bakkie = city.putDriver({ carries: carries(), vehicleType: 'motorcycle' });
    const sedan = city.putDriver({ carries: carries() });
    const shared = city.addTrip({ ...along, vehicles: ['motorcycle'] });
    const alone = city.addTrip({ pickup: center });
    await city.round();
    expect(city.gatesOf(shared, bakkie)).toEqual(['busy']);
    expect(city.gatesOf(alone, sedan)).toEqual(['busy']);
    expect(city.offers).toEqual([]);
  });
});
