import { NOWHERE } from './fixed-point.ts';

/** Numbers of an entry: latitude, longitude, driver id, stamp. */
export const ENTRY = 4;
/** Entries of a line; with 4 numbers of 4 bytes that is 64 bytes, what a processor fetches at once. */
export const PER_LINE = 4;
const LINE = ENTRY * PER_LINE;
const LINE_SHIFT = Math.log2(LINE);

/** Places of entries are told in 26 bits. */
export const MOST_ENTRIES = 2 ** 26;
const CLASS_SHIFT = 26;
const LINE_MASK = 2 ** CLASS_SHIFT - 1;

/** Lines of a run of each class: every number up to 8, then four steps to a doubling, from 64 on two. */
const linesOfClass = [1, 2, 3, 4, 5, 6, 7, 8];
for (let base = 8; linesOfClass.length < 64; base *= 2) {
  for (const quarters of base < 64 ? [5, 6, 7, 8] : [6, 8]) linesOfClass.push((base * quarters) / 4);
}
const LINES = Float64Array.from(linesOfClass.slice(0, 64));
/** No run that exists is longer than a 32-bit number can say. */
const LENGTHS = Int32Array.from(LINES, (lines) => lines * LINE);

/** Where the first entry of a run begins in `data`. */
export const startOfRun = (run: number) => (run & LINE_MASK) << LINE_SHIFT;

/** Numbers of a run in `data`. */
export const lengthOfRun = (run: number) => LENGTHS[run >>> CLASS_SHIFT] as number;

/** Whether the next smaller run would do, with room for some more, so that a driver going to and fro changes nothing. */
export function isWide(run: number, entries: number): boolean {
  const size = run >>> CLASS_SHIFT;
  return size > 0 && entries <= (LINES[size - 1] as number) * PER_LINE - PER_LINE / 2;
}

/**
 * Runs of lines that lie in one piece, so that the drivers of a cell are read straight on. A run is known by one number:
 * its first line and its class. Freed runs are kept by class and used again.
 */
export class Runs {
  data = new Int32Array(16 * LINE).fill(NOWHERE);
  /** Line 0 stays unused: 0 is no run. */
  private end = 1;
  private readonly free: number[][] = Array.from({ length: LINES.length }, () => []);

  get bytes(): number {
    return this.data.byteLength;
  }

  /** The next greater run, empty. */
  greater(run: number): number {
    return this.take((run >>> CLASS_SHIFT) + 1);
  }

  /** The next smaller run, empty. */
  smaller(run: number): number {
    return this.take((run >>> CLASS_SHIFT) - 1);
  }

  /** An empty run of one line. */
  smallest(): number {
    return this.take(0);
  }

  /** Takes an empty run back. */
  giveBack(run: number): void {
    (this.free[run >>> CLASS_SHIFT] as number[]).push(run & LINE_MASK);
  }

  private take(size: number): number {
    const line = this.free[size]?.pop() ?? this.split(size) ?? this.append(LINES[size] as number);
    return line | (size << CLASS_SHIFT);
  }

  /** Cuts a run out of a greater free one. */
  private split(size: number): number | undefined {
    const wanted = LINES[size] as number;
    for (let greater = size + 1; greater < Math.min(size + 8, LINES.length); greater += 1) {
      const line = this.free[greater]?.pop();
      if (line !== undefined) {
        this.scatter(line + wanted, (LINES[greater] as number) - wanted);
        return line;
      }
    }
    return undefined;
  }

  /** Keeps free lines as the largest runs that they make. */
  private scatter(line: number, count: number): void {
    for (let size = LINES.length - 1, from = line, left = count; left > 0; size -= 1) {
      for (const lines = LINES[size] as number; lines <= left; from += lines, left -= lines) this.free[size]?.push(from);
    }
  }

  private append(count: number): number {
    const line = this.end;
    const needed = (line + count) * LINE;
    if (needed / ENTRY > MOST_ENTRIES) throw new RangeError('no more drivers fit');
    if (needed > this.data.length) this.grow(needed);
    this.end += count;
    return line;
  }

  private grow(needed: number): void {
    const lines = Math.ceil(Math.max(needed, this.data.length * 1.125) / LINE);
    const data = new Int32Array(Math.min(lines * LINE, MOST_ENTRIES * ENTRY));
    data.set(this.data);
    data.fill(NOWHERE, this.data.length);
    this.data = data;
  }
}
