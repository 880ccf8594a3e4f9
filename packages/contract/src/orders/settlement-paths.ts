/** What a shop is paid, by week. */
export const settlementPaths = {
  list: 'GET /api/staff/merchants/:id/settlements',
  read: 'GET /api/staff/merchants/:id/settlements/:settlementId',
  csv: 'GET /api/staff/merchants/:id/settlements/:settlementId/orders.csv',
  setAccount: 'POST /api/staff/merchants/:id/payout-account',
} as const;
