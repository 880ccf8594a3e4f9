import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
// packages/web/src/ui/use-back-closes.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Marks the entry of the browser's history that stands for something that lies over a screen. */
var isOver = () => history.state?.over === true;
/**
* The browser's Back closes what lies over a screen, instead of leaving the screen. The entry that this takes stays behind when it is
* closed in another way; the next Back goes past it, so that no press does nothing.
*/
function useBackCloses(open, close) {
	const hasEntry = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (open && !isOver()) history.pushState({ over: true }, "");
		hasEntry.current ||= isOver();
	}, [open]);
	const came = (0, import_react.useEffectEvent)(() => {
		if (isOver() || !hasEntry.current) return;
		if (open) close();
		else history.back();
	});
	(0, import_react.useEffect)(() => {
		const back = () => came();
		addEventListener("popstate", back);
		return () => removeEventListener("popstate", back);
	}, []);
}
export { useBackCloses as t };
