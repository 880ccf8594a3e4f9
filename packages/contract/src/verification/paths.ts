export const verificationPaths = {
  ownVerification: 'GET /api/driver/verification',
  getVerification: 'GET /api/driver/verification/:driverId',
  ownDocuments: 'GET /api/driver/documents',
  getDocuments: 'GET /api/driver/documents/:driverId',
  ownChecks: 'GET /api/driver/background-checks',
  getChecks: 'GET /api/driver/background-checks/:driverId',
  initialize: 'POST /api/driver/verification/initialize',
  sendDocument: 'POST /api/driver/documents/upload',
  startCheck: 'POST /api/driver/background-check',
  setVehicle: 'PATCH /api/driver/vehicle',
  ownVehicles: 'GET /api/driver/vehicles',
  addVehicle: 'POST /api/driver/vehicles',
  changeOwnVehicle: 'PATCH /api/driver/vehicles/:id',
  dropVehicle: 'DELETE /api/driver/vehicles/:id',
  driverPhoto: 'GET /api/driver/verification/:driverId/photo',
} as const;

/** What staff decide. */
export const reviewPaths = {
  queue: 'GET /api/staff/verification/queue',
  driver: 'GET /api/staff/verification/drivers/:driverId',
  reviewDocument: 'POST /api/staff/verification/documents/:id/review',
  completeCheck: 'POST /api/staff/verification/background-checks/:id/complete',
  reopenDocument: 'POST /api/staff/verification/documents/:id/reopen',
  reopenCheck: 'POST /api/staff/verification/background-checks/:id/reopen',
  confirmGender: 'POST /api/staff/verification/drivers/:driverId/gender',
  decideDriver: 'POST /api/staff/verification/drivers/:driverId/decision',
  correctVehicle: 'PATCH /api/staff/verification/drivers/:driverId/vehicles/:vehicleId',
  decideVehicle: 'POST /api/staff/verification/drivers/:driverId/vehicles/:vehicleId/decision',
  shareVehicle: 'POST /api/staff/verification/drivers/:driverId/vehicles',
  giveMarket: 'POST /api/staff/verification/drivers/:driverId/markets',
  takeMarket: 'POST /api/staff/verification/drivers/:driverId/markets/:market/take',
} as const;
