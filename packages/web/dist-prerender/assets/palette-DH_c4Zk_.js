// packages/web/src/art/palette.ts
/** The colours of drawings: cloth, road and services, the same by day and night. */
var palette = {
	ink: "#0E1033",
	night2: "#1B1F4E",
	indigo: "#23299A",
	cobalt: "#2F3BD9",
	mari: "#FFC21A",
	orange: "#FF7A1A",
	pepper: "#CF2A22",
	moringa: "#0A7548",
	leaf: "#52D895",
	boug: "#AD1077",
	pink: "#FF80CB",
	jaca: "#7A38C2",
	lilac: "#CBA8FF",
	white: "#FFFFFF",
	mist: "#E5E7FC",
	sky: "#97A2FF"
};
export { palette as t };
