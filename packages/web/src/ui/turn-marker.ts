import type { LatLng, Marker } from 'leaflet';
import { turnBetween } from '@safiri/rules/navigation/line.ts';

/** How a vehicle stood on the last map that knew it. */
let last: { readonly at: LatLng; readonly heading: number } | undefined;
/** So near to where it stood it is the same one. */
const SAME_METERS = 60;

/** Turns a marker to its heading by the shorter way round; one that stands, and does not know it, as it stood on the map before. */
export function turnTo(car: Marker, known: number | null): void {
  const turn = car.getElement()?.querySelector<SVGGElement>('.turn');
  const at = car.getLatLng();
  const isNew = turn?.dataset['turned'] === undefined;
  const heading = known ?? (isNew && last !== undefined && at.distanceTo(last.at) < SAME_METERS ? last.heading : null);
  if (turn == null || heading === null) return;
  last = { at, heading };
  const before = Number(turn.dataset['turned'] ?? heading);
  const turned = before + turnBetween(before, heading);
  turn.dataset['turned'] = String(turned);
  turn.style.transform = `rotate(${Math.round(turned)}deg)`;
}
