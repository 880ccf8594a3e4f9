// packages/rules/src/places/geo.ts
/** Mean radius, metres. */
var EARTH_RADIUS_METERS = 6371008.8;
var radians = (degrees) => degrees * Math.PI / 180;
var degrees = (rad) => rad * 180 / Math.PI;
/** Whether a value is a point with a latitude of -90..90 and a longitude of -180..180 degrees. */
function isPoint(value) {
	if (typeof value !== "object" || value === null) return false;
	const { lat, lng } = value;
	return isWithin(lat, 90) && isWithin(lng, 180);
}
function isWithin(value, limit) {
	return typeof value === "number" && Math.abs(value) <= limit;
}
/** Great-circle distance in metres (haversine, within 0.6 % of the ellipsoid). */
function distanceMeters(a, b) {
	const latA = radians(a.lat);
	const latB = radians(b.lat);
	const sinLat = Math.sin((latB - latA) / 2);
	const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
	const h = sinLat * sinLat + Math.cos(latA) * Math.cos(latB) * sinLng * sinLng;
	return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}
/** Direction at `a` of the great circle to `b`: 0 is north, 90 east, below 360. */
function bearingDegrees(a, b) {
	const latA = radians(a.lat);
	const latB = radians(b.lat);
	const dLng = radians(b.lng - a.lng);
	const east = Math.sin(dLng) * Math.cos(latB);
	const north = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(dLng);
	return (degrees(Math.atan2(east, north)) + 360) % 360;
}
/** The point reached from `from` after `meters` along the great circle that starts in direction `bearing` (degrees). */
function destination(from, bearing, meters) {
	const lat = radians(from.lat);
	const direction = radians(bearing);
	const angle = meters / EARTH_RADIUS_METERS;
	const sinLat = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(direction);
	const dLng = Math.atan2(Math.sin(direction) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * sinLat);
	return {
		lat: degrees(Math.asin(Math.min(1, Math.max(-1, sinLat)))),
		lng: wrapLongitude(from.lng + degrees(dLng))
	};
}
function wrapLongitude(lng) {
	if (lng > 180) return lng - 360;
	return lng < -180 ? lng + 360 : lng;
}
/** The point `meters` from `a` towards `b`; never beyond `b`, and `a` itself for 0 or less. */
function moveTowards(a, b, meters) {
	if (meters <= 0) return a;
	return meters >= distanceMeters(a, b) ? b : destination(a, bearingDegrees(a, b), meters);
}
export { moveTowards as a, isPoint as i, destination as n, distanceMeters as r, bearingDegrees as t };
