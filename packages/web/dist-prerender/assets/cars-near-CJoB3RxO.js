import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as dispatchPaths } from "./paths-D3UwF4gX.js";
import { O as skipToken, y as keepPreviousData } from "./removable-KawUQL7C.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, C as savesData } from "../prerender.mjs";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/nearby-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var NEARBY_MS = 2e4;
/** After this long without an answer nobody knows where they are. */
var GONE_MS = 3 * NEARBY_MS;
/** Three decimals are about 100 m, less than what the answer tells apart; five a metre. */
var text = ({ lat, lng }, decimals) => `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;
/**
* The free cars around a pickup; asked for again while somebody looks, and under data saver once.
* @param pickup undefined while nobody asks, as the type
*/
function useNearbyCars(pickup, rideType) {
	const asks = pickup !== void 0 && rideType !== void 0;
	const now = useNow(NEARBY_MS);
	const { data, dataUpdatedAt, isPlaceholderData } = useQuery({
		queryKey: [
			dispatchPaths.nearbyCars,
			pickup && text(pickup, 3),
			rideType
		],
		queryFn: asks ? () => callApi(dispatchPaths.nearbyCars, { query: {
			near: text(pickup, 5),
			rideType
		} }) : skipToken,
		staleTime: NEARBY_MS,
		refetchInterval: savesData() ? false : NEARBY_MS,
		placeholderData: keepPreviousData
	});
	return asks && (isPlaceholderData || now - dataUpdatedAt < GONE_MS) ? data : void 0;
}
// packages/web/src/rides/cars-near.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Minutes within which a car is near to whoever waits for it. */
var NEAR_MINUTES = 10;
/** How many cars are near and when the first could come: what the map shows, in words, for whoever has or sees no map. */
function CarsNear({ pickup, near, rideType, onCars, isSilent }) {
	const t = useText();
	const around = useNearbyCars(pickup ?? (near.name === void 0 ? near.point : void 0), rideType);
	const cars = around?.cars;
	(0, import_react.useEffect)(() => onCars(cars), [cars, onCars]);
	if (isSilent || around === void 0) return null;
	const { firstMinutes: m } = around;
	const n = around.cars.length;
	const words = () => {
		if (m === null) return t("noCarNear");
		if (n === 0 || m > NEAR_MINUTES) return t("carsFar", { m });
		return n < 8 ? t("carsNear", {
			n,
			m
		}) : t("carsMany", {
			n,
			m
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption num",
		children: words()
	});
}
export { CarsNear as t };
