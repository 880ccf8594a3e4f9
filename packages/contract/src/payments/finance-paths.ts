/** What finance works with in the console. */
export const financePaths = {
  batches: 'GET /api/staff/finance/batches',
  makeBatch: 'POST /api/staff/finance/batches',
  batch: 'GET /api/staff/finance/batches/:id',
  disbursements: 'GET /api/staff/finance/disbursements',
  disbursementsCsv: 'GET /api/staff/finance/disbursements.csv',
  decideDisbursement: 'POST /api/staff/finance/disbursements/:id',
  payments: 'GET /api/staff/finance/payments',
  paymentsCsv: 'GET /api/staff/finance/payments.csv',
  days: 'GET /api/staff/finance/days',
  readDay: 'POST /api/staff/finance/days',
  day: 'GET /api/staff/finance/days/:id',
  dayCsv: 'GET /api/staff/finance/days/:id/lines.csv',
  explainLine: 'POST /api/staff/finance/days/:id/lines/:lineId',
  closeDay: 'POST /api/staff/finance/days/:id/close',
  balances: 'GET /api/staff/finance/balances',
  balancesCsv: 'GET /api/staff/finance/balances.csv',
} as const;
