export const payoutPaths = {
  list: 'GET /api/staff/payouts',
  decide: 'POST /api/staff/payouts/:id',
} as const;
