import type { Step } from '@safiri/rules/navigation/step.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { PlaceWord } from '@safiri/rules/places/place-words.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';

/** A way between two points. */
export interface Route {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  readonly path: readonly Point[];
  /** Whether it follows mapped streets, whose makers must then be named. */
  readonly onStreets: boolean;
  /** What is to be done on the way; empty where the streets are not known. */
  readonly steps: readonly Step[];
}

/** What a way needs to know of the driver who asks for it. */
export interface DriversPort {
  drivenAs(driverId: number): RoadVehicle;
}

/** Finds ways: an OSRM server by setting, else the streets that were imported, else the built-in estimate. */
export interface RoutePort {
  route(from: Point, to: Point, at: Date, timeZoneId: string, by: RoadVehicle): Promise<Route>;
}

export interface FoundPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceWord;
  readonly area: string;
  readonly lat: number;
  readonly lng: number;
  readonly distanceMeters: number | null;
}

/** Finds places by name or by point: a geocoder by setting, else the built-in gazetteer and the places that came with the maps of cities. */
export interface PlacePort {
  search(text: string, near: Point | undefined): Promise<FoundPlace[]>;
  nearest(point: Point): Promise<FoundPlace | null>;
}
