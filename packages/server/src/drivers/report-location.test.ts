import { describe, expect, it } from 'vitest';
import { FIXES_AT_MOST } from '@safiri/rules/drivers/location-fixes.ts';
import { destination } from '@safiri/rules/places/geo.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, type DriverPerson } from '../testing/people.ts';

const world = useWorld();
const DAY = 24 * 3_600_000;

const report = (me: DriverPerson, body: unknown, sentAt?: string) =>
  me.client.answer(calls.reportLocation, {
    params: { id: me.driverId },
    query: sentAt === undefined ? {} : { sentAt },
    body: unchecked(body),
  });
const fixAt = (at: number, point: { lat: number; lng: number } = hatfield) => ({
  lat: point.lat,
  lng: point.lng,
  accuracy: 10,
  at: new Date(at).toISOString(),
});

/** Longer than a request is on its way, by which the times of a phone are brought to ours. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('positions that are posted', () => {
  it('count once, in order, and say what became of the others', async () => {
    const me = await driver(world);
    const now = Date.now();
    const batch = [fixAt(now - 700_000), fixAt(now - 2000), fixAt(now - 3000), fixAt(now - 1000, { lat: 0, lng: 0 }), fixAt(now)];
    const sent = new Date(now).toISOString();
    const counted = { outOfOrder: 1, tooOld: 1, fromFuture: 0, nowhere: 1, suspect: 0, otherSource: 0 };
    expect((await report(me, batch, sent)).body).toEqual({ accepted: 2, ...counted });
    expect((await report(me, batch, sent)).body).toMatchObject({ accepted: 0 });
  });

  it('from tomorrow do not stop those of today', async () => {
    const me = await driver(world);
    const now = Date.now();
    expect((await report(me, fixAt(now + DAY))).body.accepted).toBe(1);
    expect((await report(me, fixAt(Date.now()))).body.accepted).toBe(1);
    await aMoment();
    expect((await report(me, [fixAt(Date.now()), fixAt(now + DAY)])).body).toMatchObject({ accepted: 1, fromFuture: 1 });
  });

  it('that jump are taken once later ones agree', async () => {
    const me = await driver(world);
    const far = destination(hatfield, 90, 30_000);
    expect((await report(me, fixAt(Date.now()))).body.accepted).toBe(1);
    await aMoment();
    const jump = await report(me, fixAt(Date.now(), far));
    expect(jump.body).toMatchObject({ accepted: 0, suspect: 1 });
    await aMoment();
    const now = Date.now();
    expect((await report(me, [fixAt(now + 1, far), fixAt(now + 2, far)])).body).toMatchObject({ accepted: 1, suspect: 1 });
  });

  it('hundreds of times at once are answered, each with the count', async () => {
    const me = await driver(world);
    const start = Date.now();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, i) => report(me, fixAt(start - 1000 + i))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.reduce((sum, { body }) => sum + body.accepted + body.outOfOrder, 0)).toBe(500);
  });

  it.each<[string, unknown, string | undefined, string]>([
    ['a latitude beyond the pole', fixAt(Date.now(), { lat: 91, lng: 28 }), undefined, 'lat'],
    ['a longitude beyond the date line, in a batch', [fixAt(Date.now()), fixAt(Date.now(), { lat: 1, lng: 181 })], undefined, '1.lng'],
    ['a time that is none', { ...fixAt(0), at: 'yesterday' }, undefined, 'at'],
    ['a time that is none, in a batch', [fixAt(0), { ...fixAt(0), at: 'yesterday' }], undefined, '1.at'],
    ['a sending at no time', fixAt(0), 'now', 'sentAt'],
    ['a heading beyond the circle', { ...fixAt(0), heading: 361 }, undefined, 'heading'],
    ['an accuracy below nothing', { ...fixAt(0), accuracy: -1 }, undefined, 'accuracy'],
    ['a field nobody knows', { ...fixAt(0), altitude: 1300 }, undefined, 'altitude'],
    ['no position', [], undefined, 'body'],
    ['more than a report holds', Array.from({ length: FIXES_AT_MOST + 1 }, () => fixAt(0)), undefined, 'body'],
  ])('with %s are refused by the name of the field', async (_what, body, sentAt, path) => {
    const me = await driver(world);
    const answer = await report(me, body, sentAt);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
  });
});
