import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { P as serverMessage, Z as toast, d as Button, kt as countryById, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { n as shareMethods, t as ContactDialog } from "./contact-dialog-BxOgbysX.js";
import { n as country } from "./preferences-D2yk24TH.js";
import { a as translate, c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { t as ActionTile } from "./action-tile-Bbb4cx40.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Avatar } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
import { a as useShare, o as useShareTrip, r as useContacts, s as useStopSharing } from "./api-CoTVrlZQ.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/sharing/share-link.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Puts a link on the clipboard, and says so; `made` when it was made just now. */
async function copyLink(url, isNew = false) {
	await navigator.clipboard.writeText(url);
	toast(isNew ? {
		title: translate("shareStarted"),
		text: translate("shareCopied")
	} : { title: translate("shareCopied") });
}
/** A text message with the link, sent by the phone itself. */
var smsOf = (phone, url) => `sms:${phone}?body=${encodeURIComponent(translate("shareText", {
	product: brand.name,
	url
}))}`;
/** Opens the phone's own messages with the link written; its person chooses to whom it goes. */
var textLink = (url) => void window.open(smsOf("", url), "_self");
/** Hands a link to the phone's own sharing, or to the clipboard where there is none. */
async function shareLink(url, isNew = false) {
	const text = translate("shareText", {
		product: brand.name,
		url
	});
	if (typeof navigator.share !== "function") return copyLink(url, isNew);
	try {
		await navigator.share({ text });
		if (isNew) toast({ title: translate("shareStarted") });
	} catch (error) {
		if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(url, isNew);
	}
}
// packages/web/src/sharing/sharing-panel.tsx
var import_jsx_runtime = require_jsx_runtime();
var methodTexts = {
	sms: "shareBySms",
	email: "shareByEmail",
	link: "shareByLink"
};
var statusTexts = {
	waiting: "shareWaiting",
	sent: "shareSent",
	written: "shareWritten",
	failed: "shareNotSent",
	stopped: "shareStoppedBy",
	limited: "shareLimited"
};
var isGoing = (message) => message === "sent" || message === "waiting";
/** Shares and stops, and says how it went; whether it was done. */
function useSharing(rideId) {
	const t = useText();
	const start = useShareTrip(rideId);
	const stop = useStopSharing(rideId);
	const failed = (error) => {
		toast({
			title: t("shareFailed"),
			text: serverMessage(error, t("shareTryAgain")),
			tone: "bad"
		});
		return null;
	};
	return {
		busy: start.isPending || stop.isPending,
		async share(contactIds, method) {
			try {
				const share = await start.mutateAsync({
					contactIds,
					method
				});
				if (method === "link") return share;
				const unsent = share.sharedWith.find(({ id, message }) => contactIds.includes(id) && !isGoing(message));
				if (unsent === void 0) toast({ title: t("shareStarted") });
				else toast({
					title: t("shareNothingSent"),
					text: t(statusTexts[unsent.message ?? "failed"]),
					tone: "bad"
				});
				return share;
			} catch (error) {
				return failed(error);
			}
		},
		async stop(contact) {
			try {
				await stop.mutateAsync(contact);
				toast({ title: t("shareStopped") });
			} catch (error) {
				failed(error);
			}
		}
	};
}
function MethodPicker({ method, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "share-methods",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "label",
			children: t("shareBy")
		}), shareMethods.toReversed().map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			"data-on": method === id,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "radio",
				name: "share-method",
				checked: method === id,
				onChange: () => onChange(id)
			}), t(methodTexts[id])]
		}, id))]
	});
}
function ContactRow({ contact, share, busy, onToggle }) {
	const t = useText();
	const { dialCode } = countryById(country.use());
	const shared = share?.sharedWith.find((row) => row.id === contact.id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "contact-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, { name: contact.name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "label strong",
						children: contact.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "caption num",
						children: localPhone(contact.phone, dialCode)
					}),
					shared === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "caption",
						children: t(shared.message === null ? "shareHandOn" : statusTexts[shared.message])
					})
				]
			}),
			shared === void 0 || isGoing(shared.message) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "button soft",
				href: smsOf(contact.phone, shared.trackingUrl),
				"aria-label": t("shareTextName", { name: contact.name }),
				children: t("shareBySms")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				small: true,
				onClick: () => void shareLink(shared.trackingUrl),
				children: t("shareNow")
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
				on: shared !== void 0,
				label: t("shareWithName", { name: contact.name }),
				disabled: busy,
				onChange: onToggle
			})
		]
	});
}
function Panel({ rideId }) {
	const t = useText();
	const contacts = useContacts();
	const share = useShare(rideId);
	const sharing = useSharing(rideId);
	const [method, setMethod] = (0, import_react.useState)("sms");
	const [adding, setAdding] = (0, import_react.useState)(false);
	if (contacts.isPending || share.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 });
	if (contacts.isError || share.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("contactsNotLoaded"),
		onRetry: () => {
			contacts.refetch();
			share.refetch();
		}
	});
	const toggle = async (contact, on) => {
		if (!on) return sharing.stop(contact);
		const link = (await sharing.share([contact.id], method))?.sharedWith.find((row) => row.id === contact.id);
		if (method === "link" && link !== void 0) await shareLink(link.trackingUrl, true);
	};
	const withLink = async (hand) => {
		const known = share.data?.linkShared === true;
		const made = known ? share.data : await sharing.share([], "link");
		if (made != null) await hand(made.trackingUrl, !known);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label",
				children: [share.data?.linkShared === true ? `${t("shareLinkOut")} ` : share.data === null ? `${t("shareNotYet")} ` : "", t("shareEnds")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				icon: "chat",
				busy: sharing.busy,
				onClick: () => void withLink(textLink),
				children: t("shareSendSms")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "share-others",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					icon: "copy",
					busy: sharing.busy,
					onClick: () => void withLink(copyLink),
					children: t("shareCopy")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					icon: "share",
					busy: sharing.busy,
					onClick: () => void withLink(shareLink),
					children: t("shareNow")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title share-people",
				children: t("shareWithPeople")
			}),
			contacts.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("shareNobody")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MethodPicker, {
				method,
				onChange: setMethod
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "contact-list",
				children: contacts.data.map((contact) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactRow, {
					contact,
					share: share.data,
					busy: sharing.busy,
					onToggle: (on) => void toggle(contact, on)
				}, contact.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					icon: "plus",
					onClick: () => setAdding(true),
					children: t("contactAdd")
				}), share.data === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					small: true,
					busy: sharing.busy,
					onClick: () => void sharing.stop("all"),
					children: t("shareStopAll")
				})]
			}),
			adding ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactDialog, {
				contact: null,
				onClose: () => setAdding(false)
			}) : null
		]
	});
}
/** Who gets the link of a live trip, on a sheet of its own. */
function ShareSheet({ rideId, open, onClose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose,
		title: t("shareTitle"),
		className: "from-below",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, { rideId })
	});
}
/** "Share", beside calling and writing: the link of a live trip is out of the hand by two taps. */
function ShareTile({ rideId }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionTile, {
		icon: "share",
		word: t("shareNow"),
		label: t("shareTitle"),
		"aria-haspopup": "dialog",
		onClick: () => setOpen(true)
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareSheet, {
		rideId,
		open,
		onClose: () => setOpen(false)
	})] });
}
/** The same behind one line, where there is nobody yet whose tiles it could stand beside. */
function SharingPanel({ rideId }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card share-card",
		"aria-label": t("shareTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "share-head",
				"aria-haspopup": "dialog",
				onClick: () => setOpen(true),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "share",
						size: 22
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title grow",
						children: t("shareTitle")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 20
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("shareEnds")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareSheet, {
				rideId,
				open,
				onClose: () => setOpen(false)
			})
		]
	});
}
export { SharingPanel as n, ShareTile as t };
