import type { BodyIn } from '@safiri/contract/call.ts';
import type { Payment } from '@safiri/contract/payments/calls.ts';
import type { DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import type { Simulators } from './payments.ts';
import { eventually, type DriverPerson } from './people.ts';

let n = 0;

/**
 * Puts that many minor units into what stands between a driver and the operator; with a minus the driver owes them.
 * @param at when it came in
 */
export async function owe(
  world: World,
  { driverId }: Pick<DriverPerson, 'driverId'>,
  currency: string,
  amountMinor: number,
  at: Date = world.node.ctx.clock(),
): Promise<void> {
  n += 1;
  await world.db.transaction((tx) =>
    writeTransfer(tx, {
      reference: `test owed:${n}`,
      kind: 'adjustment',
      currency,
      at,
      entries: [
        { account: accounts.driverWallet(driverId), amountMinor },
        { account: accounts.outside, amountMinor: -amountMinor },
      ],
    }),
  );
}

/** How a driver stands in the currency of their country. */
export const moneyOf = async ({ client }: DriverPerson): Promise<DriverMoneyIn> => there((await client.call(calls.getDriverMoney)).sums[0]);

export const payIn = ({ client }: DriverPerson, body: BodyIn<typeof calls.startPayIn>): Promise<Payment> =>
  client.call(calls.startPayIn, { body });

/** The driver pays in by M-Pesa, and the phone says yes. */
export async function payInByPhone(simulators: Simulators, own: DriverPerson, amount: string): Promise<Payment> {
  const begun = await payIn(own, { provider: 'mpesa', amount });
  const entry = await eventually(
    async () => simulators.mpesa.book.entries.find((one) => begun.reference.startsWith(one.reference)),
    'the prompt',
  );
  await simulators.mpesa.answer(entry.id, 'yes');
  return eventually(async () => {
    const payment = await own.client.call(calls.getPayIn, { params: { id: begun.id } });
    return payment.state === 'succeeded' ? payment : undefined;
  }, 'the pay-in');
}
