// packages/contract/src/onboarding/paths.ts
var onboardingPaths = {
	imports: "GET /api/staff/onboarding",
	check: "POST /api/staff/onboarding/check",
	importDrivers: "POST /api/staff/onboarding/imports",
	waiting: "GET /api/staff/onboarding/invitations",
	correct: "PATCH /api/staff/onboarding/invitations/:id",
	withdraw: "DELETE /api/staff/onboarding/invitations/:id",
	send: "POST /api/staff/onboarding/imports/:id/send"
};
export { onboardingPaths as t };
