import { n as liveStatesOf } from "./life-alaHte-C.js";
import { D as isOneOf } from "./preferences-D2yk24TH.js";
var liveOrderStatuses = /* @__PURE__ */ liveStatesOf({
	placed: {
		preparing: ["merchant"],
		rejected: ["merchant", "system"],
		cancelled: ["customer"]
	},
	preparing: {
		ready: ["merchant"],
		cancelled: ["merchant", "system"],
		picked_up: ["courier"]
	},
	ready: {
		picked_up: ["courier"],
		cancelled: ["merchant", "system"]
	},
	picked_up: {
		delivered: ["courier"],
		returning: ["courier"]
	},
	returning: { returned: ["courier"] },
	delivered: {},
	returned: {},
	rejected: {},
	cancelled: {}
});
var isLiveOrder = (status) => isOneOf(liveOrderStatuses, status);
var handedOverStatuses = ["delivered", "returned"];
/** Prefix of the public number of each kind (spec: operations §9). */
var numberPrefixes = {
	food: "AFR",
	grocery: "GR",
	parcel: "AFR-"
};
/** The number that the client makes: the prefix and a timestamp in milliseconds (spec: operations §9). */
var clientNumber = (kind, now) => `${numberPrefixes[kind]}${now}`;
export { handedOverStatuses as n, isLiveOrder as r, clientNumber as t };
