import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { V as consentAnswered, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as useConsentsAsked } from "./api-3ifZKZs9.js";
import { i as AskedConsents, n as settle } from "./given-consents-CcKEmIDX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/brand/consent-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Asks to agree over whatever the server refused before that; the request then goes on by itself. */
function ConsentDialog() {
	const t = useText();
	const asked = useConsentsAsked();
	const agreed = () => {
		settle();
		consentAnswered(true);
	};
	const isSettled = asked.data?.due.length === 0;
	(0, import_react.useEffect)(() => {
		if (isSettled) consentAnswered(true);
	}, [isSettled]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose: () => consentAnswered(false),
		title: t("consentTitle"),
		children: asked.isPending || isSettled ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 }) : asked.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("consentNotSaved"),
			onRetry: () => void asked.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskedConsents, {
			due: asked.data.due,
			onAgreed: agreed
		})
	});
}
export { ConsentDialog };
