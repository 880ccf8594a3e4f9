import { beforeAll, describe, expect, it } from 'vitest';
import { dietaryOptions } from '@safiri/rules/assistant/diets.ts';
import { fitsDiets, foodOf } from '@safiri/rules/assistant/foods.ts';
import { demoStores } from '../testing/demo-shops.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, passenger, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import { refusalIn, there, unchecked, type Answer } from '../testing/client.ts';

const world = useWorld();
let person: Person;
let stores: ReplyOf<typeof calls.stores>['stores'];

beforeAll(async () => {
  await demoStores(world);
  person = await passenger(world);
  stores = (await person.client.answer(calls.stores, { query: { lat: hatfield.lat, lng: hatfield.lng } })).body.stores;
});

const say = (audioTranscript: BodyIn<typeof calls.voiceOrder>['audioTranscript'], userContext: Record<string, unknown> = {}) =>
  person.client.answer(calls.voiceOrder, { body: { audioTranscript, userContext } });
const week = (changes: Record<string, unknown> = {}) =>
  person.client.answer(calls.smartList, {
    body: {
      householdSize: 2,
      dietaryPreferences: [],
      weeklyBudget: 800,
      previousOrders: [],
      ...changes,
    },
  });
const refused = async (answer: Promise<Answer>) => {
  const refusal = await answer;
  return [refusal.status, refusalIn(refusal).errors?.[0]?.path];
};

describe('a voice order', () => {
  it('becomes lines of the store with its prices, and questions', async () => {
    const { id } = there(stores.find((store) => store.name === 'Hatfield Fresh Market'));
    const { status, body } = await say('2 kg bananas, 1 liter milk, white bread', { storeId: id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: 'ZAR',
      engine: { kind: 'rules', name: null },
      store: { id, name: 'Hatfield Fresh Market', deliveryFee: '30.00', countryId: 'za', isOpen: true },
    });
    expect(body.items.map((item) => [item.name, item.quantity, item.price, item.lineTotal])).toEqual([
      ['Bananas', 2, '24.99', '49.98'],
      ['Milk, full cream', 1, '36.99', '36.99'],
      ['White bread', 1, '17.99', '17.99'],
    ]);
    expect(body.estimatedTotal).toBe(104.96);
    expect(body.clarificationNeeded).toEqual([expect.stringMatching(/^Which milk\? We have Milk, full cream \(2 l\); Milk, low fat/)]);
    expect(body.confidence).toBeGreaterThan(0.6);
    expect(body.confidence).toBeLessThan(1);
  });

  it('asks instead of making things up, in the language of the speaker', async () => {
    for (const nonsense of ['minus two kg of everything', 'a unicorn', '💥💥', 'please', "'; drop table users; --"]) {
      const { status, body } = await say(nonsense);
      expect([nonsense, status, body.items, body.estimatedTotal, body.confidence]).toEqual([nonsense, 200, [], 0, 0]);
      expect(body.clarificationNeeded.length).toBeGreaterThan(0);
    }
    expect((await say('caviar', { language: 'sw' })).body.clarificationNeeded[0]).toContain('Hatukupata');
    for (const language of ['abc51', 'en-', '__proto__']) expect((await say('caviar', { language })).status).toBe(200);
    const known = await passenger(world);
    await known.client.answer(calls.changeAccount, { body: { language: 'st' } });
    const answer = await known.client.answer(calls.voiceOrder, { body: { audioTranscript: 'caviar', userContext: {} } });
    expect(answer.body.clarificationNeeded[0]).toContain('lebenkeleng');
  });

  it('is read up to ten thousand characters, quickly, and refused beyond', async () => {
    const started = performance.now();
    const long = await say('milk and 2 kg bananas, '.repeat(500).slice(0, 10_000));
    expect([long.status, long.body.items.length]).toEqual([200, 2]);
    expect(long.body.items.every((item) => item.quantity <= 50)).toBe(true);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await refused(say('a'.repeat(10_001)))).toEqual([400, 'audioTranscript']);
  });

  it('names the field that it refuses, and the store that is not there', async () => {
    expect(await refused(say(''))).toEqual([400, 'audioTranscript']);
    expect(await refused(say('   '))).toEqual([400, 'audioTranscript']);
    expect(await refused(say(unchecked(7)))).toEqual([400, 'audioTranscript']);
    expect(await refused(person.client.answer(calls.voiceOrder, { body: unchecked({ audioTranscript: 'milk' }) }))).toEqual([
      400,
      'userContext',
    ]);
    expect(await refused(say('milk', { storeId: 'one' }))).toEqual([400, 'userContext.storeId']);
    expect((await say('milk', { storeId: 999_999 })).status).toBe(404);
    const nairobi = await person.client.answer(calls.stores, { query: { lat: '-1.2676', lng: '36.8108' } });
    expect(await refused(say('milk', { storeId: nairobi.body.stores[0]?.id }))).toEqual([400, 'userContext.storeId']);
  });

  it('is for the signed-in', async () => {
    const body = { audioTranscript: 'milk', userContext: {} };
    expect((await world.client().answer(calls.voiceOrder, { body })).status).toBe(401);
    expect((await world.client().answer(calls.smartList, { body: unchecked({ ...body }) })).status).toBeGreaterThanOrEqual(400);
    const taxi = await driver(world);
    expect((await taxi.client.answer(calls.voiceOrder, { body })).status).toBe(200);
  });
});

describe('a smart list', () => {
  it('holds real products within the budget, with reasons and a score', async () => {
    const { status, body } = await week();
    expect(status).toBe(200);
    const shelf = (await person.client.answer(calls.products, { query: { storeId: body.store.id } })).body.products;
    for (const line of body.weeklyList) {
      const product = shelf.find((row) => row.id === line.productId);
      expect(product).toMatchObject({ name: line.name, price: line.price, category: line.category, inStock: true });
      expect(line.reason).not.toBe('');
    }
    const sum = body.weeklyList.reduce((total: number, line) => total + Math.round(Number(line.lineTotal) * 100), 0);
    expect(sum).toBe(Math.round(body.estimatedTotal * 100));
    expect(body.estimatedTotal).toBeLessThanOrEqual(800);
    expect(body.weeklyList.length).toBeGreaterThan(10);
    expect(body.nutritionScore).toBeGreaterThanOrEqual(7);
    expect(body.nutritionScore).toBeLessThanOrEqual(10);
    expect(body.nutritionReasons.length).toBeGreaterThan(3);
  });

  it('keeps every diet', async () => {
    for (const diet of dietaryOptions) {
      const { body } = await week({ dietaryPreferences: [diet] });
      expect(body.weeklyList.length).toBeGreaterThan(0);
      for (const { name } of body.weeklyList) {
        const food = foodOf(name);
        expect([diet, name, food !== undefined && fitsDiets(food, [diet])]).toEqual([diet, name, true]);
      }
    }
  });

  it('remembers what the person really ordered, and never what the client says of prices', async () => {
    const buyer = await passenger(world);
    const { id } = there(stores.find((store) => store.name === 'Hatfield Fresh Market'));
    const shelf = (await buyer.client.answer(calls.products, { query: { storeId: id } })).body.products;
    const cheddar = shelf.find((row) => row.name === 'Cheddar');
    const placed = await buyer.client.answer(calls.placeGroceries, {
      body: {
        storeId: id,
        items: [{ productId: there(cheddar?.id), quantity: 1, price: there(cheddar?.price) }],
        subtotal: '74.99',
        deliveryFee: '30.00',
        serviceFee: '15.00',
        totalAmount: '119.99',
        deliveryAddress: { lat: hatfield.lat, lng: hatfield.lng, address: 'Hatfield Plaza' },
        paymentMethod: 'cash',
        orderNumber: 'GR1763800000000',
      },
    });
    expect(placed.status).toBe(201);
    const ask = { householdSize: 2, dietaryPreferences: [], weeklyBudget: 800, storeId: id };
    const { body } = await buyer.client.answer(calls.smartList, {
      body: {
        ...ask,
        previousOrders: [{ productId: shelf.find((row) => row.name === 'Lamb chops')?.id, price: '0.01', name: 'Lamb chops' }],
      },
    });
    expect(body.ordersUsed).toBe(1);
    expect(body.store.id).toBe(id);
    expect(body.weeklyList.find((line) => line.name === 'Cheddar')?.reason).toBe('You bought it before');
    for (const line of body.weeklyList) expect(line.price).toBe(shelf.find((row) => row.id === line.productId)?.price);
  });

  it('names the field that it refuses', async () => {
    for (const [field, values] of Object.entries({
      householdSize: [0, 11, 2.5, '2', null],
      weeklyBudget: [99.99, 5000.01, '800'],
      dietaryPreferences: [['Paleo'], 'Vegan'],
      previousOrders: ['none', 7],
    })) {
      for (const value of values)
        expect([value, ...(await refused(week({ [field]: value })))]).toEqual([value, 400, expect.stringContaining(field)]);
    }
    expect(
      (
        await world
          .client()
          .answer(calls.smartList, { body: { householdSize: 2, dietaryPreferences: [], weeklyBudget: 800, previousOrders: [] } })
      ).status,
    ).toBe(401);
  });
});

describe('competitive pricing', () => {
  it('shows our rates to everybody, and no saving against a price that nobody looked up', async () => {
    const { status, body } = await world.client().answer(calls.competitive);
    expect(status).toBe(200);
    expect(body.safiri).toMatchObject({ rideBase: 42, ridePerKm: 8.55, parcelDelivery: 35, scooterDelivery: 28 });
    expect(Date.parse(body.safiri.lastUpdated)).toBeGreaterThan(Date.now() - 60_000);
    expect(body.promisePercent).toBe(5);
    const fees = stores.filter((store) => store.countryId === 'za').map((store) => Number(store.deliveryFee));
    expect(body.safiri.groceryDelivery).toBeLessThanOrEqual(Math.min(...fees));
    // Nobody has looked the other rates up: nothing is compared, nothing is saved.
    expect(body.references).toEqual([]);
    expect(Object.values(body.savings).filter((saved) => saved !== null)).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/uber|bolt|indrive|didi/i);
  });
});
