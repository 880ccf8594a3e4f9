import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';
import { createFakeCity } from '../testing/fake-city.ts';
import { createDispatchLoop } from './loop.ts';
import type { DispatchPorts } from './ports.ts';

const NOW = new Date('2026-06-15T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A loop over ports that have nothing to do and count their rounds. `work` is what a round takes. */
function stage(round: () => Promise<void> = async () => {}) {
  const seen = { rounds: 0, atOnce: 0, mostAtOnce: 0, log: [] as unknown[] };
  const ports: DispatchPorts = {
    async expire() {
      seen.rounds += 1;
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      return { lapsedOffers: 0, cancelledTrips: 0 };
    },
    async openTrips() {
      try {
        await round();
        return { trips: [], over: 0, upTo: Infinity };
      } finally {
        seen.atOnce -= 1;
      }
    },
    driversNear: () => [],
    driverFacts: async () => new Map(),
    offer: async () => 'trip_gone',
    record: async () => {},
    driveSeconds: () => 0,
    leastSeconds: () => [],
    pickupSeconds: (_trip, drivers) => drivers.map(() => 0),
  };
  const log = (message: string, error: unknown) => void seen.log.push(message, error);
  return {
    seen,
    ports,
    loop: createDispatchLoop({
      ports,
      clock: () => new Date(),
      log,
      warn: (message) => log(message, undefined),
      windowMs: 300,
      idleMs: 1000,
    }),
  };
}

const slow = (ms: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, ms));

describe('the dispatch loop', () => {
  it('runs at the start and once a second, until it is stopped', async () => {
    const { seen, loop } = stage();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.rounds).toBe(0);
    loop.start();
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.rounds).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(seen.rounds).toBe(4);
    await loop.stop();
    loop.wake();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.rounds).toBe(4);
  });

  it('runs soon when it is woken after a quiet time, once for all wakings until then', async () => {
    const { seen, loop } = stage();
    loop.start();
    await vi.advanceTimersByTimeAsync(200);
    for (let i = 0; i < 7; i += 1) {
      loop.wake();
      await vi.advanceTimersByTimeAsync(7);
    }
    expect(seen.rounds).toBe(1);
    await vi.advanceTimersByTimeAsync(QUIET_WINDOW_MS - 49);
    expect(seen.rounds).toBe(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.rounds).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.rounds).toBe(3);
    await loop.stop();
  });

  it('runs once in a window while wakings come, and soon again after a window without any', async () => {
    const { seen, loop } = stage();
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    for (let ms = 0; ms < 3000; ms += 10) {
      loop.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(seen.rounds).toBe(1 + 1 + Math.floor((3000 - QUIET_WINDOW_MS) / 300));
    await vi.advanceTimersByTimeAsync(400);
    const { rounds } = seen;
    loop.wake();
    await vi.advanceTimersByTimeAsync(QUIET_WINDOW_MS);
    expect(seen.rounds).toBe(rounds + 1);
    await loop.stop();
  });

  it('begins no round while another thread matches the one before, however often it is woken', async () => {
    const seen = { matching: 0, most: 0, batches: 0 };
    const { ports } = stage();
    const city = createFakeCity(NOW.getTime());
    city.addTrip();
    const loop = createDispatchLoop({
      ports: {
        ...ports,
        expire: async () => ({ lapsedOffers: 0, cancelledTrips: 0 }),
        openTrips: city.ports.openTrips,
        async matchApart(trips) {
          seen.batches += 1;
          seen.matching += 1;
          seen.most = Math.max(seen.most, seen.matching);
          await slow(700)();
          seen.matching -= 1;
          return trips.map((trip) => ({ trip, candidates: [], chosen: undefined }));
        },
      },
      clock: () => new Date(),
      log: (_message, error) => {
        throw error;
      },
      warn: () => {},
      windowMs: 300,
    });
    loop.start();
    for (let ms = 0; ms < 3500; ms += 10) {
      loop.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(seen.most).toBe(1);
    expect(seen.batches).toBeGreaterThan(2);
    const stopped = loop.stop();
    await vi.advanceTimersByTimeAsync(700);
    await stopped;
    expect(seen.matching).toBe(0);
  });

  it('waits no more than a window when its clock was set back', async () => {
    const { seen, loop } = stage();
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    loop.wake();
    await vi.advanceTimersByTimeAsync(QUIET_WINDOW_MS);
    expect(seen.rounds).toBe(2);
    vi.setSystemTime(new Date(NOW.getTime() - 3_600_000));
    loop.wake();
    await vi.advanceTimersByTimeAsync(300);
    expect(seen.rounds).toBe(3);
    await loop.stop();
  });

  it('runs again soon after a round in which it was woken, never two at once', async () => {
    const { seen, loop } = stage(slow(500));
    loop.start();
    await vi.advanceTimersByTimeAsync(100);
    loop.wake();
    loop.wake();
    await vi.advanceTimersByTimeAsync(449);
    expect(seen.rounds).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.rounds).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.mostAtOnce).toBe(1);
    await Promise.all([loop.stop(), vi.advanceTimersByTimeAsync(500)]);
  });

  it('goes on after a failed round, and reports it', async () => {
    const away = new Error('the database is away');
    let broken = true;
    const { seen, loop } = stage(() => (broken ? Promise.reject(away) : Promise.resolve()));
    loop.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen.rounds).toBe(3);
    expect(seen.log).toEqual(Array.from({ length: 3 }, () => ['a round of dispatch failed', away]).flat());
    broken = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([seen.rounds, seen.log.length]).toEqual([4, 6]);
    await loop.stop();
  });

  it('reports a part that failed', async () => {
    const { seen, loop, ports } = stage();
    const stuck = new Error('no offer could lapse');
    ports.expire = () => Promise.reject(stuck);
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.log).toEqual(['a part of a round of dispatch failed', stuck]);
    await loop.stop();
  });

  it('waits at the stop for the round in flight', async () => {
    const { seen, loop } = stage(slow(500));
    loop.start();
    await vi.advanceTimersByTimeAsync(100);
    let stopped = false;
    const stopping = loop.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(399);
    expect([stopped, seen.atOnce]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await stopping;
    expect(seen.atOnce).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.rounds).toBe(1);
  });

  it('starts anew after a stop, but not beside the round still in flight', async () => {
    const { seen, loop } = stage(slow(500));
    loop.start();
    await vi.advanceTimersByTimeAsync(100);
    const stopping = loop.stop();
    loop.start();
    await vi.advanceTimersByTimeAsync(449);
    await stopping;
    expect([seen.rounds, seen.mostAtOnce]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([seen.rounds, seen.mostAtOnce]).toEqual([2, 1]);
    await Promise.all([loop.stop(), vi.advanceTimersByTimeAsync(500)]);
    loop.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.rounds).toBe(3);
    await Promise.all([loop.stop(), vi.advanceTimersByTimeAsync(500)]);
  });
});
