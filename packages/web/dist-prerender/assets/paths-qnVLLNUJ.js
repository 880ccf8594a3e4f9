// packages/contract/src/places/paths.ts
var placePaths = {
	searchPlaces: "GET /api/places",
	nearestPlace: "GET /api/places/nearest",
	findRoute: "GET /api/places/route",
	listSavedPlaces: "GET /api/places/saved",
	savePlace: "POST /api/places/saved",
	changeSavedPlace: "PATCH /api/places/saved/:id",
	removeSavedPlace: "DELETE /api/places/saved/:id"
};
export { placePaths as t };
