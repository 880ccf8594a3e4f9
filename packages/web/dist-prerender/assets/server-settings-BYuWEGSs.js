import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi } from "../prerender.mjs";
import { u as instanceCanText } from "./preferences-D2yk24TH.js";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
// packages/contract/src/settings/paths.ts
var settingsPaths = { getSettings: "GET /api/settings" };
// packages/web/src/platform/server-settings.ts
var NO_MAPS = [];
/** What this operator's server tells every client; undefined members while it is not known yet. */
function useAppSettings() {
	const { data, isError } = useQuery(cachedQuery([settingsPaths.getSettings], () => callApi(settingsPaths.getSettings)));
	return {
		tilesUrl: isError ? null : data?.tilesUrl,
		maps: isError ? NO_MAPS : data?.maps,
		demo: data?.demo ?? false,
		canText: data?.canText ?? false,
		aiModel: isError ? null : data?.aiModel
	};
}
/**
* Whether this server can send codes: by messages, or in the demo on the screen. The page that it wrote says so before it is asked, so that
* nothing moves; undefined while neither did.
*/
function useCanSendCodes() {
	const { canText, demo, maps } = useAppSettings();
	return maps === void 0 ? instanceCanText : canText || demo;
}
export { useCanSendCodes as n, useAppSettings as t };
