import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadMs, STREAMS_PER_SECOND, waitMs } from './come-back.ts';

describe('coming back to a lost stream', () => {
  it('is spread so wide that no second has more than a server takes', () => {
    for (const streams of [1, 1000, 10_000, 100_000]) {
      expect(streams / (spreadMs(streams) / 1000)).toBeLessThanOrEqual(STREAMS_PER_SECOND);
    }
  });

  it('begins when the server said, then waits anywhere below a bound that doubles and ends', () => {
    expect(waitMs(0, 1234, 0.5)).toBe(1234);
    fc.assert(
      fc.property(fc.nat(50), fc.double({ min: 0, max: 0.999, noNaN: true }), (tries, random) => {
        const wait = waitMs(tries, undefined, random);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(Math.min(30_000, 2000 * 2 ** tries));
      }),
    );
  });
});
