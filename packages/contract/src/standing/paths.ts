export const standingPaths = {
  own: 'GET /api/standing',
  answer: 'POST /api/standing/:id/answer',
} as const;

/** What the team does about somebody's standing. */
export const standingStaffPaths = {
  list: 'GET /api/staff/suspensions',
  ofPerson: 'GET /api/staff/people/:id/standing',
  suspend: 'POST /api/staff/people/:id/suspensions',
  look: 'POST /api/staff/suspensions/:id/look',
  askBan: 'POST /api/staff/suspensions/:id/ban',
} as const;
