export const payoutPaths = {
  list: 'GET /api/staff/payouts',
  ended: 'GET /api/staff/payouts/ended',
  trips: 'GET /api/staff/payouts/:id/trips',
  askApproval: 'POST /api/staff/payouts/:id/approval',
  decide: 'POST /api/staff/payouts/:id',
} as const;
