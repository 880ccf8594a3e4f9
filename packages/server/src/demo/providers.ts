import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { directWays } from '@safiri/rules/markets/offered-methods.ts';
import { providerIds, servesCountry } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { callbackUrl, pointSandbox, registerPaybill } from '../payments/public.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';

const entry = fileURLToPath(new URL('../../../provider-simulators/src/main.ts', import.meta.url));

const perProvider = <V extends z.ZodMiniType>(value: V) => z.record(z.enum(providerIds), value);
const started = z.object({
  url: z.string(),
  paths: perProvider(z.string()),
  secrets: perProvider(z.record(z.string(), z.string())),
});
type Started = z.infer<typeof started>;

/** Those that are told in their dashboard where to call; others are with each payment. */
const withDashboard = ['paystack', 'flutterwave'] as const;

async function tellWebhook({ url, secrets }: Started, provider: (typeof withDashboard)[number], webhookUrl: string): Promise<void> {
  await fetch(`${url}/${provider}/dashboard`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets[provider]['secretKey'] ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ webhookUrl }),
  });
}

export interface SimulatedProviders {
  /**
   * Connects the demo's countries to them with play money. What an operator connected stays.
   * @param address of this server, where they call back
   */
  connect(ctx: Context, address: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Whether this node has simulated providers beside it. They answer on its own machine: of several nodes the one that moves the demo's city has
 * them, else each would point the accounts of all to its own.
 */
export const hasSimulated = ({ demo, databaseUrl, redisUrl, city }: Pick<Config, 'demo' | 'databaseUrl' | 'redisUrl' | 'city'>): boolean =>
  demo && (databaseUrl === undefined || redisUrl === undefined || city);

/** Starts the demo's simulated providers in a process of its own, on loopback. It is known only once {@link SimulatedProviders.connect} is done. */
export function startProviders(): SimulatedProviders {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Nothing of this server's settings: they hold its secrets.
    env: { PATH: process.env['PATH'] ?? '', DEMO: '1' },
  });
  const ended = once(child, 'exit');
  const said = Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [''])]);
  return {
    async connect(ctx, address) {
      const line = String((await said)[0]);
      if (line === '') throw new Error('the simulated providers did not start');
      const told = z.parse(started, JSON.parse(line));
      const paid = new Set(
        ctx.markets.all().flatMap(({ country, document }) => (document.topUp || directWays(document).length > 0 ? [country.id] : [])),
      );
      for (const countryId of countryIds.filter((id) => paid.has(id))) {
        for (const provider of providerIds.filter((id) => servesCountry(id, countryId))) {
          const baseUrl = told.url + told.paths[provider];
          const id = await pointSandbox(ctx.db, ctx.config, { countryId, provider, baseUrl, secrets: told.secrets[provider] });
          if (isOneOf(withDashboard, provider) && id !== undefined)
            await tellWebhook(told, provider, callbackUrl({ ...ctx.config, publicUrl: address }, { of: 'account', id }));
          if (paymentProviders[provider].paybill !== undefined && id !== undefined)
            await registerPaybill({ db: ctx.db, config: { ...ctx.config, publicUrl: address } }, paymentProviders, id);
        }
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
