const NONE = -1;

/**
 * Numbered things in the order of whole keys that never fall behind the last one taken (Dial's buckets): one list per key in
 * a ring as long as the largest step.
 */
export class BucketQueue {
  private readonly heads: Int32Array;
  private readonly mask: number;
  private things = new Int32Array(1024);
  private nexts = new Int32Array(1024);
  private used = 0;
  private waiting = 0;
  private at = 0;

  /** @param widest how far a pushed key may lie beyond the last one taken */
  constructor(widest: number) {
    const length = 2 ** Math.ceil(Math.log2(widest + 2));
    this.heads = new Int32Array(length).fill(NONE);
    this.mask = length - 1;
  }

  /** Empties it; keys begin at `least`. */
  restart(least: number): void {
    if (this.waiting > 0) this.heads.fill(NONE);
    this.used = 0;
    this.waiting = 0;
    this.at = least;
  }

  push(thing: number, key: number): void {
    if (this.used === this.things.length) this.grow();
    const bucket = key & this.mask;
    this.things[this.used] = thing;
    this.nexts[this.used] = this.heads[bucket] as number;
    this.heads[bucket] = this.used;
    this.used += 1;
    this.waiting += 1;
  }

  /** The least key that waits, or Infinity. */
  least(): number {
    if (this.waiting === 0) return Infinity;
    const { heads, mask } = this;
    let at = this.at;
    while (heads[at & mask] === NONE) at += 1;
    this.at = at;
    return at;
  }

  /** Takes a thing of the least key; only after `least` said that there is one. */
  take(): number {
    const bucket = this.at & this.mask;
    const entry = this.heads[bucket] as number;
    this.heads[bucket] = this.nexts[entry] as number;
    this.waiting -= 1;
    return this.things[entry] as number;
  }

  private grow(): void {
    const things = new Int32Array(2 * this.used);
    const nexts = new Int32Array(2 * this.used);
    things.set(this.things);
    nexts.set(this.nexts);
    this.things = things;
    this.nexts = nexts;
  }
}
