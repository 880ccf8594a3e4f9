import { divIcon } from 'leaflet';
import { pin } from '../art/pin.ts';

export const pickupIcon = divIcon({ className: 'map-pickup', html: '<span></span>', iconSize: [26, 26] });
export const pinDrawing = `<svg viewBox="-18 -42 36 44" width="36" height="44">${pin(0, 0, 1.1, 'var(--pin)', 'var(--pin-dot)')}</svg>`;
export const dropoffIcon = divIcon({
  className: 'map-dropoff',
  html: pinDrawing,
  iconSize: [36, 44],
  iconAnchor: [18, 42],
});
export const searchIcon = divIcon({ className: 'map-pickup map-search', html: '<span></span>', iconSize: [26, 26] });

/** Where a mark is drawn beside its point, in pixels. */
interface Aside {
  readonly x: number;
  readonly y: number;
}

/** A thin line to the point, from a mark that stands beside it; none from one that touches what stands on the point. */
const leader = ({ x, y }: Aside, from: number) =>
  Math.hypot(x, y) <= from
    ? ''
    : `<svg class="map-leader" width="1" height="1"><path d="M0 0 ${-x} ${-y}"/><circle cx="${-x}" cy="${-y}" r="3.5"/></svg>`;

const besideIcon = (className: string, px: number, drawn: string, aside: Aside, from = 0) =>
  divIcon({
    className,
    html: `${leader(aside, from)}<span>${drawn}</span>`,
    iconSize: [px, px],
    iconAnchor: [px / 2 - aside.x, px / 2 - aside.y],
  });

export const PICKUP_PX = 26;
export const STOP_PX = 22;

/** As far as a pickup goes beside the car that stands on it. */
const NEXT_TO_PX = 31;

/** The pickup, beside what stands on it. */
export const pickupBeside = (aside: Aside) => besideIcon('map-pickup', PICKUP_PX, '', aside, NEXT_TO_PX);

/** A stop of the way, by its number. */
export const stopIcon = (n: number, aside: Aside) => besideIcon('map-stop', STOP_PX, String(n), aside);

/** The car as its own driver sees it. */
export const arrowIcon = divIcon({
  className: 'map-car map-arrow',
  html: '<svg viewBox="-24 -24 48 48" width="56" height="56"><circle r="21" fill="var(--surface)" stroke="var(--route-case)" stroke-width="2"/><g class="turn"><path d="M0-15 11.5 12 0 6.5-11.5 12Z" fill="var(--ride)" stroke="var(--ride)" stroke-width="3" stroke-linejoin="round"/></g></svg>',
  iconSize: [56, 56],
});
