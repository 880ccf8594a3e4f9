import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery, lastGood } from '../platform/offline-cache.ts';
import { session } from '../platform/session.ts';

export const savedPlacesKey = (userId: number | undefined) => [placePaths.listSavedPlaces, userId];

/** The places that the signed-in person saved; the last answer without a network. */
export function useSavedPlaces() {
  const user = session.use();
  const key = savedPlacesKey(user?.id);
  return useQuery({
    ...cachedQuery(key, () => callApi(placePaths.listSavedPlaces)),
    // What was true last stands at once: these places hardly change.
    placeholderData: () => lastGood<SavedPlace[]>(key),
    enabled: user !== null,
  });
}

/** "Home", "Work", or the person's own word. */
export const savedName = (t: (key: TextKey) => string, { kind, name }: Pick<SavedPlace, 'kind' | 'name'>): string =>
  name ?? t(kind === 'home' ? 'placeHome' : 'placeWork');

export const savedIcon = ({ kind }: Pick<SavedPlace, 'kind'>): IconName => (kind === 'other' ? 'star' : kind);
