import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/qr-code.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// packages/web/src/ui/qr-code.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A picture of a text for cameras. What draws it is fetched when the first one is shown; without it the place stays empty. */
function QrCode({ text, alt }) {
	const [svg, setSvg] = (0, import_react.useState)();
	(0, import_react.useEffect)(() => {
		let gone = false;
		import("./dist-Cj0EEgHO.js").then(({ renderSVG }) => gone || setSvg(renderSVG(text)), () => {});
		return () => {
			gone = true;
		};
	}, [text]);
	return svg === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "qr",
		"aria-busy": "true"
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className: "qr",
		alt,
		src: `data:image/svg+xml,${encodeURIComponent(svg)}`
	});
}
export { QrCode as t };
