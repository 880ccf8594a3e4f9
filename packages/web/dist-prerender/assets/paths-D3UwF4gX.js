// packages/contract/src/dispatch/paths.ts
var dispatchPaths = {
	nearbyCars: "GET /api/drivers/nearby",
	getOffer: "GET /api/drivers/:id/offer",
	whyNoTrips: "GET /api/drivers/:id/why-no-trips",
	missedOffer: "GET /api/drivers/:id/missed-offer",
	offerShown: "POST /api/drivers/:id/offers/:offerId/shown",
	takeMissed: "POST /api/rides/:id/take",
	declineOffer: "POST /api/rides/:id/decline"
};
export { dispatchPaths as t };
