import type { ReplyOf } from '@safiri/contract/call.ts';
import type { findRoute } from '@safiri/contract/places/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** A way along streets, without turns: 5 km in 20 minutes, as far as nothing else is said. */
export const routeOf = (path: Point[], more: Partial<ReplyOf<typeof findRoute>> = {}): ReplyOf<typeof findRoute> => ({
  meters: 5000,
  seconds: 1200,
  highSeconds: 1500,
  path,
  onStreets: true,
  steps: [],
  ...more,
});
