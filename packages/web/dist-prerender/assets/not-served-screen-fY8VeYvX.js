import { p as emptyQuilt } from "../prerender.mjs";
import { n as SentencePage } from "./sentence-page-OUtt3xSk.js";
import { l as homeMarket } from "./preferences-D2yk24TH.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/services/not-served-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var quilt = {
	svg: emptyQuilt,
	className: "art-box"
};
/** In place of a screen of what the city of this phone does not serve. */
function NotServedScreen() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentencePage, {
		art: quilt,
		title: t("notServedTitle"),
		text: t("notServedText", { city: homeMarket()?.name ?? "" })
	});
}
export { NotServedScreen };
