import { personalStored, type Stored } from '../platform/stored.ts';

/**
 * How high something was when it was last seen, in pixels: so much room is kept until it is known again what stands there.
 * @param name among what is kept of a person
 * @param first before it was ever seen
 */
export const keptHeight = (name: string, first = 0): Stored<number> =>
  personalStored<number>(
    name,
    first,
    (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
    (px) => (px === first ? null : String(px)),
  );
