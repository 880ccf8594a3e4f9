import { divIcon, type DivIcon } from 'leaflet';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { paintOf } from './car-paint.ts';
import { fromAbove } from './small-vehicles.ts';

const size = 40;
const freeSize = 28;

const carOf = (color: string) =>
  `<rect x="-7.8" y="-13.5" width="15.6" height="27" rx="5.5" fill="var(--route-case)"/>` +
  `<rect x="-6.2" y="-11.9" width="12.4" height="23.8" rx="4.5" fill="${color}"/><rect x="-4.7" y="-7" width="9.4" height="5" rx="1.5" fill="#1b2442"/>` +
  `<rect x="-4.7" y="5" width="9.4" height="3.5" rx="1.5" fill="#1b2442" opacity=".75"/><path d="M-5-11.4h2.4M2.6-11.4H5" stroke="#fff3c4" stroke-width="1.4" stroke-linecap="round"/>`;

/** The vehicle that comes, from above, in its own colour and shape, with its nose to the north. */
export function carIcon(color: string | null | undefined, kind?: VehicleType): DivIcon {
  const small = fromAbove(kind);
  const drawn =
    small === undefined
      ? carOf(paintOf(color))
      : `<path d="${small.body}" fill="${paintOf(color)}" stroke="var(--route-case)" stroke-width="3" paint-order="stroke"/><path d="${small.dark}" fill="#1b2442"/>`;
  return divIcon({
    className: 'map-car',
    html: `<svg viewBox="-16 -16 32 32" width="${size}" height="${size}"><g class="turn">${drawn}</g></svg>`,
    iconSize: [size, size],
  });
}

function freeCarOf(kind: VehicleType): string {
  const [long, wide] = kind === 'minibus' ? [15, 7.4] : [13, 6.6];
  const box = (inset: number, name: string) =>
    `<rect class="${name}" x="${inset - wide}" y="${inset - long}" width="${2 * (wide - inset)}" height="${2 * (long - inset)}" rx="${5 - inset}"/>`;
  const pane = (y: number, height: number) =>
    `<rect class="glass" x="${3 - wide}" y="${y}" width="${2 * wide - 6}" height="${height}" rx="1.4"/>`;
  return `${box(-1.6, 'case')}${box(0.6, 'body')}${pane(5.2 - long, 4.8)}${pane(long - 6.6, 3)}`;
}

/** A vehicle that may be asked for, by its kind: smaller than the one that comes, and in nobody's colour. */
export function freeCarIcon(kind: VehicleType): DivIcon {
  const small = fromAbove(kind);
  const drawn =
    small === undefined ? freeCarOf(kind) : `<path class="body edged" d="${small.body}"/><path class="glass" d="${small.dark}"/>`;
  return divIcon({
    className: `map-car map-free-car ${kind}`,
    html: `<svg aria-hidden="true" viewBox="-16 -16 32 32" width="${freeSize}" height="${freeSize}"><g class="turn">${drawn}</g></svg>`,
    iconSize: [freeSize, freeSize],
  });
}

/** A person who is in danger: nobody looks for a car there. */
export const personIcon = divIcon({
  className: 'map-car map-person',
  html: '<svg viewBox="-16 -16 32 32" width="44" height="44"><circle r="14" fill="var(--sos)" stroke="#fff" stroke-width="3"/><circle cy="-4" r="4" fill="#fff"/><path d="M-7.5 8c.8-5 4-6.500 7.500-6.500S6.700 3 7.500 8Z" fill="#fff"/></svg>',
  iconSize: [44, 44],
});
