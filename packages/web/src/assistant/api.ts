import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallOf } from '@safiri/contract/all-calls.ts';
import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import { assistantPaths } from '@safiri/contract/assistant/paths.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { trainingPaths } from '@safiri/contract/training/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';

type Body<K extends Parameters<typeof callApi>[0]> = BodyIn<CallOf<K>>;
export type VoiceReply = ReplyOf<CallOf<typeof assistantPaths.voiceOrder>>;
export type WeekReply = ReplyOf<CallOf<typeof assistantPaths.smartList>>;
export type VehicleReply = ReplyOf<CallOf<typeof driverPaths.verifyVehicleAge>>;
export type MultiService = ReplyOf<CallOf<typeof trainingPaths.multiService>>;

/** A store that the shelf of an answer belongs to. */
export interface StoreChoice {
  readonly id: number;
  readonly name: string;
}

/** Puts an answer's lines into the cart; another room's button. */
export type CartButton = (answer: {
  store: VoiceReply['store'];
  lines: ReadonlyArray<Pick<VoiceReply['items'][number], 'productId' | 'name' | 'brand' | 'unit' | 'price' | 'quantity'>>;
}) => ReactNode;

export const useVoiceOrder = () =>
  useMutation({
    mutationFn: ({ transcript, storeId }: { transcript: string; storeId: number | undefined }) =>
      callApi(assistantPaths.voiceOrder, {
        body: { audioTranscript: transcript, userContext: { language: language.get(), ...(storeId === undefined ? {} : { storeId }) } },
      }),
  });

export const useWeek = () =>
  useMutation({ mutationFn: (body: Body<typeof assistantPaths.smartList>) => callApi(assistantPaths.smartList, { body }) });

/** How often rates are asked for again (spec: operations §9). */
const RATES_MS = 300_000;

export const useRates = () =>
  useQuery({ queryKey: [pricingPaths.competitive], queryFn: () => callApi(pricingPaths.competitive), refetchInterval: RATES_MS });

export const useVehicleCheck = () =>
  useMutation({
    mutationFn: (body: Body<typeof driverPaths.verifyVehicleAge>) =>
      callApi(driverPaths.verifyVehicleAge, { query: { language: language.get() }, body }),
  });

export function useMultiService() {
  const chosen = language.use();
  return useQuery({
    queryKey: [trainingPaths.multiService, chosen],
    queryFn: () => callApi(trainingPaths.multiService, { query: { language: chosen } }),
    staleTime: 0,
  });
}

/** Which modules the driver completed; what is taught by several is started with the first that is left. */
export function useCompletedModules() {
  const driverId = session.use()?.driver?.id;
  return useQuery({
    queryKey: [trainingPaths.ownProgress],
    queryFn: () => callApi(trainingPaths.ownProgress),
    enabled: driverId !== undefined,
    staleTime: 0,
    select: (rows) => new Set(rows.filter(({ status }) => status === 'completed').map(({ moduleId }) => moduleId)),
  });
}

export const useBeginModule = () =>
  useMutation({
    mutationFn: (moduleId: number) => callApi(trainingPaths.startModule, { body: { driverId: session.get()?.driver?.id ?? 0, moduleId } }),
  });
