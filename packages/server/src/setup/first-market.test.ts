import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { auditLog, staffMembers } from '@safiri/db/staff/tables.ts';
import { countryIds } from '@safiri/rules/countries/countries.ts';
import { firstMarketText, firstTariff, marketTemplate } from '@safiri/rules/markets/first-market.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { mainCity } from '@safiri/rules/places/main-cities.ts';
import { removeMarkets, seedMarkets } from '../demo/markets.ts';
import { readMarketValue } from '../markets/public.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger } from '../testing/people.ts';

const world = useWorld({ markets: false });
const boda = { vehicle: 'motorcycle', base: 50, perKm: 20, minimum: 50, commissionPercent: 12 } as const;
type Form = BodyIn<typeof calls.addMarket>;
const form = (changes: Partial<Form> = {}): Form => ({
  country: 'ke',
  name: 'Kisumu',
  centre: { lat: -0.1022, lng: 34.7617 },
  radiusKm: 12,
  roundTo: 10,
  status: 'open',
  services: [boda],
  ...changes,
});
const wrongIn = async (changes: Partial<Form>) => {
  const { client } = await memberOfStaff(world);
  return (await client.refused(calls.addMarket, { body: form(changes) })).errors?.map(({ path }) => path);
};

describe('the template of a country', () => {
  it.each(countryIds)('makes a document that is served as it is: %s', (country) => {
    const { roundTo, timeZone, languages } = marketTemplate(country);
    const { name, center: centre } = mainCity(country);
    const service = { ...boda, base: roundTo * 5, perKm: roundTo * 2, minimum: roundTo * 5 };
    const text = firstMarketText({ country, name, centre, radiusKm: 10, roundTo, status: 'draft', services: [service] }, () => ({
      en: 'Motorcycle',
    }));
    const { market } = readMarketValue(text);
    expect(market).toMatchObject({ country, timeZone, languages, status: 'draft', payments: ['cash'], incentives: [] });
    expect(market.services[0]?.tariff).toEqual(firstTariff(service));
    for (const [lng, lat] of text.area.coordinates.flat()) expect(Math.abs(distanceMeters({ lat, lng }, centre) - 10_000)).toBeLessThan(30);
  });
});

describe('the first city', () => {
  it('is looked for in the country of whoever sets it up', async () => {
    const { client, userId } = await memberOfStaff(world);
    const suggested = async () => (await client.call(calls.readInstance)).country;
    for (const [phone, country] of [
      ['+26658123456', 'ls'],
      ['+26771234567', 'bw'],
    ] as const) {
      await world.db.update(staffMembers).set({ phone }).where(eq(staffMembers.userId, userId));
      expect([phone, await suggested()]).toEqual([phone, country]);
    }
  });

  it('is refused with every fault at its field', async () => {
    expect(await wrongIn({ name: 'ኪሱሙ' })).toEqual(['name']);
    expect(await wrongIn({ services: [] })).toEqual(['services']);
    expect(await wrongIn({ services: [{ ...boda, base: -1 }] })).toEqual(['services.0.base']);
    expect(await wrongIn({ services: [{ ...boda, commissionPercent: 101 }] })).toEqual(['services.0.commissionPercent']);
    // What the document's own checks find.
    expect(await wrongIn({ services: [{ ...boda, base: 0, perKm: 0, minimum: 0 }] })).toEqual(['services.0.perKm']);
    expect(await wrongIn({ roundTo: 0.5 })).toEqual(['roundTo']);
    expect(await wrongIn({ services: [boda, boda] })).toEqual(['services.1.vehicle']);
    expect(await wrongIn({ centre: { lat: 0, lng: 179.99 } })).toEqual(['radiusKm']);
    expect(await world.db.$count(marketVersions)).toBe(0);
  });

  it('is an owner’s to add, and seen by operations', async () => {
    const { client } = await memberOfStaff(world, [{ role: 'operations' }]);
    expect((await client.refused(calls.addMarket, { body: form() })).code).toBe('forbidden');
    expect((await client.call(calls.readInstance)).markets).toEqual([]);
    const support = (await memberOfStaff(world, [{ role: 'support' }])).client;
    expect((await support.refused(calls.readInstance)).code).toBe('forbidden');
  });

  it('stays a draft that nobody is served by, until its operator opens it', async () => {
    const { client } = await memberOfStaff(world);
    const body = form({ name: 'Kakamega', status: 'draft', centre: { lat: 0.2827, lng: 34.7519 } });
    expect((await client.call(calls.addMarket, { body })).markets).toEqual([
      { id: 'kakamega', name: 'Kakamega', country: 'ke', status: 'draft' },
    ]);
    const rider = await passenger(world, { phone: '+254712000001' });
    const here = {
      pickupLocation: { lat: 0.2827, lng: 34.7519, address: 'Market' },
      dropoffLocation: { lat: 0.29, lng: 34.76, address: 'School' },
      rideType: 'motorcycle',
    };
    expect((await rider.client.refused(calls.calculateFare, { body: here })).code).toBe('not_bookable_here');
  });

  it('may have a name that begins with a number', async () => {
    const { client } = await memberOfStaff(world);
    const body = form({ country: 'eg', name: '6th of October City', status: 'draft', centre: { lat: 29.96, lng: 30.93 }, roundTo: 1 });
    const { markets } = await client.call(calls.addMarket, { body });
    expect(markets.map(({ id, name }) => [id, name])).toContainEqual(['city-6th-of-october-city', '6th of October City']);
  });

  it('is added once, however often it is sent, by its owner’s name, and another of its name is refused', async () => {
    const { client, userId } = await memberOfStaff(world);
    const answers = await Promise.all([1, 2, 3].map(() => client.answer(calls.addMarket, { body: form() })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const versions = await world.db.select().from(marketVersions).where(eq(marketVersions.marketId, 'kisumu'));
    expect(versions.map(({ number, status, authorId }) => [number, status, authorId])).toEqual([[1, 'published', userId]]);
    const audited = await world.db.select({ data: auditLog.data }).from(auditLog).where(eq(auditLog.action, 'market.added'));
    expect(audited.filter(({ data }) => data['market'] === 'kisumu')).toHaveLength(1);
    expect(await wrongIn({ radiusKm: 20 })).toEqual(['name']);
  });

  it('serves a passenger at once, at the prices of the form, by names in the languages of the country', async () => {
    const rider = await passenger(world, { phone: '+254712000002' });
    const quote = await rider.client.call(calls.calculateFare, {
      body: {
        pickupLocation: { lat: -0.1022, lng: 34.7617, address: 'Oile Park' },
        dropoffLocation: { lat: -0.0622, lng: 34.7617, address: 'Mamboleo' },
        rideType: 'motorcycle',
      },
    });
    // The reply's kilometres are rounded: the fare is theirs to one step.
    expect(Math.abs(Number(quote.fare) - (50 + 20 * Number(quote.distance)))).toBeLessThanOrEqual(10);
    expect(Number(quote.fare) % 10).toBe(0);
    expect(quote.fares.map(({ rideType }) => rideType)).toEqual(['motorcycle']);
    expect(world.node.ctx.markets.byId('kisumu')?.document.services[0]?.name).toEqual({ en: 'Motorcycle', sw: 'Pikipiki' });
  });

  it('takes the name of a city of the demo that was taken away', async () => {
    const { ctx } = world.node;
    await seedMarkets(ctx);
    expect(await wrongIn({ name: 'Pretoria', country: 'za', centre: mainCity('za').center })).toEqual(['name']);
    await ctx.db.transaction(removeMarkets);
    const { client } = await memberOfStaff(world);
    const body = form({ name: 'Pretoria', country: 'za', centre: mainCity('za').center });
    expect((await client.call(calls.addMarket, { body })).markets.map(({ id }) => id)).toContain('pretoria');
  });
});
