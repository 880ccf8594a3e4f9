import type { Rows } from './quilt.ts';

const N = 'ink';
const I = 'indigo';

/** The cloth of the landing page on a wide screen: one road runs through it. */
export const heroRows: Rows = [
  [
    ['flower', I, 'cobalt', 'mari'],
    ['dots', N, 'sky'],
    ['steps', 'cobalt', 'ink', 'mari'],
    ['road', N, 'white', 'mari', 180],
    ['straight', N, 'white', 'mari'],
    ['straight', N, 'white', 'mari'],
    ['straight', N, 'white', 'mari'],
    ['straight', N, 'white', 'mari'],
  ],
  [
    ['weave', N, 'indigo', 'cobalt'],
    ['petals2', I, 'orange', 'ink', 90],
    ['quarter', N, 'cobalt', '', 180],
    ['straight', N, 'white', 'mari', 90],
    ['sun', 'mari', 'orange', 'ink'],
    ['ring', I, 'white', 'mari'],
    ['hour', N, 'boug', 'mari'],
    ['petal', 'cobalt', 'white', '', 90],
  ],
  [
    ['quarterR', 'cobalt', 'mari', 'ink', 0],
    ['road', N, 'white', 'mari', 180],
    ['straight', N, 'white', 'mari'],
    ['road', N, 'white', 'mari', 0],
    ['zig', 'orange', 'ink'],
    ['petals2', 'moringa', 'leaf', 'ink'],
    ['flower', N, 'mari', 'orange'],
    ['weave', I, 'cobalt', 'mari'],
  ],
  [
    ['bars', N, 'indigo', 'boug'],
    ['straight', N, 'white', 'mari', 90],
    ['hour', 'moringa', 'ink', 'mari'],
    ['dots', I, 'white'],
    ['half', 'boug', 'mari', '', 180],
    ['quarter', N, 'indigo', '', 90],
    ['petal', I, 'sky', '', 0],
    ['steps', N, 'orange', 'mari'],
  ],
  [
    ['petal', N, 'sky', '', 90],
    ['straight', N, 'white', 'mari', 90],
    ['flower', 'indigo', 'white', 'orange'],
    ['petals2', N, 'jaca', 'mari', 90],
    ['rings', 'mari', 'ink', 'pepper'],
    ['zig', I, 'cobalt'],
    ['quarterR', N, 'orange', 'mari', 180],
    ['dots', N, 'mari'],
  ],
  [
    ['straight', N, 'white', 'mari'],
    ['road', N, 'white', 'mari', 0],
    ['quarter', I, 'mari', '', 90],
    ['weave', N, 'moringa', 'leaf'],
    ['petal', 'cobalt', 'ink', '', 90],
    ['flower', N, 'boug', 'white'],
    ['sun', I, 'mari', 'orange'],
    ['petals2', 'jaca', 'lilac', 'ink'],
  ],
];
/** The same on a phone. */
export const heroPhoneRows: Rows = [
  [
    ['steps', 'cobalt', 'ink', 'mari'],
    ['road', N, 'white', 'mari', 180],
    ['straight', N, 'white', 'mari'],
    ['straight', N, 'white', 'mari'],
    ['straight', N, 'white', 'mari'],
    ['straight', N, 'white', 'mari'],
  ],
  [
    ['flower', I, 'white', 'orange'],
    ['straight', N, 'white', 'mari', 90],
    ['sun', 'mari', 'orange', 'ink'],
    ['petals2', 'moringa', 'leaf', 'ink'],
    ['ring', I, 'white', 'mari'],
    ['hour', N, 'boug', 'mari'],
  ],
  [
    ['straight', N, 'white', 'mari'],
    ['road', N, 'white', 'mari', 0],
    ['petals2', I, 'orange', 'ink', 90],
    ['zig', N, 'cobalt'],
    ['quarterR', 'cobalt', 'mari', 'ink', 180],
    ['weave', N, 'indigo', 'cobalt'],
  ],
];
