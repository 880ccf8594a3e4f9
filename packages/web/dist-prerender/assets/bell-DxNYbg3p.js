import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as badgeText, r as isOwnPath, t as agoOf } from "./display-CDYkx7vU.js";
import { A as callApi, D as queryClient, E as cacheNewest, P as serverMessage, Z as toast, b as useLivePolling, c as EmptyState, ct as useLocation, d as Button, f as IconButton, l as ErrorCard, u as Skeleton, x as useStreamEvent } from "../prerender.mjs";
import { a as translate, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as useInfiniteQuery } from "./useInfiniteQuery-RFzsUM8d.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as notificationPaths } from "./paths-CejuzrQ3.js";
import { r as language } from "./preferences-D2yk24TH.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/notifications/api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Milliseconds between looks while there is no stream (spec: operations §9). */
var POLL_MS = 3e4;
var PAGE = 30;
var keyOf = (userId) => [
	notificationPaths.own,
	userId,
	language.get()
];
var change = (userId, alter) => cacheNewest(keyOf(userId), (known) => known === void 0 ? known : {
	...known,
	pages: known.pages.map(alter)
});
/** The bell's list: told by the stream, asked for every 30 s while there is none. */
function useNotifications(userId) {
	const chosen = language.use();
	const refetchInterval = useLivePolling(POLL_MS);
	useStreamEvent("notification", (0, import_react.useCallback)(({ notification }) => change(userId, (list, page) => page > 0 || list.some(({ id }) => id === notification.id) ? list : [notification, ...list]), [userId]));
	useStreamEvent("hello", (0, import_react.useCallback)(() => void queryClient.invalidateQueries({ queryKey: [notificationPaths.own, userId] }), [userId]));
	return useInfiniteQuery({
		queryKey: [
			notificationPaths.own,
			userId,
			chosen
		],
		queryFn: ({ pageParam }) => callApi(notificationPaths.own, { query: {
			language: chosen,
			...pageParam === 0 ? {} : { before: String(pageParam) }
		} }),
		initialPageParam: 0,
		getNextPageParam: (page) => page.length < PAGE ? void 0 : page.at(-1)?.id,
		refetchInterval
	});
}
var setRead = (userId, id, isRead) => change(userId, (list) => list.map((entry) => entry.id === id ? {
	...entry,
	isRead
} : entry));
/** Read at once on the screen; unread again, with the reason, when the server does not take it. */
var useRead = (userId) => useMutation({
	mutationFn: (id) => callApi(notificationPaths.read, { params: { id: String(id) } }),
	onMutate: (id) => setRead(userId, id, true),
	onError: (error, id) => {
		setRead(userId, id, false);
		toast({
			title: translate("error"),
			text: serverMessage(error, translate("bellNotRead")),
			tone: "bad"
		});
	}
});
var useReadAll = (userId) => useMutation({
	mutationFn: () => callApi(notificationPaths.readAll, { body: { userId } }),
	onSuccess: () => change(userId, (list) => list.map((entry) => ({
		...entry,
		isRead: true
	})))
});
// packages/web/src/notifications/bell.tsx
var import_jsx_runtime = require_jsx_runtime();
var icons = {
	ride: "car",
	payment: "wallet",
	emergency: "alert",
	warning: "help",
	error: "x",
	success: "check",
	other: "bell"
};
var agoText = (t, ago) => ago.unit === "now" ? t("bellNow") : t({
	minutes: "bellMinutes",
	hours: "bellHours",
	days: "bellDays"
}[ago.unit], { n: ago.n });
function Entry({ entry, now, onOpen }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "bell-entry",
		"data-unread": !entry.isRead,
		onClick: onOpen,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "bell-icon",
			"data-type": entry.type,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icons[entry.type],
				size: 20
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "label",
					children: entry.title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "bell-text",
					children: entry.message
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [entry.isRead ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "bell-new",
						children: t("bellNew")
					}), agoText(t, agoOf((now - Date.parse(entry.createdAt)) / 1e3))]
				})
			]
		})]
	}) });
}
/** The list under the bell. A tap reads the entry and opens its screen. */
function Panel({ userId, list, onLeave, onClose }) {
	const t = useText();
	const [, go] = useLocation();
	const now = useServerNow(3e4);
	const read = useRead(userId);
	const readAll = useReadAll(userId);
	const entries = list.data?.pages.flat() ?? [];
	const open = (entry) => {
		if (!entry.isRead) read.mutate(entry.id);
		onLeave();
		if (isOwnPath(entry.data.redirectTo)) go(entry.data.redirectTo);
	};
	const all = () => readAll.mutate(void 0, {
		onSuccess: () => toast({ title: t("bellAllRead") }),
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("bellNotRead")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread bell-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "title",
				children: t("bellLabel")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "row",
				children: [entries.some((entry) => !entry.isRead) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "plain",
					small: true,
					busy: readAll.isPending,
					onClick: all,
					children: t("bellReadAll")
				}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("close"),
					icon: "x",
					onClick: onClose
				})]
			})]
		}),
		list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 }) : list.isError && entries.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("bellFailed"),
			onRetry: () => void list.refetch()
		}) : entries.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			text: t("bellNone"),
			note: t("bellNoneHint")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry, {
			entry,
			now,
			onOpen: () => open(entry)
		}, entry.id)) }),
		list.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			busy: list.isFetchingNextPage,
			onClick: () => void list.fetchNextPage(),
			children: t("bellMore")
		}) : null
	] });
}
/** The bell: a badge with what is unread, and the list in a popover (spec: operations §2 Notifications). */
function Bell({ userId }) {
	const t = useText();
	const list = useNotifications(userId);
	const [open, setOpen] = (0, import_react.useState)(false);
	const id = (0, import_react.useId)();
	const root = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (!open) return void 0;
		const leave = (event) => {
			if (event instanceof KeyboardEvent ? event.key === "Escape" : !root.current?.contains(event.target)) {
				setOpen(false);
				if (event instanceof KeyboardEvent) root.current?.querySelector("button")?.focus();
			}
		};
		addEventListener("keydown", leave);
		addEventListener("pointerdown", leave);
		return () => {
			removeEventListener("keydown", leave);
			removeEventListener("pointerdown", leave);
		};
	}, [open]);
	const toggle = (button) => {
		const head = button.closest("header") ?? button;
		root.current?.style.setProperty("--bell-top", `${Math.max(0, head.getBoundingClientRect().bottom)}px`);
		setOpen(!open);
	};
	const close = () => {
		setOpen(false);
		root.current?.querySelector("button")?.focus();
	};
	const unread = (list.data?.pages.flat() ?? []).filter((entry) => !entry.isRead).length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "bell",
		ref: root,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "icon-button",
			"aria-label": unread === 0 ? t("bellLabel") : t("bellUnread", { n: badgeText(unread) }),
			"aria-expanded": open,
			"aria-controls": id,
			onClick: (event) => toggle(event.currentTarget),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "bell" }), unread === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "badge num",
				children: badgeText(unread)
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
			id,
			className: "bell-panel",
			"aria-label": t("bellLabel"),
			hidden: !open,
			children: open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
				userId,
				list,
				onLeave: () => setOpen(false),
				onClose: close
			}) : null
		})]
	});
}
export { Bell };
