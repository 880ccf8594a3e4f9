import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import { sessionOf, there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { connectProvider, mindPayments, useSimulators } from '../testing/payments.ts';
import { financeTeam, heldBy, signBatch } from '../testing/payouts.ts';
import { driver, eventually, memberOfStaff, passenger } from '../testing/people.ts';
import { accounts, ledgerFaults, writeTransfer } from '../wallet/public.ts';
import { makeSettlements } from './make-settlements.ts';

const HOUR_MS = 3_600_000;
/** A Friday at noon in Pretoria; the clock goes on, and is moved. */
const friday = Date.parse('2036-06-13T10:00:00Z');
const begun = Date.now();
let ahead = 0;
const clock = () => new Date(friday + ahead + Date.now() - begun);
const world = useWorld({ clock });
const simulators = useSimulators();
beforeAll(async () => {
  await connectProvider(world, simulators, 'paystack', 'za');
  simulators.paystack.transfers.payouts.paysAlone = false;
});

/** An order of the shop's that was delivered for 60.00 in cash; of its goods the operator keeps a fifth. */
async function sold(at: Awaited<ReturnType<typeof kitchen>>): Promise<string> {
  const [guest, courier] = [await passenger(world), await driver(world)];
  const order = (await orderFood(guest, food(at))).body;
  await world.db.execute(sql`update orders set commission_percent = 20 where id = ${order.id}`);
  const { rows } = await world.db.execute<{ goods: string; commission: string }>(
    sql`select items_minor as goods, commission_minor as commission from orders where id = ${order.id}`,
  );
  const [goods, commission] = [Number(rows[0]?.goods), Number(rows[0]?.commission)];
  await inTransaction(world.node.ctx, (uow) =>
    writeTransfer(uow.tx, {
      reference: `order:${order.id}:items`,
      kind: 'order',
      detail: 'items',
      currency: 'ZAR',
      at: uow.now,
      entries: [
        { account: accounts.cashOf(guest.user.id), amountMinor: -goods },
        { account: accounts.driverCash(courier.driverId), amountMinor: goods },
        { account: accounts.driverWallet(courier.driverId), amountMinor: -goods },
        { account: accounts.merchant(at.id), amountMinor: goods - commission },
        { account: accounts.commission, amountMinor: commission },
      ],
    }),
  );
  return order.number;
}
const run = () => Promise.all([makeSettlements(world.node.ctx, paymentProviders), makeSettlements(world.node.ctx, paymentProviders)]);
const settle = async (reference: string, outcome: 'paid' | 'wrong_account', id: number) => {
  await simulators.paystack.transfers.pay(reference, outcome);
  await eventually(async () => {
    ahead += HOUR_MS;
    await mindPayments(world);
    const { rows } = await world.db.execute<{ status: string }>(sql`select status from merchant_settlements where id = ${id}`);
    return rows[0]?.status !== 'waiting';
  }, 'the end of the settlement');
};

it('settles a week once, keeps what has no account, pays it with the next one by two signatures, and carries what did not arrive', async () => {
  const [at, other] = [await kitchen(world), await kitchen(world)];
  const number = await sold(at);
  const goods = await heldBy(world, accounts.merchant(at.id));
  const view = async (client: Awaited<ReturnType<typeof memberOfStaff>>['client']) =>
    client.call(calls.listSettlements, { params: { id: at.id } });
  await run();
  expect((await view((await financeTeam(world))[0].client)).settlements).toEqual([]);

  // Monday: nobody has said where it is paid.
  ahead += 68 * HOUR_MS;
  await run();
  await run();
  const [one] = await financeTeam(world);
  const [first, ...none] = (await view(one.client)).settlements;
  expect(none).toEqual([]);
  expect(first).toMatchObject({
    from: '2036-06-09',
    to: '2036-06-15',
    orders: 1,
    carried: '0.00',
    paid: '0.00',
    status: 'carried',
    progress: null,
  });
  expect(Number(first?.goods) - Number(first?.commission)).toBe(goods / 100);
  expect(Number(first?.commission)).toBe(Number(first?.goods) / 5);
  const body = { provider: 'paystack', account: '6200012345', bank: '250655' } as const;
  expect(await one.client.call(calls.setShopAccount, { params: { id: at.id }, body })).toMatchObject({
    account: { account: '6200012345' },
  });

  // The Monday after: the week's own and what was left over.
  await sold(at);
  ahead += 7 * 24 * HOUR_MS;
  await run();
  const [three, four] = await financeTeam(world);
  const second = there((await view(three.client)).settlements[0]);
  expect(second).toMatchObject({ orders: 1, carried: first?.net, status: 'waiting', progress: 'waiting' });
  expect(Number(second.paid)).toBe(Math.floor(Number(second.net)));
  expect(await heldBy(world, accounts.merchantPayout(at.id))).toBe(Number(second.paid) * 100);
  const disbursement = there((await three.client.call(calls.listDisbursements, { query: { purpose: 'merchant_settlement' } }))[0]);
  expect(disbursement).toMatchObject({ owner: { kind: 'merchant', id: at.id }, subjectId: second.id, state: 'waiting' });
  await signBatch([three, four], [disbursement.id]);
  await mindPayments(world);
  await settle(disbursement.reference, 'wrong_account', second.id);
  const after = there((await view((await financeTeam(world))[0].client)).settlements[0]);
  expect(after).toMatchObject({ status: 'failed', progress: 'failed' });
  expect(await heldBy(world, accounts.merchantPayout(at.id))).toBe(0);

  // What came back is in the next week's, which is paid.
  ahead += 7 * 24 * HOUR_MS;
  await run();
  const [five, six] = await financeTeam(world);
  const third = there((await view(five.client)).settlements[0]);
  expect(third).toMatchObject({ orders: 0, goods: '0.00', carried: second.net, status: 'waiting' });
  const again = there((await five.client.call(calls.listDisbursements, { query: { state: 'waiting' } }))[0]);
  await signBatch([five, six], [again.id]);
  await mindPayments(world);
  await settle(again.reference, 'paid', third.id);

  // The shop's own people see theirs, with its orders and as a table; nobody else's, and they set no account.
  const own = (await memberOfStaff(world, [{ role: 'merchant', merchantId: at.id }])).client;
  expect(there((await view(own)).settlements[0])).toMatchObject({ status: 'paid', progress: 'succeeded' });
  const statement = await own.call(calls.readSettlement, { params: { id: at.id, settlementId: there(first).id } });
  expect(statement.orders).toMatchObject([{ number, commissionPercent: 20, paymentMethod: 'cash' }]);
  const file = await fetch(`${world.node.address}/api/staff/merchants/${at.id}/settlements/${there(first).id}/orders.csv`, {
    headers: { cookie: sessionOf(own) },
  });
  expect((await file.text()).split('\r\n')[1]).toMatch(new RegExp(`^${number},`));
  expect((await own.refused(calls.setShopAccount, { params: { id: at.id }, body })).code).toBe('forbidden');
  const theirs = (await memberOfStaff(world, [{ role: 'merchant', merchantId: other.id }])).client;
  expect((await theirs.refused(calls.listSettlements, { params: { id: at.id } })).code).toBe('not_found');
  expect((await theirs.refused(calls.readSettlement, { params: { id: other.id, settlementId: there(first).id } })).code).toBe('not_found');
  expect(await heldBy(world, accounts.merchantPayout(at.id))).toBe(0);
  expect(await heldBy(world, accounts.merchant(at.id))).toBe(Math.round((Number(third.net) - Number(third.paid)) * 100));
  expect((await ledgerFaults(world.db)).filter((fault) => !fault.startsWith('ride'))).toEqual([]);
});

it('tells a shop’s people of another account, and pays nothing there by itself before a day has passed', async () => {
  const at = await kitchen(world);
  await sold(at);
  ahead += 7 * 24 * HOUR_MS;
  const own = await memberOfStaff(world, [{ role: 'merchant', merchantId: at.id }]);
  const [{ client }] = await financeTeam(world);
  const set = (account: string) =>
    client.call(calls.setShopAccount, { params: { id: at.id }, body: { provider: 'paystack', account, bank: '250655' } });
  for (const account of ['6200012345', '6200012346', '6200012346']) await set(account);
  const told = (await own.client.call(calls.ownNotifications)).filter(
    ({ data }) => data.redirectTo === `/staff/boards/${at.id}/settlements`,
  );
  expect(told.map(({ title }) => title.match(/\d{10}/)?.[0])).toEqual(['6200012346', '6200012345']);
  const { rows } = await world.db.execute(
    sql`select 1 from outbox_messages o join users u on u.email = o.recipient where o.channel = 'mail' and u.id = ${own.userId} and o.body like '%62000123%'`,
  );
  expect(rows).toHaveLength(2);
  const settlements = async () =>
    (await (await financeTeam(world))[0].client.call(calls.listSettlements, { params: { id: at.id } })).settlements;
  await run();
  expect(await settlements()).toEqual([]);
  ahead += 24 * HOUR_MS;
  await run();
  expect(await settlements()).toMatchObject([{ status: 'waiting', progress: 'waiting' }]);
});

it('settles the shops behind one that cannot be settled, calls a payout off, and lets nobody choose the account and sign alone', async () => {
  const [broken, at] = [await kitchen(world), await kitchen(world)];
  await sold(at);
  await sold(broken);
  const owed = await heldBy(world, accounts.merchant(at.id));
  await world.db.execute(sql`update staff_members set disabled_at = now()`);
  const owner = (await memberOfStaff(world, [{ role: 'owner' }])).client;
  const body = { provider: 'paystack', account: '6200054321', bank: '250655' } as const;
  await owner.call(calls.setShopAccount, { params: { id: at.id }, body });
  await world.db.execute(
    sql.raw(`alter table merchant_settlements add constraint broken_one check (merchant_id <> ${broken.id}) not valid`),
  );
  const aWhile = async (hours: number) => {
    ahead += hours * HOUR_MS;
    const by = sql`make_interval(hours => ${hours}::int)`;
    await world.db.execute(sql`update sessions set expires_at = expires_at + ${by}, second_factor_at = second_factor_at + ${by}`);
  };
  const next = async () => {
    await aWhile(7 * 24);
    await expect(makeSettlements(world.node.ctx, paymentProviders)).rejects.toThrow('1 settlements could not be made');
    const rows = await owner.call(calls.listDisbursements, { query: { state: 'waiting', purpose: 'merchant_settlement' } });
    return there(rows.find(({ owner: whose }) => whose.id === at.id));
  };
  const first = await next();
  expect(await heldBy(world, accounts.merchantPayout(at.id))).toBe(Number(first.amount) * 100);
  const callOff = { outcome: 'call_off', note: 'The shop closed' } as const;
  expect(await owner.call(calls.decideDisbursement, { params: { id: first.id }, body: callOff })).toMatchObject({ state: 'failed' });
  expect(await heldBy(world, accounts.merchantPayout(at.id))).toBe(0);
  expect(await heldBy(world, accounts.merchant(at.id))).toBe(owed);
  const [week] = (await owner.call(calls.listSettlements, { params: { id: at.id } })).settlements;
  expect(week).toMatchObject({ status: 'failed', progress: 'failed' });

  const second = await next();
  expect(second.amount).toBe(first.amount);
  await owner.call(calls.makeBatch, { body: { ids: [second.id] } });
  await aWhile(25);
  const params = { id: there((await owner.call(calls.listApprovals)).open.find(({ isOwn }) => isOwn)).id };
  expect((await owner.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_money');
});
