export const selfiePaths = {
  send: 'POST /api/selfies',
  photo: 'GET /api/selfies/:id/photo',
} as const;

/** What the team compares. */
export const selfieStaffPaths = {
  list: 'GET /api/staff/selfies',
  ofDriver: 'GET /api/staff/selfies/drivers/:driverId',
  decide: 'POST /api/staff/selfies/:id/verdict',
} as const;
