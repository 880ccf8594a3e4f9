import { onForget } from '../platform/stored.ts';

/** The trip that this page saw end a moment ago: its cash comes before anything else on the home screen. */
let rideId: number | undefined;
onForget(() => void (rideId = undefined));

export const justEnded = {
  is: (id: number): boolean => rideId === id,
  set: (id: number): void => void (rideId = id),
  clear: (): void => void (rideId = undefined),
};
