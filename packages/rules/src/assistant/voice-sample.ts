/** What stands in the box where a browser can't turn speech into text (spec: operations §2, the hint's own words). */
export const SAMPLE_TRANSCRIPT = '2 kg bananas, 1 liter milk, white bread';

/** A share from 0 to 1 as people read it: 0.87 is 87 (spec: operations §2 Voice Ordering). */
export const percentOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
