import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { makeOwner } from '@safiri/contract/setup/calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { callByDevice } from '../platform/call-by-device.ts';
import type { addMarket, confirmNumbers, stateLegalFact } from '@safiri/contract/setup/console-calls.ts';
import { queryClient } from '../platform/query.ts';
import { cacheMe } from './api.ts';

/** Whether this instance waits for its first owner. */
export const useSetupState = (enabled: boolean) =>
  useQuery({ queryKey: [setupPaths.state], enabled, queryFn: () => callApi(setupPaths.state), staleTime: 0 });

/** Whether the link of the first run still works. */
export const useOwnerLink = (token: string) =>
  useQuery({
    queryKey: [setupPaths.readLink, token],
    enabled: token !== '',
    queryFn: () => callApi(setupPaths.readLink, { body: { token } }),
    retry: false,
  });

export const useMakeOwner = () =>
  useMutation({ mutationFn: (body: BodyIn<typeof makeOwner>) => callByDevice(setupPaths.makeOwner, { body }), onSuccess: cacheMe });

const instanceKey = [setupPaths.readInstance];

/** What of this instance is set up. */
export const useInstance = () =>
  useQuery({ queryKey: instanceKey, queryFn: () => callApi(setupPaths.readInstance), staleTime: 0, placeholderData: (known) => known });

export const useAddMarket = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof addMarket>) => callApi(setupPaths.addMarket, { body }),
    onSuccess: (instance) => queryClient.setQueryData(instanceKey, instance),
  });

export const useConfirmNumbers = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof confirmNumbers>) => callApi(setupPaths.confirmNumbers, { body }),
    onSuccess: (instance) => queryClient.setQueryData(instanceKey, instance),
  });

export const useStateFact = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof stateLegalFact>) => callApi(setupPaths.stateLegalFact, { body }),
    onSuccess: (instance) => queryClient.setQueryData(instanceKey, instance),
  });
