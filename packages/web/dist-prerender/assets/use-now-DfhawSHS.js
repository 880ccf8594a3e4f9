import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { R as serverTime } from "../prerender.mjs";
// packages/web/src/ui/use-now.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The time by this phone's clock in milliseconds, renewed every `everyMs`: for what began on this phone. */
function useNow(everyMs) {
	const [now, setNow] = (0, import_react.useState)(() => Date.now());
	(0, import_react.useEffect)(() => {
		const timer = setInterval(() => setNow(Date.now()), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return now;
}
/** The time by the server's clock, for all moments that the server said: a phone's own clock may be hours off. */
var useServerNow = (everyMs) => serverTime(useNow(everyMs));
export { useServerNow as n, useNow as t };
