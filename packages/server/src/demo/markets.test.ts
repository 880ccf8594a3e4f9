import { and, eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { applyFile, exportMarket } from '../markets/public.ts';
import { useWorld } from '../testing/harness.ts';
import { removeMarkets, seedMarkets } from './markets.ts';

const world = useWorld({ markets: false });
const inForce = (id: string) => world.node.ctx.markets.byId(id);
const versionsOf = async (id: string) => {
  const rows = await world.db.select().from(marketVersions).where(eq(marketVersions.marketId, id)).orderBy(marketVersions.number);
  return rows.map(({ number, status }) => `${number} ${status}`);
};

it('follows the release: what an earlier demo wrote is replaced, what an operator wrote stays, and all of the demo goes with it', async () => {
  const { ctx } = world.node;
  await seedMarkets(ctx);
  await seedMarkets(ctx);
  expect(await versionsOf('pretoria')).toEqual(['1 published']);
  // As a release before this one wrote them, without the specification's orders.
  await world.db.transaction(async (tx) => {
    for (const { id, document } of await tx.select().from(marketVersions)) {
      const { orders: _orders, ...earlier } = document as { orders: unknown };
      await tx
        .update(marketVersions)
        .set({ document: earlier, digest: `earlier ${id}` })
        .where(eq(marketVersions.id, id));
    }
  });
  const own = (await exportMarket(ctx, 'durban'))
    .replace('reachKm: 80', 'reachKm: 50')
    .replace('incentives: specified', 'incentives: []')
    .replace('packages: specified', 'packages: []');
  await applyFile(ctx, own, {});
  await seedMarkets(ctx);
  await seedMarkets(ctx);
  expect(await versionsOf('pretoria')).toEqual(['1 published', '2 published']);
  expect(inForce('pretoria')?.document.orders).toBe('specified');
  expect(await versionsOf('durban')).toEqual(['1 published', '2 published']);
  expect(inForce('durban')?.document.reachKm).toBe(50);

  await world.db.transaction(removeMarkets);
  await ctx.markets.refresh();
  expect(ctx.markets.all().map(({ document }) => document.id)).toEqual(['durban']);
  expect(await world.db.$count(marketVersions, and(eq(marketVersions.isDemo, true), ne(marketVersions.status, 'withdrawn')))).toBe(0);

  // The demo that is begun again has its cities again.
  await seedMarkets(ctx);
  expect(await versionsOf('pretoria')).toEqual(['1 withdrawn', '2 withdrawn', '3 published']);
  expect(inForce('durban')?.document.reachKm).toBe(50);
});
