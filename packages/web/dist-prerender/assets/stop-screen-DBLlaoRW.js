import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as sharingPaths } from "./paths-DobpEoYW.js";
import { A as callApi, D as queryClient, O as ApiError, P as serverMessage, Z as toast, d as Button, l as ErrorCard, lt as useParams, u as Skeleton } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { n as usePrivatePage, t as PublicHead } from "./public-page-DObdRdvP.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/sharing/stop-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
function Stop({ token }) {
	const t = useText();
	const key = [sharingPaths.readStop, token];
	const page = useQuery({
		queryKey: key,
		queryFn: () => callApi(sharingPaths.readStop, { params: { token } })
	});
	const set = useMutation({
		mutationFn: (stopped) => callApi(sharingPaths.setStop, {
			params: { token },
			body: { stopped }
		}),
		onSuccess: (now) => queryClient.setQueryData(key, now),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("shareTryAgain")),
			tone: "bad"
		})
	});
	if (page.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 200 });
	if (page.isError) {
		if (page.error instanceof ApiError && page.error.status < 500) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "empty-state",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h2",
				children: t("stopGone")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("stopGoneHint")
			})]
		});
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("stopNotLoaded"),
			onRetry: () => void page.refetch()
		});
	}
	const { stopped } = page.data;
	const name = page.data.name ?? t("stopSomebody");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h2",
					children: t(stopped ? "stopDone" : "stopAsk", { name })
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(stopped ? "stopDoneText" : "stopWhat", {
				name,
				product: brand.name
			}) }),
			stopped ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("stopAlerts", { name })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: stopped ? "soft" : "danger",
				full: true,
				busy: set.isPending,
				onClick: () => set.mutate(!stopped),
				children: t(stopped ? "stopUndo" : "stopNow")
			})
		]
	});
}
/** `/stop/{token}`: where somebody who gets our messages on behalf of another stops them, without an account. */
function StopScreen() {
	const { token = "" } = useParams();
	usePrivatePage(brand.name);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		id: "main",
		className: "track",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicHead, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "page narrow",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stop, { token }, token)
		})]
	});
}
export { StopScreen };
