// packages/contract/src/notifications/paths.ts
var notificationPaths = {
	own: "GET /api/notifications",
	list: "GET /api/notifications/:userId",
	read: "POST /api/notifications/:id/read",
	readAll: "POST /api/notifications/mark-all-read",
	pushKey: "GET /api/notifications/push-key",
	subscribe: "POST /api/notifications/push",
	unsubscribe: "DELETE /api/notifications/push"
};
export { notificationPaths as t };
