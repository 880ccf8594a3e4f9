export const onCallPaths = {
  roster: 'GET /api/staff/on-call',
  state: 'GET /api/staff/on-call/now',
  addShift: 'POST /api/staff/on-call/shifts',
  removeShift: 'DELETE /api/staff/on-call/shifts/:id',
  confirmTest: 'POST /api/staff/on-call/test',
} as const;
