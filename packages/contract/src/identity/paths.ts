export const identityPaths = {
  own: 'GET /api/identity',
  send: 'POST /api/identity',
  withdraw: 'DELETE /api/identity',
} as const;

/** What reviewers see and decide. */
export const identityStaffPaths = {
  list: 'GET /api/staff/identity',
  read: 'GET /api/staff/identity/:id',
  picture: 'GET /api/staff/identity/:id/picture',
  decide: 'POST /api/staff/identity/:id/decision',
  takeBack: 'POST /api/staff/identity/:id/take-back',
} as const;
