/* empty css             */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/law.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A text of the law. Its HTML is the server's, made of Markdown: nothing in it can do anything. */
function Law({ html, lang }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("article", {
		className: "card doc law",
		lang,
		dangerouslySetInnerHTML: { __html: html }
	});
}
export { Law as t };
