import { describe, expect, it } from 'vitest';
import { noRoads } from '@safiri/dispatch/roads/road-atlas.ts';
import { RoadMap } from '@safiri/dispatch/roads/road-map.ts';
import { distanceMeters, polylineLength } from '@safiri/rules/places/geo.ts';
import { roadSeconds } from '@safiri/rules/places/travel-time.ts';
import { streetsAt } from '../dispatch/pickup-times.ts';
import { pickupTimes } from '../dispatch/road-times.ts';
import { estimatedRoutes, roadRoutes } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import { driver, passenger } from '../testing/people.ts';
import { useWorld } from '../testing/harness.ts';
import { nairobiCentre, nairobiCentreFile } from './nairobi-centre.ts';
import { openAtlas } from './public.ts';
import { calls } from '../testing/calls.ts';

const byCar = { by: 'car', minute: 0 } as const;

/** Known corners of central Nairobi. */
const kencom = { lat: -1.2857, lng: 36.8251 };
const globe = { lat: -1.2789, lng: 36.8215 };
const railway = { lat: -1.2913, lng: 36.8282 };
/** Outside the map that comes along. */
const westgate = { lat: -1.2571, lng: 36.8033 };

const nairobi = new RoadMap((await nairobiCentre()).graph);
const atlas = openAtlas((line) => {
  throw new Error(line);
});
await atlas.use([nairobiCentreFile]);

describe('the streets of central Nairobi', () => {
  it('lead from corner to corner, not straight and not far about', () => {
    for (const [from, to] of [
      [kencom, globe],
      [globe, railway],
      [railway, kencom],
    ] as const) {
      const way = nairobi.way(from, to, byCar);
      const straight = distanceMeters(from, to);
      expect(way?.meters).toBeGreaterThan(straight);
      expect(way?.meters).toBeLessThan(4 * straight);
      expect(Math.abs(polylineLength(way?.path ?? []) / (way?.meters ?? 0) - 1)).toBeLessThan(0.02);
      expect(way?.path.length).toBeGreaterThan(8);
    }
  });

  it('are one-way: there and back differ', () => {
    const there = nairobi.way(kencom, railway, byCar);
    const back = nairobi.way(railway, kencom, byCar);
    expect(there?.path.toReversed()).not.toEqual(back?.path);
  });

  it('give all drivers their times by one search, the same as by a search for each', () => {
    const drivers = Array.from({ length: 100 }, (_, i) => ({
      lat: -1.276 - 0.0025 * (i % 10),
      lng: 36.806 + 0.0036 * Math.floor(i / 10),
    }));
    const seconds = nairobi.secondsTo(kencom, drivers, 3600, byCar) ?? [];
    expect(seconds.filter((value) => value !== undefined).length).toBeGreaterThan(80);
    for (const [i, place] of drivers.entries()) expect(nairobi.way(place, kencom, byCar)?.seconds).toBe(seconds[i]);
  });
});

describe('routes', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const routes = roadRoutes(atlas, estimatedRoutes);

  it('follow the streets where both ends are on the map, with the traffic of the city’s own hour', async () => {
    const route = await routes.route(kencom, globe, at, 'Africa/Nairobi', 'car');
    expect(route.onStreets).toBe(true);
    expect(route.durationSeconds).toBe(roadSeconds(nairobi.way(kencom, globe, byCar)?.seconds ?? 0, 12));
    expect(await routes.route(kencom, globe, at, 'Africa/Nairobi', 'car')).toEqual(route);
  });

  it('are estimated where one end is not', async () => {
    expect(await routes.route(kencom, westgate, at, 'Africa/Nairobi', 'car')).toEqual(
      await estimatedRoutes.route(kencom, westgate, at, 'Africa/Nairobi', 'car'),
    );
  });
});

describe('pickup times', () => {
  it('are those of the streets near by, and of the distance beyond', () => {
    const places = [globe, westgate];
    const at = new Date('2026-11-20T09:00:00Z');
    const times = (roads: Context['roads']) =>
      pickupTimes(
        streetsAt({ roads, markets: { at: () => ({ document: { timeZone: 'Africa/Nairobi' } }) } } as unknown as Context, kencom, at),
        kencom,
        places.map((point, driverId) => ({ driverId, point, meters: distanceMeters(point, kencom) })),
        () => 'car',
      );
    const [onStreets, beyond] = times(atlas);
    const [byDistance, beyondByDistance] = times(noRoads);
    expect(onStreets).toBe(roadSeconds(nairobi.secondsTo(kencom, [globe], 600, byCar)?.[0] ?? 0, 12));
    expect(onStreets).not.toBe(byDistance);
    expect(beyond).toBe(Math.max(beyondByDistance ?? 0, roadSeconds(600, 12)));
  });
});

describe('a ride in central Nairobi', () => {
  const world = useWorld({ env: { OPEN_BETA: '1' } });
  const trip = { pickupLocation: { ...kencom, address: 'Kencom' }, dropoffLocation: { ...globe, address: 'Globe' } };

  it('costs what was quoted, goes along streets and says its range of times', async () => {
    const { client } = await passenger(world);
    const quote = await client.answer(calls.calculateFare, { body: { rideType: 'standard', ...trip } });
    expect(quote.body).toMatchObject({ onStreets: true, countryId: 'ke' });
    expect(quote.body.durationHigh).toBeGreaterThan(quote.body.duration);
    expect(quote.body.path.length).toBeGreaterThan(8);
    // Priced again without the quote: the same to the cent.
    const ride = await client.answer(calls.requestRide, {
      body: { rideType: 'standard', paymentMethod: 'cash', fare: quote.body.fare, ...trip },
    });
    expect(ride.status).toBe(201);
    expect(ride.body).toMatchObject({ fare: quote.body.fare, duration: quote.body.duration, durationHigh: quote.body.durationHigh });
  });

  it('tells signed-in people the way and its times, and names what is wrong', async () => {
    const { client } = await driver(world);
    const query = { from: '-1.2857,36.8251', to: '-1.2789,36.8215' };
    const way = await client.call(calls.findRoute, { query });
    expect(way.onStreets).toBe(true);
    expect(way.highSeconds).toBeGreaterThan(way.seconds);
    expect((await client.answer(calls.findRoute, { query: { ...query, from: '-1.2857' } })).status).toBe(400);
    expect((await client.refused(calls.findRoute, { query: { from: '40,-70', to: '40.1,-70' } })).code).toBe('not_bookable_here');
    expect((await world.client().answer(calls.findRoute, { query })).status).toBe(401);
  });
});
