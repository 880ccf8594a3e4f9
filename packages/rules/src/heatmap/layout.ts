import { distanceMeters, type Point } from '../places/geo.ts';

/** A circle on the plate: its middle and diameter, in the plate's pixels. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
type Movable = { -readonly [K in keyof Circle]: Circle[K] };

/** Width and height in pixels. */
interface Plate {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly lat: number;
  readonly lng: number;
  readonly size: number;
}

/** Room between two circles, in pixels, so that a finger meets one of them. */
const GAP = 6;
const ROUNDS = 200;
/** How far a later push turns from the line between two middles, in radians. */
const SLANT = 0.3;

const along = (value: number, from: number, to: number) => (to - from < 1e-9 ? 0.5 : (value - from) / (to - from));
const within = (value: number, radius: number, length: number) =>
  length === Infinity ? value : Math.min(length - radius, Math.max(radius, value));

/**
 * Places circles where their points lie, north up, and pushes apart those that would cover each other.
 */
export function placeCircles(spots: readonly Spot[], plate: Plate): Circle[] {
  const lats = spots.map((spot) => spot.lat);
  const lngs = spots.map((spot) => spot.lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const circles = spots.map(({ lat, lng, size }) => {
    const radius = size / 2 + GAP;
    return {
      x: radius + along(lng, west, east) * (plate.width - 2 * radius),
      y: radius + (1 - along(lat, south, north)) * (plate.height - 2 * radius),
      size,
    };
  });
  partCircles(circles, plate);
  return circles;
}

/**
 * Pushes apart the circles that would cover each other, as little as it takes; with a plate they stay on it.
 * @param gap pixels that stay free between two of them
 */
export function partCircles(circles: Movable[], plate: Plate = { width: Infinity, height: Infinity }, gap = GAP): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    circles.forEach((a, i) =>
      circles.slice(i + 1).forEach((b) => {
        const wanted = (a.size + b.size) / 2 + gap;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= wanted) return;
        moved = true;
        // Two on the very same spot part sideways. Circles that stay in one row between two edges never come free: later rounds push aslant.
        const angle = (distance < 1e-6 ? 0 : Math.atan2(dy, dx)) + (round < ROUNDS / 4 || round % 2 ? 0 : SLANT);
        const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
        const push = (wanted - distance) / 2 + 0.5;
        a.x = within(a.x - ux * push, a.size / 2, plate.width);
        a.y = within(a.y - uy * push, a.size / 2, plate.height);
        b.x = within(b.x + ux * push, b.size / 2, plate.width);
        b.y = within(b.y + uy * push, b.size / 2, plate.height);
      }),
    );
    if (!moved) break;
  }
}

/** Farther than this from where most areas are, an area is in another city: shown with it, a map would show neither. */
const ONE_CITY_METERS = 35_000;

/** Metres of each point from the middle of most of them; null for those that belong together. */
export function metersOff(points: readonly Point[]): Array<number | null> {
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const center = { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
  return points.map((point) => {
    const meters = distanceMeters(center, point);
    return meters > ONE_CITY_METERS ? meters : null;
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name stands beside its circle, and the side of it. */
export interface PlacedName {
  readonly x: number;
  readonly y: number;
}

const NAME_GAP = 3;
/** A name may stand so far beside the middle of its circle. */
const NUDGE = 14;
const meets = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const boxOf = ({ x, y, size }: Circle): Box => ({ left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 });

/**
 * The middle of a name for each circle: below it, else above, to the right, to the left or a little aside, wherever it lies on no circle, no other
 * name and no edge; undefined where there is room nowhere. The first circles choose first.
 * @param widths of the names, in pixels
 */
export function placeNames(
  circles: readonly Circle[],
  widths: readonly number[],
  height: number,
  plate: Plate,
): Array<PlacedName | undefined> {
  const taken: Box[] = circles.map(boxOf);
  return circles.map(({ x, y, size }, i) => {
    const width = widths[i] ?? 0;
    const [up, aside] = [size / 2 + NAME_GAP + height / 2, size / 2 + NAME_GAP + width / 2];
    const tries = [
      { x, y: y + up },
      { x, y: y - up },
      { x: x + aside, y },
      { x: x - aside, y },
      { x: x + NUDGE, y: y + up },
      { x: x - NUDGE, y: y + up },
    ];
    return tries.find((at) => {
      const box = { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 };
      if (box.left < 0 || box.top < 0 || box.right > plate.width || box.bottom > plate.height) return false;
      if (taken.some((other, at) => at !== i && meets(box, other))) return false;
      taken.push(box);
      return true;
    });
  });
}
