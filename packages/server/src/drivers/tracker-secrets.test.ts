import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { driver, hatfield } from '../testing/people.ts';
import { useTrackers } from '../testing/trackers.ts';

const { world, logged, later, pair, trackerOf, here, send, sendBody, pairedDriver } = useTrackers();

describe('a secret', () => {
  it('that two phones have is the first one’s', async () => {
    const me = await pairedDriver();
    expect((await send(me.address)).status).toBe(200);
    later();
    expect((await send(me.address, { id: 'phone-2' })).status).toBe(404);
    expect((await send(me.address, { id: undefined })).status).toBe(404);
    expect((await send(me.address)).status).toBe(200);
  });

  it('that is used first by two phones at once is the first one’s too', async () => {
    const me = await driver(world);
    const { address } = await pair(me);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((id) => send(address, { id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
  });

  it('opened in a browser pairs nothing, and opens no session', async () => {
    const me = await driver(world);
    const { address } = await pair(me);
    const opened = await fetch(here(address));
    expect([opened.status, opened.headers.get('set-cookie')]).toEqual([400, null]);
    expect((await fetch(here(address), { method: 'HEAD' })).status).toBe(404);
    expect((await trackerOf(me))?.useBy).toEqual(expect.any(String));
    const secret = address.split('/').at(-1) ?? '';
    for (const headers of [{ authorization: `Bearer ${secret}` }, { cookie: `safiri_session=${secret}` }]) {
      expect((await world.client().answer(calls.getTracker, { params: { id: me.driverId }, headers })).status).toBe(401);
    }
  });

  it('is guessed sixty times a minute from one address at most, while those that are known go on', async () => {
    const me = await pairedDriver();
    expect((await send(me.address)).status).toBe(200);
    later(60_000);
    expect((await send(me.address)).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 80 }, (_, n) => send(me.address.replace(/[^/]+$/, String(n).padStart(22, 'x')))),
    );
    const statuses = guesses.map(({ status }) => status);
    expect([statuses.filter((status) => status === 404).length, statuses.includes(429)]).toEqual([60, true]);
    expect((await send(me.address)).status).toBe(200);
    later(60_000);
  });

  it('stands in no log, whatever happens', async () => {
    const me = await pairedDriver();
    const secret = me.address.split('/').at(-1) ?? '';
    logged.length = 0;
    await send(me.address);
    await send(me.address, { lat: 'x' });
    await send(`${me.address}/`);
    await send(me.address, {}, { method: 'PUT' });
    await sendBody(me.address, '{"', 'application/json');
    await send(me.address, { id: 'phone-2' });
    expect(logged.some((line) => line.includes('/positions/'))).toBe(true);
    expect(logged.filter((line) => line.includes(secret) || line.includes(String(hatfield.lat)))).toEqual([]);
  });
});
