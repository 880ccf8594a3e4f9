import { palette } from '../palette.ts';

/** The colours of goods: those of the cloth, and what bread, meat and leaves need beside them. */
export const G = {
  ...palette,
  deep: '#075C37',
  green: '#2FB577',
  pale: '#CFEFA0',
  red: '#E5463A',
  dark: '#A81C15',
  crust: '#B8651B',
  crumb: '#FFD9A0',
  cream: '#FFF3D6',
  brown: '#8F3B00',
  gold: '#E59F00',
  meat: '#F0857A',
  rose: '#FFC2B8',
} as const;

/** A filled form. */
export const p = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
/** A line, `w` units wide. */
export const s = (stroke: string, w: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const c = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const e = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`;
/** A box with corners of `r`. */
export const b = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r === 0 ? '' : ` rx="${r}"`} fill="${fill}"/>`;
/** The petal of the cloth as a leaf: from its tip at a place, `size` beside 24 units, turned by degrees. */
export const leaf = (x: number, y: number, size: number, fill: string, turn = 0): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}" d="M0 0A24 24 0 0 1 24 24A24 24 0 0 1 0 0z"/>`;
/** Many small round things of one colour. */
export const dots = (fill: string, r: number, at: ReadonlyArray<readonly [number, number]>): string =>
  `<g fill="${fill}">${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;
/** What is drawn, turned about a place. */
export const turned = (degrees: number, drawn: string, x = 48, y = 36): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`;
/** The zigzag of a wall painting, from x to x. */
export const zigzag = (stroke: string, from: number, to: number, y: number, w = 3): string => {
  let d = `M${from} ${y}`;
  for (let x = from, up = true; x < to; x += 6, up = !up) d += `l6 ${up ? -5 : 5}`;
  return `<path fill="none" stroke="${stroke}" stroke-width="${w}" d="${d}"/>`;
};

/** A bowl with a painted band; what lies in it is drawn before. */
export const bowl = (fill: string = G.ink, band: string = G.mari): string =>
  p(fill, 'M14 38H82A34 28 0 0 1 14 38z') + zigzag(band, 21, 75, 48) + b(38, 63, 20, 5, fill, 2);
/** A plate seen from the side. */
export const plate = (fill: string = G.indigo, rim: string = G.sky): string =>
  p(fill, 'M10 52H86L76 62Q74 64 70 64H26Q22 64 20 62z') + b(8, 50, 80, 5, rim, 2.5);
/** A wooden board. */
export const board = (): string => b(8, 54, 80, 8, G.crust, 4) + b(8, 60, 80, 5, G.brown, 2.5);
