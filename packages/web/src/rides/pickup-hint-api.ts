import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { keepHint, PickupHint } from '@safiri/contract/pickups/calls.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { hintPoint } from '@safiri/rules/pickups/hint.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { removeOnce } from '../platform/remove-once.ts';

const nearOf = (pickup: Point) => {
  const { lat, lng } = hintPoint(pickup);
  return `${lat},${lng}`;
};
const hintKey = (pickup: Point) => [pickupPaths.hintAt, nearOf(pickup)];
const know = (pickup: Point, hint: PickupHint | null) => queryClient.setQueryData(hintKey(pickup), { hint });

/** What the person said last of a pickup at this place. */
export const usePickupHint = (pickup: Point) =>
  useQuery({ queryKey: hintKey(pickup), queryFn: () => callApi(pickupPaths.hintAt, { query: { near: nearOf(pickup) } }) });

export const useKeepHint = (pickup: Point) =>
  useMutation({
    mutationFn: ({ key, ...body }: Omit<BodyIn<typeof keepHint>, 'location'> & { key: string }) =>
      callApi(pickupPaths.keepHint, { body: { location: { lat: pickup.lat, lng: pickup.lng }, ...body }, idempotencyKey: key }),
    onSuccess: (hint) => know(pickup, hint),
  });

export const useForgetHint = (pickup: Point) =>
  useMutation({
    mutationFn: (id: number) => removeOnce(callApi(pickupPaths.forgetHint, { params: { id: String(id) } })),
    onSuccess: () => know(pickup, null),
  });
