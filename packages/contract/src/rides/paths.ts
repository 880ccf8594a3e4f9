export const ridePaths = {
  requestRide: 'POST /api/rides',
  getRide: 'GET /api/rides/:id',
  changeRide: 'PATCH /api/rides/:id',
  rateRide: 'POST /api/rides/:id/rating',
  confirmStart: 'POST /api/rides/:id/confirm-start',
  aboutDriver: 'GET /api/rides/:id/driver',
  getReceipt: 'GET /api/rides/:id/receipt',
  passengerRides: 'GET /api/rides/passenger/:id',
  passengerActiveRide: 'GET /api/rides/passenger/:id/active',
  driverRides: 'GET /api/rides/driver/:id',
  driverActiveRide: 'GET /api/rides/driver/:id/active',
} as const;
