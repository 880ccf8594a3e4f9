import { quilt, type Cell } from './quilt.ts';
import { stripCells } from './strip.ts';

/** The cells of a strip, each a drawing of its own: as many as the widest window has room for. */
export const clothTiles = (tiles: number): readonly string[] =>
  Array.from({ length: tiles }, (_, i) => quilt([[stripCells[i % stripCells.length] as Cell]], 'quilt'));
