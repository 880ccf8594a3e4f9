const NOWHERE = -1;

/** A heap of numbered things, the cheapest first. A thing is in it once, and moves forward when it gets cheaper. */
export class CheapestFirst {
  private costs = new Float64Array(64);
  private things = new Int32Array(64);
  /** Where each thing is in the heap. */
  private placeOf = new Int32Array(64).fill(NOWHERE);
  private count = 0;

  clear(): void {
    for (let at = 0; at < this.count; at += 1) this.placeOf[this.things[at] as number] = NOWHERE;
    this.count = 0;
  }

  /** The least cost, or Infinity of an empty heap. */
  get least(): number {
    return this.count === 0 ? Infinity : (this.costs[0] as number);
  }

  /** Puts a thing in, or makes one that is in it cheaper. */
  put(thing: number, cost: number): void {
    if (thing >= this.things.length) this.grow(thing);
    const { costs, things, placeOf } = this;
    let at = placeOf[thing] as number;
    if (at === NOWHERE) {
      at = this.count;
      this.count += 1;
    }
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = costs[parent] as number;
      if (above <= cost) break;
      const moved = things[parent] as number;
      costs[at] = above;
      things[at] = moved;
      placeOf[moved] = at;
      at = parent;
    }
    costs[at] = cost;
    things[at] = thing;
    placeOf[thing] = at;
  }

  /** Takes the cheapest out; -1 when there is none. */
  pop(): number {
    if (this.count === 0) return NOWHERE;
    const { costs, things, placeOf } = this;
    const top = things[0] as number;
    placeOf[top] = NOWHERE;
    this.count -= 1;
    const { count } = this;
    if (count === 0) return top;
    const cost = costs[count] as number;
    const thing = things[count] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) break;
      if (child + 1 < count && (costs[child + 1] as number) < (costs[child] as number)) child += 1;
      const below = costs[child] as number;
      if (below >= cost) break;
      const moved = things[child] as number;
      costs[at] = below;
      things[at] = moved;
      placeOf[moved] = at;
      at = child;
    }
    costs[at] = cost;
    things[at] = thing;
    placeOf[thing] = at;
    return top;
  }

  private grow(thing: number): void {
    const [costs, things, placeOf] = [new Float64Array(2 * thing), new Int32Array(2 * thing), new Int32Array(2 * thing).fill(NOWHERE)];
    costs.set(this.costs);
    things.set(this.things);
    placeOf.set(this.placeOf);
    this.costs = costs;
    this.things = things;
    this.placeOf = placeOf;
  }
}
