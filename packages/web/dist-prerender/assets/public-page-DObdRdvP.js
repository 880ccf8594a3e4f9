import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { m as Brand, s as holdTitle } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/sharing/public-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Keeps the page out of search engines and its address out of what other sites are told. */
function usePrivatePage(title) {
	(0, import_react.useEffect)(() => {
		const release = holdTitle(title);
		const metas = [["robots", "noindex"], ["referrer", "no-referrer"]].map(([name = "", content = ""]) => {
			const meta = document.createElement("meta");
			meta.name = name;
			meta.content = content;
			document.head.append(meta);
			return meta;
		});
		return () => {
			release();
			for (const meta of metas) meta.remove();
		};
	}, [title]);
}
/** Says whose page it is to somebody who has never heard of us. */
function PublicHead() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("header", {
		className: "track-head",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, { label: t("trackAbout") })
	});
}
export { usePrivatePage as n, PublicHead as t };
