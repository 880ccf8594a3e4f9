import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as Avatar } from "./person-Dzr6m2qL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/face.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The face of a person in a petal-cornered square; the first letter of the name where there is none, or it does not come. */
function Face({ name, photo, sizes: [size, letterSize] }) {
	const [missing, setMissing] = (0, import_react.useState)();
	if (photo === null || photo === missing) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
		name,
		size: letterSize
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className: "avatar",
		src: photo,
		alt: "",
		style: {
			width: size,
			height: size
		},
		onError: () => setMissing(photo)
	});
}
export { Face as t };
