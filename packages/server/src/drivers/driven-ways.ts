import { FollowedWay, type WayLeft } from '@safiri/dispatch/roads/followed-way.ts';
import type { Drive } from '@safiri/dispatch/roads/road-map.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';

/** A way is looked for anew after so long: a street may have been closed meanwhile, and another way be the quicker one. */
const BELIEVED_MS = 120_000;
/** Drivers whose ways are remembered. */
const AT_MOST = 20_000;

interface Driven {
  readonly to: Point;
  readonly by: Drive['by'];
  readonly foundAt: number;
  readonly way: FollowedWay;
}

const ofNode = new WeakMap<Context, Map<number, Driven>>();

function drivenOf(ctx: Context): Map<number, Driven> {
  let driven = ofNode.get(ctx);
  if (driven === undefined) ofNode.set(ctx, (driven = new Map<number, Driven>()));
  return driven;
}

/**
 * What is left of a driver's way to the next stop over the streets, without traffic: the way is searched for once and followed while
 * the car is on it. Undefined where no street is known.
 */
export function wayLeft(ctx: Context, driverId: number, here: Point, to: Point, drive: Drive): WayLeft | undefined {
  const driven = drivenOf(ctx);
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
  const [oldest] = driven.keys();
  if (driven.size >= AT_MOST && oldest !== undefined) driven.delete(oldest);
  driven.set(driverId, { to, by: drive.by, foundAt: now, way: new FollowedWay(way) });
  return way;
}
