import './road-vehicles.css';

/** Dark on a light page, and light on a dark one, where it would not be seen. */
const DARK = 'class="road-part" fill="#0E1033"';
const LINE = 'class="road-line" fill="none" stroke="#0E1033"';
const draw = (inside: string) => `<svg class="vehicle" viewBox="0 0 76 40" aria-hidden="true">${inside}</svg>`;
const wheel = (x: number, r = 7) =>
  `<circle cx="${x}" cy="31" r="${r}" ${DARK}/><circle cx="${x}" cy="31" r="${r * 0.42}" fill="#E5E7FC"/>`;

/** What carries people beside cars, from the side, 76 × 40: with room for a passenger. */
export const roadArt = {
  motorcycle: draw(
    `<path d="M20 31l8-14h16l10 14" ${LINE} stroke-width="3.4" stroke-linejoin="round"/>` +
      `<path fill="#FF7A1A" d="M26 18c1-4 4-6 8-6h12l6 7-6 6H30c-3 0-5-3-4-7z"/><path ${DARK} d="M12 13h20c2 0 3 1 3 3s-1 3-3 3H17z"/>` +
      `<path d="M50 9l6 6 4 16" ${LINE} stroke-width="3.2" stroke-linecap="round"/><path d="M45 8h9" ${LINE} stroke-width="3.2" stroke-linecap="round"/>` +
      `<circle cx="57.500" cy="15" r="3.400" fill="#FFF4D0"/>${wheel(18)}${wheel(60)}`,
  ),
  tuktuk: draw(
    '<path fill="#0A7548" d="M8 29c-2 0-3-1-3-3V9c0-3 2-5 5-5h30c4 0 7 2 9 5l7 11 8 2c3 1 4 3 4 5v2z"/>' +
      '<path fill="#FFC21A" d="M5 9c0-3 2-5 5-5h30c4 0 7 2 9 5l1 2H5z"/><path fill="#CFE3F7" d="M10 13h12v8H10zM26 13h10v16H26zM40 13h9l5 8H40z"/>' +
      `<rect x="66" y="23" width="5" height="3.500" rx="1.700" fill="#FFF4D0"/>${wheel(17)}${wheel(62, 6)}`,
  ),
} as const;
