// packages/contract/src/countries/paths.ts
var countryPaths = {
	joinWaitingList: "POST /api/countries/waiting-list",
	listWaiting: "GET /api/staff/waiting-list"
};
export { countryPaths as t };
