export const driverPaths = {
  reportLocation: 'POST /api/drivers/:id/location',
  streamLocation: 'GET /api/drivers/:id/location-stream',
  tripTrail: 'GET /api/staff/trips/:id/trail',
  getToday: 'GET /api/drivers/:id/today',
  rankLine: 'GET /api/drivers/:id/rank',
  joinLine: 'POST /api/drivers/:id/rank',
  leaveLine: 'DELETE /api/drivers/:id/rank',
  getTracker: 'GET /api/drivers/:id/tracker',
  pairTracker: 'POST /api/drivers/:id/tracker',
  unpairTracker: 'DELETE /api/drivers/:id/tracker',
  verifyVehicleAge: 'POST /api/drivers/verify-vehicle-age',
} as const;

/** Where a paired tracker writes its positions, in the protocol of `osmand.ts`: no call, since no page of ours makes it. */
export const trackerPath = '/positions/:secret';
