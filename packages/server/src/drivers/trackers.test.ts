import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { driverTrackers } from '@safiri/db/drivers/tables.ts';
import { PAIRING_MINUTES } from '@safiri/rules/drivers/tracker.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { startNode } from '../testing/harness.ts';
import { destination, distanceMeters } from '@safiri/rules/places/geo.ts';
import { driver, eventually, passenger, hatfield, PASSWORD } from '../testing/people.ts';
import { useTrackers } from '../testing/trackers.ts';

const { world, clock, later, pair, trackerOf, send, sendBody, json, pairedDriver, taken, seriesOf, told } = useTrackers();

describe('pairing', () => {
  it('tells the address once, keeps only its hash, and says when the tracker was heard', async () => {
    const me = await driver(world);
    expect(await trackerOf(me)).toBeNull();
    const paired = await pair(me);
    expect(paired.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/positions\/[\w-]{22}$/);
    expect(paired.code.startsWith(`${paired.address}?`)).toBe(true);
    expect(paired.appLink).toContain(encodeURIComponent(paired.address));
    const secret = paired.address.split('/').at(-1) ?? '';
    const [row] = await world.db.select().from(driverTrackers).where(eq(driverTrackers.driverId, me.driverId));
    expect([row?.secretHash.length, JSON.stringify(row).includes(secret)]).toEqual([32, false]);
    expect(Date.parse(there(there(await trackerOf(me)).useBy)) - clock().getTime()).toBeGreaterThan((PAIRING_MINUTES - 1) * 60_000);
    expect((await send(paired.address)).status).toBe(200);
    expect(await trackerOf(me)).toMatchObject({ useBy: null, heardAt: expect.any(String), positionAt: null });
  });

  it('lapses when the secret is not used within ten minutes, and a used one does not', async () => {
    const [me, other] = [await driver(world), await driver(world)];
    const [unused, used] = [await pair(me), await pair(other)];
    expect((await send(used.address)).status).toBe(200);
    later(PAIRING_MINUTES * 60_000);
    expect((await send(unused.address)).status).toBe(404);
    expect(await trackerOf(me)).toBeNull();
    expect((await send(used.address)).status).toBe(200);
  });

  it('anew or ended ends the secret before at once, and all that is no secret is answered alike', async () => {
    const me = await driver(world);
    const first = await pair(me);
    expect((await send(first.address)).status).toBe(200);
    const second = await pair(me);
    const replaced = await send(first.address);
    expect((await send(second.address)).status).toBe(200);
    await me.client.call(calls.unpairTracker, { params: { id: me.driverId } });
    const ended = await send(second.address);
    const never = await send(first.address.replace(/[^/]+$/, 'A'.repeat(22)));
    const malformed = await send(`${first.address}x`);
    expect(new Set([replaced, ended, never, malformed].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replaced.status).toBe(404);
    expect(await trackerOf(me)).toBeNull();
  });

  it('is the driver’s own alone', async () => {
    const [me, other, rider] = [await driver(world), await driver(world), await passenger(world)];
    await pair(me);
    for (const call of [calls.getTracker, calls.pairTracker, calls.unpairTracker] as const) {
      expect((await other.client.refused(call, { params: { id: me.driverId } })).status).toBe(403);
      expect((await rider.client.refused(call, { params: { id: me.driverId } })).status).toBe(403);
      expect((await world.client().refused(call, { params: { id: me.driverId } })).status).toBe(401);
    }
  });

  it('goes with the account, and into the copy of one’s data without the secret', async () => {
    const me = await driver(world);
    const { address } = await pair(me);
    expect((await send(address)).status).toBe(200);
    const zip = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: me.client.cookie() } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const told = strFromU8(there(files['tracker.json']));
    expect(JSON.parse(told)).toMatchObject({ tracker: { name: 'phone-1', pairedAt: expect.any(String) } });
    expect(told).not.toContain(address.split('/').at(-1));
    await me.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect((await send(address)).status).toBe(404);
    expect(await world.db.select().from(driverTrackers).where(eq(driverTrackers.driverId, me.driverId))).toEqual([]);
  });

  it('is refused where others would read the secret on its way', async () => {
    const open = await startNode(world.databaseUrl, { env: { PUBLIC_URL: 'http://safiri.example' } });
    const tls = await startNode(world.databaseUrl, { env: { PUBLIC_URL: 'https://safiri.example', TRUST_PROXY: '1' } });
    try {
      const me = await driver(world);
      expect((await me.client.at(open.address).refused(calls.pairTracker, { params: { id: me.driverId } })).code).toBe('https_needed');
      const { address } = await pair(me);
      const path = `${new URL(address).pathname}?id=phone-1&lat=${hatfield.lat}&lon=${hatfield.lng}`;
      const by = (node: string, headers: Record<string, string>) => fetch(node + path, { headers }).then(({ status }) => status);
      expect(await by(open.address, { 'x-forwarded-for': '41.0.0.9', 'x-forwarded-proto': 'https' })).toBe(409);
      expect(await by(open.address, {})).toBe(200);
      expect(await by(tls.address, { 'x-forwarded-for': '41.0.0.9', 'x-forwarded-proto': 'https' })).toBe(200);
    } finally {
      await open.stop();
      await tls.stop();
    }
  });
});

describe('a position of a tracker', () => {
  const moved = destination(hatfield, 90, 120);

  it.each<[string, (address: string) => Promise<{ status: number }>]>([
    [
      'fields in the address',
      (address) => send(address, { lat: moved.lat, lon: moved.lng, speed: 24.3, bearing: 90, altitude: 1330, batt: 80 }),
    ],
    ['fields in the address of a POST', (address) => send(address, { lat: moved.lat, lon: moved.lng }, { method: 'POST' })],
    [
      'a form',
      (address) =>
        sendBody(
          address,
          `id=phone-1&lat=${moved.lat}&lon=${moved.lng}&timestamp=${Math.floor(clock().getTime() / 1000)}&accuracy=5`,
          'application/x-www-form-urlencoded',
        ),
    ],
    ['a form that does not say so', (address) => sendBody(address, `deviceid=phone-1&location=${moved.lat},${moved.lng}&accuracy=5`)],
    [
      'the JSON of Traccar Client',
      (address) => sendBody(address, json({}, { latitude: moved.lat, longitude: moved.lng }), 'application/json'),
    ],
    [
      'JSON that knows little',
      (address) =>
        sendBody(address, json({}, { latitude: moved.lat, longitude: moved.lng, speed: -1, heading: -1, accuracy: 5 }), 'application/json'),
    ],
  ])('as %s moves the car', async (_what, write) => {
    const me = await pairedDriver();
    expect((await write(me.address)).status).toBe(200);
    const car = await eventually(async () => told.get(me.driverId), 'the car told of');
    expect(distanceMeters(car, moved)).toBeLessThan(1);
  });

  it('counts once, in order, and not from tomorrow or from long ago', async () => {
    const me = await pairedDriver();
    const takenBefore = await taken();
    const at = clock().getTime();
    for (const timestamp of [at, at, at - 3000, at + 24 * 3_600_000, at - 24 * 3_600_000]) {
      expect((await send(me.address, { timestamp })).status).toBe(200);
      later(1000);
    }
    expect((await taken()) - takenBefore).toBe(1);
    // Those of today go on counting.
    expect((await send(me.address, { timestamp: clock().getTime() })).status).toBe(200);
    expect((await taken()) - takenBefore).toBe(2);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a latitude that is no number', { lat: 'north' }, 'lat'],
    ['a latitude beyond the pole', { lat: '91' }, 'lat'],
    ['an endless longitude', { lon: '1e99' }, 'lon'],
    ['NaN', { lon: 'NaN' }, 'lon'],
    ['a hexadecimal latitude', { lat: '0x10' }, 'lat'],
    ['no longitude', { lon: undefined }, 'lon'],
    ['a time that is none', { timestamp: 'yesterday' }, 'timestamp'],
    ['a speed in words', { speed: 'fast' }, 'speed'],
  ])('with %s is refused by the name of the field', async (_what, sent, path) => {
    const me = await pairedDriver();
    const { status, text } = await send(me.address, sent);
    expect([status, JSON.parse(text).errors?.[0]?.path]).toEqual([400, path]);
  });

  it('is refused with broken or cut-off JSON too', async () => {
    const me = await pairedDriver();
    expect((await sendBody(me.address, '{"location":', 'application/json')).status).toBe(400);
    const half = await sendBody(me.address, json({}, { latitude: '1' }), 'application/json');
    expect([half.status, JSON.parse(half.text).errors[0].path]).toEqual([400, 'location.coords.latitude']);
    expect((await sendBody(me.address, '[]', 'application/json')).status).toBe(400);
    expect((await sendBody(me.address, json({ extras: { big: 'x'.repeat(5000) } }), 'application/json')).status).toBe(413);
  });

  it('comes twice a second at most: what comes faster is dropped and answered as if it had counted', async () => {
    const me = await pairedDriver();
    const before = await seriesOf('tooMany');
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(me.address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await seriesOf('tooMany')) - before).toBeGreaterThanOrEqual(8);
    later();
  });

  it('outside of duty is dropped unread', async () => {
    const me = await driver(world);
    const { address } = await pair(me);
    const before = await seriesOf('offDuty');
    expect((await send(address)).status).toBe(200);
    expect((await send(address, { lat: 'unread' })).status).toBe(200);
    expect((await seriesOf('offDuty')) - before).toBe(2);
    expect(told.has(me.driverId)).toBe(false);
  });
});

it('the last position that the driver reads of may have yielded to the app, but is a sound one', async () => {
  const me = await pairedDriver();
  const at = clock();
  const { lat, lng } = hatfield;
  await me.client.call(calls.reportLocation, { params: { id: me.driverId }, body: { lat, lng, accuracy: 1, at: at.toISOString() } });
  expect((await send(me.address, { timestamp: at.getTime() + 24 * 3_600_000 })).status).toBe(200);
  expect((await send(me.address, { timestamp: at.getTime() - 1000, accuracy: 50 })).status).toBe(200);
  const positionAt = await eventually(async () => (await trackerOf(me))?.positionAt, 'a position written down');
  expect(Date.parse(positionAt)).toBe(at.getTime() - 1000);
});
