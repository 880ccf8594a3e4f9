import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart } from "../prerender.mjs";
import { n as enterRoom } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/booked-part.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Comes to those who asked for somebody else's ride. */
var BookedRides = lazyPart(async () => {
	const [{ BookedRides: Shown }] = await Promise.all([import("./booked-rides-BDiKyBIq.js"), enterRoom("rides-trip")]);
	return Shown;
});
function BookedPart({ but }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookedRides, { ...but === void 0 ? {} : { but } })
	});
}
export { BookedPart as t };
