import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Cover } from './map-cover.ts';

/** A free car, drawn by its kind. */
export interface MapCar extends Point {
  readonly kind: VehicleType;
  /** Degrees clockwise from north; null where nothing is known of it. */
  readonly heading: number | null;
}

/** What a map that follows a vehicle shows. */
export interface Followed {
  /** Undefined while nobody knows where it is. */
  readonly vehicle: (Point & { readonly heading: number | null }) | undefined;
  /** Where it goes: seen whole, as soon as it would come into sight beneath what lies over the map. */
  readonly goal: Point | undefined;
  /** Where it turns next: the map is looked at from as far as it needs to be in sight. */
  readonly turn: Point | undefined;
  readonly cover: Cover;
}

export interface FollowCamera {
  /** Follows, unless somebody moved the map by hand. @returns whether it has ever looked at the vehicle */
  readonly look: (next: Followed) => boolean;
  readonly comeBack: () => void;
  readonly remove: () => void;
}

/** Follows with a map, from when it is made. @param onStray told whether it was moved by hand */
export type StartFollowing = (map: LeafletMap, onStray: (isAway: boolean) => void) => FollowCamera;

export interface MapProps {
  readonly pickup?: Point | undefined;
  readonly dropoff?: Point | undefined;
  /** Where the way stops between the two, in their order: numbered. One that is behind keeps its number and is not shown. */
  readonly stops?: ReadonlyArray<Point | undefined> | undefined;
  /** What the two ends are called, on the map beside their marks. */
  readonly names?: { readonly pickup: string; readonly dropoff: string } | undefined;
  /** The way, pickup first. */
  readonly path?: readonly Point[] | undefined;
  /** What is driven once the way has ended, paler: it grows no shorter. */
  readonly after?: readonly Point[] | undefined;
  /** The way of the vehicle to the pickup, in a stroke of its own. */
  readonly leg?: readonly Point[] | undefined;
  /** The way follows mapped streets: their makers are named. False where none are known there: the line is straight, and words say so. */
  readonly onStreets?: boolean | undefined;
  /** The line shows a direction, not a way; so does one that is not on streets. */
  readonly dashed?: boolean | undefined;
  /** The map stays with the vehicle, which is an arrow. A map that follows once follows until it is gone. */
  readonly follow?:
    | {
        readonly start: StartFollowing;
        /** The words of the button that comes back to the vehicle after the map was moved by hand. */
        readonly back: string;
      }
    | undefined;
  /** Where the vehicle that is followed turns next. */
  readonly turn?: Point | undefined;
  readonly vehicle?: (Point & { heading: number | null }) | undefined;
  /** The colour of the vehicle in its driver's words. */
  readonly paint?: string | null | undefined;
  /** What it is: drawn as a car where it is not said. */
  readonly kind?: VehicleType | undefined;
  /** What moves is a person in danger. */
  readonly isPerson?: boolean | undefined;
  /** What lies behind the vehicle is dimmed, and the map shows what is left. */
  readonly dimsDriven?: boolean | undefined;
  /** Somebody is looked for around the pickup. */
  readonly searching?: boolean | undefined;
  /** Cars that nobody has asked for yet: a picture of what is near, which words beside the map tell too. */
  readonly cars?: readonly MapCar[] | undefined;
  /** Where the map looks when there is nothing to show. */
  readonly center?: Point | undefined;
  /** Where this phone is, marked by a dot. */
  readonly here?: Point | undefined;
  /** Kilometres and minutes for the static view. */
  readonly distance?: string | undefined;
  readonly duration?: string | undefined;
  /** The map is for choosing a point: the one below a pin in its middle. */
  readonly aim?:
    | {
        readonly at: Point;
        readonly onMove: (point: Point) => void;
        /** To begin with; a house's when not given. */ readonly zoom?: number;
      }
    | undefined;
  /** Points that the map shows all of, where there is no trip. */
  readonly fit?: readonly Point[] | undefined;
  /** The map is drawn on: it is moved by hand although it shows all of `fit`. */
  readonly draws?: boolean | undefined;
  /** Lies over the map and moves with it: drawn anew with each move, told where points are in pixels and how large the map is. */
  readonly over?: ((view: MapView) => ReactNode) | undefined;
  /** What `over` names: the map says it no second time. */
  readonly named?: readonly string[] | undefined;
  /** Stands in the map's place until its code is there, to save data and on failure. Without it a drawing of a way does. */
  readonly still?: ReactNode;
  /** Pixels of the top that other things cover. */
  readonly coveredAbove?: number | undefined;
}

/** Where things lie on a map, in its own pixels. */
export interface MapView {
  readonly at: (point: Point) => { readonly x: number; readonly y: number };
  /** The other way round. */
  readonly pointAt: (pixel: { readonly x: number; readonly y: number }) => Point;
  readonly width: number;
  readonly height: number;
}

/** Spec: foundations §9. */
export const DEFAULT_ZOOM = 13;
