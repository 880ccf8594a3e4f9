export const earningsPaths = {
  getEarnings: 'GET /api/driver/earnings',
  getEarningsOf: 'GET /api/driver/earnings/:userId',
  getIncentives: 'GET /api/driver/incentives',
  getIncentivesOf: 'GET /api/driver/incentives/:userId',
  referDriver: 'POST /api/driver/refer',
  requestPayout: 'POST /api/driver/payouts',
} as const;
