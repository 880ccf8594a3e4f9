import { FollowedWay, type WayLeft } from '@safiri/dispatch/roads/followed-way.ts';
import type { Drive } from '@safiri/dispatch/roads/road-map.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';

/** A way is looked for anew after so long: a street may have been closed meanwhile, and another way be the quicker one. */
const BELIEVED_MS = 600_000;
/** Drivers whose ways are remembered, and ways between stops. */
const AT_MOST = 20_000;

interface Driven {
  readonly to: Point;
  readonly by: Drive['by'];
  readonly foundAt: number;
  readonly way: FollowedWay;
}

/** What is known of a way that nobody drives yet. */
interface Leg {
  readonly foundAt: number;
  readonly whole: WayLeft | undefined;
}

interface Known {
  readonly driven: Map<number, Driven>;
  readonly legs: Map<string, Leg>;
}

const ofNode = new WeakMap<Context, Known>();

function knownOf(ctx: Context): Known {
  let known = ofNode.get(ctx);
  if (known === undefined) ofNode.set(ctx, (known = { driven: new Map(), legs: new Map() }));
  return known;
}

/** Keeps what was found last, and lets the oldest go. */
function keep<K, V>(found: Map<K, V>, key: K, value: V): void {
  found.delete(key);
  const [oldest] = found.keys();
  if (found.size >= AT_MOST && oldest !== undefined) found.delete(oldest);
  found.set(key, value);
}

/**
 * What is left of a driver's way to the next stop over the streets, without traffic: the way is searched for once and followed while
 * the car is on it. Undefined where no street is known.
 */
export function wayLeft(ctx: Context, driverId: number, here: Point, to: Point, drive: Drive): WayLeft | undefined {
  const { driven } = knownOf(ctx);
  const now = ctx.clock().getTime();
  const known = driven.get(driverId);
  if (
    known !== undefined &&
    known.by === drive.by &&
    known.to.lat === to.lat &&
    known.to.lng === to.lng &&
    now - known.foundAt < BELIEVED_MS
  ) {
    const left = known.way.left(here);
    if (left !== undefined) return left;
  }
  driven.delete(driverId);
  const way = ctx.roads.way(here, to, drive);
  if (way === undefined) return undefined;
  keep(driven, driverId, { to, by: drive.by, foundAt: now, way: new FollowedWay(way) });
  return way;
}

/**
 * The way from one stop to the next, as {@link wayLeft}: it stays the same while the car is on its way to the first of them, and each
 * position asks for it.
 */
export function wayAhead(ctx: Context, from: Point, to: Point, drive: Drive): WayLeft | undefined {
  const { legs } = knownOf(ctx);
  const now = ctx.clock().getTime();
  const key = `${drive.by},${from.lat},${from.lng},${to.lat},${to.lng}`;
  const known = legs.get(key);
  if (known !== undefined && now - known.foundAt < BELIEVED_MS) return known.whole;
  const way = ctx.roads.way(from, to, drive);
  const whole = way === undefined ? undefined : { meters: way.meters, seconds: way.seconds };
  keep(legs, key, { foundAt: now, whole });
  return whole;
}
