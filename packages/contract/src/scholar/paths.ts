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
} as const;
