type Typed = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** A typed array that takes as many numbers as come. */
export class Growing<T extends Typed> {
  private count = 0;
  private list: T;
  private readonly make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.make = make;
    this.list = make(1024);
  }

  get length(): number {
    return this.count;
  }

  push(value: number): void {
    if (this.count === this.list.length) {
      const larger = this.make(2 * this.count);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.count] = value;
    this.count += 1;
  }

  /** What came so far, in an array of exactly that length. */
  done(): T {
    const exact = this.make(this.count);
    exact.set(this.list.subarray(0, this.count));
    return exact;
  }
}
