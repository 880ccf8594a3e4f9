import { matchCost } from '@safiri/rules/dispatch/fairness.ts';
import { canBeAsked } from '@safiri/rules/dispatch/gates.ts';
import type { KnownDrivers } from './known-drivers.ts';

/** Seconds that a driver who carries nobody has been free. */
export function idleSeconds(drivers: KnownDrivers, driverId: number, now: Date): number {
  const facts = drivers.factsOf(driverId);
  return facts === undefined || facts.hasLiveTrip ? 0 : (now.getTime() - facts.idleSince) / 1000;
}

/** What each known driver may cost more than another and still be of the same use, those who may cost most first. */
export class DriverValues {
  /** By the number of the driver. */
  price = new Float64Array(0);
  /** Its price and what its idleness weighs. */
  values = new Float64Array(0);
  /** Numbers of the drivers who can be asked. */
  order = new Int32Array(0);
  private readonly drivers: KnownDrivers;
  private readonly now: Date;

  constructor(drivers: KnownDrivers, now: Date) {
    this.drivers = drivers;
    this.now = now;
  }

  /** @param priceOf a driver's price, nothing or less */
  set(priceOf: (driverId: number) => number): void {
    const { drivers, now } = this;
    const price = new Float64Array(drivers.count);
    const values = new Float64Array(drivers.count);
    const order: number[] = [];
    for (let driver = 0; driver < drivers.count; driver += 1) {
      const driverId = drivers.ids[driver] as number;
      const facts = drivers.factsOf(driverId);
      if (facts === undefined || !canBeAsked(facts, now.getTime())) continue;
      price[driver] = priceOf(driverId);
      values[driver] = (price[driver] as number) - matchCost(0, 0, idleSeconds(drivers, driverId, now));
      order.push(driver);
    }
    this.price = price;
    this.values = values;
    this.order = Int32Array.from(order).sort((a, b) => (values[b] as number) - (values[a] as number));
  }
}
