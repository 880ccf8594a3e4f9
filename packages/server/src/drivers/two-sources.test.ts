import { describe, expect, it } from 'vitest';
import { destination, distanceMeters } from '@safiri/rules/places/geo.ts';
import { SOURCE_FRESH_MS } from '@safiri/rules/drivers/judge-fixes.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, eventually, hatfield, passenger, rideBody } from '../testing/people.ts';

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const world = useWorld({ clock });
const east = (meters: number) => destination(hatfield, 90, meters);

/** A driver on a trip, whose phone reports by our app and whose tracker is paired. */
async function drivingTwice() {
  const me = await driver(world);
  const { address } = await me.client.call(calls.pairTracker, { params: { id: me.driverId } });
  await me.client.call(calls.setStatus, { params: { id: me.user.id }, body: { isOnline: true } });
  const rider = await passenger(world);
  const { id } = await rider.client.call(calls.requestRide, { body: rideBody() });
  await makeOfferTo(world, me, id);
  await me.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
  const app = (meters: number, accuracy: number, at: number) =>
    me.client.call(calls.reportLocation, {
      params: { id: me.driverId },
      query: { sentAt: new Date(at).toISOString() },
      body: { ...east(meters), accuracy, at: new Date(at).toISOString() },
    });
  const tracker = async (meters: number, accuracy: number, at: number) => {
    const { lat, lng } = east(meters);
    const query = new URLSearchParams({
      id: 'tracker',
      lat: String(lat),
      lon: String(lng),
      accuracy: String(accuracy),
      timestamp: String(at),
    });
    return (await fetch(`${world.node.address}${new URL(address).pathname}?${query.toString()}`)).status;
  };
  /** Metres east at which the passenger sees the car. */
  const seen = async () => {
    const { driverPosition } = await rider.client.call(calls.getRide, { params: { id } });
    return driverPosition === null ? null : Math.round(distanceMeters(hatfield, driverPosition));
  };
  const sees = (meters: number) => eventually(async () => (await seen()) === meters, `the car ${meters} m east`);
  return { me, app, tracker, seen, sees };
}
const aMoment = (ms = 600) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a driver whose app and tracker both report', () => {
  it('is where the more exact one says, while it is fresh', async () => {
    const { app, tracker, sees } = await drivingTwice();
    const at = Date.now();
    expect(await app(100, 60, at)).toMatchObject({ accepted: 1 });
    await sees(100);
    // Refused until this node knows of the trip.
    await eventually(async () => {
      expect(await tracker(130, 8, Date.now())).toBe(200);
      await aMoment();
      return (await app(100, 60, Date.now())).otherSource === 1;
    }, 'the tracker to lead');
    await sees(130);
    // As exact as the tracker, which is there already, and then more exact.
    expect(await app(140, 8, Date.now())).toMatchObject({ accepted: 0, otherSource: 1 });
    expect(await app(140, 4, Date.now())).toMatchObject({ accepted: 1, otherSource: 0 });
    await sees(140);
  });

  it('does not jump to a tracker that lies at home', async () => {
    const { app, tracker, sees, seen } = await drivingTwice();
    await app(100, 60, Date.now());
    await sees(100);
    for (let n = 0; n < 4; n += 1) {
      expect(await tracker(9000, 5, Date.now())).toBe(200);
      await aMoment();
    }
    expect(await seen()).toBe(100);
    expect(await app(110, 60, Date.now())).toMatchObject({ accepted: 1 });
  });

  it('is followed by the tracker once the app has been silent for ten seconds', async () => {
    const { app, tracker, sees, seen } = await drivingTwice();
    await app(100, 5, Date.now());
    await sees(100);
    await tracker(150, 50, Date.now());
    expect(await seen()).toBe(100);
    ahead += SOURCE_FRESH_MS + 1000;
    await tracker(150, 50, clock().getTime());
    await sees(150);
    ahead = 0;
  });

  it('is one driver also where the tracker reports to another node', async () => {
    const { me, app, sees } = await drivingTwice();
    await app(100, 60, Date.now());
    await sees(100);
    world.node.ctx.bus.publish('position', {
      driverId: me.driverId,
      ...east(130),
      heading: null,
      accuracy: 8,
      at: Date.now(),
      source: 'tracker',
    });
    expect(await app(100, 60, Date.now() + 1)).toMatchObject({ accepted: 0, otherSource: 1 });
    await sees(130);
  });
});
