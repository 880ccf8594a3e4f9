import { palette } from './palette.ts';
import { pin } from './pin.ts';

/** Its edge, the tar, and the line in its middle. */
const road = (way: string) =>
  `<g fill="none"><path d="${way}" stroke="${palette.white}" stroke-width="40"/><path d="${way}" stroke="${palette.ink}" stroke-width="32"/><path d="${way}" stroke="${palette.mari}" stroke-width="4" stroke-dasharray="14 10"/></g>`;

/** A road that ends before the place that it leads to, 320 × 108. */
export const brokenRoad: string =
  `<svg class="quilt" viewBox="0 0 320 108" aria-hidden="true"><path fill="${palette.indigo}" d="M0 0h320v108H0z"/><circle cx="262" cy="30" r="16" fill="${palette.mari}"/>` +
  `<path fill="${palette.cobalt}" d="M0 62h44V46h26v16h24v46H0zM226 108V70h30V52h24v18h40v38z"/>${road('M-10 84h118c14 0 18-6 24-16')}` +
  `<g transform="rotate(9 240 92)">${road('M196 92h140')}</g>` +
  `<path fill="none" stroke="${palette.orange}" stroke-width="4" stroke-linecap="round" d="M150 40l6-16M166 48l14-10M168 64h16"/>${pin(214, 82, 1.1, palette.orange, palette.ink)}</svg>`;
