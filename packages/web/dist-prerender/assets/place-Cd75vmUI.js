import { t as foldText } from "./fold-text-80WpCxpR.js";
// packages/rules/src/places/place.ts
/** A city from its data; ids are made of the names. */
function defineCity(countryId, name, center, rows) {
	const id = slug(name);
	return {
		id,
		name,
		countryId,
		center: {
			lat: center[0],
			lng: center[1]
		},
		places: rows.map(([placeName, area, kind, lat, lng]) => ({
			id: `${id}-${slug(placeName)}`,
			name: placeName,
			...area === "" ? {} : { area },
			kind,
			point: {
				lat,
				lng
			}
		}))
	};
}
function slug(text) {
	return foldText(text).replaceAll(" ", "-");
}
export { slug as n, defineCity as t };
