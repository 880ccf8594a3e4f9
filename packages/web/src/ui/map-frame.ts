import type { Map as LeafletMap } from 'leaflet';

export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** What of a map is seen, and how it lies there. */
export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** Where the middle of the map's container is, from the top left of what is seen. */
  readonly middle: Pixels;
  /** Degrees clockwise from north of what points up. */
  readonly bearing: number;
}

const turned = new WeakMap<LeafletMap, MapFrame>();

/** Fired by a map whose frame has changed: names and marks that stand upright lie otherwise then. */
export const TURN = 'turn';

/** Says that a map lies otherwise: its container is turned, and larger than what is seen of it (ui/follow/camera.ts). */
export function setFrame(map: LeafletMap, frame: MapFrame): void {
  turned.set(map, frame);
  map.fire(TURN);
}

/** All of its container, north up, for a map that was never turned. */
export function frameOf(map: LeafletMap): MapFrame {
  const { x, y } = map.getSize();
  return turned.get(map) ?? { width: x, height: y, middle: { x: x / 2, y: y / 2 }, bearing: 0 };
}

/** Turns pixels around their origin. @param degrees clockwise */
export function rotate({ x, y }: Pixels, degrees: number): Pixels {
  if (degrees === 0) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** From a turned map's own pixels, which go north and east, to those of the screen, around the middle of its container. */
export function onScreen(map: LeafletMap, { x, y }: Pixels): Pixels {
  const { middle, bearing } = frameOf(map);
  const size = map.getSize();
  const at = rotate({ x: x - size.x / 2, y: y - size.y / 2 }, -bearing);
  return { x: middle.x + at.x, y: middle.y + at.y };
}
