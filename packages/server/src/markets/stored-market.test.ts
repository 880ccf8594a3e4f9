import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { marketFindings } from './preflight.ts';
import { readMarketValue } from './read-text.ts';
import { openMarkets } from './registry.ts';
import { storedMarket } from './stored-market.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');
// oxlint-disable-next-line typescript/no-explicit-any -- documents are written here as releases before this one took them
type Any = any;

/** Kisumu as the first release with documents took and kept it: much was written freely, and not acted on. */
function earlier(): Any {
  const document = parse(kisumu) as Any;
  const [boda, tuktuk, , food, , parcels] = document.services;
  document.orders = { serviceFee: 'later', hours: 'Mo-Su 08:00-20:00' };
  document.money = { passengerDebtLimit: 'none' };
  boda.weight = { aboveKg: 20.25, perKg: 1 };
  tuktuk.vehicles = { tuktuk: { factor: 1.2, maxKg: 200.55 } };
  food.maxKg = 9.99;
  parcels.vehicles = { bicycle: { factor: 0.5 }, motorcycle: { factor: 0.8, maxKg: 5.25 }, tuktuk: { factor: 1.1, maxKg: 0.04 } };
  parcels.weight = { aboveKg: 9.91, perKg: 2 };
  return document;
}

describe('a document of an earlier release', () => {
  it('is refused as a new one, and read where it is stored, without what nothing acted on', () => {
    expect(() => readMarketValue(earlier())).toThrow('orders');
    const [before, now] = [readMarketValue(parse(kisumu)).market, storedMarket(earlier())];
    const [boda, tuktuk, , food, , parcels] = now.services;
    expect(now.orders).toEqual({ serviceFee: null, minimumBasket: 0, commissionPercent: 0 });
    expect(now.passengerDebtLimit).toBeNull();
    expect([boda, { ...now.services[4] }]).toEqual([before.services[0], before.services[4]]);
    expect(tuktuk?.vehicles).toEqual([{ kind: 'tuktuk', factor: 1, maxKg: 200.5, offered: true }]);
    expect(food?.vehicles.map(({ maxKg }) => maxKg)).toEqual([9.9, 9.9]);
    expect(parcels?.vehicles).toEqual([
      { kind: 'motorcycle', factor: 0.8, maxKg: 5.2, offered: true },
      { kind: 'tuktuk', factor: 1.1, maxKg: 0.1, offered: true },
    ]);
    expect(parcels?.weight).toEqual({ aboveKg: 10, perKg: 2 });
  });

  it('serves no parcels where bicycles alone would bring them', () => {
    const document = earlier();
    document.services[5].vehicles = ['bicycle'];
    expect(storedMarket(document).services.map(({ kind }) => kind)).not.toContain('parcel');
  });

  it('keeps what this release takes', () => {
    const document = parse(kisumu) as Any;
    document.services[1].vehicles = { tuktuk: { factor: 1.2 } };
    expect(storedMarket(document).orders).toEqual(readMarketValue(parse(kisumu)).market.orders);
    expect(storedMarket(document).passengerDebtLimit).toBe(200);
  });
});

describe('markets of which a version can’t be read', () => {
  const world = useWorld({ markets: false });
  const now = new Date('2026-12-09T09:30:00Z');
  const later = { schema: 9, id: 'kisumu', what: 'a later release wrote' };
  const write = async (marketId: string, number: number, document: object) => {
    await world.db.insert(markets).values({ id: marketId }).onConflictDoNothing();
    const [row] = await world.db
      .insert(marketVersions)
      .values({ marketId, number, status: 'published', validFrom: now, document, digest: `${marketId}${number}`, publishedAt: now })
      .returning();
    return row?.id ?? 0;
  };
  const open = async () => {
    const told: string[] = [];
    const read = await openMarkets(
      world.db,
      () => now,
      (error) => void told.push((error as Error).message),
    );
    read.stop();
    return { read, told };
  };
  const findings = async () => {
    const { read } = await open();
    return (await marketFindings({ markets: read })).map(({ check, isOk, about }) => [check, isOk, ...about]);
  };

  it('are served by the newest that can, which the preflight check says', async () => {
    const superseded = await write('kisumu', 1, later);
    const second = await write('kisumu', 2, earlier());
    const { read, told } = await open();
    expect(read.all().map(({ versionId }) => versionId)).toEqual([second]);
    expect(told).toEqual(['version 1 of the market "kisumu" can\'t be read and is left out']);
    expect((await read.version(world.db, superseded)).versionId).toBe(second);
    // What came before and is not in force any more lacks nobody.
    expect(read.unread()).toEqual([]);
    expect((await findings())[1]).toEqual(['market_versions', true]);
    await write('kisumu', 3, later);
    await read.refresh();
    await read.refresh();
    expect(told).toHaveLength(2);
    expect(read.byId('kisumu')?.versionId).toBe(second);
    expect((await findings())[1]).toEqual(['market_versions', false, 'Kisumu (3)']);
  });

  it('stop nothing where there is no other version', async () => {
    await write('lodwar', 1, { ...later, id: 'lodwar' });
    const { read } = await open();
    expect(read.all().map(({ document }) => document.id)).toEqual(['kisumu']);
    expect((await findings())[1]).toEqual(['market_versions', false, 'Kisumu (3)', 'lodwar (1)']);
  });
});
