import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { a as useSearchCenter, r as useHere } from "./search-center-C03eM9XG.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { t as CarsNear } from "./cars-near-CJoB3RxO.js";
import { r as usualType } from "./goal-from-home-BjABFD9n.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/home-map.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Where the phone is and the free cars around it, of the type that this person asks for. */
function HomeMap() {
	const here = useHere();
	const near = useSearchCenter();
	const [cars, setCars] = (0, import_react.useState)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "home-map-in",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
			here,
			fit: [near.point],
			cars
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarsNear, {
		pickup: null,
		near,
		rideType: usualType.use(),
		onCars: setCars,
		isSilent: false
	})] });
}
export { HomeMap };
