import { describe, expect, it } from 'vitest';
import { SHARES, shareOf } from './share.mjs';
import { testFiles } from './suites.mjs';

const files = testFiles();
const journeys = files.filter((file) => file.startsWith('packages/e2e/'));
const ofServer = files.filter((file) => /^packages\/(server|db)\//.test(file));
const shares = Array.from({ length: SHARES }, (_, number) => shareOf(String(number), files));

describe('a share of the tests', () => {
  it('leaves nothing out of eight in a row', () => {
    const leftOut = shares[0].units.filter((file) => shares.every(({ units }) => units.includes(file)));
    expect(leftOut).toEqual([]);
    expect(new Set(shares.flatMap((share) => share.journeys))).toEqual(new Set(journeys));
  });

  it('runs no journey twice, under half of them, and an eighth of the tests of the server', () => {
    for (const share of shares) {
      expect(new Set(share.journeys).size).toBe(share.journeys.length);
      expect(share.journeys.length).toBeLessThan(journeys.length / 2);
      expect(share.journeys).toContain('packages/e2e/src/rides.spec.ts');
      expect(share.units).not.toContain('packages/server/src/rides/rides.test.ts');
      const ran = ofServer.length - share.units.filter((file) => ofServer.includes(file)).length;
      expect(ran / ofServer.length).toBeGreaterThan(0.11);
      expect(ran / ofServer.length).toBeLessThan(0.25);
    }
  });

  it('goes on with the next number, and is the same for the same', () => {
    expect(shareOf(String(SHARES + 2), files)).toEqual(shares[2]);
    expect(shares[0]).not.toEqual(shares[1]);
  });

  it('is refused for what is no number, and where a file that is named is gone', () => {
    expect(() => shareOf('-1', files)).toThrow(/no whole number/);
    expect(() => shareOf('', files)).toThrow(/no whole number/);
    expect(() =>
      shareOf(
        '0',
        files.filter((file) => !file.endsWith('/rides.spec.ts')),
      ),
    ).toThrow(/rides\.spec\.ts/);
  });
});
