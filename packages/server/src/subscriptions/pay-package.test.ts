import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { fileWith, PACKAGES, packagesIn } from '../testing/packages.ts';
import { connectProvider, mindPayments, useSimulators } from '../testing/payments.ts';
import { eventually, type Person } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';

const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });
const simulators = useSimulators();
const direct = (packages: readonly string[]) =>
  fileWith(packages).replace('payments: [cash, wallet]', 'payments: [cash, wallet, mpesa, paystack]');
beforeAll(async () => {
  await openKisumu(world, direct(PACKAGES));
  await connectProvider(world, simulators, 'mpesa', 'ke');
  await connectProvider(world, simulators, 'paystack', 'ke');
}, 120_000);

const market = 'kisumu';
const { wallet, held, sound, versionNow, buy, activeOf } = packagesIn(world, time.clock);
const ways = (person: Person, id = 'ten') => person.client.call(calls.packagePaymentWays, { query: { market, package: id } });
const wish = async (person: Person, changes: Record<string, unknown> = {}) =>
  ({ market, package: 'ten', version: await versionNow(person), provider: 'mpesa', amount: '900.00', ...changes }) as const;
const pay = async (person: Person, changes: Record<string, unknown> = {}) =>
  person.client.call(calls.startPackagePayment, { body: await wish(person, changes) });
const refused = async (person: Person, changes: Record<string, unknown> = {}) =>
  (await person.client.answer(calls.startPackagePayment, { body: await wish(person, changes) })).body;
const toldOf = async ({ client }: Person) => (await client.call(calls.ownNotifications)).map(({ title }) => title);
/** The prompt on a phone, once Safaricom has it. */
const promptOf = (paymentId: number) =>
  eventually(async () => {
    const { rows } = await world.db.execute<{ number: string }>(
      sql`select provider_reference as number from payments where id = ${paymentId} and provider_reference is not null`,
    );
    return simulators.mpesa.book.entries.find((one) => one.id === rows[0]?.number);
  }, 'the prompt');
const settled = (person: Person) =>
  eventually(async () => {
    const { payment } = await ways(person);
    return payment?.state === 'succeeded' ? payment : undefined;
  }, 'the payment');
const paymentsOf = async (person: Person) =>
  (
    await world.db.execute<{ state: string; spent: string }>(
      sql`select state, spent_minor as spent from payments where user_id = ${person.user.id} order by id`,
    )
  ).rows;

describe('a package that a provider pays', () => {
  it('begins as its money comes, in the same transaction, and is bought once though the provider calls back again', async () => {
    const person = await kisumuPassenger(world);
    expect(await ways(person)).toMatchObject({ ways: ['mpesa', 'paystack'], amount: '900.00', currency: 'KES', payment: null });
    const asked = await pay(person);
    expect(asked).toMatchObject({ provider: 'mpesa', amount: '900.00', state: 'created', paid: false, phone: person.user.phone });
    const prompt = await promptOf(asked.id);
    expect([await activeOf(person), (await ways(person)).payment?.state]).toEqual([[], 'pending']);
    await simulators.mpesa.answer(prompt.id, 'yes');
    expect(await settled(person)).toMatchObject({ id: asked.id, paid: true });
    await mindPayments(world);
    const [mine, ...others] = await activeOf(person);
    expect([mine?.package, others]).toEqual(['ten', []]);
    expect([await wallet(person), await held(there(mine?.id))]).toEqual([0, 900_00]);
    expect(await toldOf(person)).toContain('Your package of rides is paid: KSh900');
    await simulators.mpesa.answer(prompt.id, 'yes');
    await mindPayments(world);
    expect([await paymentsOf(person), (await activeOf(person)).length]).toEqual([[{ state: 'succeeded', spent: '90000' }], 1]);
    expect((await refused(person)).code).toBe('package_active');
    await sound();
  });

  it('is asked for once, however often it is tapped, and by one provider at a time', async () => {
    const person = await kisumuPassenger(world);
    const body = await wish(person);
    const asked = await Promise.all(Array.from({ length: 8 }, () => person.client.call(calls.startPackagePayment, { body })));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect((await paymentsOf(person)).length).toBe(1);
    expect((await refused(person, { provider: 'paystack' })).code).toBe('payment_under_way');
    expect((await refused(person, { amount: '899.00' })).code).toBe('fare_changed');
    expect((await refused(person, { package: 'nosuch' })).code).toBe('not_found');
    expect((await refused(person, { packageId: 1 })).errors?.[0]?.path).toBe('package');
    await simulators.mpesa.answer((await promptOf(there(asked[0]).id)).id, 'no');
    const { payment } = await eventually(async () => {
      const seen = await ways(person);
      return seen.payment?.state === 'failed' ? seen : undefined;
    }, 'the refusal');
    expect([payment?.paid, await activeOf(person)]).toEqual([false, []]);
  });

  it('that was bought from the wallet meanwhile leaves the money in the wallet, of which its payer is told', async () => {
    const person = await kisumuPassenger(world);
    const asked = await pay(person);
    const prompt = await promptOf(asked.id);
    await topUp(world, person, 900_00, 'KES');
    expect((await buy(person, 'ten')).status).toBe(201);
    await simulators.mpesa.answer(prompt.id, 'yes');
    expect(await settled(person)).toMatchObject({ id: asked.id, paid: false });
    expect([await wallet(person), (await activeOf(person)).length]).toEqual([900_00, 1]);
    expect(await toldOf(person)).toContain('KSh900 is in your wallet');
    await sound();
  });

  it('that is sold no more when its money comes leaves it in the wallet', async () => {
    const person = await kisumuPassenger(world);
    const asked = await pay(person);
    const prompt = await promptOf(asked.id);
    await openKisumu(world, direct(PACKAGES.slice(1)));
    await simulators.mpesa.answer(prompt.id, 'yes');
    await eventually(async () => (await paymentsOf(person))[0]?.state === 'succeeded' || undefined, 'the payment');
    expect([await wallet(person), await activeOf(person), await paymentsOf(person)]).toEqual([
      900_00,
      [],
      [{ state: 'succeeded', spent: '0' }],
    ]);
    await sound();
  });
});
