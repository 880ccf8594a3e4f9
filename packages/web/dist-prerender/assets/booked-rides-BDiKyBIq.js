import { it as Link } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as useBookedRides } from "./booked-api-UiKE_JlT.js";
import { t as shortPlace } from "./short-place-B22aeKqo.js";
import { t as tripTitle } from "./trip-title-DdGLaUZU.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/booked-rides.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The rides under way that the person asked for others, each with the way to it; nothing while there are none. @param but the one on the screen */
function BookedRides({ but }) {
	const t = useText();
	const rides = useBookedRides().data?.filter(({ id }) => id !== but) ?? [];
	if (rides.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("bookedForOthers"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("bookedForOthers")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: rides.map((ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "booked-ride",
				href: `/active-ride?ride=${ride.id}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "user",
						size: 24
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: ride.rider?.name ?? ride.passenger.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption",
							children: [
								tripTitle(t, ride, false),
								" · ",
								shortPlace(ride.dropoffLocation.address)
							]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 20
					})
				]
			}) }, ride.id))
		})]
	});
}
export { BookedRides };
