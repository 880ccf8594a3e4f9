import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { there, unchecked, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { memberOfStaff, passenger } from '../testing/people.ts';
import { applyFile, publishProposed } from './public.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');
let now = new Date('2026-12-01T09:00:00Z');
const world = useWorld({ markets: false, clock: () => now });
const later = (hours: number) => void (now = new Date(now.getTime() + hours * 3_600_000));

type Tariff = Record<string, number>;
interface Draft extends Record<string, unknown> {
  services: Array<{ id: string; tariff: Tariff }>;
  area: { coordinates: unknown };
}
const params = { id: 'kisumu' };
const read = (client: Client) => client.call(calls.readMarket, { params });
const draftOf = async (client: Client): Promise<Draft> => (await read(client)).edited.document as Draft;
/** The newest document with a change, as a body to save. */
async function saving(client: Client, change: (draft: Draft) => void) {
  const { newest, edited } = await read(client);
  const document = edited.document as Draft;
  change(document);
  return { document, baseNumber: newest, from: null, why: 'Fuel is dearer' };
}
const save = async (client: Client, change: (draft: Draft) => void) =>
  client.call(calls.saveMarket, { params, body: await saving(client, change) });
const perKm = (value: number) => (draft: Draft) => void (there(draft.services[0]).tariff['perKm'] = value);
async function staff(role: 'owner' | 'operations' | 'support' = 'owner') {
  const member = await memberOfStaff(world, [{ role }]);
  await world.db.update(sessions).set({ expiresAt: new Date('2028-01-01') });
  return member;
}
const audited = (action: string) => world.db.select({ data: auditLog.data }).from(auditLog).where(eq(auditLog.action, action));
const fareAt = async () => {
  const point = (lat: number, lng: number) => ({ lat, lng, address: 'Here' });
  const body = { rideType: 'boda', pickupLocation: point(-0.1022, 34.7617), dropoffLocation: point(-0.0622, 34.7617) };
  return Number((await world.client().call(calls.calculateFare, { body })).fare);
};

describe('the editor of a city', () => {
  it('is for owners and operations, and knows no city that is not there', async () => {
    const { client } = await staff();
    expect(await client.call(calls.listMarkets)).toEqual([]);
    expect((await client.refused(calls.readMarket, { params })).code).toBe('not_found');
    expect((await (await staff('support')).client.refused(calls.listMarkets)).code).toBe('forbidden');
    await applyFile(world.node.ctx, kisumu, {});
    await world.node.ctx.markets.refresh();
    const [listed] = await (await staff('operations')).client.call(calls.listMarkets);
    expect(listed).toMatchObject({ id: 'kisumu', status: 'open', inForce: { number: 1, author: null }, coming: [], waiting: null });
    expect(await read(client)).toMatchObject({ newest: 1, currency: 'KES', timeZone: 'Africa/Nairobi', underWay: 0, booked: 0 });
  });

  it('shows what a change costs before it is saved, and saves it for all servers to follow', async () => {
    const { client, userId } = await staff();
    const { baseNumber, document } = await saving(client, perKm(21));
    const shown = await client.call(calls.previewMarket, { params, body: { document } });
    // 1 km at noon costs 70 as before: 50 + 21 = 71, rounded. At 23:00 it does not: 1.2 × 70 = 84, rounded 80, and 1.2 × 71 = 85.2, rounded 90.
    expect(shown.typical[0]).toEqual({
      service: 'boda',
      meters: 1000,
      hour: 23,
      minute: 0,
      vehicles: ['motorcycle'],
      before: '80.00',
      after: '90.00',
    });
    expect(shown).toMatchObject({
      waits: false,
      bookings: [],
      changes: [{ path: 'services.boda.tariff.perKm', before: '20', after: '21' }],
    });
    const before = await fareAt();
    const body = { document, baseNumber, from: null, why: 'Fuel is dearer' };
    const saved = await client.call(calls.saveMarket, { params, body });
    expect(saved).toMatchObject({ newest: 2, inForce: { number: 2, why: 'Fuel is dearer' } });
    expect(await fareAt()).toBeGreaterThan(before);
    // Sent once more it changes nothing.
    expect((await client.call(calls.saveMarket, { params, body })).newest).toBe(2);
    const [entry, ...others] = await audited('market.saved');
    expect(others).toEqual([]);
    expect(entry?.data).toMatchObject({
      market: 'kisumu',
      version: 2,
      reason: 'Fuel is dearer',
      changes: [{ path: 'services.boda.tariff.perKm', before: '20', after: '21' }],
    });
    const [row] = await world.db.select().from(marketVersions).where(eq(marketVersions.number, 2));
    expect(row?.authorId).toBe(userId);
  });

  it('lets one of two save who edit at once, and tells the other', async () => {
    const [one, other] = [(await staff()).client, (await staff('operations')).client];
    const bodies = [await saving(one, perKm(20)), await saving(other, perKm(22))] as const;
    const answers = await Promise.all([
      one.answer(calls.saveMarket, { params, body: bodies[0] }),
      other.answer(calls.saveMarket, { params, body: bodies[1] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await other.answer(calls.saveMarket, { params, body: { ...bodies[1], why: 'Once more' } });
    if (refused.status !== 200) expect(refused.body.detail).toBe('Somebody else saved version 3 meanwhile.');
    expect((await read(one)).newest).toBe(3);
  });

  it('takes the time on the clocks of the city, and none that has passed or does not exist', async () => {
    const { client } = await staff();
    const body = await saving(client, perKm(21));
    const refused = async (from: string) => (await client.refused(calls.saveMarket, { params, body: { ...body, from } })).errors?.[0]?.path;
    expect([await refused('2026-11-30T09:00'), await refused('tomorrow'), await refused('2027-02-29T00:00')]).toEqual([
      'from',
      'from',
      'from',
    ]);
    const file = await client.call(calls.saveMarket, { params, body: { ...body, from: '2026-12-02T06:00' } });
    expect(file.coming.map(({ validFrom }) => validFrom)).toEqual(['2026-12-02T03:00:00.000Z']);
    expect(file.inForce?.number).toBe(3);
    expect(file.edited.number).toBe(4);
  });
});

describe('a document that is wrong', () => {
  const faults = async (change: (draft: Draft) => void) => {
    const { client } = await staff();
    const { document } = await saving(client, change);
    const { status, body } = await client.answer(calls.previewMarket, { params, body: { document } });
    return [status, ...(body.errors ?? []).map(({ path }) => path)];
  };
  const ring = (...points: number[][]) => ({ type: 'Polygon', coordinates: [points] });

  it('is refused with every fault by its path, and changes nothing', async () => {
    const rows = await world.db.$count(marketVersions);
    expect(
      await faults((draft) => void (draft.area = ring([34.66, -0.17], [34.86, -0.02], [34.86, -0.17], [34.66, -0.02], [34.66, -0.17]))),
    ).toEqual([400, 'area.coordinates.0']);
    expect(await faults((draft) => void (draft.area = ring([179, -1], [-179, -1], [-179, 1], [179, 1], [179, -1])))).toEqual([400, 'area']);
    expect(await faults((draft) => void Object.assign(draft, { timeZone: 'Africa/Atlantis' }))).toEqual([400, 'timeZone']);
    expect(await faults((draft) => void Object.assign(draft, { speed: 1, services: [] }))).toEqual(
      expect.arrayContaining(['speed', 'services']),
    );
    expect(await faults(perKm(1e12))).toEqual([400, 'services.0.tariff.perKm']);
    expect(await faults(perKm(-1))).toEqual([400, 'services.0.tariff.perKm']);
    // What is no number arrives as none.
    expect((await faults(perKm(NaN)))[0]).toBe(400);
    expect(await faults((draft) => void Object.assign(draft, { id: 'nairobi' }))).toEqual([400, 'id']);
    expect(await faults((draft) => void Object.assign(draft, { country: 'ug' }))).toEqual([400, 'country']);
    const { client } = await staff();
    const nested = JSON.stringify({ document: { tax: 'DEEP' } }).replace('"DEEP"', '['.repeat(50_000) + ']'.repeat(50_000));
    expect((await client.post('/api/staff/markets/kisumu/preview', nested)).status).toBe(400);
    const huge = { document: { ...(await draftOf(client)), contact: { note: 'x'.repeat(5_000_000) } } };
    expect((await client.post('/api/staff/markets/kisumu/preview', huge)).status).toBe(413);
    expect((await client.post('/api/staff/markets/kisumu/preview', '{"document": {"reachKm": NaN}}')).status).toBe(400);
    expect(await world.db.$count(marketVersions)).toBe(rows);
  });
});

describe('a large change', () => {
  it('waits for somebody else, who publishes it once', async () => {
    later(24 * 10);
    const [one, other] = [(await staff()).client, (await staff('operations')).client];
    const before = await fareAt();
    const waiting = await save(one, perKm(40));
    expect(waiting).toMatchObject({ newest: 5, inForce: { number: 4 }, waiting: { number: 5, isOwn: true, publishableFrom: null } });
    expect(waiting.waiting?.changes).toEqual([{ path: 'services.boda.tariff.perKm', before: '21', after: '40' }]);
    expect(await fareAt()).toBe(before);
    const version = { params: { id: 'kisumu', number: 5 } };
    expect((await one.refused(calls.publishMarket, version)).code).toBe('own_request');
    expect((await other.refused(calls.publishMarket, { params: { id: 'kisumu', number: 99 } })).code).toBe('not_found');
    const answers = await Promise.all([other.answer(calls.publishMarket, version), other.answer(calls.publishMarket, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await fareAt()).toBeGreaterThan(before);
    expect(await audited('market.published')).toHaveLength(1);
    expect((await other.refused(calls.withdrawMarket, version)).code).toBe('already_decided');
  });

  it('is taken back, or overtaken by the next version, and then published by nobody', async () => {
    const [one, other] = [(await staff()).client, (await staff('operations')).client];
    const six = await save(one, perKm(90));
    expect(six.waiting?.number).toBe(6);
    expect((await one.call(calls.withdrawMarket, { params: { id: 'kisumu', number: 6 } })).waiting).toBeNull();
    await save(one, perKm(95));
    const eight = await save(other, (draft) => void Object.assign(draft, { reachKm: 50 }));
    expect(eight).toMatchObject({ newest: 8, inForce: { number: 8 }, waiting: null });
    expect((await other.refused(calls.publishMarket, { params: { id: 'kisumu', number: 7 } })).code).toBe('already_decided');
    await expect(publishProposed(world.node.ctx, 'kisumu')).rejects.toThrow('Nothing of "kisumu" waits');
    // Even a row that says it waits is never published under what is in force.
    const seven = and(eq(marketVersions.marketId, 'kisumu'), eq(marketVersions.number, 7));
    await world.db.update(marketVersions).set({ status: 'proposed' }).where(seven);
    expect((await other.refused(calls.publishMarket, { params: { id: 'kisumu', number: 7 } })).code).toBe('already_decided');
    await expect(publishProposed(world.node.ctx, 'kisumu')).rejects.toThrow('Nothing of "kisumu" waits');
    await world.db.update(marketVersions).set({ status: 'withdrawn' }).where(seven);
  });

  it('never has one person as author and approver, whatever the code does', async () => {
    const { userId } = await staff();
    const write = () =>
      world.db
        .update(marketVersions)
        .set({ authorId: userId, approverId: userId })
        .where(and(eq(marketVersions.marketId, 'kisumu'), eq(marketVersions.number, 8)));
    await expect(write()).rejects.toMatchObject({ cause: { constraint: 'market_versions_two_people' } });
  });
});

describe('the status of a city', () => {
  it('is set at once, whatever waits and whatever comes, and both keep it', async () => {
    const { client } = await staff();
    const body = await saving(client, (draft) => void Object.assign(draft, { reachKm: 55 }));
    const nine = await client.call(calls.saveMarket, { params, body: { ...body, from: '2027-01-01T00:00' } });
    expect(nine.coming.map(({ number }) => number)).toEqual([9]);
    await save(client, perKm(99));
    const paused = await client.call(calls.setMarketStatus, { params, body: { status: 'paused', baseNumber: 10, why: 'Floods' } });
    expect(paused).toMatchObject({ status: 'paused', inForce: { number: 11, why: 'Floods' }, waiting: { number: 13, isOwn: true } });
    expect(paused.coming.map(({ number, validFrom }) => [number, validFrom])).toEqual([[12, '2026-12-31T21:00:00.000Z']]);
    expect(paused.edited.document).toMatchObject({ status: 'paused', reachKm: 55 });
    expect(paused.waiting?.document).toMatchObject({ status: 'paused', reachKm: 55 });
    const rider = await passenger(world, { phone: '+254712000003' });
    const refused = await rider.client.refused(calls.calculateFare, {
      body: {
        rideType: 'boda',
        pickupLocation: { lat: -0.1022, lng: 34.7617, address: 'x' },
        dropoffLocation: { lat: -0.0922, lng: 34.7617, address: 'y' },
      },
    });
    expect(refused.code).toBe('not_bookable_here');
    // Asked once more it stands as it is, and somebody who has not seen it looks again.
    const again = { status: 'paused', baseNumber: 13, why: 'Floods' } as const;
    expect((await client.call(calls.setMarketStatus, { params, body: again })).newest).toBe(13);
    expect((await client.refused(calls.setMarketStatus, { params, body: { ...again, baseNumber: 10 } })).code).toBe('changed_meanwhile');
    const open = await client.call(calls.setMarketStatus, { params, body: { status: 'open', baseNumber: 13, why: 'The water is gone' } });
    expect(open.status).toBe('open');
    expect((await client.answer(calls.setMarketStatus, { params, body: unchecked({ ...again, status: 'draft' }) })).status).toBe(400);
    expect((await audited('market.status_set')).map(({ data }) => [data['was'], data['is']])).toEqual([
      ['open', 'paused'],
      ['paused', 'open'],
    ]);
  });
});
