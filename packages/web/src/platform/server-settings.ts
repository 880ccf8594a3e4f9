import { useQuery } from '@tanstack/react-query';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { callApi } from './api-client.ts';
import { instanceCanText } from './instance.ts';
import { cachedQuery } from './offline-cache.ts';

const NO_MAPS: readonly MapSettings[] = [];

/** What this operator's server tells every client; undefined members while it is not known yet. */
export function useAppSettings(): {
  tilesUrl: string | null | undefined;
  maps: readonly MapSettings[] | undefined;
  demo: boolean;
  /** It reaches people outside by SMS; false while that is not known. */
  canText: boolean;
  aiModel: string | null | undefined;
} {
  const { data, isError } = useQuery(cachedQuery([settingsPaths.getSettings], () => callApi(settingsPaths.getSettings)));
  return {
    tilesUrl: isError ? null : data?.tilesUrl,
    maps: isError ? NO_MAPS : data?.maps,
    demo: data?.demo ?? false,
    canText: data?.canText ?? false,
    aiModel: isError ? null : data?.aiModel,
  };
}

/**
 * Whether this server can send codes: by messages, or in the demo on the screen. The page that it wrote says so before it is asked, so that
 * nothing moves; undefined while neither did.
 */
export function useCanSendCodes(): boolean | undefined {
  const { canText, demo, maps } = useAppSettings();
  return maps === undefined ? instanceCanText : canText || demo;
}
