import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { A as callApi, G as useOnline } from "../prerender.mjs";
import { m as numbersIn, n as country } from "./preferences-D2yk24TH.js";
import { s as session, u as personalStored } from "./refusals-6kaomp8o.js";
import { a as translate } from "./text-eXX5ZUHI.js";
// packages/web/src/safety/kit.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function decode(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && "userId" in value ? value : void 0;
	} catch {
		return;
	}
}
var store = personalStored("sos-kit", null, decode, (value) => value === null ? null : JSON.stringify(value));
var mine = () => {
	const userId = session.get()?.id ?? 0;
	const known = store.get();
	return known?.userId === userId ? known : {
		userId,
		kit: null,
		trip: null
	};
};
/** The trip as it is kept on the phone, null when there is none. */
function useCachedTrip() {
	store.use();
	return mine().trip;
}
async function fetchKit() {
	const kit = await callApi(safetyPaths.kit);
	store.set({
		...mine(),
		kit,
		...kit.trackingUrl === null ? { trip: null } : {}
	});
	return kit;
}
/** The kit as the server tells it; asked for again every `every` milliseconds, when that is given. */
function useKitNow(rideId, every) {
	const user = session.use();
	return useQuery({
		queryKey: [
			safetyPaths.kit,
			user?.id,
			rideId
		],
		queryFn: fetchKit,
		enabled: user !== null,
		staleTime: 0,
		...every === void 0 ? {} : { refetchInterval: every }
	});
}
/** The kit, from the server when it answers, else as it was kept. `rideId` renews it when the trip changes. */
function useEmergencyKit(rideId) {
	const { data } = useKitNow(rideId);
	const here = country.use();
	store.use();
	return mine().kit ?? data ?? {
		numbers: numbersIn(here),
		supportPhone: null,
		contacts: [],
		trackingUrl: null,
		canText: false,
		canMail: false,
		staffOnDuty: false,
		teamOnCall: false
	};
}
/** The contacts that are told of an emergency; undefined while this phone has never heard of them. */
function useKnownContacts() {
	store.use();
	return mine().kit?.contacts;
}
var TEAM_MS = 6e4;
function useTeam(rideId) {
	const online = useOnline();
	const { data, isPending, isError } = useKitNow(rideId, TEAM_MS);
	if (!online || isError) return "unknown";
	if (isPending) return "asked";
	if (data.staffOnDuty) return "there";
	return data.teamOnCall ? "on-call" : "away";
}
/**
* Keeps the trip on the phone.
* @param vehicle what the car looks like, in the reader's language
*/
function useCacheTrip(ride, vehicle) {
	const plate = ride.driver?.vehicleInfo?.licensePlate ?? "";
	const otherIs = session.use()?.userType === "driver" ? "passenger" : "driver";
	const other = ride[otherIs]?.name ?? "";
	const [from, to] = [ride.pickupLocation.address, ride.dropoffLocation.address];
	(0, import_react.useEffect)(() => {
		store.set({
			...mine(),
			trip: plate === "" ? null : {
				vehicle,
				plate,
				other,
				otherIs,
				from,
				to
			}
		});
	}, [
		vehicle,
		plate,
		other,
		otherIs,
		from,
		to
	]);
}
/** A message to all contacts, ready to be sent by the phone itself, without data. */
function smsLink(kit, point) {
	const { trip } = mine();
	const place = point === null ? "" : translate("sosSmsPlace", { place: `https://maps.google.com/?q=${point.lat.toFixed(5)},${point.lng.toFixed(5)}` });
	const body = translate("sosSmsBody", {
		trip: `${trip === null ? "" : translate("sosSmsTrip", {
			vehicle: trip.vehicle,
			plate: trip.plate
		})}${place}`,
		link: kit.trackingUrl ?? ""
	}).trim();
	return `sms:${kit.contacts.map((contact) => contact.phone).join(",")}?body=${encodeURIComponent(body)}`;
}
export { useKnownContacts as a, useEmergencyKit as i, useCacheTrip as n, useTeam as o, useCachedTrip as r, smsLink as t };
