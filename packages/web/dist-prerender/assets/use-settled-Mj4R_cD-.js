import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/web/src/common/use-settled.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Milliseconds without a key before it is searched. */
var TYPING_MS = 300;
/** What was typed, once nothing more is. */
function useSettled(text) {
	const [settled, setSettled] = (0, import_react.useState)(text);
	(0, import_react.useEffect)(() => {
		const timer = setTimeout(() => setSettled(text), TYPING_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
export { useSettled as t };
