export const fleetPaths = {
  list: 'GET /api/staff/fleets',
  create: 'POST /api/staff/fleets',
  read: 'GET /api/staff/fleets/:id',
  change: 'PATCH /api/staff/fleets/:id',
  putIn: 'POST /api/staff/fleets/:id/vehicles',
  takeOut: 'POST /api/staff/fleets/:id/vehicles/:vehicleId/take-out',
  own: 'GET /api/staff/own-fleets',
  day: 'GET /api/staff/fleets/:id/day',
  vehicleTrips: 'GET /api/staff/fleets/:id/vehicles/:vehicleId/trips',
  driverTrips: 'GET /api/staff/fleets/:id/drivers/:driverId/trips',
  sums: 'GET /api/staff/fleets/:id/sums',
  sumsCsv: 'GET /api/staff/fleets/:id/sums.csv',
} as const;
