import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { checks } from '@safiri/rules/setup/checks.ts';
import { seedDemo } from '../demo/seed.ts';
import { seedMarkets } from '../demo/markets.ts';
import { removeDemo } from '../demo/remove.ts';
import { fileStore } from '../uploads/public.ts';
import { demoAccounts } from '@safiri/rules/demo/accounts.ts';
import { calls } from '../testing/calls.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff } from '../testing/people.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { secondFactors } from '@safiri/db/staff/tables.ts';
import { lackingInEnglish } from './public.ts';

const world = useWorld({ markets: false });
const settled = {
  PUBLIC_URL: 'https://kisumuboda.example',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  SUPPORT_PHONE: '+254700000001',
  SMS_URL: 'http://127.0.0.1:9/sms',
  SMS_USERNAME: 'kisumu',
  SMS_API_KEY: 'key',
};
const body = {
  country: 'ke',
  name: 'Eldoret',
  centre: { lat: 0.5143, lng: 35.2698 },
  radiusKm: 12,
  roundTo: 10,
  status: 'open',
  services: [{ vehicle: 'motorcycle', base: 50, perKm: 20, minimum: 50, commissionPercent: 12 }],
} as const;

it('lists what an instance lacks at its beginning, and what its settings and its owner put right', async () => {
  const { client, userId } = await memberOfStaff(world);
  const lacks = async (of = client) => {
    const { checks: found, markets } = await of.call(calls.readInstance);
    // In their order; of cities while there are some.
    const ofCities = ['market_versions', 'service_names', 'map'];
    const expected = markets.length === 0 ? checks.filter((check) => !ofCities.includes(check)) : checks;
    expect(found.map(({ check }) => check)).toEqual(expected);
    return found.flatMap((finding) => (finding.isOk ? [] : [[finding.check, ...lackingInEnglish(finding)].join(': ')]));
  };
  // The harness puts a session past the second factor without one.
  expect(await lacks()).toEqual([
    'second_factor: Refilwe Staff',
    'brand',
    'contact',
    'legal_texts: Terms: Privacy: Drivers’ agreement',
    'market',
    'address',
    'sms',
    'mail',
    'support_phone',
    'on_call_now',
    'on_call_week',
  ]);
  await world.db.insert(secondFactors).values({ userId, secret: Buffer.from('sealed'), confirmedAt: new Date() });
  const { checks: after } = await client.call(calls.addMarket, { body: { ...body, services: [...body.services] } });
  // The console says each in its reader's language.
  const law = legalTexts.map((text) => ({ text, language: null }));
  expect(after.filter(({ isOk }) => !isOk).map(({ check, about, coded }) => [check, ...about, ...coded])).toEqual([
    ['brand'],
    ['contact'],
    ['legal_texts', ...law],
    ['map', 'Eldoret'],
    ['address'],
    ['sms'],
    ['mail'],
    ['support_phone'],
    ['emergency_numbers', { country: 'ke', fact: null }],
    ['legal_facts', ...(['operator_licence', 'driver_permit', 'data_protection'] as const).map((fact) => ({ country: 'ke', fact }))],
    ['on_call_now'],
    ['on_call_week'],
  ]);
  const node = await startNode(world.databaseUrl, { markets: false, env: settled });
  try {
    const [brand, contact, ...others] = await lacks(client.at(node.address));
    expect([brand, contact]).toEqual(['brand', 'contact']);
    expect(others).toEqual([
      'legal_texts: Terms: Privacy: Drivers’ agreement',
      'map: Eldoret',
      'emergency_numbers: Kenya',
      'legal_facts: Kenya: Licence of the operator: Kenya: Permit that drivers need: Kenya: Registration for personal data',
      'on_call_now',
      'on_call_week',
    ]);
  } finally {
    await node.stop();
  }
});

it('says of each open city how far it is to its first trip', async () => {
  const { client } = await memberOfStaff(world);
  const launches = async () => (await client.call(calls.readInstance)).launches;
  expect(await launches()).toEqual([{ id: 'eldoret', name: 'Eldoret', registered: 0, approved: 0, ready: 0, online: 0, hasTrip: false }]);
  const plates = ['KMEA 101A', 'KMEA 102A', 'KMEA 103A'];
  const [fresh, untaught, taught] = [
    { approved: false, vehicleRegistration: plates[0] },
    { trained: false, vehicleRegistration: plates[1] },
    { vehicleRegistration: plates[2] },
  ];
  for (const [at, one] of [fresh, untaught, taught].entries())
    await driver(world, { ...one, phone: `+25471100888${at}`, countryId: 'ke', vehicleType: 'motorcycle' });
  // Of another country.
  await driver(world);
  expect(await launches()).toMatchObject([{ registered: 3, approved: 2, ready: 1, online: 0 }]);
  await world.db.update(drivers).set({ isOnline: true }).where(eq(drivers.verificationStatus, 'approved'));
  expect(await launches()).toMatchObject([{ online: 2 }]);
});

it('says while the demo’s people are still there, until they were taken away with their cities', async () => {
  const { ctx } = world.node;
  const { client } = await memberOfStaff(world);
  const isGone = async () => (await client.call(calls.readInstance)).checks.find(({ check }) => check === 'demo_gone')?.isOk;
  expect(await isGone()).toBe(true);
  await seedMarkets(ctx);
  await seedDemo(ctx, demoAccounts);
  expect(await isGone()).toBe(false);
  await removeDemo(ctx, fileStore(ctx.config));
  await ctx.markets.refresh();
  expect(await isGone()).toBe(true);
  expect((await client.call(calls.readInstance)).markets.map(({ id }) => id)).toEqual(['eldoret']);
});
