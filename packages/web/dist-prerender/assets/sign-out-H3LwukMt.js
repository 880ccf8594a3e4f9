import { s as session } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { A as callApi, K as sessionPaths, M as isRetryable, P as serverMessage, Z as toast, ct as useLocation, d as Button } from "../prerender.mjs";
import { t as oweSignOut } from "./pending-sign-out-BEK2v3dW.js";
// packages/rules/src/users/driver-id.ts
/** A driver's id as shown: DR and at least three digits (spec: operations §2 Driver dashboard). */
function driverIdLabel(driverId) {
	return `DR${String(driverId).padStart(3, "0")}`;
}
// packages/web/src/shell/sign-out.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Ends the server's session, and returns to /; what is personal in this browser goes with the person (forget.ts). Without a
* network the person is out at once, and the server is told when there is one.
*/
function SignOutButton() {
	const t = useText();
	const [, go] = useLocation();
	const leave = () => {
		session.set(null);
		go("/");
	};
	const signOut = useMutation({
		mutationFn: () => callApi(sessionPaths.logout),
		onSuccess: () => leave(),
		onError: (error) => {
			if (!isRetryable(error)) {
				toast({
					title: t("error"),
					text: serverMessage(error, t("notSent")),
					tone: "bad"
				});
				return;
			}
			oweSignOut();
			leave();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		small: true,
		busy: signOut.isPending,
		onClick: () => signOut.mutate(),
		children: t("signOut")
	});
}
export { driverIdLabel as n, SignOutButton as t };
