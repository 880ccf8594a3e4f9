import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** The row for a promotion's code, which comes where a city gives any out. */
export const PromotionPart = lazyPart(
  async () => (await Promise.all([import('./promotion-row.tsx'), enterRoom('promotions')]))[0].PromotionRow,
);
