import { sew } from './cloth.ts';
import { palette } from './palette.ts';
import { flower, petal } from './petals.ts';

const cell = (drawn: string, turn = 0) => ({ drawn, ground: 'transparent', turn });

/** Three quiet cells for an empty state. */
export const emptyQuilt: string = sew(
  [[cell(petal(palette.cobalt), 90), cell(flower(palette.cobalt, palette.mari)), cell(petal(palette.cobalt))]],
  'quilt empty',
);
