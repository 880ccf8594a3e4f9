export const scholarPaths = {
  groups: 'GET /api/scholar-rides/groups',
  join: 'POST /api/scholar-rides/join',
  mine: 'GET /api/scholar-rides/mine',
  pastRuns: 'GET /api/scholar-rides/history',
  leave: 'POST /api/scholar-rides/seats/:id/leave',
  children: 'GET /api/scholar-rides/children',
  addChild: 'POST /api/scholar-rides/children',
  removeChild: 'DELETE /api/scholar-rides/children/:id',
  rollCall: 'GET /api/scholar-rides/roll-call',
  call: 'POST /api/scholar-rides/roll-call',
  payment: 'POST /api/scholar-rides/seats/:id/payment',
  paymentWays: 'GET /api/scholar-rides/seats/:id/payments',
  startPayment: 'POST /api/scholar-rides/seats/:id/payments',
  ownGroups: 'GET /api/scholar-rides/own-groups',
  propose: 'POST /api/scholar-rides/own-groups',
  changeOwn: 'PATCH /api/scholar-rides/own-groups/:id',
  bringOwn: 'POST /api/scholar-rides/own-groups/:id/status',
} as const;

/** School groups as the team keeps them. */
export const schoolStaffPaths = {
  list: 'GET /api/staff/school-groups',
  read: 'GET /api/staff/school-groups/:id',
  create: 'POST /api/staff/school-groups',
  change: 'PATCH /api/staff/school-groups/:id',
  bring: 'POST /api/staff/school-groups/:id/status',
} as const;
