import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { trainingProgress } from '@safiri/db/training/tables.ts';
import { drivers, vehicles } from '@safiri/db/users/tables.ts';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { requiredModuleIds, trainingModules } from '@safiri/rules/training/modules.ts';
import { questionId, RETRY_PAUSE_SECONDS } from '@safiri/rules/training/quiz.ts';
import { seedDemo } from '../demo/seed.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

let shift = 0;
const world = useWorld({ clock: () => new Date(Date.now() + shift) });
let rider: Person;
beforeAll(async () => {
  rider = await passenger(world);
});

const parts = trainingModules[0]?.parts ?? 0;

/** The answers to a module's quiz with so many wrong ones. */
function answers(moduleId: number, wrong = 0): Record<string, number> {
  return Object.fromEntries(answerKey(moduleId).map((right, n) => [questionId(moduleId, n), n < wrong ? (right + 1) % 4 : right]));
}

async function start(person: DriverPerson, moduleId: number) {
  const answer = await person.client.answer(calls.startModule, { body: { driverId: person.driverId, moduleId } });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Opens a module and goes through its lesson. */
async function watched(person: DriverPerson, moduleId: number): Promise<number> {
  const { id } = await start(person, moduleId);
  for (let part = 1; part <= parts; part += 1) await person.client.answer(calls.recordLesson, { body: { progressId: id, part } });
  return id;
}

const complete = (person: DriverPerson, progressId: number, body: Record<string, unknown>, key?: string) =>
  person.client.answer(calls.completeModule, {
    body: { progressId, quizScore: 100, videoWatched: true, ...body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const fresh = () => driver(world, { trained: false });

describe('the modules', () => {
  it('are given with their questions in the language asked for, never with the answer key', async () => {
    const thabo = await fresh();
    const english = await thabo.client.answer(calls.listModules);
    expect(english.status).toBe(200);
    expect(english.body).toHaveLength(trainingModules.length);
    for (const module of english.body) {
      const questions = JSON.parse(module.quizQuestions);
      expect(questions).toHaveLength(8);
      for (const question of questions) expect(Object.keys(question).sort()).toEqual(['id', 'options', 'question']);
    }
    const sotho = await thabo.client.answer(calls.listModules, { query: { language: 'st' } });
    expect(sotho.body[0]?.title).toBe('Polokeho leetong le leng le le leng');
    expect((await thabo.client.answer(calls.listModules, { query: { language: 'fr' } })).body[0]?.title).toBe('Safety on every trip');
  });

  it('follow the language of the account', async () => {
    const thabo = await fresh();
    await world.db.execute(`update users set language = 'sw' where id = ${thabo.user.id}`);
    expect((await thabo.client.answer(calls.listModules)).body[0]?.title).toBe('Usalama katika kila safari');
  });

  it('have a lesson in parts, and no video unless the operator has one', async () => {
    const thabo = await fresh();
    const { body } = await thabo.client.answer(calls.getModule, { params: { id: 1 } });
    expect(body.lesson).toHaveLength(parts);
    expect(body).not.toHaveProperty('videoUrl');
    expect((await thabo.client.answer(calls.getModule, { params: { id: 99 } })).status).toBe(404);
  });

  it('are for drivers', async () => {
    expect((await rider.client.answer(calls.listModules)).status).toBe(403);
    expect((await world.client().answer(calls.listModules)).status).toBe(401);
  });
});

describe('starting', () => {
  it('makes one row however often it is done', async () => {
    const thabo = await fresh();
    expect((await thabo.client.answer(calls.ownProgress)).body).toEqual([]);
    const first = await start(thabo, 1);
    expect(first).toMatchObject({ moduleId: 1, status: 'in_progress', videoWatched: false, quizScore: null });
    const again = await Promise.all(Array.from({ length: 5 }, () => start(thabo, 1)));
    expect(new Set(again.map((row) => row.id))).toEqual(new Set([first.id]));
    expect((await thabo.client.answer(calls.listProgress, { params: { driverId: thabo.driverId } })).body).toHaveLength(1);
  });

  it('is for oneself and for modules that exist', async () => {
    const thabo = await fresh();
    const other = await fresh();
    const foreign = await thabo.client.answer(calls.startModule, { body: { driverId: other.user.id, moduleId: 1 } });
    expect(foreign.status).toBe(403);
    expect((await thabo.client.answer(calls.listProgress, { params: { driverId: other.user.id } })).status).toBe(403);
    const unknown = await thabo.client.answer(calls.startModule, { body: { driverId: thabo.driverId, moduleId: 99 } });
    expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([400, 'moduleId']);
    const missing = await thabo.client.answer(calls.startModule, { body: unchecked({ driverId: thabo.driverId }) });
    expect([missing.status, missing.body.errors?.[0]?.path]).toEqual([400, 'moduleId']);
  });
});

describe('the lesson', () => {
  it('is watched when its parts were gone through in order', async () => {
    const thabo = await fresh();
    const { id } = await start(thabo, 2);
    const record = (part: number) => thabo.client.answer(calls.recordLesson, { body: { progressId: id, part } });
    expect((await record(parts)).status).toBe(409);
    for (let part = 1; part < parts; part += 1) expect((await record(part)).body).toMatchObject({ lessonPart: part, videoWatched: false });
    expect((await record(1)).body).toMatchObject({ lessonPart: parts - 1, videoWatched: false });
    expect((await record(parts)).body).toMatchObject({ lessonPart: parts, videoWatched: true });
    const beyond = await record(parts + 1);
    expect([beyond.status, beyond.body.errors?.[0]?.path]).toEqual([400, 'part']);
  });

  it('of somebody else does not exist', async () => {
    const [thabo, other] = [await fresh(), await fresh()];
    const { id } = await start(other, 1);
    expect((await thabo.client.answer(calls.recordLesson, { body: { progressId: id, part: 1 } })).status).toBe(404);
  });
});

describe('the quiz', () => {
  it('is refused before the lesson was watched, whatever the client says', async () => {
    const thabo = await fresh();
    const { id } = await start(thabo, 1);
    const early = await complete(thabo, id, { answers: answers(1) });
    expect(early.status).toBe(409);
    expect(early.body).toMatchObject({
      code: 'video_not_watched',
      title: 'Watch the Video First',
      detail: 'You must watch the complete training video before taking the quiz',
    });
    const ready = await watched(thabo, 1);
    expect((await complete(thabo, ready, { answers: answers(1), videoWatched: false })).body.code).toBe('video_not_watched');
  });

  it.each<[string, Record<string, unknown>]>([
    ['no answers', {}],
    ['an empty list', { answers: {} }],
    ['a missing answer', { answers: Object.fromEntries(Object.entries(answers(1)).slice(1)) }],
    ['one too many', { answers: { ...answers(1), '1-9': 0 } }],
    ['answers of another module', { answers: answers(2) }],
    ['an option that is none', { answers: { ...answers(1), '1-1': 7 } }],
    ['a poisoned question', { answers: JSON.parse('{"constructor":0}') }],
  ])('with %s proves nothing', async (_what, body) => {
    const thabo = await fresh();
    const id = await watched(thabo, 1);
    const answer = await complete(thabo, id, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.path).toBe('answers');
    expect((await thabo.client.answer(calls.ownProgress)).body[0]).toMatchObject({ status: 'in_progress', attempts: 0 });
  });

  it('is graded by the server; one wrong of eight passes', async () => {
    const thabo = await fresh();
    const id = await watched(thabo, 1);
    const done = await complete(thabo, id, { quizScore: 3, answers: answers(1, 1) });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ status: 'completed', quizScore: 87, wrongQuestions: ['1-1'], attempts: 1 });
    const again = await complete(thabo, id, { answers: answers(1, 1) });
    expect([again.status, again.body.status, again.body.attempts]).toEqual([200, 'completed', 1]);
    expect((await complete(thabo, id, { answers: answers(1, 5) })).status).toBe(409);
    const reopened = await thabo.client.answer(calls.startModule, { body: { driverId: thabo.driverId, moduleId: 1 } });
    expect(reopened.status).toBe(409);
  });

  it('fails under 80 percent, names what was wrong without the key, and pauses before the next try', async () => {
    const thabo = await fresh();
    const id = await watched(thabo, 3);
    const failed = await complete(thabo, id, { quizScore: 100, answers: answers(3, 2) });
    expect(failed.body).toMatchObject({ status: 'failed', quizScore: 75, wrongQuestions: ['3-1', '3-2'], attempts: 1 });
    expect(Object.keys(failed.body).sort()).toEqual(
      'attempts completedAt id lessonPart moduleId quizScore retryAt status videoWatched wrongQuestions'.split(' '),
    );
    const early = await complete(thabo, id, { answers: answers(3) });
    expect(early.status).toBe(429);
    expect(early.body.detail).toBe('You can try this quiz again in 10 minutes.');
    expect(early.body.retryAfter).toBeGreaterThan(RETRY_PAUSE_SECONDS - 60);
    expect(await start(thabo, 3)).toMatchObject({ status: 'in_progress', videoWatched: true });
    shift += RETRY_PAUSE_SECONDS * 1000;
    const passed = await complete(thabo, id, { answers: answers(3) });
    expect(passed.body).toMatchObject({ status: 'completed', quizScore: 100, wrongQuestions: [], attempts: 2, retryAt: null });
  });

  it('sent twice with its key counts once, passed or failed', async () => {
    const thabo = await fresh();
    const id = await watched(thabo, 4);
    const first = await complete(thabo, id, { answers: answers(4, 4) }, 'try-1-of-module-4');
    const second = await complete(thabo, id, { answers: answers(4, 4) }, 'try-1-of-module-4');
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(first.body).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('sent ten times at once counts once', async () => {
    const thabo = await fresh();
    const id = await watched(thabo, 5);
    const all = await Promise.all(Array.from({ length: 10 }, () => complete(thabo, id, { answers: answers(5) })));
    expect(all.map((answer) => answer.body.status)).toEqual(Array(10).fill('completed'));
    expect((await thabo.client.answer(calls.ownProgress)).body[0]?.attempts).toBe(1);
  });

  it('of somebody else does not exist', async () => {
    const [thabo, other] = [await fresh(), await fresh()];
    const id = await watched(other, 1);
    expect((await complete(thabo, id, { answers: answers(1) })).status).toBe(404);
    expect((await complete(thabo, 2_000_000_000, { answers: answers(1) })).status).toBe(404);
  });
});

describe('going online', () => {
  const goOnline = (person: DriverPerson) =>
    person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });

  it('needs every required module', async () => {
    const thabo = await fresh();
    for (const moduleId of requiredModuleIds) {
      const refused = await goOnline(thabo);
      expect([refused.status, refused.body.code]).toEqual([409, 'training_unfinished']);
      await complete(thabo, await watched(thabo, moduleId), { answers: answers(moduleId) });
    }
    expect((await goOnline(thabo)).body.isOnline).toBe(true);
  });

  it('says how many are left, and going offline needs none', async () => {
    const thabo = await fresh();
    expect((await goOnline(thabo)).body.detail).toBe('You can go online once your training is complete. Required modules left: 4 of 4.');
    expect((await thabo.client.answer(calls.setStatus, { params: { id: thabo.user.id }, body: { isOnline: false } })).status).toBe(200);
  });
});

describe('the demo’s drivers', () => {
  it('are trained, also in a database of before; the one who is not approved is not', async () => {
    await seedDemo(world.node.ctx);
    const demo = async () =>
      (
        await world.db
          .select({ status: drivers.verificationStatus, modules: trainingProgress.moduleId })
          .from(drivers)
          .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
          .leftJoin(trainingProgress, eq(trainingProgress.driverId, drivers.id))
          .where(eq(vehicles.licensePlate, 'HB 73 RT GP'))
      ).map((row) => row.modules);
    expect((await demo()).sort()).toEqual([...requiredModuleIds]);
    await world.db.delete(trainingProgress);
    await seedDemo(world.node.ctx);
    expect((await demo()).sort()).toEqual([...requiredModuleIds]);
    const untrained = await world.db
      .select({ id: trainingProgress.id })
      .from(trainingProgress)
      .innerJoin(drivers, eq(drivers.id, trainingProgress.driverId))
      .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
      .where(eq(vehicles.licensePlate, 'JM 19 VK GP'));
    expect(untrained).toEqual([]);
  });
});

describe('the overview of services', () => {
  it('has modules, levels and what a scooter is good for, with the driver’s own progress', async () => {
    const thabo = await fresh();
    await complete(thabo, await watched(thabo, 5), { answers: answers(5) });
    const { status, body } = await thabo.client.answer(calls.multiService);
    expect(status).toBe(200);
    expect(body.modules.map((module) => [module.service, module.completed])).toEqual([
      ['rides', false],
      ['food', true],
      ['grocery', true],
      ['parcel', true],
      ['scooter', false],
    ]);
    for (const module of body.modules) {
      expect(Object.keys(module)).toEqual(
        expect.arrayContaining(['id', 'service', 'title', 'duration', 'certification', 'vehicleTypes', 'topics', 'required']),
      );
    }
    expect(body.certificationLevels.at(-1)).toMatchObject({ level: 'Master' });
    expect(body.scooterBenefits.length).toBeGreaterThan(2);
    const sesotho = await rider.client.answer(calls.multiService, { query: { language: 'st' } });
    expect(sesotho.body.modules[0]).toMatchObject({ title: 'Ho nka bapalami', completed: false });
    expect((await world.client().answer(calls.multiService)).status).toBe(401);
  });
});
