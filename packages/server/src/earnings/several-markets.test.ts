import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../platform/unit-of-work.ts';
import { owe } from '../testing/driver-money.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, movedClock, openKisumu } from '../testing/kisumu.ts';
import { financeTeam } from '../testing/payouts.ts';
import { driver, PASSWORD, type DriverPerson } from '../testing/people.ts';
import { giveMarket, setWorkplace } from '../users/public.ts';

const { clock } = movedClock();
const world = useWorld({ clock, markets: false });
const DAY_MS = 86_400_000;

/** Kisumu lets money settle for 48 hours and pays 200 at least; Nyeri pays anything at once, and Jinja has another currency. */
beforeAll(async () => {
  const kisumu = kisumuFile();
  await openKisumu(world, kisumu);
  const other = (id: string, name: string, payout: string, hours: number) =>
    kisumu
      .replace('id: kisumu', `id: ${id}`)
      .replace('name: Kisumu', `name: ${name}`)
      .replace('every: monday, least: 200, fee: 0, approvalAbove: 10000', payout)
      .replace('settlementHours: 48', `settlementHours: ${hours}`);
  await openKisumu(world, other('nyeri', 'Nyeri', 'every: request, least: 0, fee: 5, approvalAbove: 100000', 0));
  const jinja = other('jinja', 'Jinja', 'every: request, least: 9000, fee: 900, approvalAbove: 1', 72);
  await openKisumu(world, jinja.replace('country: ke', 'country: ug').replace('Africa/Nairobi', 'Africa/Kampala'));
});

let n = 0;
/** A driver whom the team gave these markets; the first is the workplace. */
async function drivingIn(...ids: readonly string[]): Promise<DriverPerson> {
  n += 1;
  const own = await driver(world, {
    countryId: 'ke',
    phone: `+25471177${1000 + n}`,
    vehicleRegistration: `SVM ${100 + n}A`,
    vehicleType: 'motorcycle',
  });
  await inTransaction(world.node.ctx, async (uow) => {
    for (const id of ids) await giveMarket(uow, own.driverId, id);
  });
  return own;
}
const termsOf = ({ client }: DriverPerson) => client.call(calls.getPayoutTerms, {});

it('pays by the strictest terms of a driver’s markets, wherever they work today', async () => {
  expect(await termsOf(await drivingIn('nyeri'))).toMatchObject({ settlementHours: 0, least: '0.00', fee: '5.00' });
  const both = await drivingIn('nyeri', 'kisumu', 'jinja');
  const strictest = { currency: 'KES', settlementHours: 48, least: '200.00', fee: '5.00' };
  for (const workplace of ['nyeri', 'kisumu', 'jinja']) {
    await inTransaction(world.node.ctx, (uow) => setWorkplace(uow, both.driverId, workplace));
    expect(await termsOf(both)).toMatchObject(strictest);
  }
  await owe(world, both, 'KES', 500_00);
  const refused = await both.client.refused(calls.requestPayout, {
    body: { amount: '300', destination: 'FNB 62 000 000 001', password: PASSWORD },
  });
  expect(refused.code).toBe('balance_too_low');
});

it('asks a second person where one of the markets does, and by no limit in another currency', async () => {
  const [{ client: finance }] = await financeTeam(world);
  const consentOf = async (own: DriverPerson, amount: string) => {
    await owe(world, own, 'KES', 50_000_00, new Date(clock().getTime() - 5 * DAY_MS));
    const { id } = await own.client.call(calls.requestPayout, { body: { amount, destination: 'FNB 62 000 000 001', password: PASSWORD } });
    return (await finance.call(calls.listOpenPayouts)).find((row) => row.id === id)?.consent;
  };
  expect([await consentOf(await drivingIn('nyeri'), '15000'), await consentOf(await drivingIn('nyeri', 'kisumu'), '15000')]).toEqual([
    'not_needed',
    'needed',
  ]);
  expect(await consentOf(await drivingIn('nyeri', 'jinja'), '15000')).toBe('not_needed');
});
