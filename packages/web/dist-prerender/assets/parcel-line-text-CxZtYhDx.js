import { t as fareLineTexts } from "./fare-lines-yI7K4b-y.js";
import { c as vehicleName } from "./names-CUH5J7OZ.js";
// packages/web/src/orders/parcel-line-text.ts
/** What a line of a parcel's price is called: "Vehicle · Sedan", "Weight above 10 kg". */
function parcelLineText(t, kind, { vehicleType, aboveKg }) {
	if (kind === "base") return `${t("parcelBase")} · ${t(vehicleName(vehicleType))}`;
	return kind === "weight" && aboveKg !== null ? t("parcelWeightLine", { kg: aboveKg }) : t(fareLineTexts[kind]);
}
export { parcelLineText as t };
