import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, type DriverPerson } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { unchecked } from '../testing/client.ts';

/** New Year's Eve by UTC is New Year already in South Africa. */
const world = useWorld({ clock: () => new Date('2025-12-31T22:30:00Z') });
let thabo: DriverPerson;
beforeAll(async () => {
  thabo = await driver(world);
});

type VehicleType = BodyIn<typeof calls.verifyVehicleAge>['vehicleType'];
const check = (vehicleType: VehicleType, vehicleYear: number, currentYear?: number) =>
  thabo.client.answer(calls.verifyVehicleAge, {
    body: { vehicleType, vehicleYear, ...(currentYear === undefined ? {} : { currentYear }) },
  });

describe('the age check of a vehicle', () => {
  it.each<[VehicleType, number]>([
    ['car', 2015],
    ['scooter', 2018],
    ['motorcycle', 2016],
    ['bakkie', 2014],
    ['sedan', 2015],
    ['van', 2014],
  ])('takes a %s of %i and none older', async (type, oldest) => {
    const young = await check(type, oldest, 2026);
    expect(young.status).toBe(200);
    expect(young.body.isEligible).toBe(true);
    expect(young.body.vehicleInfo.benefits.length).toBeGreaterThan(0);
    const old = await check(type, oldest - 1, 2026);
    expect(old.body.isEligible).toBe(false);
    expect(old.body.message).toContain(`the limit is ${2026 - oldest} years`);
    expect(old.body.recommendations[0]).toBe(`Choose one of ${oldest} or newer`);
  });

  it('does not believe the year that is sent', async () => {
    expect((await check('car', 2005, 2006)).body.isEligible).toBe(false);
    expect((await check('car', 2020)).body.isEligible).toBe(true);
  });

  it('names the policy besides the age', async () => {
    expect((await check('car', 2020, 2026)).body.recommendations).toEqual([
      'Pass a safety inspection',
      'Keep the insurance current',
      'Keep the registration current',
    ]);
  });

  it('answers in the language that is asked for, else in that of the account', async () => {
    const body = { vehicleType: 'bakkie', vehicleYear: 2020 } as const;
    const asked = await thabo.client.call(calls.verifyVehicleAge, { query: { language: 'st' }, body });
    expect(asked.message).toBe('E na le dilemo tse 6; e dumelletswe ho sebetsa ho fihla dilemo tse 12.');
    expect(asked.vehicleInfo.benefits[0]).toBe('E isa diphuthelwana tsa ho fihla dikhilo tse 500');
    const someone = await passenger(world);
    await someone.client.call(calls.changeAccount, { body: { language: 'sw' } });
    expect((await someone.client.call(calls.verifyVehicleAge, { body })).recommendations[0]).toBe('Lifaulu ukaguzi wa usalama');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a vehicle nobody knows', { vehicleType: 'camel', vehicleYear: 2020 }, 'vehicleType'],
    ['a year far ahead', { vehicleType: 'car', vehicleYear: 2028 }, 'vehicleYear'],
    ['half a year', { vehicleType: 'car', vehicleYear: 2020.5 }, 'vehicleYear'],
    ['a year as text', { vehicleType: 'car', vehicleYear: '2020' }, 'vehicleYear'],
    ['no year', { vehicleType: 'car' }, 'vehicleYear'],
  ])('refuses %s', async (_what, body, path) => {
    const answer = await thabo.client.answer(calls.verifyVehicleAge, { body: unchecked(body) });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('is for people who are signed in', async () => {
    expect((await world.client().answer(calls.verifyVehicleAge, { body: { vehicleType: 'car', vehicleYear: 2020 } })).status).toBe(401);
  });
});
