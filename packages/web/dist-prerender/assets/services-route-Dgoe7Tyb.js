import { t as CountryButton } from "./country-button-CYzCfxd_.js";
import { n as ServicesScreen } from "./services-screen-CpZJiZPl.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/app/services-route.tsx
var import_jsx_runtime = require_jsx_runtime();
/** `/services`: the chooser with the country beside it. */
function Services() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ServicesScreen, { countryButton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryButton, {}) });
}
export { Services };
