import { r as scenes } from "./scenes-DwfJtsfD.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/auth/role-scene.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What somebody does in a role, drawn. */
function RoleScene({ role }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: role === "driver" ? scenes.drive : scenes.ride });
}
export { RoleScene };
