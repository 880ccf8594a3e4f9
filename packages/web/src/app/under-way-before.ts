import { personalStored } from '../platform/stored.ts';

/** How many things were under way when the home screen was last seen: so much room is kept until it is known again. */
export const underWayBefore = personalStored<number>(
  'under-way',
  0,
  (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  (count) => (count === 0 ? null : String(Math.min(count, 9))),
);
