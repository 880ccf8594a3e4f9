import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, O as ApiError, R as serverTime, it as Link, lt as useParams, p as emptyQuilt, u as Skeleton } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { n as secondsRange } from "./minute-range-BHxIUHo5.js";
import { n as SentencePage } from "./sentence-page-OUtt3xSk.js";
import { m as numbersIn, n as country } from "./preferences-D2yk24TH.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as trackStreamPath, t as sharingPaths } from "./paths-DobpEoYW.js";
import { n as usePrivatePage, t as PublicHead } from "./public-page-DObdRdvP.js";
/* empty css                 */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/sharing/follow-link.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var RETRY_MS = 4e3;
/** Follows a link: live while there is a connection, asking every few seconds while not, until it ends. */
function useFollowedLink(shareId) {
	const [followed, setFollowed] = (0, import_react.useState)({
		state: "loading",
		view: null,
		at: 0
	});
	(0, import_react.useEffect)(() => {
		let source;
		let timer;
		let over = false;
		const take = (view) => setFollowed({
			state: "live",
			view,
			at: serverTime()
		});
		const end = () => {
			over = true;
			source?.close();
			clearTimeout(timer);
			setFollowed((known) => ({
				state: known.view === null ? "unknown" : "ended",
				view: null,
				at: serverTime()
			}));
		};
		const lose = () => {
			source?.close();
			source = void 0;
			if (over) return;
			setFollowed((known) => ({
				...known,
				state: "lost"
			}));
			timer = setTimeout(() => void connect(), RETRY_MS);
		};
		/** Asks first: a stream can't say why it was refused. */
		const connect = async () => {
			try {
				const view = await callApi(sharingPaths.track, { params: { shareId } });
				if (over) return;
				take(view);
				source = new EventSource(trackStreamPath.replace(":shareId", shareId));
				source.addEventListener("track", (event) => take(JSON.parse(event.data)));
				source.addEventListener("ended", end);
				source.addEventListener("error", lose);
			} catch (error) {
				if (error instanceof ApiError && (error.status === 404 || error.status === 400)) end();
				else lose();
			}
		};
		connect();
		return () => {
			over = true;
			source?.close();
			clearTimeout(timer);
		};
	}, [shareId]);
	return followed;
}
// packages/web/src/sharing/track-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var quilt = {
	svg: emptyQuilt,
	className: "art-box track-quilt"
};
var statusTexts = {
	requested: "trackRequested",
	accepted: "trackAccepted",
	arrived: "trackArrived",
	in_progress: "trackInProgress",
	completed: "trackCompleted",
	cancelled: "trackCancelled"
};
var deliveryTexts = {
	requested: "trackParcelRequested",
	accepted: "trackParcelAccepted",
	arrived: "trackParcelArrived",
	in_progress: "trackParcelOnWay",
	completed: "trackCompleted",
	cancelled: "trackCancelled"
};
function Emergency({ view }) {
	const t = useText();
	if (view.raisedAt === null) return null;
	const name = view.passengerName;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "track-alert",
		role: "status",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: t("trackRaised", { time: clockTime(view.raisedAt) })
			}),
			view.safeAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("trackSafe", {
				name,
				time: clockTime(view.safeAt)
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: view.acknowledgedAt === null ? t("trackTeamNot", { name }) : t("trackTeamHas", { time: clockTime(view.acknowledgedAt) }) })
		]
	});
}
function Facts({ view, followed }) {
	const t = useText();
	const { vehicleInfo, position, eta, status } = view;
	const police = numbersIn(view.countryId)?.police;
	const vehicle = vehicleInfo === null ? "" : carLooks(t, vehicleInfo);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card track-card",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h2",
				children: t(view.kind === "emergency" ? "trackEmergency" : view.kind === "delivery" ? "trackParcel" : "trackOf", { name: view.passengerName })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Emergency, { view }),
			status === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "title",
				role: "status",
				children: [t((view.kind === "delivery" ? deliveryTexts : statusTexts)[status]), eta === null ? "" : ` · ${secondsRange(t, eta)}`]
			}),
			vehicleInfo === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "caption",
						children: t("trackDriver")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "label strong",
						children: view.driverName
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "label muted",
						children: vehicle
					})
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicleInfo.licensePlate })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: followed.state === "lost" ? t("trackLost", { time: clockTime(new Date(followed.at).toISOString()) }) : position === null ? t("trackNoPosition") : t("trackUpdated", { time: clockTime(position.at) })
			}),
			police === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "button danger full",
				href: `tel:${police}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "phone",
					size: 22
				}), t("trackCallPolice", { number: police })]
			})
		]
	});
}
/** Somebody may be worried here: the police and support stand before what we are. */
function NothingToSee({ title, text }) {
	const t = useText();
	const police = numbersIn(country.use())?.police;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SentencePage, {
		art: quilt,
		title,
		text,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button primary track-way",
				href: "/live-chat",
				children: t("tabSupport")
			}),
			police === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "button danger track-way",
				href: `tel:${police}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "phone",
					size: 22
				}), t("trackCallPolice", { number: police })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link track-about",
				href: "/",
				children: t("trackAbout")
			})
		]
	});
}
function Track({ shareId }) {
	const t = useText();
	const followed = useFollowedLink(shareId);
	const { view } = followed;
	usePrivatePage(brand.name);
	const vehicle = view?.position == null ? void 0 : {
		...view.position,
		heading: null
	};
	if (followed.state === "ended") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingToSee, {
		title: t("trackEnded"),
		text: t("trackEndedHint")
	});
	if (followed.state === "unknown") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingToSee, {
		title: t("trackUnknown"),
		text: t("trackUnknownHint")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		id: "main",
		className: "track",
		"aria-busy": followed.state === "loading",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicHead, {}), view === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page narrow",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: followed.state === "lost" ? "label" : "visually-hidden",
				role: "status",
				children: t(followed.state === "lost" ? "reconnecting" : "trackLoading")
			}), followed.state === "lost" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 280 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 })] })]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "track-map",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
				vehicle,
				center: vehicle
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
			view,
			followed
		})] })]
	});
}
/** `/track/{shareId}`: a trip or an emergency for whoever holds the link, without signing in. */
function TrackScreen() {
	const { shareId = "" } = useParams();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Track, { shareId }, shareId);
}
export { TrackScreen };
