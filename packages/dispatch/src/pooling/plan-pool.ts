import type { CarriedRide, PoolPlan, PoolStop, ShareRequest } from '@safiri/rules/dispatch/pooling.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** The ride to be laid in. */
export interface SecondRide extends ShareRequest {
  readonly tripId: number;
  readonly pickup: Point;
}

/** Seconds to drive from one point to another. */
export type DriveSeconds = (from: Point, to: Point) => number;

interface Leg extends PoolStop {
  readonly point: Point;
}

/** The orders in which two rides are on board together at some time. */
function ordersOf(first: CarriedRide, second: SecondRide): Leg[][] {
  const leg = (ride: CarriedRide | SecondRide, kind: PoolStop['kind']): Leg => ({ tripId: ride.tripId, kind, point: ride[kind] });
  const [firstIn, firstOut] = [leg(first, 'pickup'), leg(first, 'dropoff')];
  const [secondIn, secondOut] = [leg(second, 'pickup'), leg(second, 'dropoff')];
  const ends = [
    [firstOut, secondOut],
    [secondOut, firstOut],
  ];
  const starts = first.onBoard
    ? [[secondIn]]
    : [
        [firstIn, secondIn],
        [secondIn, firstIn],
      ];
  return starts.flatMap((start) => ends.map((end) => [...start, ...end]));
}

/**
 * The quickest way to lay a second share ride into the way of the one that a driver carries, within the detours that both
 * passengers accepted; undefined when there is none. At most four orders of stops are tried: the best of all.
 * @param seconds must not be negative
 */
export function planPool(driver: Point, first: CarriedRide, second: SecondRide, seconds: DriveSeconds): PoolPlan | undefined {
  const toFirst = first.onBoard ? 0 : seconds(driver, first.pickup);
  const firstAlone = toFirst + seconds(first.onBoard ? driver : first.pickup, first.dropoff);
  const secondAlone = seconds(second.pickup, second.dropoff);
  let best: PoolPlan | undefined;
  let bestTotal = Infinity;
  for (const order of ordersOf(first, second)) {
    const at = new Map<Leg, number>();
    let here = driver;
    let total = 0;
    for (const stop of order) {
      total += seconds(here, stop.point);
      at.set(stop, total);
      here = stop.point;
    }
    const when = (tripId: number, kind: PoolStop['kind']) => {
      for (const [stop, second] of at) if (stop.tripId === tripId && stop.kind === kind) return second;
      return 0;
    };
    const later = when(first.tripId, 'dropoff') - firstAlone;
    const delaySeconds = Math.max(later, first.onBoard ? 0 : when(first.tripId, 'pickup') - toFirst, 0);
    const pickupSeconds = when(second.tripId, 'pickup');
    const detourSeconds = Math.max(0, when(second.tripId, 'dropoff') - pickupSeconds - secondAlone);
    if (!(delaySeconds <= first.detourLeftSeconds && detourSeconds <= second.detourCapSeconds && total < bestTotal)) continue;
    bestTotal = total;
    const stops = order.map(({ tripId, kind }) => ({ tripId, kind }));
    best = {
      withTripId: first.tripId,
      stops,
      pickupSeconds: Math.round(pickupSeconds),
      delaySeconds: Math.round(delaySeconds),
      detourSeconds: Math.round(detourSeconds),
    };
  }
  return best;
}
