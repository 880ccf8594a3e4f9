import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, staffMember, type DriverPerson } from '../testing/people.ts';
import { codeOf, selfieSteps, setStatus as status } from '../testing/selfies.ts';
import { inDays } from '../testing/standing.ts';
import { tripUnderWay } from '../testing/trips.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-selfies-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Noon in Pretoria yesterday: sessions of staff end by the clock of the machine. */
const noon = Math.floor(Date.now() / DAY - 1) * DAY + 10 * 60 * MINUTE;
let now = noon;
const clock = () => new Date(now);
const world = useWorld({ clock, env: { DATA_DIR: dataDir, DUTY_SELFIE: 'daily' } });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});
beforeEach(() => {
  now = noon;
});

const { last, idOf, showFace } = selfieSteps(world, () => void (now += MINUTE));
const decide = (
  client: Client,
  id: number,
  body: Parameters<typeof client.answer<typeof calls.decideSelfie>>[1] extends { body: infer B } ? B : never,
) => client.answer(calls.decideSelfie, { params: { id }, body });
const other = { verdict: 'other', words: 'Somebody else drives your car.', evidence: 'The selfie of this morning.', reviewAt: '' } as const;
const notSame = () => ({ ...other, reviewAt: inDays(5, now) });
const actions = async (person: DriverPerson) => {
  const about = await staff.call(calls.doneAboutPerson, { params: { id: person.user.id } });
  return about.map(({ action }) => action);
};

describe('staff', () => {
  it('find it in the queue beside the checked photo, say that it is the same person, once, and it is written down', async () => {
    const taxi = await driver(world);
    await showFace(taxi);
    const id = await idOf(taxi);
    const { reviews } = await staff.call(calls.whatWaits);
    expect(await staff.call(calls.listSelfies)).toContainEqual({
      id,
      driverId: taxi.driverId,
      driverName: 'Thabo Ndlovu',
      sentAt: clock().toISOString(),
    });
    expect(await staff.call(calls.readSelfies, { params: { driverId: taxi.driverId } })).toMatchObject({
      face: null,
      selfies: [{ id, verdict: null }],
    });
    const answers = await Promise.all([1, 2].map(() => decide(staff, id, { verdict: 'same' })));
    expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
    expect(await staff.call(calls.readSelfies, { params: { driverId: taxi.driverId } })).toMatchObject({
      selfies: [{ id, verdict: 'same', reviewedBy: 'Refilwe Staff' }],
    });
    expect((await staff.call(calls.listSelfies)).some((one) => one.id === id)).toBe(false);
    expect((await staff.call(calls.whatWaits)).reviews).toBe(reviews - 1);
    expect(await actions(taxi)).toEqual(['selfie.same_person']);
    expect((await taxi.client.call(calls.ownStanding)).suspensions).toEqual([]);
  });

  it('suspend who is another, with the reason, what it rests on and the day of the next look; a trip under way goes on', async () => {
    const [taxi, rider] = [await driver(world), await passenger(world)];
    await showFace(taxi);
    const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: clock() });
    const { reviewAt, ...said } = notSame();
    expect((await decide(staff, await idOf(taxi), { ...said, reviewAt })).status).toBe(200);
    const { suspensions } = await taxi.client.call(calls.ownStanding);
    expect(suspensions).toMatchObject([
      { side: 'driver', reason: 'account_sharing', words: said.words, evidence: said.evidence, reviewAt, mayAnswer: true },
    ]);
    expect((await taxi.client.call(calls.session)).user.isOnline).toBe(false);
    expect(await codeOf(status(taxi, true))).toBe('suspended');
    expect((await rider.client.call(calls.getRide, { params: { id: rideId } })).status).toBe('in_progress');
    expect(await actions(taxi)).toEqual(['selfie.other_person', 'person.suspended']);
    expect((await decide(staff, await idOf(taxi), { verdict: 'same' })).status).toBe(409);
  });

  it('must give reason, evidence and a day within the rule; nothing is decided else', async () => {
    const taxi = await driver(world);
    await showFace(taxi);
    const id = await idOf(taxi);
    const { words: _words, ...silent } = notSame();
    for (const [body, path] of [
      [silent, 'words'],
      [{ ...notSame(), words: ' ' }, 'words'],
      [{ ...notSame(), evidence: '' }, 'evidence'],
      [{ ...notSame(), reviewAt: inDays(40, now) }, 'reviewAt'],
      [{ verdict: 'maybe' }, 'verdict'],
    ] as const) {
      const { status: code, body: answer } = await decide(staff, id, body as never);
      expect([path, code, 'errors' in answer && answer.errors?.[0]?.path]).toEqual([path, 400, path]);
    }
    expect((await last(taxi)).verdict).toBeNull();
    expect(await actions(taxi)).toEqual([]);
  });

  it('may say so of who is suspended already, whose suspension stays as it is', async () => {
    const taxi = await driver(world);
    await showFace(taxi);
    await staff.call(calls.suspendPerson, {
      params: { id: taxi.user.id },
      body: { side: 'driver', reason: 'safety', words: 'A complaint', reviewAt: inDays(3, now) },
    });
    expect((await decide(staff, await idOf(taxi), notSame())).status).toBe(200);
    expect((await taxi.client.call(calls.ownStanding)).suspensions).toMatchObject([{ words: 'A complaint' }]);
  });

  it('see it by their role: support looks, reviewers decide, finance finds neither; other drivers find nothing', async () => {
    const taxi = await driver(world);
    await showFace(taxi);
    const id = await idOf(taxi);
    const of = async (role: 'support' | 'reviewer' | 'finance') => (await memberOfStaff(world, [{ role }])).client;
    const [support, reviewer, finance] = [await of('support'), await of('reviewer'), await of('finance')];
    const look = async (client: Client) =>
      (await fetch(`${world.node.address}/api/selfies/${id}/photo`, { headers: { cookie: client.cookie() } })).status;
    expect([await look(support), await look(reviewer), await look(finance)]).toEqual([200, 200, 403]);
    expect([await look((await driver(world)).client), await look((await passenger(world)).client)]).toEqual([404, 404]);
    expect([(await decide(finance, id, { verdict: 'same' })).status, (await decide(support, id, { verdict: 'same' })).status]).toEqual([
      403, 403,
    ]);
    expect((await decide(reviewer, id, { verdict: 'same' })).status).toBe(200);
    expect((await taxi.client.answer(calls.listSelfies)).status).toBe(403);
    expect((await decide(staff, 999_999_999, { verdict: 'same' })).status).toBe(404);
    expect((await staff.answer(calls.readSelfies, { params: { driverId: 999_999_999 } })).status).toBe(404);
  });

  it('decide nothing of one that was asked for and did not come', async () => {
    const taxi = await driver(world);
    await status(taxi, true);
    expect((await decide(staff, await idOf(taxi), { verdict: 'same' })).status).toBe(404);
  });
});
