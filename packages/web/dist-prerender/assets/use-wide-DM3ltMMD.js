import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/web/src/ui/use-wide.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** From this width on, a cart stands beside its shop. */
var WIDE = "(min-width: 1100px)";
function subscribe(listener) {
	const query = matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}
/** Whether there is room for a second column. */
var useWide = () => (0, import_react.useSyncExternalStore)(subscribe, () => matchMedia(WIDE).matches, () => false);
export { useWide as t };
