import { useQuery } from '@tanstack/react-query';
import { heatmapPaths } from '@safiri/contract/heatmap/paths.ts';
import type { TimeWindow } from '@safiri/rules/heatmap/levels.ts';
import { callApi } from '../platform/api-client.ts';

/** A city's demand within a window. */
export const useHeatMap = (city: string, window: TimeWindow) =>
  useQuery({
    queryKey: [heatmapPaths.heatMap, city, window],
    queryFn: () => callApi(heatmapPaths.heatMap, { query: { city, window } }),
    staleTime: 0,
    placeholderData: (known) => (known?.city === city ? known : undefined),
  });
