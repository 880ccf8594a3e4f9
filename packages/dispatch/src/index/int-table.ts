/** Share of the places that may be taken. */
const FULL = 0.75;
const GROWTH = 1.25;

/** Spreads keys that lie side by side evenly (2^32 divided by the golden ratio). */
const SPREAD = 0x9e37_79b1;

/**
 * From 32-bit keys to 32-bit values other than 0, in one array: open addressing, linear probing, no tombstones. A third of
 * the memory of a Map, and nothing for the garbage collector to look at.
 */
export class IntTable {
  count = 0;
  private capacity = 64;
  private perHash = 64 / 2 ** 32;
  /** Key, value, key, value. */
  private pairs = new Int32Array(2 * 64);

  get bytes(): number {
    return this.pairs.byteLength;
  }

  /** 0 when there is none. */
  get(key: number): number {
    const { pairs, capacity } = this;
    let at = this.home(key);
    for (;;) {
      const value = pairs[2 * at + 1] as number;
      if (value === 0 || pairs[2 * at] === key) return value;
      at = at + 1 === capacity ? 0 : at + 1;
    }
  }

  set(key: number, value: number): void {
    let at = this.find(key);
    if (this.pairs[2 * at + 1] === 0) {
      if (this.count >= FULL * this.capacity) {
        this.grow();
        at = this.find(key);
      }
      this.count += 1;
      this.pairs[2 * at] = key;
    }
    this.pairs[2 * at + 1] = value;
  }

  delete(key: number): void {
    const { pairs, capacity } = this;
    let hole = this.find(key);
    if (pairs[2 * hole + 1] === 0) return;
    this.count -= 1;
    // Later ones move up, so that no search stops before it finds them.
    for (let at = hole; ;) {
      at = at + 1 === capacity ? 0 : at + 1;
      if (pairs[2 * at + 1] === 0) break;
      const home = this.home(pairs[2 * at] as number);
      const mayMove = at > hole ? home <= hole || home > at : home <= hole && home > at;
      if (!mayMove) continue;
      pairs[2 * hole] = pairs[2 * at] as number;
      pairs[2 * hole + 1] = pairs[2 * at + 1] as number;
      hole = at;
    }
    pairs[2 * hole + 1] = 0;
  }

  /** The keys from `from` to below `to`. */
  keysWithin(from: number, to: number): number[] {
    const keys: number[] = [];
    const { pairs } = this;
    for (let i = 0; i < pairs.length; i += 2) {
      const key = pairs[i] as number;
      if (pairs[i + 1] !== 0 && key >= from && key < to) keys.push(key);
    }
    return keys;
  }

  private home(key: number): number {
    return ((Math.imul(key, SPREAD) >>> 0) * this.perHash) | 0;
  }

  /** Where a key is, or would be. */
  private find(key: number): number {
    const { pairs, capacity } = this;
    let at = this.home(key);
    while (pairs[2 * at + 1] !== 0 && pairs[2 * at] !== key) at = at + 1 === capacity ? 0 : at + 1;
    return at;
  }

  private grow(): void {
    const old = this.pairs;
    this.capacity = Math.ceil(this.capacity * GROWTH);
    this.perHash = this.capacity / 2 ** 32;
    this.pairs = new Int32Array(2 * this.capacity);
    this.count = 0;
    for (let i = 0; i < old.length; i += 2) if (old[i + 1] !== 0) this.set(old[i] as number, old[i + 1] as number);
  }
}
