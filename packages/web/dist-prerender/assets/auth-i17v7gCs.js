import { a as homeOf, s as session } from "./refusals-6kaomp8o.js";
import { D as queryClient, ct as useLocation, ut as useSearch } from "../prerender.mjs";
import { n as agreeOnLanguage, t as adoptCountry } from "./agree-account-BXL0bkwD.js";
// packages/web/src/auth/signed-in.ts
/** A path of this site to go back to; anything else is ignored. */
function safeReturn(search) {
	const path = new URLSearchParams(search).get("return");
	return path !== null && /^\/(?![/\\])/.test(path) ? path : void 0;
}
/** What happens after every kind of signing in: the person is stored and lands where they belong. */
function useSignedIn() {
	const [, go] = useLocation();
	const search = useSearch();
	return (user) => {
		queryClient.clear();
		session.set(user);
		adoptCountry(user);
		agreeOnLanguage().catch(() => {});
		go(safeReturn(search) ?? homeOf(user));
	};
}
export { useSignedIn as n, safeReturn as t };
