import { useQuery } from '@tanstack/react-query';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { callApi } from './api-client.ts';

/** What this operator's server tells every client; undefined members while it is not known yet. */
export function useAppSettings(): { tilesUrl: string | null | undefined; demo: boolean; aiModel: string | null | undefined } {
  const { data, isError } = useQuery({ queryKey: [settingsPaths.getSettings], queryFn: () => callApi(settingsPaths.getSettings) });
  return { tilesUrl: isError ? null : data?.tilesUrl, demo: data?.demo ?? false, aiModel: isError ? null : data?.aiModel };
}
