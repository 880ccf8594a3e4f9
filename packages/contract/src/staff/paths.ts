export const staffPaths = {
  signIn: 'POST /api/staff/sign-in',
  me: 'GET /api/staff/me',
  enrol: 'POST /api/staff/second-factor/enrol',
  verify: 'POST /api/staff/second-factor',
  now: 'GET /api/staff/now',
  audit: 'GET /api/staff/audit',
  drivers: 'GET /api/staff/drivers',
} as const;
