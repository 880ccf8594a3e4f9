// packages/web/src/common/minute-range.ts
/** "12–18 min": half of all trips are over by the first, nine of ten by the second. One number where the two are alike. */
function minuteRange(t, from, to) {
	return to > from ? t("minuteRange", {
		from,
		to
	}) : t("minutes", { n: from });
}
/** The same of seconds; a minute at least. */
function secondsRange(t, { seconds, highSeconds }) {
	const minutes = (value) => Math.max(1, Math.round(value / 60));
	return minuteRange(t, minutes(seconds), minutes(highSeconds));
}
export { secondsRange as n, minuteRange as t };
