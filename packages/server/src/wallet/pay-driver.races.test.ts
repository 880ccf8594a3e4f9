import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, PASSWORD } from '../testing/people.ts';
import { accounts, balanceOf, writeTransfer, type Transfer } from './ledger.ts';
import { payDriver } from './pay-driver.ts';

const world = useWorld();
const RACES = Math.min(40, searchRuns());

const pay = (driverId: number) =>
  inTransaction(world.node.ctx, (uow) =>
    payDriver(uow, { reference: `test:${driverId}`, kind: 'referral', currency: 'ZAR', driverId, amountMinor: 50_00 }),
  );

const move = (transfer: Pick<Transfer, 'kind' | 'entries'>) =>
  inTransaction(world.node.ctx, (uow) =>
    writeTransfer(uow.tx, { ...transfer, reference: `test:${world.node.ctx.random.uuid()}`, currency: 'ZAR', at: uow.now }),
  );

const balance = (driverId: number) => balanceOf(world.db, accounts.driverWallet(driverId), 'ZAR');

it(
  'a driver who leaves at the moment of being paid is paid and stays, or leaves with nothing',
  async () => {
    for (let i = 0; i < RACES; i += 1) {
      const { user, driverId } = await driver(world);
      const leave = inTransaction(world.node.ctx, (uow) => deleteAccount(world.node.ctx, uow, { userId: user.id, driverId }, 'unusable'));
      // At another moment of the deletion each time: it takes some milliseconds.
      const [payment, deletion] = await Promise.allSettled([setTimeout(i % 8).then(() => pay(driverId)), leave]);
      if (payment.status === 'rejected') throw payment.reason;
      expect(deletion.status).toBe(payment.value ? 'rejected' : 'fulfilled');
      expect(await balance(driverId)).toBe(payment.value ? 50_00 : 0);
    }
  },
  searchTimeout(1000),
);

it('a fare is refused to a driver who left, a correction is not', async () => {
  const zanele = await driver(world);
  await zanele.client.call(calls.removeAccount, { body: { password: PASSWORD } });
  const to = { account: accounts.driverWallet(zanele.driverId), amountMinor: 10 };
  const entries = [to, { account: accounts.packages, amountMinor: -10 }];
  await expect(move({ kind: 'fare', entries })).rejects.toThrow(`driver ${zanele.driverId} was deleted`);
  expect(await balance(zanele.driverId)).toBe(0);
  await move({ kind: 'adjustment', entries: [to, { account: accounts.outside, amountMinor: -10 }] });
  expect(await balance(zanele.driverId)).toBe(10);
});

it('a movement between accounts that its kind does not name is not written', async () => {
  const entries = [
    { account: accounts.driverWallet(1), amountMinor: 10 },
    { account: accounts.commission, amountMinor: -10 },
  ];
  await expect(move({ kind: 'bonus', entries })).rejects.toThrow('does not move money from platform:commission');
});
