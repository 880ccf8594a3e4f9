import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/web/src/ui/use-media.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Whether the screen fits a media query now; not in a page that is made before it is asked for. */
function useMedia(query) {
	return (0, import_react.useSyncExternalStore)((listener) => {
		const list = matchMedia(query);
		list.addEventListener("change", listener);
		return () => list.removeEventListener("change", listener);
	}, () => matchMedia(query).matches, () => false);
}
export { useMedia as t };
