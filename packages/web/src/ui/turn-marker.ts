import type { Marker } from 'leaflet';
import { turnBetween } from '@safiri/rules/navigation/line.ts';

/** Turns a marker to its heading by the shorter way round. */
export function turnTo(car: Marker, heading: number | null): void {
  const turn = car.getElement()?.querySelector<SVGGElement>('.turn');
  if (turn == null || heading === null) return;
  const before = Number(turn.dataset['turned'] ?? heading);
  const turned = before + turnBetween(before, heading);
  turn.dataset['turned'] = String(turned);
  turn.style.transform = `rotate(${Math.round(turned)}deg)`;
}
