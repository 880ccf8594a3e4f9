import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { simulatedPaths, simulatedSecrets, startSimulators } from '@safiri/provider-simulators/simulators.ts';
import type { Payment } from '@safiri/contract/payments/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { Environment, ProviderId } from '@safiri/rules/payments/providers.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { callbackUrl, createPaymentClock, saveAccount } from '../payments/public.ts';
import { calls } from './calls.ts';
import type { World } from './harness.ts';
import { eventually, type Person } from './people.ts';

/** For whoever needs them outside a file of tests. */
export { startSimulators };
export type Simulators = Awaited<ReturnType<typeof startSimulators>>;

/** The simulated providers for the tests of one file. */
export function useSimulators(): Simulators {
  const simulators = {} as Simulators;
  beforeAll(async () => void Object.assign(simulators, await startSimulators()));
  afterAll(() => simulators.close?.());
  return simulators;
}

/** Connects a country to a simulated provider, which calls back to the world's first node. @returns the account's id */
export async function connectProvider(
  world: World,
  simulators: Simulators,
  provider: ProviderId,
  countryId: CountryId,
  environment: Environment = 'live',
): Promise<number> {
  const { ctx } = world.node;
  const baseUrl = simulators.url + simulatedPaths[provider];
  const id = await saveAccount(ctx.db, ctx.config, { countryId, provider, environment, baseUrl, secrets: simulatedSecrets[provider] });
  simulators[provider].book.deliverTo = world.node.address;
  if (provider === 'airtel_money') simulators.airtel_money.settings.callbackUrl = callbackUrl(ctx.config, { of: 'account', id });
  if (provider === 'flutterwave') simulators.flutterwave.settings.webhookUrl = callbackUrl(ctx.config, { of: 'account', id });
  if (provider === 'paystack') simulators.paystack.settings.webhookUrl = callbackUrl(ctx.config, { of: 'account', id });
  return id;
}

/** Does what is due now, as each node does every two seconds. */
export const mindPayments = (world: World): Promise<void> => createPaymentClock(world.node.ctx, paymentProviders).look();

export const begin = (person: Person, provider: ProviderId, amount: string, changes: { phone?: string } = {}): Promise<Payment> =>
  person.client.call(calls.startTopUp, { body: { provider, amount, ...changes } });

export const paymentOf = ({ client }: Person, id: number): Promise<Payment> => client.call(calls.getPayment, { params: { id } });

/** Waits until it stands so. */
export const until = (person: Person, id: number, state: Payment['state']): Promise<Payment> =>
  eventually(async () => {
    const payment = await paymentOf(person, id);
    return payment.state === state ? payment : undefined;
  }, `payment ${id} ${state}`);

/** What a provider holds for the operator by our books, in minor units. */
export async function heldByBooks(world: World, accountId: number): Promise<number> {
  const { rows } = await world.db.execute<{ held: string }>(
    sql`select coalesce(-sum(amount_minor), 0) as held from ledger_entries where account = ${`provider:${accountId}:balance`}`,
  );
  return Number(rows[0]?.held);
}
