export const onboardingPaths = {
  imports: 'GET /api/staff/onboarding',
  check: 'POST /api/staff/onboarding/check',
  importDrivers: 'POST /api/staff/onboarding/imports',
  send: 'POST /api/staff/onboarding/imports/:id/send',
} as const;
