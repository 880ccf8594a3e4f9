/**
 * Several small puzzles instead of a large one: the time that they take together hardly varies. About 33,000 hashes: half a
 * second on a phone that is six times slower than a desktop, and never two.
 */
export const PROOF_PARTS = 8;
export const PROOF_BITS = 12;

/** Whoever asks again and again at one number does up to sixteen times as much for each. */
const MOST_BITS_MORE = 4;

/**
 * How hard the puzzle is of somebody who asks at a number that is plagued.
 * @param asked how often this address asked there a short while ago: the first ones cost what everybody's do
 */
export const bitsAfter = (asked: number): number => PROOF_BITS + Math.min(MOST_BITS_MORE, Math.floor(Math.log2(1 + asked / 4)));

/** A puzzle is good this long. */
export const PROOF_SECONDS = 120;

/** What is to be worked on. */
export interface Puzzle {
  readonly challenge: string;
  /** How many numbers are looked for. */
  readonly parts: number;
  /** Leading zeros of each one's hash. */
  readonly bits: number;
}

/** SHA-256 of a text: of Node on the server, of a library in a browser. */
export type Hash = (text: string) => Uint8Array;

function leadingZeros(hash: Uint8Array): number {
  let zeros = 0;
  for (const byte of hash) {
    zeros += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return zeros;
}

const fits = ({ challenge, bits }: Puzzle, sha256: Hash, part: number, nonce: number) =>
  leadingZeros(sha256(`${challenge} ${part} ${nonce}`)) >= bits;

/** The numbers that solve a puzzle, with points between them. It takes a while: in a browser, a worker's. */
export function solvePuzzle(puzzle: Puzzle, sha256: Hash): string {
  return Array.from({ length: puzzle.parts }, (_, part) => {
    let nonce = 0;
    while (!fits(puzzle, sha256, part, nonce)) nonce += 1;
    return nonce;
  }).join('.');
}

/** Whether these numbers solve it. */
export function isSolution(puzzle: Puzzle, solution: string, sha256: Hash): boolean {
  const nonces = solution.split('.');
  return (
    nonces.length === puzzle.parts && nonces.every((nonce, part) => /^\d{1,9}$/.test(nonce) && fits(puzzle, sha256, part, Number(nonce)))
  );
}
