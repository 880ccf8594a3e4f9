import { t as Field } from "./field-BR5j5dw0.js";
/* empty css                     */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/search-field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A labelled box to search with. */
var SearchField = (rest) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
	type: "search",
	...rest
});
export { SearchField as t };
