// packages/contract/src/account/paths.ts
var accountPaths = {
	get: "GET /api/account",
	change: "PATCH /api/account",
	changePhone: "POST /api/account/phone",
	setEmail: "POST /api/account/email",
	setPassword: "POST /api/account/password",
	setPhoto: "POST /api/account/photo",
	signOutDevices: "POST /api/account/devices/sign-out",
	remove: "POST /api/account/delete",
	exportData: "GET /api/account/export",
	photo: "GET /api/users/:id/photo"
};
export { accountPaths as t };
