export const driverPaths = {
  reportLocation: 'POST /api/drivers/:id/location',
  getToday: 'GET /api/drivers/:id/today',
  verifyVehicleAge: 'POST /api/drivers/verify-vehicle-age',
} as const;
