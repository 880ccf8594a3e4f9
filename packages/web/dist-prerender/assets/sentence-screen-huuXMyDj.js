import { t as strip } from "./strip-DWTdOTSX.js";
import { t as SentenceMain } from "./sentence-page-OUtt3xSk.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/services/sentence-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var cloth = {
	svg: strip(5),
	className: "sentence-cloth"
};
function SentenceScreen({ text }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentenceMain, {
		art: cloth,
		title: t(text)
	}) });
}
/** `/superadmin` (spec: foundations §2). */
var SuperadminScreen = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentenceScreen, { text: "superadminDisabled" });
/** `/payment` (spec: foundations §2). */
var PaymentScreen = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentenceScreen, { text: "paymentMaintenance" });
export { PaymentScreen, SuperadminScreen };
