// packages/rules/src/drivers/car-colours.ts
var known = new Map(Object.entries({
	white: "carWhite",
	silver: "carSilver",
	grey: "carGrey",
	black: "carBlack",
	red: "carRed",
	maroon: "carMaroon",
	blue: "carBlue",
	green: "carGreen",
	yellow: "carYellow",
	orange: "carOrange",
	gold: "carGold",
	beige: "carBeige",
	brown: "carBrown",
	purple: "carPurple",
	gray: "carGrey"
}));
/** The key of a colour's word by what a driver wrote; undefined for a colour that has none. */
var carColour = (color) => color === null ? void 0 : known.get(color.trim().toLowerCase());
// packages/web/src/common/car-looks.ts
/**
* What a car looks like, in the reader's language: "White Toyota Corolla", "Toyota Corolla nyeupe".
* @param year of its make, where the reader compares it with papers
*/
function carLooks(t, { color, make, model }, year) {
	const named = carColour(color);
	const car = [
		make,
		model,
		year
	].filter((part) => part != null && part !== "").join(" ");
	if (named !== void 0) return t("carLooks", {
		colour: t(named),
		car
	}).trim();
	return [color, car].filter((part) => part !== null && part !== "").join(" ");
}
export { carLooks as t };
