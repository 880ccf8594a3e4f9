import type { Point } from '@safiri/rules/places/geo.ts';
import { mainCity } from '@safiri/rules/places/main-cities.ts';
import { useQuery } from '@tanstack/react-query';
import { currentPosition, HERE_KEY, mayLocate, type ChosenPlace } from './places.ts';
import { rememberMarketAround, useHomeMarket, useNoMarketYet } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { personalStored } from '../platform/stored.ts';

const LAST_PLACES = 5;

function decode(text: string): readonly ChosenPlace[] | undefined {
  try {
    const places = JSON.parse(text) as unknown;
    return Array.isArray(places)
      ? (places as ChosenPlace[]).filter(({ lat, lng, address }) => typeof lat + typeof lng + typeof address === 'numbernumberstring')
      : undefined;
  } catch {
    return undefined;
  }
}

/** Where this person went or was last, the latest first. */
export const lastPlaces = personalStored<readonly ChosenPlace[]>('last-places', [], decode, (places) =>
  places.length === 0 ? null : JSON.stringify(places),
);

export function rememberPlace(place: ChosenPlace): void {
  const others = lastPlaces.get().filter(({ address }) => address !== place.address);
  lastPlaces.set([{ lat: place.lat, lng: place.lng, address: place.address }, ...others].slice(0, LAST_PLACES));
}

/** Near what places are looked for, and by what that is known. */
export interface SearchCenter {
  readonly point: Point;
  /** The place or city; undefined for where the phone is. */
  readonly name: string | undefined;
}

/** Null where the phone does not tell without asking, or can't; undefined while it has not answered. */
function useToldPosition(): Point | null | undefined {
  const { data } = useQuery<Point | null>({
    queryKey: HERE_KEY,
    queryFn: async () => {
      const here = (await mayLocate()) ? ((await currentPosition()) ?? null) : null;
      if (here !== null) rememberMarketAround(here);
      return here;
    },
  });
  return data;
}

/** Where this phone is, where it tells without asking; undefined while that is not known. */
export const useHere = (): Point | undefined => useToldPosition() ?? undefined;

/** The phone has answered, and of several cities none is known to be this person's: a screen that needs one asks. */
export function useMustChooseMarket(): boolean {
  const hasAnswered = useToldPosition() !== undefined;
  return useNoMarketYet() && hasAnswered;
}

/**
 * Near what? The phone, where it tells without asking; else the person's last place; else the city of this phone, in the demo the main one
 * of the chosen country (product §7). Only for looking: a pickup is never made of it.
 */
export function useSearchCenter(): SearchCenter {
  const here = useHere();
  const [last] = lastPlaces.use();
  const main = mainCity(country.use());
  const city = useHomeMarket() ?? main;
  if (here !== undefined) return { point: here, name: undefined };
  return last === undefined ? { point: city.center, name: city.name } : { point: last, name: last.address };
}
