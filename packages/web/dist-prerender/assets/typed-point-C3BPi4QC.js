import { i as isPoint } from "./geo-Df4cGKpX.js";
// packages/web/src/common/typed-point.ts
/** The point that somebody typed in degrees, latitude first; undefined for anything else. */
function typedPoint(text) {
	const [lat, lng, ...rest] = text.split(",").map((part) => part.trim() === "" ? NaN : Number(part));
	const point = {
		lat,
		lng
	};
	return rest.length === 0 && isPoint(point) ? point : void 0;
}
export { typedPoint as t };
