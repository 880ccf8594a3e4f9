export const driverPaths = {
  reportLocation: 'POST /api/drivers/:id/location',
  streamLocation: 'GET /api/drivers/:id/location-stream',
  tripTrail: 'GET /api/staff/trips/:id/trail',
  getToday: 'GET /api/drivers/:id/today',
  verifyVehicleAge: 'POST /api/drivers/verify-vehicle-age',
} as const;
