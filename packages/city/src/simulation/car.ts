import { distanceMeters, moveTowards, type Point } from '@safiri/rules/places/geo.ts';
import type { Shift } from './scenario.ts';
import type { Trip } from './trip.ts';
import type { StopKind } from '@safiri/rules/dispatch/pooling.ts';

export interface Stop {
  readonly trip: Trip;
  readonly kind: StopKind;
}

/** A driver with a car. Times in seconds of the day. */
export class Car {
  readonly shift: Shift;
  online = false;
  /** The trip that is offered. */
  offered: Trip | undefined;
  stops: Stop[] = [];
  readonly aboard = new Set<Trip>();
  idleSince = 0;
  /** Grows with every change of the way, so that an arrival that was planned before does not count. */
  plan = 0;
  private from: Point;
  private to: Point;
  private leftAt = 0;
  private thereAt = 0;
  private occupiedSince = 0;
  /** What the day came to. */
  earnedMinor = 0;
  occupiedSeconds = 0;
  onlineSeconds = 0;
  drivenMeters = 0;
  trips = 0;

  constructor(shift: Shift) {
    this.shift = shift;
    this.from = shift.start;
    this.to = shift.start;
  }

  get id(): number {
    return this.shift.driverId;
  }

  positionAt(now: number): Point {
    if (now >= this.thereAt) return this.to;
    const gone = (now - this.leftAt) / (this.thereAt - this.leftAt);
    return moveTowards(this.from, this.to, gone * distanceMeters(this.from, this.to));
  }

  /** @param roadMeters length of the way */
  setOff(now: number, to: Point, seconds: number, roadMeters: number): void {
    this.drivenMeters += roadMeters;
    this.from = this.positionAt(now);
    this.to = to;
    this.leftAt = now;
    this.thereAt = now + seconds;
  }

  /** Stands where it is; what it did not drive of its way is taken back. */
  halt(now: number, roadMeters: (from: Point, to: Point) => number): void {
    const here = this.positionAt(now);
    this.drivenMeters -= roadMeters(here, this.to);
    this.from = here;
    this.to = here;
    this.thereAt = now;
  }

  takeIn(trip: Trip, now: number): void {
    if (this.aboard.size === 0) this.occupiedSince = now;
    this.aboard.add(trip);
  }

  letOut(trip: Trip, now: number): void {
    this.aboard.delete(trip);
    if (this.aboard.size === 0) this.occupiedSeconds += now - this.occupiedSince;
  }
}
