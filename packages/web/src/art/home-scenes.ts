import { palette as P } from './palette.ts';
import { CAR, petal, sv } from './scenes.ts';

const dots = (fill: string, x: number, y: number) =>
  `<g fill="${fill}">${[0, 1, 2].map((i) => `<circle cx="${x + i * 11}" cy="${y}" r="2.6"/><circle cx="${x + i * 11}" cy="${y + 11}" r="2.6"/>`).join('')}</g>`;

/** Scenes of what passengers have beside the six services. */
export const homeScenes = {
  school: sv(
    P.cobalt,
    `<path fill="${P.indigo}" d="M-20 100V70h20V56h26v44zM150 100V62h12V48h40v52z"/>${petal(20, 26, 0.9, P.white, 180)}${petal(22, 26, 0.9, P.sky, 270)}${dots(P.sky, 128, 16)}<rect x="34" y="34" width="100" height="46" rx="9" fill="${P.mari}"/><path fill="${P.ink}" d="M42 42h20v16H42zM67 42h20v16H67zM92 42h16v16H92z"/><path fill="${P.white}" d="M113 42h14a7 7 0 0 1 7 7v9h-21z"/><rect x="34" y="63" width="100" height="5" fill="${P.ink}"/><path fill="${P.orange}" d="M130 68h8v8h-8z"/><g stroke="${P.white}" stroke-width="3" fill="${P.ink}"><circle cx="57" cy="82" r="10"/><circle cx="111" cy="82" r="10"/></g><path d="M-10 95h200" stroke="${P.ink}" stroke-width="10"/>`,
  ),
  packages: sv(
    P.boug,
    `<circle cx="150" cy="16" r="34" fill="#8A0A5D"/><g transform="rotate(-12 84 60)"><path fill="${P.mari}" d="M30 26H138V42a9 9 0 0 0 0 18V76H30V60a9 9 0 0 0 0-18z"/></g><g transform="rotate(5 84 60)"><path fill="${P.white}" d="M30 36H138V53a9 9 0 0 0 0 18V88H30V71a9 9 0 0 0 0-18z"/><path d="M108 40V86" stroke="${P.ink}" stroke-width="3" stroke-dasharray="4 5"/><path d="M44 76H96" stroke="${P.ink}" stroke-width="9"/><path d="M46 76H94" stroke="${P.mari}" stroke-width="2.500" stroke-dasharray="7 5"/><g transform="translate(46 42) scale(.68)">${CAR}</g><path fill="${P.orange}" d="M118 54h12v4h-12zM118 62h12v4h-12zM118 70h12v4h-12z"/></g>${dots(P.pink, 10, 14)}`,
  ),
  helper: sv(
    P.jaca,
    `<circle cx="20" cy="92" r="34" fill="#5A219B"/><path fill="${P.white}" d="M44 18h80a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H84L62 94V76H44a16 16 0 0 1-16-16V34a16 16 0 0 1 16-16z"/><g fill="${P.ink}"><rect x="48" y="42" width="8" height="12" rx="4"/><rect x="62" y="34" width="8" height="28" rx="4"/><rect x="76" y="28" width="8" height="40" rx="4" fill="${P.orange}"/><rect x="90" y="36" width="8" height="24" rx="4"/><rect x="104" y="42" width="8" height="12" rx="4"/></g>${petal(146, 12, 0.8, P.mari, 0)}`,
  ),
};
