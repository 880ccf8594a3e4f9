import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { Z as toast } from "../prerender.mjs";
import { t as PlaceSearch } from "./place-search-CkN_fYKU.js";
import { i as namePoint, n as currentPosition } from "./places-B-AzpD6x.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/place-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A place box of a form: what was chosen, or only what was typed so far. */
function PlaceField({ label, text, chosen, from = null, withCurrent = false, error, placeholder, onChange }) {
	const t = useText();
	const note = (0, import_react.useId)();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const here = async () => {
		setAsking(true);
		const point = await currentPosition();
		setAsking(false);
		if (point === void 0) {
			toast({
				title: t("positionUnknownTitle"),
				text: t("positionUnknown"),
				tone: "bad"
			});
			return;
		}
		const place = await namePoint(point);
		onChange(place.address, place);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-field",
		"aria-busy": asking,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceSearch, {
			label,
			value: text,
			chosen,
			from,
			...placeholder === void 0 ? {} : { placeholder },
			problemId: error === void 0 ? void 0 : note,
			onText: (typed) => onChange(typed, null),
			onChoose: (place) => onChange(place.address, place),
			...withCurrent ? { onCurrentLocation: () => void here() } : {}
		}), error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "field-error",
			id: note,
			children: error
		})]
	});
}
export { PlaceField as t };
