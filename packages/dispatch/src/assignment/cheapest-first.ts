/** A heap of numbered things, the cheapest first. A thing may be in it several times. */
export class CheapestFirst {
  private costs = new Float64Array(64);
  private things = new Int32Array(64);
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  /** The least cost, or Infinity of an empty heap. */
  get least(): number {
    return this.count === 0 ? Infinity : (this.costs[0] as number);
  }

  push(thing: number, cost: number): void {
    if (this.count === this.things.length) this.grow();
    const { costs, things } = this;
    let at = this.count;
    this.count += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((costs[parent] as number) <= cost) break;
      costs[at] = costs[parent] as number;
      things[at] = things[parent] as number;
      at = parent;
    }
    costs[at] = cost;
    things[at] = thing;
  }

  /** Takes the cheapest out; -1 when there is none. */
  pop(): number {
    if (this.count === 0) return -1;
    const { costs, things } = this;
    const top = things[0] as number;
    this.count -= 1;
    const cost = costs[this.count] as number;
    const thing = things[this.count] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.count) break;
      if (child + 1 < this.count && (costs[child + 1] as number) < (costs[child] as number)) child += 1;
      if ((costs[child] as number) >= cost) break;
      costs[at] = costs[child] as number;
      things[at] = things[child] as number;
      at = child;
    }
    costs[at] = cost;
    things[at] = thing;
    return top;
  }

  private grow(): void {
    const costs = new Float64Array(2 * this.costs.length);
    costs.set(this.costs);
    this.costs = costs;
    const things = new Int32Array(2 * this.things.length);
    things.set(this.things);
    this.things = things;
  }
}
