export const setupPaths = {
  state: 'GET /api/setup',
  readLink: 'POST /api/setup/link',
  readInstance: 'GET /api/staff/setup',
  addMarket: 'POST /api/staff/setup/markets',
  confirmNumbers: 'POST /api/staff/setup/emergency-numbers',
  stateLegalFact: 'POST /api/staff/setup/legal-facts',
  readBrand: 'GET /api/staff/setup/brand',
  changeBrand: 'PATCH /api/staff/setup/brand',
  changeText: 'PATCH /api/staff/setup/brand/texts',
  showText: 'POST /api/staff/setup/brand/shown-text',
  sendLogo: 'POST /api/staff/setup/brand/logo',
  makeOwner: 'POST /api/setup/owner',
} as const;
