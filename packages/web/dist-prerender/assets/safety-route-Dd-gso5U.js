import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, P as serverMessage, Z as toast, c as EmptyState, d as Button, f as IconButton, kt as countryById, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { s as session } from "./refusals-6kaomp8o.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as HelpRows } from "./help-rows-B8XDEaAo.js";
import { i as useEmergencyKit, o as useTeam } from "./kit-CGaeGpFd.js";
import { a as pressSos } from "./sos-DAxhXrVq.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as IncidentLog } from "./incident-log-Du27rVDc.js";
import { t as SosButton } from "./sos-button-CVmkhhvn.js";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { n as country } from "./preferences-D2yk24TH.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Avatar } from "./person-Dzr6m2qL.js";
import { i as useRemoveContact, r as useContacts } from "./api-CoTVrlZQ.js";
import { t as ContactDialog } from "./contact-dialog-BxOgbysX.js";
import { t as relationTexts } from "./relation-names-Dhi1m_3o.js";
/* empty css                 */
import { t as AppShell } from "./shell-BnTinHbm.js";
/* empty css                 */
// packages/web/src/safety/safety-cards.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var passengerFeatures = [
	["share", "featureShare"],
	["shieldcheck", "featureVerified"],
	["check", "featurePin"],
	["help", "featureCheck"]
];
var driverFeatures = [
	["user", "featureRider"],
	["check", "featurePin"],
	["book", "featureTrained"]
];
var teamTexts = {
	there: "teamThere",
	"on-call": "teamOnCall",
	away: "teamAway",
	unknown: "teamUnknown"
};
/** First on the screen: whether anybody is watching or on call now, else the numbers to dial. */
function TeamState() {
	const t = useText();
	const team = useTeam(null);
	const { numbers } = useEmergencyKit(null);
	if (team === "asked") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton team-asked" });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "team-state",
		"data-team": team,
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: team === "there" || team === "on-call" ? "check" : "alert",
			size: 24
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: team === "away" && numbers === null ? t("teamAwayAlone") : t(teamTexts[team], {
			police: numbers?.police ?? "",
			medical: numbers?.medical ?? ""
		}) })]
	});
}
/** What contacts get in an emergency: what this server can send, and the phone's own way where it can't. */
function contactsText({ canText, canMail }) {
	if (canText) return "protocol2";
	return canMail ? "protocol2Mail" : "protocol2Nothing";
}
function FeaturesCard() {
	const t = useText();
	const features = session.use()?.userType === "driver" ? driverFeatures : passengerFeatures;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("safetyFeatures"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("safetyFeatures")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "features",
			children: features.map(([icon, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				size: 22
			}), t(text)] }, text))
		})]
	});
}
function ProtocolCard() {
	const t = useText();
	const isDriver = session.use()?.userType === "driver";
	const kit = useEmergencyKit(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("safetyProtocol"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("safetyProtocol")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
				className: "protocol",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("protocol1") }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t(kit.contacts.length === 0 ? "protocol2Nobody" : contactsText(kit)) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t(isDriver ? "protocol3Driver" : "protocol3Passenger") }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("protocol4") })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				onClick: () => pressSos({
					rideId: null,
					drill: true
				}),
				children: t("drillStart")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("drillHint")
			})
		]
	});
}
function NumbersCard({ rideId }) {
	const t = useText();
	const kit = useEmergencyKit(rideId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("safetyNumbers"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("safetyNumbers")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpRows, {
			kit,
			withSupport: true
		})]
	});
}
// packages/web/src/sharing/contacts-card.tsx
function RemoveDialog({ contact, onClose }) {
	const t = useText();
	const remove = useRemoveContact(contact.id);
	const go = async () => {
		try {
			await remove.mutateAsync();
			toast({ title: t("contactRemoved") });
			onClose();
		} catch (error) {
			toast({
				title: t("error"),
				text: serverMessage(error, t("shareTryAgain")),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: t("contactRemove"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("contactRemoveSure", { name: contact.name }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			full: true,
			busy: remove.isPending,
			onClick: () => void go(),
			children: t("contactRemove")
		})]
	});
}
function Row({ contact, onEdit, onRemove }) {
	const t = useText();
	const { dialCode } = countryById(country.use());
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
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "caption num",
						children: [
							localPhone(contact.phone, dialCode),
							" · ",
							t(relationTexts[contact.relationship]),
							contact.autoShare ? ` · ${t("contactAutoShort")}` : ""
						]
					}),
					contact.stopped ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "caption strong",
						children: t("contactStopped")
					}) : null
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `${t("contactEdit")} ${contact.name}`,
				icon: "pencil",
				onClick: onEdit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `${t("contactRemove")} ${contact.name}`,
				icon: "x",
				onClick: onRemove
			})
		]
	});
}
/** The emergency contacts: one list for sharing and for emergencies. */
function ContactsCard() {
	const t = useText();
	const contacts = useContacts();
	const [doing, setDoing] = (0, import_react.useState)(null);
	const stop = () => setDoing(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("contactsTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("contactsTitle")
			}),
			contacts.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 120 }) : contacts.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: t("contactsNotLoaded"),
				onRetry: () => void contacts.refetch()
			}) : contacts.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("contactsNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "contact-list",
				children: contacts.data.map((contact) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
					contact,
					onEdit: () => setDoing({
						what: "edit",
						contact
					}),
					onRemove: () => setDoing({
						what: "remove",
						contact
					})
				}, contact.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: contacts.data?.length === 0 ? "primary" : "soft",
				icon: "plus",
				onClick: () => setDoing({ what: "add" }),
				children: t("contactAdd")
			}),
			doing === null ? null : doing.what === "remove" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveDialog, {
				contact: doing.contact,
				onClose: stop
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactDialog, {
				contact: doing.what === "edit" ? doing.contact : null,
				onClose: stop
			})
		]
	});
}
// packages/web/src/app/safety-route.tsx
/** Whom one chose or does not want to meet again: last, and only where there is somebody. */
var MarkedPeople = lazyPart(async () => {
	const [{ MarkedPeople: List }] = await Promise.all([import("./marked-people-C1rpBJkr.js"), enterRoom("rides-after")]);
	return List;
});
/** `/safety`: the emergency button, numbers, contacts, what keeps people safe, what happens after a press. */
function SafetyScreen() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page account safety-page",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread safety-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h1",
					children: t("safetyTitle")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, { rideId: null })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TeamState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "card-columns",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "stack",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumbersCard, { rideId: null }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactsCard, {})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "stack",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProtocolCard, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IncidentLog, {})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "stack",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FeaturesCard, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
							fallback: null,
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkedPeople, {})
						})]
					})
				]
			})
		]
	}) });
}
export { SafetyScreen };
