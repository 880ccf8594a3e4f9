import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarriedRide } from '@safiri/rules/dispatch/pooling.ts';
import { destination, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { planPool, type SecondRide } from './plan-pool.ts';

const center: Point = { lat: -25.7461, lng: 28.1881 };
const east = (meters: number): Point => destination(center, 90, meters);
/** Ten metres a second as the crow flies. */
const seconds = (from: Point, to: Point) => distanceMeters(from, to) / 10;

const carried = (facts: Partial<CarriedRide> = {}): CarriedRide => ({
  tripId: 1,
  pickup: east(1000),
  dropoff: east(9000),
  onBoard: false,
  detourLeftSeconds: 300,
  ...facts,
});
const second = (facts: Partial<SecondRide> = {}): SecondRide => ({
  tripId: 2,
  pickup: east(3000),
  dropoff: east(7000),
  detourCapSeconds: 300,
  ...facts,
});

describe('a second ride laid into the first', () => {
  it('costs nobody anything when it lies on the way', () => {
    const plan = planPool(center, carried(), second(), seconds);
    expect(plan?.stops).toEqual([
      { tripId: 1, kind: 'pickup' },
      { tripId: 2, kind: 'pickup' },
      { tripId: 2, kind: 'dropoff' },
      { tripId: 1, kind: 'dropoff' },
    ]);
    expect(plan?.pickupSeconds).toBeCloseTo(300, 3);
    expect(plan?.delaySeconds).toBeCloseTo(0, 3);
    expect(plan?.detourSeconds).toBeCloseTo(0, 3);
  });

  it('has no pickup of a passenger who is on board', () => {
    const plan = planPool(east(2000), carried({ onBoard: true }), second({ dropoff: east(12_000) }), seconds);
    expect(plan?.stops.map(({ tripId, kind }) => `${tripId} ${kind}`)).toEqual(['2 pickup', '1 dropoff', '2 dropoff']);
  });

  it('is refused when it would take the first past the detour that is left', () => {
    const aside = second({ pickup: destination(east(3000), 0, 2000), dropoff: east(9500) });
    expect(planPool(center, carried({ detourLeftSeconds: 300 }), aside, seconds)?.delaySeconds).toBeGreaterThan(30);
    expect(planPool(center, carried({ detourLeftSeconds: 30 }), aside, seconds)).toBeUndefined();
  });

  it('is refused when the second would be longer on the way than accepted', () => {
    // Behind the car and the other way: whoever goes along first sees the other's end.
    const back = second({ pickup: east(8000), dropoff: east(-3000), detourCapSeconds: 60 });
    expect(planPool(center, carried(), back, seconds)).toBeUndefined();
  });

  it('counts a late pickup of the first as its delay', () => {
    // Picking the second up first is quickest, and lets the first wait at the kerb.
    const before = second({ pickup: destination(center, 0, 1000), dropoff: east(9000) });
    const plan = planPool(center, carried({ detourLeftSeconds: 900 }), before, seconds);
    expect(plan?.stops[0]).toEqual({ tripId: 2, kind: 'pickup' });
    expect(plan?.delaySeconds).toBeGreaterThan(100);
  });

  it('never breaks a cap, always keeps each pickup before its dropoff, and shares some of the way', () => {
    const place = fc
      .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 9000 }))
      .map(([bearing, away]) => destination(center, bearing, away));
    fc.assert(
      fc.property(
        fc.record({ driver: place, a: place, b: place, c: place, d: place, onBoard: fc.boolean(), cap: fc.integer({ min: 0, max: 900 }) }),
        ({ driver, a, b, c, d, onBoard, cap }) => {
          const first = carried({ pickup: a, dropoff: b, onBoard, detourLeftSeconds: cap });
          const wish = second({ pickup: c, dropoff: d, detourCapSeconds: cap });
          const plan = planPool(driver, first, wish, seconds);
          if (plan === undefined) return;
          expect(plan.delaySeconds).toBeLessThanOrEqual(cap);
          expect(plan.detourSeconds).toBeLessThanOrEqual(cap);
          const at = (tripId: number, kind: string) => plan.stops.findIndex((stop) => stop.tripId === tripId && stop.kind === kind);
          expect(at(2, 'pickup')).toBeLessThan(at(2, 'dropoff'));
          expect(at(1, 'pickup')).toBeLessThan(at(1, 'dropoff'));
          expect(at(2, 'pickup')).toBeLessThan(at(1, 'dropoff'));
          expect(at(1, 'pickup')).toBeLessThan(at(2, 'dropoff'));
          expect(at(1, 'pickup') === -1).toBe(onBoard);
        },
      ),
    );
  });
});
