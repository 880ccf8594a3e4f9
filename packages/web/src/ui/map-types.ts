import type { Point } from '@safiri/rules/places/geo.ts';

export interface MapProps {
  readonly pickup?: Point | undefined;
  readonly dropoff?: Point | undefined;
  /** The way, pickup first. */
  readonly path?: readonly Point[] | undefined;
  /** The way follows mapped streets: their makers are named. */
  readonly onStreets?: boolean | undefined;
  readonly vehicle?: (Point & { heading: number | null }) | undefined;
  /** Where the map looks when there is nothing to show. */
  readonly center?: Point | undefined;
  /** Kilometres and minutes for the static view. */
  readonly distance?: string | undefined;
  readonly duration?: string | undefined;
  /** Called with a point the person pressed. */
  readonly onPick?: ((point: Point) => void) | undefined;
  /** Pixels of the top that other things cover. */
  readonly coveredAbove?: number | undefined;
}

/** Pretoria, zoom 13 (spec: foundations §9). */
export const DEFAULT_CENTER: Point = { lat: -25.7479, lng: 28.2293 };
export const DEFAULT_ZOOM = 13;
