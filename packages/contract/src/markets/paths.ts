export const marketPaths = {
  list: 'GET /api/staff/markets',
  read: 'GET /api/staff/markets/:id',
  preview: 'POST /api/staff/markets/:id/preview',
  save: 'POST /api/staff/markets/:id/versions',
  setStatus: 'POST /api/staff/markets/:id/status',
  publish: 'POST /api/staff/markets/:id/versions/:number/publish',
  withdraw: 'POST /api/staff/markets/:id/versions/:number/withdraw',
} as const;
