import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { A as callApi, D as queryClient, I as wasRefused } from "../prerender.mjs";
import { r as language } from "./preferences-D2yk24TH.js";
// packages/contract/src/brand/paths.ts
var brandPaths = {
	text: "GET /api/texts/:text",
	due: "GET /api/consents",
	agree: "POST /api/consents"
};
// packages/web/src/brand/api.ts
/** A text of the law in the reader's language. */
function useLegalText(text) {
	const reads = language.use();
	return useQuery({
		queryKey: [
			brandPaths.text,
			text,
			reads
		],
		queryFn: () => callApi(brandPaths.text, {
			params: { text },
			query: { language: reads }
		}),
		retry: false
	});
}
/** What the signed-in person is still to agree to. */
var useDueConsents = (enabled) => useQuery({
	queryKey: [brandPaths.due],
	enabled,
	queryFn: () => callApi(brandPaths.due),
	staleTime: Infinity
});
/** The same as the server knows it now: it has just refused something for it. */
var useConsentsAsked = () => useQuery({
	queryKey: [brandPaths.due, "asked"],
	queryFn: () => callApi(brandPaths.due),
	staleTime: 0,
	gcTime: 0
});
var useAgree = () => useMutation({
	mutationFn: (agreed) => callApi(brandPaths.agree, { body: {
		agreed: [...agreed],
		language: language.get()
	} }),
	onError: async (error) => {
		if (wasRefused(error, "changed_meanwhile")) await queryClient.invalidateQueries({ queryKey: [brandPaths.due] });
	}
});
export { useLegalText as i, useConsentsAsked as n, useDueConsents as r, useAgree as t };
