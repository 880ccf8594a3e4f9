import { t as palette } from "./palette-DH_c4Zk_.js";
import { i as sv, n as petal, t as CAR } from "./scenes-DwfJtsfD.js";
// packages/web/src/art/home-scenes.ts
var dots = (fill, x, y) => `<g fill="${fill}">${[
	0,
	1,
	2
].map((i) => `<circle cx="${x + i * 11}" cy="${y}" r="2.6"/><circle cx="${x + i * 11}" cy="${y + 11}" r="2.6"/>`).join("")}</g>`;
/** Scenes of what passengers have beside the six services. */
var homeScenes = {
	school: sv(palette.cobalt, `<path fill="${palette.indigo}" d="M-20 100V70h20V56h26v44zM150 100V62h12V48h40v52z"/>${petal(20, 26, .9, palette.white, 180)}${petal(22, 26, .9, palette.sky, 270)}${dots(palette.sky, 128, 16)}<rect x="34" y="34" width="100" height="46" rx="9" fill="${palette.mari}"/><path fill="${palette.ink}" d="M42 42h20v16H42zM67 42h20v16H67zM92 42h16v16H92z"/><path fill="${palette.white}" d="M113 42h14a7 7 0 0 1 7 7v9h-21z"/><rect x="34" y="63" width="100" height="5" fill="${palette.ink}"/><path fill="${palette.orange}" d="M130 68h8v8h-8z"/><g stroke="${palette.white}" stroke-width="3" fill="${palette.ink}"><circle cx="57" cy="82" r="10"/><circle cx="111" cy="82" r="10"/></g><path d="M-10 95h200" stroke="${palette.ink}" stroke-width="10"/>`),
	packages: sv(palette.boug, `<circle cx="150" cy="16" r="34" fill="#8A0A5D"/><g transform="rotate(-12 84 60)"><path fill="${palette.mari}" d="M30 26H138V42a9 9 0 0 0 0 18V76H30V60a9 9 0 0 0 0-18z"/></g><g transform="rotate(5 84 60)"><path fill="${palette.white}" d="M30 36H138V53a9 9 0 0 0 0 18V88H30V71a9 9 0 0 0 0-18z"/><path d="M108 40V86" stroke="${palette.ink}" stroke-width="3" stroke-dasharray="4 5"/><path d="M44 76H96" stroke="${palette.ink}" stroke-width="9"/><path d="M46 76H94" stroke="${palette.mari}" stroke-width="2.500" stroke-dasharray="7 5"/><g transform="translate(46 42) scale(.68)">${CAR}</g><path fill="${palette.orange}" d="M118 54h12v4h-12zM118 62h12v4h-12zM118 70h12v4h-12z"/></g>${dots(palette.pink, 10, 14)}`),
	helper: sv(palette.jaca, `<circle cx="20" cy="92" r="34" fill="#5A219B"/><path fill="${palette.white}" d="M44 18h80a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H84L62 94V76H44a16 16 0 0 1-16-16V34a16 16 0 0 1 16-16z"/><g fill="${palette.ink}"><rect x="48" y="42" width="8" height="12" rx="4"/><rect x="62" y="34" width="8" height="28" rx="4"/><rect x="76" y="28" width="8" height="40" rx="4" fill="${palette.orange}"/><rect x="90" y="36" width="8" height="24" rx="4"/><rect x="104" y="42" width="8" height="12" rx="4"/></g>${petal(146, 12, .8, palette.mari, 0)}`)
};
export { homeScenes as t };
