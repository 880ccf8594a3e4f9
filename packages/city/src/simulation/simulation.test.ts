import { describe, expect, it } from 'vitest';
import { chanceOf, noiseOf } from './chance.ts';
import { compareDays, tableOf } from './compare.ts';
import { gini } from './figures.ts';
import { policies } from './policies.ts';
import { runDay } from './run-day.ts';
import { makeDay } from './scenario.ts';

const small = { city: 'pretoria', seed: 3, drivers: 40, requests: 500, sharePercent: 60 };

describe('a simulated day', () => {
  it('is the same day for the same seed, and another for another', async () => {
    const once = await runDay(makeDay(small), 'pooling');
    expect(await runDay(makeDay(small), 'pooling')).toEqual(once);
    expect(await runDay(makeDay({ ...small, seed: 4 }), 'pooling')).not.toEqual(once);
  });

  it('brings every request to one end, and shares cars only where it may', async () => {
    const days = await compareDays(makeDay(small));
    for (const policy of policies) {
      const day = days[policy];
      expect(day.completed + day.nobodyFound + day.cancelled).toBe(500);
      expect(day.completed).toBeGreaterThan(150);
      expect(day.pooled > 0).toBe(policy === 'pooling' || policy === 'product');
      expect(day.utilisation).toBeGreaterThan(0.1);
      expect(day.utilisation).toBeLessThan(1);
      expect(day.drivenPerTrip).toBeGreaterThan(1500);
    }
    expect(days.bounded.pickupMeters).toBeLessThan(days.batch.pickupMeters);
    expect(days.forward.pickupMeters).toBeLessThan(days.batch.pickupMeters);
  });

  it('serves more with less driving when cars are shared while drivers are short', async () => {
    const days = await compareDays(makeDay({ ...small, drivers: 25 }));
    expect(days.pooling.completed).toBeGreaterThan(days.batch.completed);
    expect(days.pooling.drivenPerTrip).toBeLessThan(days.batch.drivenPerTrip);
  });

  it('is reported as one table', async () => {
    const scenario = makeDay({ ...small, requests: 40 });
    const table = tableOf(await compareDays(scenario), scenario).split('\n');
    expect(table[0]?.trim().split(/\s+/)).toEqual([...policies]);
    expect(new Set(table.map((line) => line.length)).size).toBe(1);
    expect(table.find((line) => line.startsWith('fares per online hour'))).toContain('ZAR');
  });
});

describe('the figures', () => {
  it('measure inequality from nobody has more to one has all', () => {
    expect(gini([5, 5, 5, 5])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBeCloseTo(0.75);
    expect(gini([1, 2, 3])).toBeCloseTo(2 / 9);
    expect(gini([])).toBe(0);
  });

  it('are dealt the same luck for the same thing, spread evenly', () => {
    const draws = Array.from({ length: 4000 }, (_, i) => chanceOf(1, i, 2));
    expect(draws).toEqual(Array.from({ length: 4000 }, (_, i) => chanceOf(1, i, 2)));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const there = draws.filter((one) => Math.floor(10 * one) === tenth).length;
      expect(there).toBeGreaterThan(300);
      expect(there).toBeLessThan(500);
    }
    const logs = Array.from({ length: 4000 }, (_, i) => Math.log(noiseOf(0.3, 1, i)));
    const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.sqrt(logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / logs.length)).toBeCloseTo(0.3, 1);
  });
});
