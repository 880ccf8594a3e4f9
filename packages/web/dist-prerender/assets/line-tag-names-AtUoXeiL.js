// packages/web/src/common/line-tag-names.ts
/** What is said of a dish or a product in one touch. */
var lineTagNames = {
	tasty: "saidTasty",
	hot: "saidHot",
	generous: "saidGenerous",
	well_packed: "saidWellPacked",
	bland: "saidBland",
	cold: "saidCold",
	too_little: "saidTooLittle",
	spilled: "saidSpilled",
	not_as_described: "saidNotAsDescribed",
	fresh: "saidFresh",
	good_value: "saidGoodValue",
	not_fresh: "saidNotFresh",
	damaged: "saidDamaged"
};
export { lineTagNames as t };
