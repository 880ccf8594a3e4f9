import "../prerender.mjs";
// packages/rules/src/subscriptions/packages.ts
/** Kinds of packages (spec: operations §3). */
var packageTypes = [
	"weekly",
	"monthly",
	"scholar_weekly",
	"scholar_monthly"
];
/** A ride of a package is at most this long, so that a counted ride is a ride of the city. */
var COVERED_METERS_AT_MOST = 15e3;
/** How a covered ride is paid. */
var PACKAGE_METHOD = "package";
export { PACKAGE_METHOD as n, packageTypes as r, COVERED_METERS_AT_MOST as t };
