import { cells, type CellName } from './cells.ts';
import { sew } from './cloth.ts';
import { palette } from './palette.ts';

/** A cell of a quilt: motif, ground, two colours, turn in degrees. Colours are names of the palette. */
export type Cell = readonly [motif: CellName, ground: string, a?: string, b?: string, turn?: number];
export type Rows = readonly (readonly Cell[])[];

const colour = (name = ''): string => (palette as Record<string, string>)[name] ?? name;
const isRoad = (motif: CellName) => motif === 'road' || motif === 'straight';

/** Draws the cells and sews them; roads run over the seams. */
export function quilt(rows: Rows, className = 'quilt'): string {
  const drawn = rows.map((row) =>
    row.map(([motif, ground, a, b, turn = 0]) => ({
      drawn: cells[motif](colour(a), colour(b)),
      ground: colour(ground),
      turn,
      overSeams: isRoad(motif),
    })),
  );
  return sew(drawn, className);
}
