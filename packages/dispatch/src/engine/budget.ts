/** Milliseconds that a batch may hold up the node. Only the work counts, not the waiting for the database. */
export class Budget {
  private readonly clock: () => Date;
  private left: number;
  private began: number | undefined;

  constructor(clock: () => Date, milliseconds: number) {
    this.clock = clock;
    this.left = milliseconds;
  }

  /** Does some work at the budget's cost. */
  spend<T>(task: () => T): T {
    this.began = this.clock().getTime();
    try {
      return task();
    } finally {
      this.left -= this.used();
      this.began = undefined;
    }
  }

  /** Whether it is used up, also in the middle of work. */
  readonly isOver = (): boolean => this.left - this.used() <= 0;

  private used(): number {
    return this.began === undefined ? 0 : this.clock().getTime() - this.began;
  }
}
