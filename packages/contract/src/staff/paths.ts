export const staffPaths = {
  signIn: 'POST /api/staff/sign-in',
  me: 'GET /api/staff/me',
  enrol: 'POST /api/staff/second-factor/enrol',
  verify: 'POST /api/staff/second-factor',
  audit: 'GET /api/staff/audit',
  drivers: 'GET /api/staff/drivers',
} as const;
