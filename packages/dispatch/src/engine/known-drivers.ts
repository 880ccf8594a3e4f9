import type { DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { FACTS_AT_ONCE, type MatchPorts, type Near } from './ports.ts';
import { UnitSphere } from './unit-sphere.ts';

/** The drivers whom any trip of a batch has seen, numbered from 0 as they came. */
export class KnownDrivers {
  readonly ids: number[] = [];
  readonly points: Point[] = [];
  readonly places = new UnitSphere();
  private readonly numbers = new Map<number, number>();
  private readonly facts = new Map<number, DriverFacts>();
  private learned = 0;

  get count(): number {
    return this.ids.length;
  }

  /** The number of a driver, a new one for who was not seen before. */
  meet({ driverId, point }: Near): number {
    const known = this.numbers.get(driverId);
    if (known !== undefined) return known;
    const number = this.ids.push(driverId) - 1;
    this.numbers.set(driverId, number);
    this.points.push(point);
    this.places.add(point);
    return number;
  }

  /** What the database knows of a driver, once it was asked. */
  readonly factsOf = (driverId: number): DriverFacts | undefined => this.facts.get(driverId);

  /** Asks for the facts of those who were met since the last time. */
  async learn(ports: Pick<MatchPorts, 'driverFacts'>): Promise<void> {
    while (this.learned < this.count) {
      const ids = this.ids.slice(this.learned, this.learned + FACTS_AT_ONCE);
      for (const [driverId, facts] of await ports.driverFacts(ids)) this.facts.set(driverId, facts);
      this.learned += ids.length;
    }
  }
}
