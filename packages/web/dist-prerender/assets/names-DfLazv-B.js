// packages/web/src/scholar/names.ts
var scheduleNames = {
	morning: "scheduleMorning",
	afternoon: "scheduleAfternoon",
	both: "scheduleBoth"
};
var runNames = {
	morning: "runMorning",
	afternoon: "runAfternoon"
};
var stateNames = {
	on_board: "rollOnBoard",
	absent: "rollAbsent",
	handed_over: "rollHandedOver"
};
/** When a car that drives both ways brings a student home again, by the clock where somebody said. */
var wayHome = (t, { location, backTime }) => backTime === void 0 ? t("scholarBack", { stop: location }) : t("scholarFromSchool", {
	time: backTime,
	stop: location
});
export { wayHome as i, scheduleNames as n, stateNames as r, runNames as t };
