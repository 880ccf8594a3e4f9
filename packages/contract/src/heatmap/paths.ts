export const heatmapPaths = {
  heatMap: 'GET /api/heat-map',
} as const;
