import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPlaywright, countVitest } from './suites.mjs';
import { counts, runSuites } from './tally.mjs';

let said;
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const suite = (name, passed, failed) => ({ name, run: async () => counts(passed, failed) });
const broken = (name) => ({
  name,
  run: async () => {
    throw new Error('did not run');
  },
});

describe('the suites', () => {
  it('all run, and close with one line that sums them', async () => {
    expect(await runSuites([suite('a', 3, 0), broken('b'), suite('c', 4, 2)], '')).toBe(1);
    expect(said.at(-1)).toBe('7 passed, 3 failed');
    expect(said.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  });

  it('pass only when something passed and nothing failed', async () => {
    expect(await runSuites([suite('a', 1, 0)], '')).toBe(0);
    expect(await runSuites([suite('a', 0, 0)], '')).toBe(1);
    expect(await runSuites([], '')).toBe(1);
  });

  it('leave the closing line to the caller that asks for the sum in a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'safiri tally-'));
    await runSuites([suite('a', 5, 1)], join(folder, 'sum'));
    expect(readFileSync(join(folder, 'sum'), 'utf8')).toBe('5 1\n');
    expect(said.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('the count of a test tool', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

  it('takes passed and failed as they are', () => {
    expect(countVitest(vitest, 0)).toEqual(counts(5, 0));
    expect(countVitest({ ...vitest, numFailedTests: 2 }, 1)).toEqual(counts(5, 2));
    expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] }, 1)).toEqual(counts(4, 1));
  });

  it('counts a file that does not load, a test that does not run, and one that needed a second attempt as failed', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [unloaded] }, 1)).toEqual(counts(5, 1));
    expect(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual(counts(5, 2));
    expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 }, errors: [] }, 0)).toEqual(counts(4, 2));
  });

  it('is a failure when the tool failed although its tests passed', () => {
    expect(countVitest(vitest, 1)).toEqual(counts(5, 1));
    expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 1)).toEqual(counts(4, 1));
  });
});
