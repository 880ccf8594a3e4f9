export const setupPaths = {
  state: 'GET /api/setup',
  readLink: 'POST /api/setup/link',
  readInstance: 'GET /api/staff/setup',
  addMarket: 'POST /api/staff/setup/markets',
  confirmNumbers: 'POST /api/staff/setup/emergency-numbers',
  makeOwner: 'POST /api/setup/owner',
} as const;
