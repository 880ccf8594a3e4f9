import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bitsAfter, isSolution, PROOF_BITS, PROOF_PARTS, solvePuzzle, type Puzzle } from './proof-of-work.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const puzzle: Puzzle = { challenge: 'a challenge of ours', parts: PROOF_PARTS, bits: PROOF_BITS };

it('is solved by numbers that fit this challenge alone, all of them, in their order', () => {
  const solution = solvePuzzle(puzzle, sha256);
  expect(isSolution(puzzle, solution, sha256)).toBe(true);
  expect(isSolution({ ...puzzle, challenge: 'another one' }, solution, sha256)).toBe(false);
  expect(isSolution(puzzle, solution.split('.').slice(1).join('.'), sha256)).toBe(false);
  expect(isSolution(puzzle, solution.split('.').toReversed().join('.'), sha256)).toBe(false);
  for (const forged of ['', '0', '0.0.0.0.0.0.0.0', 'a.b.c.d.e.f.g.h', `${solution}.1`])
    expect(isSolution(puzzle, forged, sha256)).toBe(false);
});

it('takes about as many hashes as it says, whatever the challenge', () => {
  const worked = Array.from({ length: 10 }, (_, i) =>
    solvePuzzle({ ...puzzle, challenge: `challenge ${i}` }, sha256)
      .split('.')
      .reduce((sum, nonce) => sum + Number(nonce) + 1, 0),
  );
  const mean = worked.reduce((sum, n) => sum + n, 0) / worked.length;
  expect(mean).toBeGreaterThan((PROOF_PARTS * 2 ** PROOF_BITS) / 2);
  // Two seconds of a phone that makes fifty thousand hashes a second.
  expect(Math.max(...worked)).toBeLessThan(100_000);
});

it('grows with what an address asks for, and ends growing', () => {
  expect([0, 3, 4, 11, 12, 28, 60, 100_000].map(bitsAfter)).toEqual([0, 0, 1, 1, 2, 3, 4, 4].map((more) => PROOF_BITS + more));
});
