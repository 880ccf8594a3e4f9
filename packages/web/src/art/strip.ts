import { quilt, type Cell } from './quilt.ts';

const N = 'ink';
const I = 'indigo';

export const stripCells: readonly Cell[] = [
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

/** One row of cells for the edges of a page. */
export const strip = (cells = 12): string =>
  quilt([Array.from({ length: cells }, (_, i) => stripCells[i % stripCells.length] as Cell)], 'quilt strip');
