// packages/web/src/common/market-place-kinds.ts
/** What the kinds of a market's places are called. */
var marketPlaceKinds = {
	airport: "marketPlaceAirport",
	mall: "marketPlaceMall",
	rank: "marketPlaceRank",
	other: "marketPlaceOther"
};
export { marketPlaceKinds as t };
