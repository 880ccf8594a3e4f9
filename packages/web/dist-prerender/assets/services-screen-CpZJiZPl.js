import { g as logo, it as Link } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { _ as useHomeMarket, g as serves } from "./preferences-D2yk24TH.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { n as services, t as passengerServices } from "./services-CMDYHoIu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as session } from "./refusals-6kaomp8o.js";
// packages/web/src/services/service-tiles.tsx
var import_jsx_runtime = require_jsx_runtime();
var shape = (service) => service.svc === "ride" ? "wide ride" : service.svc === "heat" ? "wide slim" : "";
/** The six services; a tile loads its page whole (spec: foundations §2 Service chooser tiles). */
function ServiceTiles({ names = {}, of = services }) {
	const t = useText();
	const rides = useHomeMarket()?.services.map(({ service: { type, own } }) => serviceName(t, {
		rideType: type,
		service: own
	})).join(", ");
	const shown = of.filter(({ of: kinds }) => kinds === void 0 || serves(...kinds));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "tiles",
		children: shown.map((service) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			className: `tile ${shape(service)}`,
			"data-svc": service.svc,
			"data-kinds": service.of?.join(" "),
			href: service.path,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
					svg: service.art,
					className: "tile-art"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "selvedge" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "tile-text",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "tile-about",
						children: t(names[service.svc] ?? service.name)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "tile-note",
						children: service.svc === "ride" && rides !== void 0 ? rides : t(service.note)
					})]
				})
			]
		}, service.path))
	});
}
// packages/web/src/services/services-screen.tsx
function ServicesMain({ names, children, of }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		id: "main",
		className: "services-in",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("superApp")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("chooseService")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServiceTiles, {
				of,
				...names === void 0 ? {} : { names }
			}),
			children
		]
	});
}
/** The chooser as a page of its own. */
function ServicesPage({ countryButton, ...chooser }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "shell services",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "top",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "brand grow",
				href: "/",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: logo(34) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: brand.name })]
			}), countryButton]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServicesMain, {
			of: services,
			...chooser
		})]
	});
}
/** `/services` (spec: foundations §2 Service chooser): for those who are signed in, in their frame. */
function ServicesScreen({ countryButton }) {
	const user = session.use();
	if (user === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServicesPage, { countryButton });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServicesMain, { of: user.userType === "passenger" ? passengerServices : services }) });
}
export { ServicesScreen as n, ServicesPage as t };
