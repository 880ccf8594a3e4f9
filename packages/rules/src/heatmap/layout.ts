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

/** Pushes apart the circles that would cover each other, as little as it takes; with a plate they stay on it. */
export function partCircles(circles: Movable[], plate: Plate = { width: Infinity, height: Infinity }): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    circles.forEach((a, i) =>
      circles.slice(i + 1).forEach((b) => {
        const wanted = (a.size + b.size) / 2 + GAP;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= wanted) return;
        moved = true;
        // Two on the very same spot part sideways.
        const [ux, uy] = distance < 1e-6 ? [1, 0] : [dx / distance, dy / distance];
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
