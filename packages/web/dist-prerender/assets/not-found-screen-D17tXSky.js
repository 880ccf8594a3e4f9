import { p as emptyQuilt } from "../prerender.mjs";
import { n as SentencePage } from "./sentence-page-OUtt3xSk.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/services/not-found-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var quilt = {
	svg: emptyQuilt,
	className: "art-box"
};
/** Any path without a screen. */
function NotFoundScreen() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentencePage, {
		art: quilt,
		title: t("notFoundTitle"),
		text: t("notFoundText")
	});
}
export { NotFoundScreen };
