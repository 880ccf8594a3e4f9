import { beforeAll, expect, it } from 'vitest';
import type { Payment } from '@safiri/contract/payments/calls.ts';
import { simulatedPaths, simulatedSecrets } from '@safiri/provider-simulators/simulators.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { useWorld, type World } from '../testing/harness.ts';
import { kisumuFile, kisumuPassenger, openKisumu } from '../testing/kisumu.ts';
import { begin, connectProvider, until, useSimulators } from '../testing/payments.ts';
import { eventually } from '../testing/people.ts';
import { walletOf } from '../testing/wallets.ts';
import { saveAccount } from './public.ts';
import { registerPaybill } from './paybill/register.ts';

const TILL = '5551234';
const world = useWorld();
const simulators = useSimulators();
beforeAll(async () => openKisumu(world, kisumuFile().replace('topUp: false', 'topUp: true')));

/** The account of before, with other keys. */
const connect = ({ node: { ctx } }: World, keys: Readonly<Record<string, string>>) =>
  saveAccount(ctx.db, ctx.config, {
    countryId: 'ke',
    provider: 'mpesa',
    environment: 'live',
    baseUrl: simulators.url + simulatedPaths.mpesa,
    secrets: { ...simulatedSecrets.mpesa, ...keys },
  });

const promptOf = ({ reference: own }: Payment) =>
  eventually(async () => simulators.mpesa.book.entries.find(({ reference }) => own.startsWith(reference)), 'the prompt');

it('is paid by a prompt, by its number beside the short code of its store, and by nothing else', async () => {
  await connectProvider(world, simulators, 'mpesa', 'ke');
  simulators.mpesa.settings.till = TILL;
  const person = await kisumuPassenger(world);
  const asBill = await begin(person, 'mpesa', '500');
  expect(await until(person, asBill.id, 'failed')).toMatchObject({ reason: 'refused' });

  const id = await connect(world, { till: TILL });
  const begun = await begin(person, 'mpesa', '500');
  await simulators.mpesa.answer((await promptOf(begun)).id, 'yes');
  await until(person, begun.id, 'succeeded');
  expect(await walletOf(person)).toBe('500.00');
  await expect(registerPaybill(world.node.ctx, paymentProviders, id)).rejects.toThrow('A till takes no account codes');

  // Keys without a till make a paybill of it again.
  simulators.mpesa.settings.till = undefined;
  await connect(world, {});
  expect(await promptOf(await begin(person, 'mpesa', '200'))).toMatchObject({ amountMinor: 200_00 });
});
