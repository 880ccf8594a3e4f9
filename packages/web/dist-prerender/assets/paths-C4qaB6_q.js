// packages/contract/src/pricing/paths.ts
var pricingPaths = {
	calculateFare: "POST /api/calculate-fare",
	applyPromotion: "POST /api/calculate-fare/promotion",
	glanceFares: "POST /api/pricing/glance",
	competitive: "GET /api/pricing/competitive"
};
export { pricingPaths as t };
