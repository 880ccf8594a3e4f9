import type { Room } from '../platform/room.ts';
import { marketFindings } from './preflight.ts';

/** What operators decide about their cities. It serves no call yet: `npm run market` writes, and every node reads (`registry.ts`). */
export const marketsRoom: Room = {
  name: 'markets',
  preflight: marketFindings,
};
