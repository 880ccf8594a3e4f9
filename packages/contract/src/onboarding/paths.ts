export const onboardingPaths = {
  imports: 'GET /api/staff/onboarding',
  check: 'POST /api/staff/onboarding/check',
  importDrivers: 'POST /api/staff/onboarding/imports',
  waiting: 'GET /api/staff/onboarding/invitations',
  codes: 'POST /api/staff/onboarding/imports/:id/codes',
  code: 'POST /api/staff/onboarding/invitations/:id/code',
  correct: 'PATCH /api/staff/onboarding/invitations/:id',
  withdraw: 'DELETE /api/staff/onboarding/invitations/:id',
  send: 'POST /api/staff/onboarding/imports/:id/send',
} as const;
