import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPlacesOf, PLACES_OF_CALLER } from './caller.ts';

const place = (address: string) => ({ lat: -25.7, lng: 28.2, address });

describe('the last places of somebody who calls', () => {
  it('are those of the latest rides, each once', () => {
    const rides = [
      { pickup: place('Home'), dropoff: place('Clinic') },
      { pickup: place('Clinic'), dropoff: place('Home') },
      { pickup: place('Home'), dropoff: place('Church') },
    ];
    expect(lastPlacesOf(rides).map(({ address }) => address)).toEqual(['Home', 'Clinic', 'Church']);
  });

  it('are never more than are shown, never twice the same, and begin with the last pickup', () => {
    const rides = fc.array(fc.record({ pickup: fc.string().map(place), dropoff: fc.string().map(place) }), { minLength: 1 });
    fc.assert(
      fc.property(rides, (some) => {
        const addresses = lastPlacesOf(some).map(({ address }) => address);
        expect(addresses.length).toBeLessThanOrEqual(PLACES_OF_CALLER);
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(addresses[0]).toBe(some[0]?.pickup.address);
      }),
    );
  });
});
