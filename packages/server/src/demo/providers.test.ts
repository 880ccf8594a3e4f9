import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import { pointSandbox, saveAccount } from '../payments/public.ts';
import { useWorld } from '../testing/harness.ts';
import { hasSimulated } from './providers.ts';

const world = useWorld();
const text = { countryId: 'za', provider: 'paystack', secrets: { secretKey: 'simulated' } } as const;

it('stands beside the one server of a demo, and of several beside the one that moves the city', () => {
  const alone = { demo: true, databaseUrl: undefined, redisUrl: undefined, city: false };
  const one = { ...alone, databaseUrl: 'postgres://db' };
  const several = { ...one, redisUrl: 'redis://cache' };
  expect([alone, one, several, { ...several, city: true }].map(hasSimulated)).toEqual([true, true, false, true]);
  expect(hasSimulated({ ...alone, demo: false })).toBe(false);
});

it('points play money of this machine at itself again, and no account that leads elsewhere', async () => {
  const { db, config } = world.node.ctx;
  const baseUrlOf = async (id: number | undefined) =>
    (
      await db
        .select()
        .from(providerAccounts)
        .where(eq(providerAccounts.id, id ?? 0))
    )[0]?.baseUrl;
  const first = await pointSandbox(db, config, { ...text, baseUrl: 'http://127.0.0.1:4001/paystack' });
  expect(await pointSandbox(db, config, { ...text, baseUrl: 'http://127.0.0.1:4002/paystack' })).toBe(first);
  expect(await baseUrlOf(first)).toBe('http://127.0.0.1:4002/paystack');
  for (const baseUrl of ['http://10.0.0.7:4001/paystack', undefined]) {
    const own = await saveAccount(db, config, { ...text, environment: 'sandbox', ...(baseUrl === undefined ? {} : { baseUrl }) });
    expect(await pointSandbox(db, config, { ...text, baseUrl: 'http://127.0.0.1:4003/paystack' })).toBeUndefined();
    expect(await baseUrlOf(own)).toBe(baseUrl ?? null);
  }
});
