// packages/web/src/common/chat-names.ts
var categoryTexts = {
	general: "catGeneral",
	technical: "catTechnical",
	payment: "catPayment",
	ride_issue: "catRide"
};
var priorityTexts = {
	normal: "prioNormal",
	low: "prioLow",
	high: "prioHigh",
	urgent: "prioUrgent"
};
export { priorityTexts as n, categoryTexts as t };
