import { describe, expect, it } from 'vitest';
import { whereaboutsOf } from './place.ts';

const hatfield = { name: 'Hatfield', lat: -25.7487, lng: 28.238 };

describe('what is read out of a place', () => {
  it('names it only where the phone is there, says how far it is where not, and nothing far away', () => {
    expect(whereaboutsOf(hatfield, hatfield)).toEqual({ coordinates: '-25.74870, 28.23800', near: { name: 'Hatfield', meters: 0 } });
    expect(whereaboutsOf({ lat: -25.7487, lng: 28.248 }, hatfield).near).toEqual({ name: 'Hatfield', meters: 1000 });
    expect(whereaboutsOf({ lat: -26.2, lng: 28.04 }, hatfield).near).toBeNull();
    expect(whereaboutsOf(hatfield, null).near).toBeNull();
  });
});
