import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile } from '../testing/kisumu.ts';
import { applyFile, publishProposed } from './public.ts';

let now = new Date('2026-12-01T09:00:00Z');
const world = useWorld({ markets: false, clock: () => now });
const hours = (n: number) => void (now = new Date(now.getTime() + n * 3_600_000));
const priced = (base: number, status = 'open') =>
  kisumuFile().replace('status: open', `status: ${status}`).replace('base: 50', `base: ${base}`).replace('minimum: 50', `minimum: ${base}`);
const apply = async (base: number, status?: string) => {
  await applyFile(world.node.ctx, priced(base, status), {});
  const rows = await world.db.select().from(marketVersions).where(eq(marketVersions.marketId, 'kisumu')).orderBy(marketVersions.number);
  return rows.map((row) => row.status);
};

it('lets a draft change as it likes, and from its first day on asks a second person for whatever rises by a fifth', async () => {
  expect(await apply(500, 'draft')).toEqual(['published']);
  hours(1);
  expect(await apply(50, 'draft')).toEqual(['published', 'published']);
  hours(1);
  // It opens by what nobody had travelled by.
  expect(await apply(60)).toEqual(['published', 'published', 'published']);
  hours(1);
  // A kilometre: 60 + 20 = 80; 200 + 20 = 220.
  expect((await apply(200)).at(-1)).toBe('proposed');
  // In two steps below a fifth each it is the same: 90 against 80, and then 100, which is a fourth more than 80.
  expect((await apply(70)).at(-1)).toBe('published');
  hours(24);
  expect((await apply(80)).at(-1)).toBe('proposed');
  await publishProposed(world.node.ctx, 'kisumu');
  // What somebody agreed to waits for nobody once more when the city is paused.
  expect((await apply(80, 'paused')).at(-1)).toBe('published');
});
