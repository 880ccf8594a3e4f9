import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as walletPaths } from "./paths-ncLedaY6.js";
import { A as callApi } from "../prerender.mjs";
import { t as cachedQuery } from "./offline-cache-Bskqm_Be.js";
// packages/web/src/common/wallet.ts
/** The person's wallet with its balance; the last one known without a network. */
function useWallet() {
	return useQuery({
		...cachedQuery([walletPaths.getWallet], () => callApi(walletPaths.getWallet)),
		staleTime: 0
	});
}
export { useWallet as t };
