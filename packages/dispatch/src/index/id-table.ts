import { IntTable } from './int-table.ts';

/** Room of the plain array for each driver who is here, and for nobody. */
const ROOM_PER_DRIVER = 4;
const ROOM = 1024;
/** Of the plain array at a time. */
const GROWTH = 1.125;

/**
 * From a driver's id, any 32-bit number, to a 32-bit value other than 0. Ids are the numbers of the rows of one table, so most are
 * not many times the number of drivers: those lead through a plain array, 4 bytes for each number up to the greatest of them. Ids
 * beyond four times the number of drivers, and negative ones, lead through a hash table, 11 to 14 bytes each. The worst, ids far
 * apart, is thus 32 bytes for each of as many drivers as there ever were at once; ids without gaps cost 4 to 4.5.
 */
export class IdTable {
  count = 0;
  private near = new Int32Array(32);
  /** Of the plain array a bit for each id that has a value: so few bytes that a processor keeps them at hand. */
  private held = new Int32Array(1);
  private readonly far = new IntTable();

  get bytes(): number {
    return this.near.byteLength + this.held.byteLength + this.far.bytes;
  }

  /** 0 when there is none. */
  get(id: number): number {
    const { near } = this;
    return id >>> 0 < near.length ? (near[id] as number) : this.far.get(id);
  }

  /** Whether an id has a value. */
  has(id: number): boolean {
    const { held } = this;
    const word = id >> 5;
    return word >>> 0 < held.length ? (((held[word] as number) >>> (id & 31)) & 1) === 1 : this.far.get(id) !== 0;
  }

  set(id: number, value: number): void {
    if (this.get(id) === 0) {
      this.count += 1;
      if (id >= this.near.length && id < ROOM + ROOM_PER_DRIVER * this.count) this.grow(id + 1);
    }
    this.change(id, value);
    if (id >>> 0 < this.near.length) this.hold(id);
  }

  /** Changes the value of an id that has one. */
  change(id: number, value: number): void {
    if (id >>> 0 < this.near.length) this.near[id] = value;
    else this.far.set(id, value);
  }

  delete(id: number): void {
    if (this.get(id) === 0) return;
    this.count -= 1;
    if (id >>> 0 < this.near.length) {
      this.near[id] = 0;
      this.held[id >> 5] = (this.held[id >> 5] as number) & ~(1 << (id & 31));
    } else this.far.delete(id);
  }

  private hold(id: number): void {
    this.held[id >> 5] = (this.held[id >> 5] as number) | (1 << (id & 31));
  }

  /** Gives the plain array room for more ids, and what the hash table has of them. */
  private grow(least: number): void {
    const { far, near, held } = this;
    const words = Math.ceil(Math.max(least, near.length * GROWTH) / 32);
    this.near = new Int32Array(32 * words);
    this.near.set(near);
    this.held = new Int32Array(words);
    this.held.set(held);
    for (const id of far.keysWithin(near.length, this.near.length)) {
      this.near[id] = far.get(id);
      far.delete(id);
      this.hold(id);
    }
  }
}
