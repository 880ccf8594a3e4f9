import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { GLANCE_PLACES } from '@safiri/rules/pricing/glance.ts';
import { ARRIVED_METERS } from '@safiri/rules/rides/completion.ts';
import type { IconName } from '../art/icons.ts';
import type { ChosenPlace } from '../common/places.ts';
import { savedIcon, savedName } from '../common/saved-places.ts';
import type { Translate } from '../platform/text.ts';
import { shortPlace } from './short-place.ts';

/** A place that is one tap away on the home screen. */
export interface HomePlace {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** What else is known of where it is. */
  readonly note: string;
  /** Its id among the saved ones. */
  readonly savedId: number | null;
  readonly at: ChosenPlace;
}

/** Before noon people leave for work, afterwards for home. */
const NOON = 12;

const ofSaved = (t: Translate, place: SavedPlace): HomePlace => ({
  key: `saved ${place.id}`,
  icon: savedIcon(place),
  title: savedName(t, place),
  note: place.address,
  savedId: place.id,
  at: { lat: place.lat, lng: place.lng, address: place.address },
});

function ofRecent(place: ChosenPlace): HomePlace {
  const title = shortPlace(place.address);
  return {
    key: `last ${place.address}`,
    icon: 'clock',
    title,
    note: place.address.slice(title.length).replace(/^[,\s]+/, ''),
    savedId: null,
    at: place,
  };
}

/** For so long nobody rides to where a ride has just ended, but perhaps back. */
const AT_THE_GOAL_MS = 2 * 60 * 60_000;

/**
 * Where this person went last without what was reached a short while ago, and from where that ride came: the way back.
 * @param rides newest first
 * @param now milliseconds since 1970
 */
export function recentAfter(rides: readonly Ride[], recent: readonly ChosenPlace[], now: number): readonly ChosenPlace[] {
  const last = rides.find(({ status }) => status === 'completed');
  if (last?.completedAt == null || now - Date.parse(last.completedAt) > AT_THE_GOAL_MS) return recent;
  if ((last.ending?.metersAway ?? 0) > ARRIVED_METERS) return recent;
  const { pickupLocation: from, dropoffLocation: to } = last;
  return [from, ...recent].filter(({ address }, i, all) => address !== to.address && all.findIndex((one) => one.address === address) === i);
}

/**
 * The places that a ride goes to in two taps: home and work by the hour, then where this phone went last, then other saved ones.
 * @param hour 0 to 23, where the person is
 */
export function homePlaces(t: Translate, saved: readonly SavedPlace[], recent: readonly ChosenPlace[], hour: number): HomePlace[] {
  const first = hour < NOON ? 'work' : 'home';
  const rank = ({ kind }: SavedPlace) => (kind === first ? 0 : kind === 'other' ? 2 : 1);
  const sorted = saved.toSorted((a, b) => rank(a) - rank(b));
  const unsaved = recent.filter(({ address }) => !saved.some((place) => place.address === address));
  return [
    ...sorted.filter(({ kind }) => kind !== 'other').map((place) => ofSaved(t, place)),
    ...unsaved.map(ofRecent),
    ...sorted.filter(({ kind }) => kind === 'other').map((place) => ofSaved(t, place)),
  ].slice(0, GLANCE_PLACES);
}
