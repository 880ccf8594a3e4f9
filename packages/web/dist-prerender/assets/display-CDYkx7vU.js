// packages/rules/src/notifications/display.ts
/** The badge: nothing at none, the number up to nine, then 9+ (spec: operations §9). */
function badgeText(unread) {
	return unread <= 0 ? "" : unread > 9 ? "9+" : String(unread);
}
/** How long ago something was, as the bell says it: now, minutes under 60, hours under 24, then days (spec: operations §9). */
function agoOf(seconds) {
	if (seconds < 60) return { unit: "now" };
	if (seconds < 3600) return {
		unit: "minutes",
		n: Math.floor(seconds / 60)
	};
	if (seconds < 86400) return {
		unit: "hours",
		n: Math.floor(seconds / 3600)
	};
	return {
		unit: "days",
		n: Math.floor(seconds / 86400)
	};
}
/** A screen of the app, and nothing else: no other site, no script, no protocol. */
function isOwnPath(path) {
	return /^\/(?![/\\])[\w\-/?=&.%]*$/.test(path);
}
export { badgeText as n, isOwnPath as r, agoOf as t };
