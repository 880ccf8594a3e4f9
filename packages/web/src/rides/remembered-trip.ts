import type { ChosenPlace } from '../common/places.ts';
import { onForget } from '../platform/stored.ts';

export interface RememberedTrip {
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  readonly stops: readonly ChosenPlace[];
  readonly rideType: string;
}

let last: RememberedTrip | null = null;
onForget(() => (last = null));

/** The last trip asked for, so that it can be asked for again in one tap. Kept only while the page lives and its person is signed in. */
export const rememberedTrip = {
  get: () => last,
  set: (trip: RememberedTrip) => void (last = trip),
};
