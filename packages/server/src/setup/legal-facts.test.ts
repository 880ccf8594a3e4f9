import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { legalFacts } from '@safiri/db/setup/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { applyFile } from '../markets/public.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, openKisumu } from '../testing/kisumu.ts';
import { memberOfStaff } from '../testing/people.ts';

const world = useWorld({ markets: false });
const taking = (percent: number) => kisumuFile().replaceAll('commission: { percent: 12', `commission: { percent: ${percent}`);
const params = { id: 'kisumu' };
const COMMISSION = ['services.0.tariff.commission.percent', 'services.1.tariff.commission.percent'];
const cap = (value: string | null, source: string | null) => ({ country: 'ke', fact: 'commission_cap', value, source }) as const;

describe('the commission that Kenya allows', () => {
  it('is not exceeded by a file, nor in the console, nor by the form of a first city', async () => {
    await expect(applyFile(world.node.ctx, taking(19), {})).rejects.toThrow(
      'services[0].tariff.commission.percent takes 19 percent: Kenya allows 18 at most (LN 120/2022)',
    );
    expect(await world.db.$count(marketVersions)).toBe(0);
    await openKisumu(world, taking(18));
    const { client } = await memberOfStaff(world);
    const { edited, newest } = await client.call(calls.readMarket, { params });
    const document = JSON.parse(JSON.stringify(edited.document).replaceAll('"percent":18', '"percent":20')) as typeof edited.document;
    const shown = await client.refused(calls.previewMarket, { params, body: { document } });
    expect(shown.errors?.map(({ path }) => path)).toEqual(expect.arrayContaining(COMMISSION));
    const saved = await client.refused(calls.saveMarket, { params, body: { document, baseNumber: newest, from: null, why: 'More' } });
    expect(saved.errors?.map(({ path }) => path)).toEqual(expect.arrayContaining(COMMISSION));
    expect(await world.db.$count(marketVersions)).toBe(1);
    const form = {
      country: 'ke' as const,
      name: 'Homa Bay',
      centre: { lat: -0.527, lng: 34.457 },
      radiusKm: 8,
      roundTo: 10,
      status: 'draft' as const,
      services: [{ vehicle: 'motorcycle' as const, base: 50, perKm: 20, minimum: 50, commissionPercent: 19 }],
    };
    const refused = await client.refused(calls.addMarket, { body: form });
    expect(refused.errors?.map(({ path }) => path)).toEqual(['services.0.commissionPercent']);
  });

  it('is what the team states with its source, from then on; what is in force stays as it is', async () => {
    const { client } = await memberOfStaff(world);
    const stated = await client.call(calls.stateLegalFact, { body: cap('15', 'LN 7/2027') });
    expect(there(stated.law[0]).facts[0]).toMatchObject({ value: '15', source: 'LN 7/2027', stated: { by: 'Refilwe Staff' } });
    expect(world.node.ctx.markets.byId('kisumu')?.document.services[0]?.tariff.commission?.percent).toBe(18);
    await expect(applyFile(world.node.ctx, taking(16), {})).rejects.toThrow('allows 15 at most (LN 7/2027)');
    // A city is paused whatever the law says since.
    const { newest } = await client.call(calls.readMarket, { params });
    const paused = await client.call(calls.setMarketStatus, { params, body: { status: 'paused', baseNumber: newest, why: 'Law' } });
    expect(paused.status).toBe('paused');
    // Unknown, it is what is known without the team.
    const unknown = await client.call(calls.stateLegalFact, { body: cap(null, null) });
    expect(there(unknown.law[0]).facts[0]).toMatchObject({ value: '18', source: 'LN 120/2022' });
    expect(await world.db.$count(legalFacts)).toBe(2);
    const written = await world.db.select({ data: auditLog.data }).from(auditLog).where(eq(auditLog.action, 'law.stated'));
    expect(written.map(({ data }) => data)).toEqual([cap('15', 'LN 7/2027'), cap(null, null)]);
  });
});

describe('a fact of the law', () => {
  it('has a source, and its cap is a percentage', async () => {
    const { client } = await memberOfStaff(world);
    const wrong = async (body: ReturnType<typeof cap>) => {
      const { status, body: said } = await client.answer(calls.stateLegalFact, { body });
      return [status, said.errors?.[0]?.path];
    };
    expect(await wrong(cap('18', null))).toEqual([400, 'source']);
    expect(await wrong(cap(null, 'LN 120/2022'))).toEqual([400, 'value']);
    expect(await wrong(cap('a fifth', 'LN 120/2022'))).toEqual([400, 'value']);
    expect(await wrong(cap('101', 'LN 120/2022'))).toEqual([400, 'value']);
    const support = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await support.client.answer(calls.stateLegalFact, { body: cap('18', 'x') })).status).toBe(403);
  });

  it('that nobody knows is listed before the doors open, until somebody does', async () => {
    const { client } = await memberOfStaff(world);
    const finding = async () => (await client.call(calls.readInstance)).checks.find(({ check }) => check === 'legal_facts');
    expect(await finding()).toMatchObject({
      isOk: false,
      about: [],
      coded: [
        { country: 'ke', fact: 'operator_licence' },
        { country: 'ke', fact: 'driver_permit' },
        { country: 'ke', fact: 'data_protection' },
      ],
    });
    for (const fact of ['operator_licence', 'driver_permit', 'data_protection'] as const)
      await client.call(calls.stateLegalFact, { body: { country: 'ke', fact, value: 'Asked and answered', source: 'A letter of today' } });
    expect(await finding()).toMatchObject({ isOk: true });
  });
});
