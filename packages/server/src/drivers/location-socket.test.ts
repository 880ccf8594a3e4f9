import { refusalIn } from '../testing/client.ts';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { socketCloseCodes } from '@safiri/contract/drivers/socket-close-codes.ts';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { destination } from '@safiri/rules/places/geo.ts';
import { useWorld } from '../testing/harness.ts';
import { openSocket, phoneFix } from '../testing/location-socket.ts';
import { driver, eventually, goOnline, hatfield, passenger, PASSWORD, staffMember, type DriverPerson } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ env: { RATE_LIMIT_FACTOR: '1' } });

const open = (person: DriverPerson, headers: Record<string, string> = {}) =>
  openSocket(world.node.address, person.driverId, { cookie: person.client.cookie(), ...headers });

/** The status with which an upgrade is answered. */
async function upgrade(path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port, host } = new URL(world.node.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const lines = Object.entries({ host, connection: 'Upgrade', upgrade: 'websocket', ...handshake, ...headers });
    socket.once('error', reject);
    socket.once('data', (chunk: Buffer) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1.1 (\d+)/.exec(chunk.toString())?.[1]));
    });
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`);
  });
}
const handshake = { 'sec-websocket-version': '13', 'sec-websocket-key': Buffer.alloc(16, 7).toString('base64') };
const path = (driverId: number | string) => `/api/drivers/${driverId}/location-stream`;

/** The value of a series of the metrics. */
async function series(name: string): Promise<number> {
  const text = (await world.client().get(`/metrics`)).body as string;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

describe('the upgrade of the location socket', () => {
  it('opens to the driver alone, by either id, from this site', async () => {
    const me = await driver(world);
    const other = await driver(world);
    const rider = await passenger(world);
    const cookie = me.client.cookie();
    expect(await upgrade(path(me.driverId), {})).toBe(401);
    expect(await upgrade(path(me.driverId), { cookie: rider.client.cookie() })).toBe(403);
    expect(await upgrade(path(me.driverId), { cookie: other.client.cookie() })).toBe(403);
    expect(await upgrade(path(me.driverId), { cookie: (await staffMember(world)).cookie() })).toBe(403);
    expect(await upgrade(path('x'), { cookie })).toBe(400);
    expect(await upgrade(path(me.driverId), { cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await upgrade(path(me.driverId), { cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await upgrade(path(me.driverId), { cookie, origin: world.node.address })).toBe(101);
    expect(await upgrade(path(me.user.id), { cookie })).toBe(101);
    expect(await upgrade('/api/nothing', { cookie })).toBe(404);
  });

  it('says what it wants to those who only ask', async () => {
    const me = await driver(world);
    const answer = await me.client.get(path(me.driverId));
    expect([answer.status, refusalIn(answer).errors?.[0]?.path]).toEqual([400, 'Upgrade']);
  });
});

describe('what a phone sends', () => {
  it('moves the driver, and is answered with what may be forgotten', async () => {
    const me = await driver(world);
    const socket = await open(me);
    const at = Date.now();
    const moved = destination(hatfield, 90, 150);
    socket.send([phoneFix(destination(hatfield, 90, 100), at - 1000), phoneFix({ lat: 0, lng: 0 }, at - 500), phoneFix(moved, at)]);
    const ack = await eventually(async () => socket.ack, 'an answer');
    expect(ack).toMatchObject({ frames: 1, taken: 2, newestAt: at, rejected: { nowhere: 1, suspect: 0 } });
    socket.close();
  });

  it('is taken from a phone whose clock is a day ahead', async () => {
    const me = await driver(world);
    const socket = await open(me);
    const tomorrow = Date.now() + 24 * 3_600_000;
    socket.send([phoneFix(hatfield, tomorrow)], tomorrow);
    expect(await eventually(async () => socket.ack, 'an answer')).toMatchObject({ taken: 1, newestAt: tomorrow });
    const posted = await me.client.answer(calls.reportLocation, {
      params: { id: me.driverId },
      body: { ...phoneFix(hatfield), at: new Date().toISOString() },
    });
    expect(posted.body).toMatchObject({ accepted: 1 });
    socket.close();
  });

  it('a thousand times a second costs a count, not the connection; the newest still gets through', async () => {
    const me = await driver(world);
    const socket = await open(me);
    const start = Date.now();
    for (let i = 0; i < 2000; i += 1) socket.send([phoneFix(destination(hatfield, 90, i / 100), start - 2000 + i)], start);
    const ack = await eventually(async () => (socket.ack?.frames === 2000 ? socket.ack : undefined), 'the last answer');
    expect(ack.rejected.tooMany).toBeGreaterThan(1000);
    expect(ack.taken).toBeGreaterThanOrEqual(200);
    expect(socket.ended).toBeUndefined();
    await eventually(async () => {
      socket.send([phoneFix(hatfield)]);
      return (socket.ack?.newestAt ?? 0) > start;
    }, 'a later position');
    socket.close();
  });

  it('ends the socket when it is no frame, or a flood', async () => {
    const me = await driver(world);
    for (const data of ['hello', Uint8Array.from([1, 1, 2, 3]), Uint8Array.from([9])]) {
      const socket = await open(me);
      socket.raw(data);
      await eventually(async () => socket.ended === socketCloseCodes.malformed, 'the end');
    }
    const long = await open(me);
    long.raw(new Uint8Array(5000));
    await eventually(async () => long.ended === 1009, 'the end of a message that is too long');
    const flood = await open(me);
    const bytes = encodeFrame({ sentAt: Date.now(), fixes: [phoneFix(hatfield)] });
    for (let i = 0; i < 12_000; i += 1) flood.raw(bytes);
    await eventually(async () => flood.ended === socketCloseCodes.flood, 'the end of a flood');
    expect((await me.client.get('/healthz')).status).toBe(200);
  });

  it('is counted for operators, with each jump by its driver', async () => {
    const me = await driver(world);
    const socket = await open(me);
    const taken = await series('safiri_location_fixes_total{outcome="taken"}');
    const at = Date.now();
    socket.send([phoneFix(hatfield, at - 2000), phoneFix(destination(hatfield, 0, 40_000), at - 1000), phoneFix(hatfield, at)], at);
    await eventually(async () => socket.ack, 'an answer');
    expect(await series('safiri_location_fixes_total{outcome="taken"}')).toBe(taken + 2);
    expect(await series('safiri_location_jumps_total{source="phones"}')).toBe(1);
    expect(await series('safiri_location_sockets')).toBeGreaterThan(0);
    socket.close();
  });
});

describe('a socket ends', () => {
  it('when another one of the same driver takes over', async () => {
    const me = await driver(world);
    const first = await open(me);
    const second = await open(me);
    await eventually(async () => first.ended === socketCloseCodes.replaced, 'the first one’s end');
    second.send([phoneFix(hatfield)]);
    expect((await eventually(async () => second.ack, 'an answer')).taken).toBe(1);
    second.close();
  });

  it('when the driver goes offline', async () => {
    const me = await driver(world);
    await goOnline(me);
    const socket = await open(me);
    expect((await me.client.answer(calls.setStatus, { params: { id: me.user.id }, body: { isOnline: false } })).status).toBe(200);
    await eventually(async () => socket.ended === socketCloseCodes.offline, 'the end');
  });

  it('when the session is revoked', async () => {
    const me = await driver(world);
    const socket = await open(me);
    expect((await me.client.answer(calls.logout)).status).toBe(200);
    await eventually(async () => socket.ended === socketCloseCodes.signedOut, 'the end');
    expect(await upgrade(path(me.driverId), { cookie: me.client.cookie() })).toBe(401);
    const again = await world.client().answer(calls.login, { body: { email: me.email, password: PASSWORD } });
    expect(again.status).toBe(200);
  });
});
