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
/** The pickup while a car stands on it: above the car, so that both are seen. */
export const pickupAboveIcon = divIcon({
  className: 'map-pickup-above',
  html: `<svg viewBox="-18 -42 36 44" width="36" height="44">${pin(0, 0, 1.1, 'var(--pin)', '#fff')}</svg>`,
  iconSize: [36, 44],
  iconAnchor: [18, 58],
});
export const searchIcon = divIcon({ className: 'map-pickup map-search', html: '<span></span>', iconSize: [26, 26] });

/** A stop of the way, by its number. */
export const stopIcon = (n: number) => divIcon({ className: 'map-stop', html: `<span>${n}</span>`, iconSize: [22, 22] });

/** The car as its own driver sees it. */
export const arrowIcon = divIcon({
  className: 'map-car map-arrow',
  html: '<svg viewBox="-24 -24 48 48" width="56" height="56"><circle r="21" fill="var(--surface)" stroke="var(--route-case)" stroke-width="2"/><g class="turn"><path d="M0-15 11.5 12 0 6.5-11.5 12Z" fill="var(--ride)" stroke="var(--ride)" stroke-width="3" stroke-linejoin="round"/></g></svg>',
  iconSize: [56, 56],
});
