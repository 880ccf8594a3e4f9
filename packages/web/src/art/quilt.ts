import { CELL, cells, type CellName } from './cells.ts';
import { palette } from './palette.ts';

/** A cell of a quilt: motif, ground, two colours, turn in degrees. Colours are names of the palette. */
export type Cell = readonly [motif: CellName, ground: string, a?: string, b?: string, turn?: number];
export type Rows = readonly (readonly Cell[])[];

const colour = (name = ''): string => (palette as Record<string, string>)[name] ?? name;
const isRoad = (motif: CellName) => motif === 'road' || motif === 'straight';

/** Sews cells into one drawing; roads run over the seams. */
export function quilt(rows: Rows, className = 'quilt'): string {
  const width = (rows[0]?.length ?? 0) * CELL;
  const height = rows.length * CELL;
  let grounds = '';
  let motifs = '';
  rows.forEach((row, y) =>
    row.forEach(([motif, ground, a, b, turn = 0], x) => {
      const drawn = cells[motif](colour(a), colour(b));
      const at = `x="${x * CELL}" y="${y * CELL}"`;
      grounds += `<svg ${at} width="56.5" height="56.5" viewBox="0 0 56.5 56.5"${isRoad(motif) ? ' overflow="visible"' : ''}><rect width="56.5" height="56.5" fill="${colour(ground)}"/></svg>`;
      motifs += isRoad(motif)
        ? `<g transform="translate(${x * CELL} ${y * CELL}) rotate(${turn} 28 28)">${drawn}</g>`
        : `<svg ${at} width="56.3" height="56.3" viewBox="0 0 56.3 56.3"><g transform="rotate(${turn} 28 28)">${drawn}</g></svg>`;
    }),
  );
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" shape-rendering="geometricPrecision">${grounds}${motifs}</svg>`;
}
