import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { payments } from '@safiri/db/payments/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { useWorld } from '../testing/harness.ts';
import { there } from '../testing/client.ts';
import { kisumuFile, kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { begin, connectProvider, heldByBooks, until, useSimulators } from '../testing/payments.ts';
import { heldBy } from '../testing/payouts.ts';
import { driver, eventually, type Person } from '../testing/people.ts';
import { walletOf } from '../testing/wallets.ts';
import { accounts, ledgerFaults, writeTransfer } from '../wallet/public.ts';
import { reverseSandbox } from './public.ts';

const { clock } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
const file = kisumuFile().replace('topUp: false', 'topUp: true');
beforeAll(() => openKisumu(world, file.replace('status: open', 'status: draft')));

async function toppedUp(person: Person, amount: string): Promise<void> {
  const { id, reference } = await begin(person, 'mpesa', amount);
  const entry = await eventually(
    async () => simulators.mpesa.book.entries.find((one) => reference.startsWith(one.reference)),
    'the prompt',
  );
  await simulators.mpesa.answer(entry.id, 'yes');
  await until(person, id, 'succeeded');
}
/** As a purchase does. */
const spend = (person: Person, amountMinor: number) =>
  world.db.transaction((tx) =>
    writeTransfer(tx, {
      reference: `spent:${person.user.id}`,
      kind: 'package',
      currency: 'KES',
      at: clock(),
      entries: [
        { account: accounts.wallet(person.user.id), amountMinor: -amountMinor },
        { account: accounts.packages, amountMinor },
      ],
    }),
  );

it('takes play money out of wallets once a city of the country opens: never below zero, never real money, and once', async () => {
  const accountId = await connectProvider(world, simulators, 'mpesa', 'ke', 'sandbox');
  const [whole, spent] = [await kisumuPassenger(world), await kisumuPassenger(world)];
  await toppedUp(whole, '500');
  await toppedUp(spent, '800');
  await spend(spent, 600_00);
  expect(await reverseSandbox(world.node.ctx, 'ke')).toEqual([]);
  expect(await walletOf(whole)).toBe('500.00');

  await openKisumu(world, file, 'a test');
  await connectProvider(world, simulators, 'mpesa', 'ke');
  await toppedUp(spent, '100');
  const both = await Promise.all([reverseSandbox(world.node.ctx, 'ke'), reverseSandbox(world.node.ctx, 'ke')]);
  const sum = (of: 'takenMinor' | 'lostMinor' | 'waitsMinor') => both.flat().reduce((all, one) => all + one[of], 0);
  // Of 1300 shillings 600 were spent: 500 and 200 are taken.
  expect([sum('takenMinor'), sum('lostMinor'), sum('waitsMinor')]).toEqual([700_00, 600_00, 0]);
  expect([await walletOf(whole), await walletOf(spent)]).toEqual(['0.00', '100.00']);
  expect(await heldByBooks(world, accountId)).toBe(0);
  expect(await reverseSandbox(world.node.ctx, 'ke')).toEqual([]);
  expect(await ledgerFaults(world.db)).toEqual([]);
  expect(await brokenBooks(world)).toEqual([]);
});

it('takes back what one person topped up and paid in each by itself', async () => {
  await openKisumu(world, file.replace('status: open', 'status: draft'), 'a test');
  const accountId = await connectProvider(world, simulators, 'mpesa', 'ke', 'sandbox');
  const own = await driver(world, {
    countryId: 'ke',
    phone: '+254711660099',
    vehicleRegistration: 'KMEA 990U',
    vehicleType: 'motorcycle',
  });
  const [userId, driverWallet] = [own.user.id, accounts.driverWallet(own.driverId)];
  const before = await heldBy(world, driverWallet);
  const bring = (purpose: 'top_up' | 'pay_in', amountMinor: number) =>
    world.db.transaction(async (tx) => {
      const made = { userId, purpose, accountId, amountMinor, currency: 'KES', createdAt: clock(), sentAt: clock() };
      const [row] = await tx
        .insert(payments)
        .values({ ...made, reference: `${purpose}${userId}`, state: 'expired' })
        .returning({ id: payments.id });
      const { id } = there(row);
      const transferId = await writeTransfer(tx, {
        reference: `payment:${id}`,
        kind: purpose,
        currency: 'KES',
        at: clock(),
        entries: [
          { account: accounts.provider(accountId), amountMinor: -amountMinor },
          { account: purpose === 'pay_in' ? driverWallet : accounts.wallet(userId), amountMinor },
        ],
      });
      await tx.update(payments).set({ state: 'succeeded', transferId }).where(eq(payments.id, id));
    });
  await bring('top_up', 300_00);
  await bring('pay_in', 200_00);
  await openKisumu(world, file, 'a test');
  expect(await reverseSandbox(world.node.ctx, 'ke')).toMatchObject([{ takenMinor: 500_00, lostMinor: 0, waitsMinor: 0 }]);
  expect([await heldBy(world, accounts.wallet(userId)), await heldBy(world, driverWallet)]).toEqual([0, before]);
  expect(await heldByBooks(world, accountId)).toBe(0);
});

it('takes it back by itself within a minute', async () => {
  await openKisumu(world, file.replace('status: open', 'status: draft'), 'a test');
  await connectProvider(world, simulators, 'mpesa', 'ke', 'sandbox');
  const person = await kisumuPassenger(world);
  await toppedUp(person, '500');
  await openKisumu(world, file, 'a test');
  await world.node.app.everyMinute();
  expect(await walletOf(person)).toBe('0.00');
});
