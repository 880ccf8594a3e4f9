import type { BodyIn } from '@safiri/contract/call.ts';
import type { changeSavedPlace, savePlace } from '@safiri/contract/places/calls.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { useMutation } from '@tanstack/react-query';
import { savedPlacesKey } from '../common/saved-places.ts';
import { callApi } from '../platform/api-client.ts';
import { removeOnce } from '../platform/remove-once.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const renewList = () => queryClient.invalidateQueries({ queryKey: savedPlacesKey(session.get()?.id) });

export const useSavePlace = () =>
  useMutation({
    mutationFn: ({ key, ...body }: BodyIn<typeof savePlace> & { key: string }) =>
      callApi(placePaths.savePlace, { body, idempotencyKey: key }),
    onSuccess: renewList,
  });

export const useChangeSavedPlace = (id: number) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof changeSavedPlace>) => callApi(placePaths.changeSavedPlace, { params: { id: String(id) }, body }),
    onSuccess: renewList,
  });

export const useRemoveSavedPlace = (id: number) =>
  useMutation({
    mutationFn: () => removeOnce(callApi(placePaths.removeSavedPlace, { params: { id: String(id) } })),
    onSuccess: renewList,
  });
