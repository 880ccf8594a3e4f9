import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as SPLASH_MS } from "./limits-BEvD9YXU.js";
import { ct as useLocation, d as Button, g as logo, h as Mark } from "../prerender.mjs";
import { r as scenes } from "./scenes-DwfJtsfD.js";
import { t as ClothBand } from "./cloth-band-BwX3YXuw.js";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { n as services } from "./services-CMDYHoIu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/services/splash-screen.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// packages/web/src/services/splash-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The wide scenes are drawn anew for a square. */
var thumbnails = {
	ride: scenes.ride,
	heat: scenes.heat
};
/** `/simple-welcome` (spec: foundations §2 Simple splash). */
function SplashScreen() {
	const t = useText();
	const [, go] = useLocation();
	const [starting, setStarting] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (!starting) return void 0;
		const timer = setTimeout(() => go("/auth"), SPLASH_MS);
		return () => clearTimeout(timer);
	}, [starting, go]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "splash",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClothBand, { className: "splash-edge" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "splash-in",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, {
						svg: logo(72),
						size: 72
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "h1",
						children: brand.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						className: "splash-services",
						children: services.map((service) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
							"data-svc": service.svc,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
								svg: thumbnails[service.svc] ?? service.art,
								className: "splash-art"
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "title",
								children: t(service.name)
							})]
						}, service.path))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "title",
						children: t("builtByForAfricans")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						full: true,
						busy: starting,
						onClick: () => setStarting(true),
						children: starting ? t("starting") : t("getStarted")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClothBand, { className: "splash-edge" })
		]
	});
}
export { SplashScreen };
