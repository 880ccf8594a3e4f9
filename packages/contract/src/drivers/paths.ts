export const driverPaths = {
  reportLocation: 'POST /api/drivers/:id/location',
  getToday: 'GET /api/drivers/:id/today',
} as const;
