import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeModel, says, type FakeModel } from '../testing/chat-model.ts';
import { demoStores } from '../testing/demo-shops.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { readConfig } from '../platform/config.ts';
import { passenger } from '../testing/people.ts';
import type { Client } from '../testing/client.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld();
let model: FakeModel;
let node: Node;
let client: Client;
let shelf: ReplyOf<typeof calls.products>['products'];

beforeAll(async () => {
  await demoStores(world);
  client = (await passenger(world)).client;
  const first = await client.answer(calls.voiceOrder, { body: { audioTranscript: 'milk', userContext: {} } });
  shelf = (await client.answer(calls.products, { query: { storeId: first.body.store.id } })).body.products;
});
beforeEach(async () => {
  // A node of its own: one that was let down rests before it asks again.
  await node?.stop();
  await model?.close();
  model = await fakeModel();
  node = await startNode(world.databaseUrl, { env: { AI_BASE_URL: model.url, AI_MODEL: 'mkulima-7b', AI_API_KEY: 'a-secret' } });
});
afterAll(async () => {
  await node?.stop();
  await model?.close();
});

const at = () => client.at(node.address);
const say = (audioTranscript = 'two kg bananas') => at().answer(calls.voiceOrder, { body: { audioTranscript, userContext: {} } });
const week = (changes: Record<string, unknown> = {}) =>
  at().answer(calls.smartList, { body: { householdSize: 2, dietaryPreferences: [], weeklyBudget: 200, previousOrders: [], ...changes } });
const named = (name: string) => shelf.find((row) => row.name === name)?.id;

describe('a language model', () => {
  it('is named to clients where there is one, and only there', async () => {
    expect((await at().answer(calls.getSettings)).body.aiModel).toBe('mkulima-7b');
    expect((await client.answer(calls.getSettings)).body.aiModel).toBeNull();
  });

  it('is set with its address and its name, or not at all', () => {
    expect(() => readConfig({ AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow('AI_BASE_URL and AI_MODEL go together');
    expect(() => readConfig({ AI_BASE_URL: 'ftp://model', AI_MODEL: 'x' })).toThrow('AI_BASE_URL="ftp://model" can\'t be used');
    expect(() => readConfig({ AI_BASE_URL: 'http://m/v1/', AI_MODEL: 'x', AI_API_KEY: 'two\nlines' })).toThrow('AI_API_KEY');
    expect(readConfig({ AI_BASE_URL: 'http://m/v1/', AI_MODEL: 'x' }).ai).toEqual({
      baseUrl: 'http://m/v1',
      apiKey: undefined,
      model: 'x',
    });
    expect(readConfig({}).ai).toBeUndefined();
  });

  it('proposes an order, which is priced by the shelf', async () => {
    model.answer = says({ items: [{ productId: named('Bananas'), quantity: 3, confidence: 0.7 }], questions: ['Ripe ones?'] });
    const { body } = await say('ndizi nyingi kidogo');
    expect(body).toMatchObject({ engine: { kind: 'model', name: 'mkulima-7b' }, confidence: 0.7, clarificationNeeded: ['Ripe ones?'] });
    expect(body.items).toMatchObject([{ name: 'Bananas', quantity: 3 }]);
    expect(body.estimatedTotal).toBeCloseTo(3 * Number(body.items[0]?.price), 5);
    expect(model.asked[0]).toMatchObject({ authorization: 'Bearer a-secret', body: { model: 'mkulima-7b' } });
    expect(JSON.stringify(model.asked[0]?.body)).not.toContain('Popcorn');
  });

  it('proposes a week, which is checked', async () => {
    model.answer = says({
      items: [
        { productId: named('Red lentils'), quantity: 2 },
        { productId: named('Cabbage'), quantity: 1 },
      ],
    });
    const { body } = await week();
    expect(body).toMatchObject({ engine: { kind: 'model', name: 'mkulima-7b' } });
    expect(body.weeklyList.map((line) => [line.name, line.quantity])).toEqual([
      ['Red lentils', 2],
      ['Cabbage', 1],
    ]);
    expect(body.nutritionScore).toBeGreaterThan(0);
  });

  it.each<[string, () => NonNullable<FakeModel['answer']>]>([
    ['talks rubbish', () => says('I am sorry, as a model I can not do that')],
    ['answers no completion', () => (reply) => reply.end('<html>')],
    ['names unknown products', () => says({ items: [{ productId: 99_999_999, quantity: 1 }] })],
    ['sells less than nothing', () => says({ items: [{ productId: named('Bananas'), quantity: -2 }] })],
    ['answers a flood', () => (reply) => reply.end('x'.repeat(5_000_000))],
    ['fails', () => (reply) => reply.writeHead(500).end()],
    ['leads elsewhere', () => (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hangs up', () => (reply) => reply.destroy()],
  ])('that %s is replaced by our own rules', async (_what, answer) => {
    model.answer = answer();
    const order = await say();
    expect(order.status).toBe(200);
    expect(order.body).toMatchObject({ engine: { kind: 'rules', name: null }, items: [{ name: 'Bananas', quantity: 2 }] });
    const list = await week();
    expect(list.body.engine.kind).toBe('rules');
    expect(list.body.estimatedTotal).toBeLessThanOrEqual(200);
  });

  it('that breaks the budget or a diet is replaced by our own rules', async () => {
    model.answer = says({ items: [{ productId: named('Lamb chops'), quantity: 2 }] });
    const dear = await week();
    expect(dear.body.engine.kind).toBe('rules');
    expect(dear.body.estimatedTotal).toBeLessThanOrEqual(200);
    model.answer = says({ items: [{ productId: named('Polony'), quantity: 1 }] });
    const { body } = await week({ dietaryPreferences: ['Vegan'] });
    expect(body.engine.kind).toBe('rules');
    expect(body.weeklyList.map((line) => line.name)).not.toContain('Polony');
  });

  it('that never answers costs four seconds once, and is left alone for a while', async () => {
    model.answer = null;
    const started = performance.now();
    expect((await say()).body.engine.kind).toBe('rules');
    expect(performance.now() - started).toBeGreaterThan(3500);
    expect(performance.now() - started).toBeLessThan(6000);
    const again = performance.now();
    expect((await say()).body.engine.kind).toBe('rules');
    expect(performance.now() - again).toBeLessThan(1500);
    expect(model.asked.length).toBe(1);
  });

  it('that is not there is replaced at once', async () => {
    await model.close();
    expect((await say()).body).toMatchObject({ engine: { kind: 'rules' }, items: [{ name: 'Bananas' }] });
    model = await fakeModel();
  });
});
