var BUDGET_AT_MOST = 5e3;
function within(text, least, most) {
	const value = Number.parseInt(text, 10);
	return Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
}
/** A typed household size: 1 where it is no number, held within the limits (spec: operations §5). */
var parseHousehold = (text) => within(text, 1, 10);
/** A typed budget: 100 where it is no number, held within the limits (spec: operations §5). */
var parseBudget = (text) => within(text, 100, BUDGET_AT_MOST);
export { parseBudget as n, parseHousehold as r, BUDGET_AT_MOST as t };
