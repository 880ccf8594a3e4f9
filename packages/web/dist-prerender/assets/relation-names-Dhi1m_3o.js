// packages/web/src/common/relation-names.ts
var relationTexts = {
	family: "relationFamily",
	friend: "relationFriend",
	colleague: "relationColleague",
	partner: "relationPartner",
	other: "relationOther"
};
export { relationTexts as t };
