export const earningsPaths = {
  getEarnings: 'GET /api/driver/earnings',
  getEarningsOf: 'GET /api/driver/earnings/:userId',
  getIncentives: 'GET /api/driver/incentives',
  getIncentivesOf: 'GET /api/driver/incentives/:userId',
  getDriverMoney: 'GET /api/driver/money',
  commissionInvoices: 'GET /api/driver/commission-invoices',
  referDriver: 'POST /api/driver/refer',
  requestPayout: 'POST /api/driver/payouts',
  payoutTerms: 'GET /api/driver/payouts/terms',
  payoutName: 'POST /api/driver/payouts/name',
  payoutDestination: 'POST /api/driver/payouts/destination',
} as const;
