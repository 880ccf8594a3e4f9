import { quilt, type Cell } from './quilt.ts';

const N = 'ink';
const I = 'indigo';

const stripCells: readonly Cell[] = [
  ['flower', I, 'white', 'orange'],
  ['steps', N, 'cobalt', 'mari'],
  ['petals2', 'moringa', 'leaf', 'ink'],
  ['hour', N, 'boug', 'mari'],
  ['sun', 'mari', 'orange', 'ink'],
  ['weave', I, 'cobalt', 'mari'],
  ['petal', N, 'sky', '', 90],
  ['rings', 'orange', 'ink', 'mari'],
  ['zig', N, 'mari'],
  ['ring', I, 'white', 'mari'],
  ['quarterR', N, 'pepper', 'mari'],
  ['dots', 'jaca', 'white'],
];

/** One row of cells in one drawing. */
export const strip = (cells = 12): string =>
  quilt([Array.from({ length: cells }, (_, i) => stripCells[i % stripCells.length] as Cell)], 'quilt strip');

/** The same cells, each a drawing of its own: as many as the widest window has room for. */
export const stripTiles = (tiles: number): readonly string[] =>
  Array.from({ length: tiles }, (_, i) => quilt([[stripCells[i % stripCells.length] as Cell]], 'quilt'));
