import { sew } from './cloth.ts';
import { palette } from './palette.ts';
import { flower, petal } from './petals.ts';

const cell = (drawn: string, ground: string, turn = 0) => ({ drawn, ground, turn });

/** Three quiet cells for an empty state. */
export const emptyQuilt: string = sew(
  [
    [
      cell(petal(palette.white), palette.cobalt, 90),
      cell(flower(palette.ink, palette.orange), palette.mari),
      cell(petal(palette.mari), palette.indigo),
    ],
  ],
  'quilt empty',
);
