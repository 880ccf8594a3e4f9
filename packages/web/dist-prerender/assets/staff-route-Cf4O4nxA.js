import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as ChatThread, u as isQuickPhrase } from "./thread-CIxMVrCL.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, A as callApi, D as queryClient, G as useOnline, I as wasRefused, P as serverMessage, R as serverTime, Z as toast, at as Redirect, b as useLivePolling, ct as useLocation, d as Button, et as retryFailedLoads, f as IconButton, it as Link, j as fieldMessage, kt as countryById, l as ErrorCard, m as Brand, n as BellSlot, ot as Route, st as Switch, u as Skeleton, ut as useSearch$1, x as useStreamEvent } from "../prerender.mjs";
import { _ as useWaiting, a as useAudit, b as deskPaths, c as useDecision, d as useMe, f as usePayouts, g as useVerify, h as useStaffSignIn, i as useAskConsent, l as useDrivers, m as useReview, n as setupPaths, o as useAuditActors, p as useQueue, s as useDecidePayout, t as GateFrame, u as useEnrol, v as staffPaths, y as payoutPaths } from "./staff-DR1g_VBA.js";
import { t as onboardingPaths } from "./paths-CUsHxn9n.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as QrCode } from "./qr-code-BNNxur8T.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { a as standingSides, i as SUSPENSION_WORDS_AT_MOST, n as sideNames, o as suspensionReasons, t as reasonNames$1 } from "./suspension-names-A9ij_432.js";
import { C as countryIds, D as isOneOf, O as keysOf, m as numbersIn, n as country } from "./preferences-D2yk24TH.js";
import { c as money, d as numberText, g as dateText, h as weekday, i as day, n as clockTime, o as km, p as typeNames, s as methodNames } from "./format-sa5lnLJg.js";
import { a as NotDone, i as NothingHere, n as BarSlot, r as BackLink, t as PageName } from "./page-name-BSMM3TxU.js";
import { a as invitableRoles, c as onCallPaths, d as fleetPaths, i as useMay, l as marketPaths, n as DriverLink, o as isWholeRole, r as StaffRoles, s as staffRoles, t as Allowed, u as budgetPaths } from "./may-CTNIvQtp.js";
import { o as chatPaths } from "./unsent-DmXf6zL-.js";
import { t as orderPaths } from "./paths-KC3zm8KK.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { t as useMedia } from "./use-media-CYloq0M_.js";
import { n as checkNames, r as documentNames, t as paperTitle } from "./paper-title-CrLSznLa.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
/* empty css                 */
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as SearchField } from "./search-field-DsT8xh51.js";
import { t as Unfold } from "./unfold-entoP3By.js";
import { r as Picture$1, t as GoodsArt } from "./goods-art-BRh60aOT.js";
import { t as lineTagNames } from "./line-tag-names-AtUoXeiL.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Switch$1 } from "./switch-B_aM5TpA.js";
import { o as identityDocument } from "./papers-BDze3q6A.js";
import { n as smallPhoto, t as photoAddress } from "./small-photo-lYBx7j9_.js";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
import { i as Stars, n as Plate, t as Avatar } from "./person-Dzr6m2qL.js";
import { t as shopTime } from "./shop-times-jG1yJttw.js";
import { i as localMoment, n as instantOf, r as isDate, t as weekdayName } from "./weekday-name-B2NXpxfW.js";
import { r as timeOfDay } from "./time-of-day-BLriRlcX.js";
import { a as parseWeek, i as minuteOf, n as formatWeek, r as merchantKinds } from "./merchants-CHKbz_45.js";
import { n as priorityTexts, t as categoryTexts } from "./chat-names-TGFZZZPV.js";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { t as agoOf } from "./display-CDYkx7vU.js";
import { t as OfflineBanner } from "./offline-banner-NmXGx75a.js";
import { n as driverIdLabel, t as SignOutButton } from "./sign-out-H3LwukMt.js";
import { t as useInfiniteQuery } from "./useInfiniteQuery-RFzsUM8d.js";
import { t as countryPaths } from "./paths-C5VAB89n.js";
import { n as identityStaffPaths } from "./paths-DRHCVOio.js";
import { a as teamTripPaths, i as lostPaths, n as conductPaths, r as heldTripPaths, t as callerPaths } from "./staff-paths-jZtLRExC.js";
import { n as schoolStaffPaths } from "./paths-Dx6oVXhk.js";
import { n as standingStaffPaths } from "./paths-BTiz73lY.js";
import { t as reviewPaths } from "./paths-BmOOZfSM.js";
import { n as selfieStaffPaths } from "./paths-1sjIRTVu.js";
import { r as checkTypes } from "./steps-DHOr-onl.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { n as premiumKinds, r as vehicleClasses, t as KindField } from "./kind-field-DXs1qmlP.js";
import { t as registrableRoles } from "./roles-DS4pXlu4.js";
import { n as isWithVehicle, r as safeReasons } from "./emergency-CapsQmmU.js";
import { i as namePoint } from "./places-B-AzpD6x.js";
import { t as Map$1 } from "./map-X9JJxpxO.js";
import { t as driverPaths } from "./paths-vdnXdM03.js";
import { t as relationTexts } from "./relation-names-Dhi1m_3o.js";
import "./completion-Db0rZx56.js";
import "./person-checks-Cr2L0Ii9.js";
import { t as PasswordField } from "./password-field-Z-DY0H8X.js";
import { n as turnPushOff, r as turnPushOn, t as pushState } from "./push-mFJ7rhED.js";
import { t as packageStaffPaths } from "./paths-bObtoatv.js";
import "./goals-OU18HkCQ.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as fareLineTexts } from "./fare-lines-yI7K4b-y.js";
import { a as cancelReasons, i as cancelReasonTexts, n as mayTeam, r as teamSteps } from "./team-steps-QzCOihVW.js";
/* empty css                */
// packages/web/src/staff/enrolment.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The secret of a new authenticator, as a picture for it and as text. */
function Enrolment() {
	const t = useText();
	const { mutate, data, isError } = useEnrol();
	(0, import_react.useEffect)(() => mutate(), [mutate]);
	if (isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("staffTryLater"),
		onRetry: () => mutate()
	});
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("factorEnrol") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QrCode, {
				text: data.uri,
				alt: t("factorQr")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption secret",
				children: t("factorSecret", { secret: data.secret })
			}),
			data.demoCode === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong num",
				children: t("factorDemo", { code: data.demoCode })
			})
		]
	});
}
// packages/web/src/staff/recovery-codes.tsx
/** The codes for a lost authenticator, shown once. */
function RecoveryCodes({ codes, onDone }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("recoveryNote") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "recovery-codes num",
				"aria-label": t("recoveryTitle"),
				children: codes.map((code) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: code }) }, code))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: onDone,
				children: t("recoveryDone")
			})
		]
	});
}
// packages/web/src/staff/team-api.ts
var teamKey = [staffPaths.team];
var putTeam = (team) => queryClient.setQueryData(teamKey, team);
var lookAgain$1 = () => void queryClient.invalidateQueries({ queryKey: teamKey });
var useTeam = () => useQuery({
	queryKey: teamKey,
	queryFn: () => callApi(staffPaths.team),
	staleTime: 0
});
function take$2(did) {
	const params = { id: String(did.id) };
	if (did.step === "roles") return callApi(staffPaths.setRoles, {
		params,
		body: { roles: did.roles }
	});
	if (did.step === "phone") return callApi(staffPaths.setPhone, {
		params,
		body: { phone: did.phone }
	});
	return callApi(staffPaths[did.step], { params });
}
var useTeamStep$1 = () => useMutation({
	mutationFn: take$2,
	onSuccess: putTeam,
	onError: lookAgain$1
});
var useInvite = () => useMutation({
	mutationFn: (body) => callApi(staffPaths.invite, { body }),
	onSuccess: ({ team }) => putTeam(team)
});
/** Whom an invitation is for, while its link works. */
var useInvitation = (token) => useQuery({
	queryKey: [staffPaths.readInvitation, token],
	queryFn: () => callApi(staffPaths.readInvitation, { body: { token } }),
	retry: false
});
var useAcceptInvitation = () => useMutation({ mutationFn: (body) => callApi(staffPaths.accept, { body }) });
var useRecoveryCodes = () => useMutation({ mutationFn: (code) => callApi(staffPaths.recoveryCodes, { body: { code } }) });
var approvalsKey = [staffPaths.approvals];
var useApprovals = () => useQuery({
	queryKey: approvalsKey,
	queryFn: () => callApi(staffPaths.approvals),
	staleTime: 0
});
var useDecideApproval = () => useMutation({
	mutationFn: ({ id, outcome, note }) => callApi(staffPaths.decideApproval, {
		params: { id: String(id) },
		body: {
			outcome,
			...note === "" ? {} : { note }
		}
	}),
	onSuccess: (all) => {
		queryClient.setQueryData(approvalsKey, all);
		queryClient.invalidateQueries({ queryKey: [staffPaths.now] });
	},
	onError: () => void queryClient.invalidateQueries({ queryKey: approvalsKey })
});
// packages/web/src/staff/account-screen.tsx
/** As few recovery codes as one should not wait with. */
var FEW = 2;
/** Six digits of the authenticator, and what is done with them. */
function CodeForm({ submit, busy, error, onCode }) {
	const t = useText();
	const send = (event) => {
		event.preventDefault();
		onCode(String(new FormData(event.currentTarget).get("code")).replaceAll(" ", ""));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: send,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("factorCode"),
			name: "code",
			required: true,
			inputMode: "numeric",
			autoComplete: "one-time-code",
			pattern: "[0-9 ]{6,7}",
			maxLength: 7,
			hint: t("factorFrom"),
			error: error === null ? void 0 : serverMessage(error, t("factorWrong"))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			busy,
			children: submit
		})]
	});
}
function Codes({ left }) {
	const t = useText();
	const make = useRecoveryCodes();
	const [shown, setShown] = (0, import_react.useState)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("recoveryTitle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("recoveryTitle")
		}), shown === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [left === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "recovery-none",
			role: "status",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "alert",
				size: 24
			}), t("recoveryNone")]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: left <= FEW ? "label strong" : "label",
			children: t("recoveryLeft", { n: left })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeForm, {
			submit: t("recoveryNew"),
			busy: make.isPending,
			error: make.error,
			onCode: (code) => make.mutate(code, { onSuccess: ({ recoveryCodes }) => setShown(recoveryCodes) })
		})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecoveryCodes, {
			codes: shown,
			onDone: () => setShown(void 0)
		})]
	});
}
function Authenticator() {
	const t = useText();
	const verify = useVerify();
	const [changes, setChanges] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("factorNew"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("factorNew")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("factorNewNote")
			}),
			changes ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Enrolment, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeForm, {
				submit: t("factorConfirm"),
				busy: verify.isPending,
				error: verify.error,
				onCode: (code) => verify.mutate({ code }, { onSuccess: () => {
					setChanges(false);
					toast({ title: t("reviewDone") });
				} })
			})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "outline",
				onClick: () => setChanges(true),
				children: t("factorBegin")
			})
		]
	});
}
/** `/staff/account`: how one gets in oneself: the authenticator, and the codes for its loss. */
function AccountScreen() {
	const t = useText();
	const me = useMe().data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionAccount")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-grid",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Codes, { left: me?.recoveryCodesLeft ?? 0 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Authenticator, {})]
	})] });
}
// packages/web/src/staff/person-link.tsx
/** What leads to a person's page, for who may read it; plain to others, and where nobody is named. */
function PersonLink({ userId, className, children }) {
	const may = useMay();
	if (userId === void 0 || !may(deskPaths.person)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: className.replace("text-link", "").trim(),
		children
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className,
		href: `/staff/people/${userId}`,
		children
	});
}
/** What leads to a trip's page, for who may read it. */
function TripLink({ rideId, className, children }) {
	if (!useMay()(deskPaths.trip)) return children;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className,
		href: `/staff/trip/${rideId}`,
		children
	});
}
// packages/web/src/staff/approvals-screen.tsx
var moment = (at) => `${day(at)} ${clockTime(at)}`;
/** What is to be agreed to, in a line. */
function whatOf(t, { kind, data }) {
	const name = data["name"] ?? "";
	if (kind === "staff_owner") return t("approvalOwner", { name });
	if (kind === "ban") {
		const reason = data["reason"] ?? "";
		return t("approvalBan", {
			who: `${t(data["side"] === "driver" ? "driver" : "passenger")} ${data["userId"] ?? ""}`,
			reason: isOneOf(suspensionReasons, reason) ? t(reasonNames$1[reason]) : reason
		});
	}
	const country = data["countryId"] ?? "";
	const amount = data["amount"] ?? "0";
	return t("approvalPayout", {
		name,
		amount: isOneOf(countryIds, country) ? money(amount, country) : amount
	});
}
function Waiting$1({ approval }) {
	const t = useText();
	const decide = useDecideApproval();
	const [note, setNote] = (0, import_react.useState)("");
	const [noteMissing, setNoteMissing] = (0, import_react.useState)(false);
	const { id, isOwn, mayApprove, aloneFrom } = approval;
	const say = (outcome, why) => decide.mutate({
		id,
		outcome,
		note: why
	}, { onSuccess: () => toast({ title: t("reviewDone") }) });
	const needs = mayApprove ? void 0 : aloneFrom === null ? t("approvalOwn") : t("approvalAlone", { time: moment(aloneFrom) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		"aria-label": whatOf(t, approval),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "title",
				children: whatOf(t, approval)
			}),
			approval.kind === "ban" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
				className: "text-link",
				userId: Number(approval.data["userId"]),
				children: t("suspendOpen")
			}) : null,
			approval.data["destination"] === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "num",
				children: approval.data["destination"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("approvalAskedBy", {
					name: approval.askedBy,
					time: moment(approval.askedAt)
				})
			}),
			isOwn ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("approvalNote"),
				value: note,
				maxLength: 500,
				error: noteMissing ? t("needReason") : void 0,
				onChange: (event) => {
					setNote(event.target.value);
					setNoteMissing(false);
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					busy: decide.isPending,
					why: needs,
					onClick: () => say("approved", note.trim()),
					children: t("approvalAgree")
				}), isOwn ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					busy: decide.isPending,
					onClick: () => say("refused", t("approvalTakeBack")),
					children: t("approvalTakeBack")
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					busy: decide.isPending,
					onClick: () => note.trim() === "" ? setNoteMissing(true) : say("refused", note.trim()),
					children: t("approvalRefuse")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: decide })
		]
	});
}
function Decided({ approval }) {
	const t = useText();
	const { outcome, decidedBy, decidedAt, note } = approval;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "outbox-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: whatOf(t, approval) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "caption num",
				children: [
					t("approvalAskedBy", {
						name: approval.askedBy,
						time: moment(approval.askedAt)
					}),
					" ·",
					" ",
					t(outcome === "approved" ? "approvalAgreed" : "approvalRefused", { name: decidedBy ?? "" }),
					decidedAt === null ? "" : `, ${moment(decidedAt)}`
				]
			}),
			note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption outbox-body",
				children: note
			})
		]
	});
}
/** `/staff/approvals`: what waits for a second person, then what was decided. */
function ApprovalsScreen() {
	const t = useText();
	const list = useApprovals();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionApprovals")
		}),
		list.data?.open.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("approvalsNote")
		}),
		list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-cards",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 })]
		}) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void list.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [list.data.open.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			inline: list.data.decided.length > 0,
			text: t("approvalsNone"),
			note: t("approvalsNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "console-cards",
			children: list.data.open.map((approval) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting$1, { approval }, approval.id))
		}), list.data.decided.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "stack",
			"aria-label": t("approvalsDecided"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("approvalsDecided")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: list.data.decided.map((approval) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Decided, { approval }, approval.id))
			})]
		})] })
	] });
}
// packages/rules/src/staff/audit-actions.ts
/** Everything that staff do and that is written down, each with its own words in the console. */
var auditActions = [
	"staff.created",
	"staff.roles_set",
	"staff.signed_in",
	"staff.second_factor_made",
	"staff.second_factor_given",
	"staff.second_factor_reset",
	"staff.second_factor_replaced",
	"staff.recovery_codes_made",
	"staff.recovery_code_used",
	"staff.invited",
	"staff.invitation_withdrawn",
	"staff.joined",
	"staff.phone_set",
	"staff.disabled",
	"staff.enabled",
	"staff.signed_out",
	"market.added",
	"numbers.confirmed",
	"law.stated",
	"market.saved",
	"market.status_set",
	"market.published",
	"market.withdrawn",
	"brand.changed",
	"brand.text_changed",
	"approval.asked",
	"approval.approved",
	"approval.refused",
	"contact.shown",
	"trip_chat.shown",
	"trip.cancel",
	"trip.put_back",
	"trip.end",
	"trip.noted",
	"trip.fee_waived",
	"trip.booked",
	"caller.found",
	"chat.claimed",
	"chat.answered",
	"chat.closed",
	"merchant.changed",
	"item.changed",
	"item.added",
	"item.removed",
	"order.accepted",
	"order.rejected",
	"order.ready",
	"order.line",
	"document.reviewed",
	"document.reopened",
	"background_check.completed",
	"background_check.reopened",
	"gender.confirmed",
	"driver.decided",
	"driver.imported",
	"driver.invited",
	"driver.number_corrected",
	"driver.invitation_withdrawn",
	"vehicle.corrected",
	"vehicle.decided",
	"vehicle.shared",
	"identity.accepted",
	"identity.refused",
	"identity.taken_back",
	"selfie.same_person",
	"selfie.other_person",
	"fleet.created",
	"fleet.changed",
	"fleet.vehicle_put_in",
	"fleet.vehicle_taken_out",
	"school_group.created",
	"school_group.changed",
	"school_group.opened",
	"school_group.paused",
	"school_group.closed",
	"person.suspended",
	"person.suspension_upheld",
	"person.suspension_lifted",
	"driver.suspended",
	"driver.suspension_lifted",
	"driver.written_to",
	"emergency.acknowledged",
	"emergency.noted",
	"emergency.closed",
	"on_call.shift_added",
	"on_call.shift_removed",
	"conduct.closed",
	"lost_item.open",
	"lost_item.found",
	"lost_item.returned",
	"lost_item.closed",
	"payout.paid",
	"payout.failed",
	"payment.closed",
	"payment.credited",
	"trip_pay.released",
	"trip_pay.refused"
];
/** To whom or to what it was done. */
var auditSubjects = [
	"driver",
	"user",
	"order",
	"chat",
	"emergency",
	"merchant",
	"item",
	"ride",
	"invitation",
	"approval",
	"shift",
	"fleet",
	"school_group",
	"market",
	"country",
	"brand",
	"payment"
];
var auditKinds = /* @__PURE__ */ keysOf({
	team: [
		"staff",
		"approval",
		"market",
		"brand",
		"law"
	],
	people: [
		"contact",
		"trip_chat",
		"conduct",
		"lost_item",
		"person",
		"identity",
		"caller"
	],
	trips: ["trip", "trip_pay"],
	chats: ["chat"],
	shops: [
		"merchant",
		"item",
		"order"
	],
	drivers: [
		"document",
		"background_check",
		"gender",
		"driver",
		"vehicle",
		"selfie",
		"fleet",
		"school_group"
	],
	emergencies: [
		"emergency",
		"on_call",
		"numbers"
	],
	money: ["payout", "payment"]
});
// packages/web/src/staff/skeleton-rows.tsx
/** So many rows as high as those that come, in the list's own card. */
function SkeletonRows({ height, count }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "card skeleton-rows",
		"aria-hidden": "true",
		children: Array.from({ length: count }, (_, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: height - 20 }, i))
	});
}
// packages/web/src/staff/names.ts
var statusNames = {
	not_started: "stNotStarted",
	pending: "stPending",
	in_review: "stInReview",
	approved: "stApproved",
	rejected: "stRejected",
	suspended: "stSuspended"
};
var genderNames = {
	female: "staffGenderFemale",
	male: "staffGenderMale",
	other: "staffGenderOther"
};
/** The papers as a reviewer speaks of them: the face is not the reader's. */
var paperNames = {
	...documentNames,
	selfie: "facePhoto"
};
/** The name of a paper in the console. */
var staffPaper = (t, paper) => paperTitle(t, paper, paperNames);
/** Names of papers by what a review calls them, also of those that are missing. */
var lackName = (t, documents, lack) => staffPaper(t, documents.find(({ documentType }) => documentType === lack) ?? {
	documentType: lack,
	documentName: null
});
/** Where a trip stands, in a line about it. */
var tripNames = {
	requested: "tripRequested",
	accepted: "tripAccepted",
	arrived: "tripArrived",
	in_progress: "stepInProgress",
	completed: "tripCompleted",
	cancelled: "tripCancelledTitle"
};
/** How a trip's state is drawn: what went well, what did not, what goes on. */
var tripChips = {
	requested: "chip",
	accepted: "chip",
	arrived: "chip",
	in_progress: "chip",
	completed: "chip ok",
	cancelled: "chip bad"
};
/** Where an order stands, in a line about it. */
var orderNames = {
	placed: "boardWaitsAnswer",
	preparing: "boardPreparing",
	ready: "boardIsReady",
	picked_up: "deskOnTheWay",
	returning: "deskReturning",
	delivered: "deskDelivered",
	returned: "deskReturned",
	rejected: "deskRejected",
	cancelled: "deskCancelled"
};
/** What an order without a shop is. */
var orderKindNames = {
	food: "serviceFood",
	grocery: "serviceGrocery",
	parcel: "serviceParcel"
};
/** How somebody is addressed on a button. */
var firstNameOf = (name) => name.split(" ")[0] ?? name;
// packages/web/src/staff/role-names.ts
var roleNames = {
	owner: "roleOwner",
	operations: "roleOperations",
	support: "roleSupport",
	finance: "roleFinance",
	reviewer: "roleReviewer",
	merchant: "roleMerchant",
	fleet: "roleFleet",
	read_only: "roleReadOnly"
};
/** What a role is there for, in a line. */
var roleNotes = {
	owner: "roleOwnerNote",
	operations: "roleOperationsNote",
	support: "roleSupportNote",
	finance: "roleFinanceNote",
	reviewer: "roleReviewerNote",
	merchant: "roleMerchantNote",
	fleet: "roleFleetNote",
	read_only: "roleReadOnlyNote"
};
// packages/web/src/staff/audit-details.ts
var asWritten = (_, value) => typeof value === "string" && value !== "" ? value : void 0;
var oneOf = (words) => (t, value) => {
	const word = words[String(value)];
	return word === void 0 ? void 0 : t(word);
};
/** A name for the value before the value itself. */
var named = (name) => (t, value) => typeof value === "string" || typeof value === "number" ? `${t(name)}: ${value}` : void 0;
/** One thing that two versions of a city say differently. */
var changeText = (value) => {
	const { path, before, after } = value;
	return `${path} ${before ?? "–"} → ${after ?? "–"}`;
};
/** How each thing that is written down beside an action is said; numbers of rows are for machines and are left out. */
var said = {
	decision: oneOf({
		approved: "stApproved",
		rejected: "stRejected"
	}),
	result: oneOf({
		clear: "reviewClear",
		flagged: "reviewFlag"
	}),
	score: (t, value) => typeof value === "number" ? t("auditScore", { n: value }) : void 0,
	gender: oneOf(genderNames),
	confirmed: oneOf({ false: "genderNotVerified" }),
	state: oneOf({
		picked: "boardPicked",
		missing: "boardMissing",
		replaced: "boardReplaced"
	}),
	isActive: oneOf({
		true: "boardTakes",
		false: "boardTakesNot"
	}),
	isAvailable: oneOf({
		true: "auditItemThere",
		false: "boardMissing"
	}),
	picture: (t, value) => t(value === null ? "auditNoPicture" : "auditPicture"),
	pausedUntil: (t, value) => typeof value === "string" ? t("boardIsPaused", { time: clockTime(value) }) : void 0,
	minutes: (t, value) => typeof value === "number" ? `${t("boardMinutes")} ${t("minutes", { n: value })}` : void 0,
	expiryDate: (t, value) => typeof value === "string" ? t("reviewExpires", { date: day(value) }) : void 0,
	rideId: (t, value) => typeof value === "number" ? t("subjectTrip", { n: value }) : void 0,
	roles: (t, value) => Array.isArray(value) ? value.flatMap((role) => isOneOf(staffRoles, role) ? [t(roleNames[role])] : []).join(", ") : void 0,
	market: asWritten,
	is: oneOf({
		open: "auditIsOpen",
		paused: "auditIsPaused",
		closed: "auditIsClosed"
	}),
	changes: (t, value) => Array.isArray(value) ? value.map(changeText).join("; ") : void 0,
	field: oneOf({
		phone: "deskPhone",
		email: "deskEmail"
	}),
	kind: oneOf({
		selfie: "identityKindSelfie",
		id: "identityKindId"
	}),
	hours: asWritten,
	price: named("boardPrice"),
	finalPrice: named("boardFinalPrice"),
	stock: named("boardStock"),
	replacedBy: named("boardInstead"),
	email: asWritten,
	reason: asWritten,
	note: asWritten,
	body: asWritten
};
/** What is written down beside an action, in words. */
var detailText = (t, data) => Object.entries(said).flatMap(([name, say]) => name in data ? [say(t, data[name])] : []).filter((text) => text !== void 0).join(" · ");
/** What an entry says beside its columns, with the plate of the vehicle that it was about. */
var detailsOf = (t, { data, plate }) => [plate, detailText(t, data)].filter((text) => text !== null && text !== "").join(" · ");
// packages/web/src/staff/list-filter.tsx
/** What is chosen in a list, kept in the address: the way back and a link sent on keep it. Undefined chooses nothing. */
function useKept(name) {
	const [path, navigate] = useLocation();
	const params = new URLSearchParams(useSearch$1());
	const keep = (to) => {
		if (to === void 0) params.delete(name);
		else params.set(name, to);
		navigate(params.size === 0 ? path : `${path}?${params.toString()}`, { replace: true });
	};
	return [params.get(name) ?? void 0, keep];
}
/** What a list is narrowed to, as one of the values. Undefined shows all. */
function useNarrowed(name, values) {
	const [kept, keep] = useKept(name);
	return [values.find((value) => value === kept), keep];
}
/** All of a list, or one kind of it. */
function ListFilter({ choices, chosen, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "phrases",
		role: "group",
		"aria-label": t("filterShow"),
		children: [{
			id: void 0,
			text: t("filterAll")
		}, ...choices].map(({ id, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "phrase",
			"aria-pressed": id === chosen,
			onClick: () => onChange(id),
			children: text
		}, id ?? "all"))
	});
}
// packages/web/src/staff/audit-filter.tsx
var kinds$3 = {
	team: "sectionTeam",
	people: "deskPeople",
	trips: "deskTrips",
	chats: "sectionChats",
	shops: "auditShops",
	drivers: "sectionDrivers",
	emergencies: "sectionEmergencies",
	money: "sectionPayouts"
};
/** What the log is narrowed to, as the address says. */
function useAuditOnly() {
	return {
		actor: useKept("by")[0],
		kind: useNarrowed("kind", auditKinds)[0],
		day: useKept("day")[0]
	};
}
/** Narrows the log to who acted, to a kind of act and to a day. */
function AuditFilter() {
	const t = useText();
	const { data: actors = [] } = useAuditActors();
	const [actor, setActor] = useKept("by");
	const [kind, setKind] = useNarrowed("kind", auditKinds);
	const [day, setDay] = useKept("day");
	const chosen = (value) => value === "" ? void 0 : value;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "audit-filter",
		role: "group",
		"aria-label": t("filterShow"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("auditWho"),
				value: actor ?? "",
				onChange: (event) => setActor(chosen(event.target.value)),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: t("auditEverybody")
				}), actors.map(({ userId, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: userId,
					children: name
				}, userId))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("auditWhat"),
				value: kind ?? "",
				onChange: (event) => setKind(auditKinds.find((one) => one === event.target.value)),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: t("filterAll")
				}), auditKinds.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: t(kinds$3[one])
				}, one))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("auditDay"),
				type: "date",
				value: day ?? "",
				onChange: (event) => setDay(chosen(event.target.value))
			})
		]
	});
}
// packages/web/src/staff/audit-words.ts
/** What staff did, as one says it. */
var actions = {
	"staff.created": "auditStaffCreated",
	"staff.roles_set": "auditRolesSet",
	"staff.signed_in": "auditSignedIn",
	"staff.second_factor_made": "auditFactorMade",
	"staff.second_factor_given": "auditFactorGiven",
	"staff.second_factor_reset": "auditFactorReset",
	"staff.second_factor_replaced": "auditFactorReplaced",
	"staff.recovery_codes_made": "auditRecoveryMade",
	"staff.recovery_code_used": "auditRecoveryUsed",
	"staff.invited": "auditInvited",
	"staff.invitation_withdrawn": "auditWithdrawn",
	"staff.joined": "auditJoined",
	"staff.phone_set": "auditPhoneSet",
	"staff.disabled": "auditDisabled",
	"staff.enabled": "auditEnabled",
	"staff.signed_out": "auditSignedOut",
	"market.added": "auditMarketAdded",
	"numbers.confirmed": "auditNumbersConfirmed",
	"law.stated": "auditLawStated",
	"market.saved": "auditMarketSaved",
	"market.status_set": "auditMarketStatus",
	"market.published": "auditMarketPublished",
	"market.withdrawn": "auditMarketWithdrawn",
	"brand.changed": "auditBrandChanged",
	"brand.text_changed": "auditBrandText",
	"approval.asked": "auditAsked",
	"approval.approved": "auditAgreed",
	"approval.refused": "auditRefusedTo",
	"contact.shown": "auditContactShown",
	"trip_chat.shown": "auditTripChatShown",
	"trip.cancel": "auditTripCancelled",
	"trip.put_back": "auditTripPutBack",
	"trip.end": "auditTripEnded",
	"trip.noted": "auditTripNoted",
	"trip.fee_waived": "auditFeeWaived",
	"trip.booked": "auditTripBooked",
	"caller.found": "auditCallerFound",
	"chat.claimed": "auditChatClaimed",
	"chat.answered": "auditChatAnswered",
	"chat.closed": "auditChatClosed",
	"merchant.changed": "auditShopChanged",
	"item.changed": "auditItemChanged",
	"item.added": "auditItemAdded",
	"item.removed": "auditItemRemoved",
	"order.accepted": "auditOrderAccepted",
	"order.rejected": "auditOrderRejected",
	"order.ready": "auditOrderReady",
	"order.line": "auditOrderLine",
	"document.reviewed": "auditDocument",
	"document.reopened": "auditDocumentAgain",
	"background_check.completed": "auditCheck",
	"background_check.reopened": "auditCheckAgain",
	"gender.confirmed": "auditGender",
	"driver.decided": "auditDriver",
	"driver.imported": "auditDriversImported",
	"driver.invited": "auditDriversInvited",
	"driver.number_corrected": "auditNumberCorrected",
	"driver.invitation_withdrawn": "auditDriverWithdrawn",
	"vehicle.corrected": "auditVehicleCorrected",
	"vehicle.decided": "auditVehicleDecided",
	"vehicle.shared": "auditVehicleShared",
	"identity.accepted": "auditIdentityAccepted",
	"identity.refused": "auditIdentityRefused",
	"identity.taken_back": "auditIdentityTakenBack",
	"selfie.same_person": "auditSelfieSame",
	"selfie.other_person": "auditSelfieOther",
	"fleet.created": "auditFleetCreated",
	"fleet.changed": "auditFleetChanged",
	"fleet.vehicle_put_in": "auditFleetIn",
	"fleet.vehicle_taken_out": "auditFleetOut",
	"school_group.created": "auditSchoolCreated",
	"school_group.changed": "auditSchoolChanged",
	"school_group.opened": "auditSchoolOpened",
	"school_group.paused": "auditSchoolPaused",
	"school_group.closed": "auditSchoolClosed",
	"person.suspended": "auditPersonSuspended",
	"person.suspension_upheld": "auditPersonUpheld",
	"person.suspension_lifted": "auditPersonLifted",
	"driver.suspended": "auditSuspended",
	"driver.suspension_lifted": "auditLifted",
	"driver.written_to": "auditWritten",
	"emergency.acknowledged": "auditEmergencyTaken",
	"emergency.noted": "auditEmergencyNoted",
	"emergency.closed": "auditEmergencyClosed",
	"on_call.shift_added": "auditShiftAdded",
	"on_call.shift_removed": "auditShiftRemoved",
	"conduct.closed": "auditConduct",
	"lost_item.open": "auditLostOpen",
	"lost_item.found": "auditLostFound",
	"lost_item.returned": "auditLostReturned",
	"lost_item.closed": "auditLostClosed",
	"payout.paid": "auditPayoutPaid",
	"payout.failed": "auditPayoutFailed",
	"payment.closed": "auditPaymentClosed",
	"payment.credited": "auditPaymentCredited",
	"trip_pay.released": "auditPayReleased",
	"trip_pay.refused": "auditPayRefused"
};
var subjects = {
	driver: "subjectDriver",
	user: "subjectUser",
	order: "subjectOrder",
	chat: "subjectChat",
	emergency: "subjectEmergency",
	merchant: "subjectShop",
	item: "subjectItem",
	ride: "subjectTrip",
	invitation: "subjectInvitation",
	approval: "subjectApproval",
	shift: "subjectShift",
	fleet: "subjectFleet",
	school_group: "subjectSchool",
	market: "subjectMarket",
	country: "subjectCountry",
	brand: "subjectBrand",
	payment: "subjectPayment"
};
/** The code of the action in a sentence's words, such as "took a chat". */
var actionText = (t, { action }) => t(isOneOf(auditActions, action) ? actions[action] : "auditOther");
/** Whom or what it was done to: by name where there is one, anything else by its number. */
var subjectText = (t, { subject, subjectId, subjectName }) => subjectName === null ? isOneOf(auditSubjects, subject) ? t(subjects[subject], { n: subjectId }) : `#${subjectId}` : subject === "shift" ? t("subjectShiftOf", { name: subjectName }) : subjectName;
/** Whether somebody did it to their own account, such as signing in: the name is then said once. */
var isOnSelf = ({ actor, subject, subjectName }) => subject === "user" && subjectName !== null && subjectName === actor;
// packages/web/src/staff/audit-screen.tsx
/** A table of five columns is read from here on. */
var TABLE = "(min-width: 700px)";
/** Where the page of a subject is, and the call that opens it; people, drivers and trips have links of their own. */
var pages = {
	merchant: {
		to: orderPaths.board,
		path: (id) => `/staff/boards/${id}`
	},
	chat: {
		to: chatPaths.staffChat,
		path: (id) => `/staff/chats/${id}`
	},
	emergency: {
		to: safetyPaths.getEmergency,
		path: (id) => `/staff/emergencies/${id}`
	},
	invitation: {
		to: staffPaths.team,
		path: () => "/staff/team"
	},
	approval: {
		to: staffPaths.approvals,
		path: () => "/staff/approvals"
	},
	shift: {
		to: onCallPaths.roster,
		path: () => "/staff/on-call"
	}
};
/** Whom or what it was done to, with the way to its page for who may read that. */
function Subject({ entry }) {
	const t = useText();
	const may = useMay();
	const { subject, subjectId, subjectName } = entry;
	const text = subjectText(t, entry);
	if (subject === "user" && subjectName !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
		className: "text-link",
		userId: subjectId,
		children: text
	});
	if (subject === "ride") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripLink, {
		className: "text-link",
		rideId: subjectId,
		children: text
	});
	if (subject === "driver") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverLink, {
		className: "text-link",
		driverId: subjectId,
		children: text
	});
	const page = isOneOf(auditSubjects, subject) ? pages[subject] : void 0;
	return page === void 0 || !may(page.to) ? text : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "text-link",
		href: page.path(subjectId),
		children: text
	});
}
function Table({ entries }) {
	const t = useText();
	const detailed = entries.some((entry) => detailsOf(t, entry) !== "");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "card scroll-x",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			className: "audit",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", { children: t("auditWhen") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", { children: t("auditWho") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", { children: t("auditWhat") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", { children: t("auditOn") }),
				detailed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", { children: t("auditDetail") }) : null
			] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
					className: "num",
					children: [
						day(entry.at),
						" ",
						clockTime(entry.at)
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: entry.actor ?? t("auditCommandLine") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: actionText(t, entry) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: isOnSelf(entry) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Subject, { entry }) }),
				detailed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: detailsOf(t, entry) }) : null
			] }, entry.id)) })]
		})
	});
}
/** On a phone each entry is a sentence with its time. */
function Cards({ entries }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "outbox-row",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: entry.actor ?? t("auditCommandLine") }),
					" ",
					actionText(t, entry)
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						day(entry.at),
						" ",
						clockTime(entry.at),
						isOnSelf(entry) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
							" ",
							"· ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Subject, { entry })
						] })
					]
				}),
				detailsOf(t, entry) === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption outbox-body",
					children: detailsOf(t, entry)
				})
			]
		}, entry.id))
	});
}
/** What staff did, page by page; all of it, or about one driver or person. */
function AuditTable({ about }) {
	const t = useText();
	const isWide = useMedia(TABLE);
	const audit = useAudit(about);
	if (audit.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 42,
		count: 8
	});
	if (audit.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void audit.refetch()
	});
	const entries = audit.data.pages.flat();
	if (entries.length === 0 && about !== void 0 && "only" in about && Object.values(about.only).some((one) => one !== void 0)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		inline: true,
		text: t("filterNone"),
		note: t("auditFilterNote")
	});
	if (entries.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		inline: about !== void 0 && !("only" in about),
		text: t("auditNone"),
		note: t("auditNote")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isWide ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Table, { entries }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, { entries }), audit.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		busy: audit.isFetchingNextPage,
		onClick: () => void audit.fetchNextPage(),
		children: t("auditOlder")
	}) : null] });
}
/** `/staff/audit`: everything staff did, newest first, or what it is narrowed to. */
function AuditScreen() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionAudit")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditFilter, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditTable, { about: { only: useAuditOnly() } })
	] });
}
// packages/web/src/art/print.ts
/** A printer on the grid of the icons; apart from them, because the console alone has one. */
var printPath = "M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 13.5h10V20H7z";
// packages/rules/src/orders/due.ts
/** By when its merchant has to do the next thing with an order: answer it, or have it ready; null where nothing is due. */
function dueAt({ status, answerBy, readyBy }) {
	if (status === "placed") return answerBy;
	return status === "preparing" ? readyBy : null;
}
/** For how many begun minutes an order has been late; 0 while it is not. */
function minutesLate(order, now) {
	const due = dueAt(order);
	return due === null ? 0 : Math.max(0, Math.ceil((now - Date.parse(due)) / 6e4));
}
// packages/web/src/staff/board-api.ts
/** The stream tells of changes; while there is none the board is asked for. */
var BOARD_MS = 5e3;
var listKey$4 = [orderPaths.merchants];
var boardKey = (id) => [orderPaths.board, id];
var itemsKey = (id) => [orderPaths.merchantItems, id];
var dayKey = (id) => [orderPaths.shopDay, id];
var renewAll = () => {
	queryClient.invalidateQueries({ queryKey: [orderPaths.shopDay] });
	queryClient.invalidateQueries({ queryKey: listKey$4 });
	queryClient.invalidateQueries({ queryKey: [orderPaths.board] });
};
function useBoardEvents() {
	const interval = useLivePolling(BOARD_MS);
	useStreamEvent("board", renewAll);
	useStreamEvent("hello", renewAll);
	return interval;
}
function useMerchants() {
	const refetchInterval = useBoardEvents();
	return useQuery({
		queryKey: listKey$4,
		queryFn: () => callApi(orderPaths.merchants),
		refetchInterval,
		staleTime: 0
	});
}
function useBoard(id) {
	const refetchInterval = useBoardEvents();
	return useQuery({
		queryKey: boardKey(id),
		queryFn: () => callApi(orderPaths.board, { params: { id: String(id) } }),
		refetchInterval,
		staleTime: 0
	});
}
/** The figures of the day: asked for again when the board changes, and when it is looked at again. */
var useShopDay = (id) => useQuery({
	queryKey: dayKey(id),
	queryFn: () => callApi(orderPaths.shopDay, { params: { id: String(id) } }),
	staleTime: 0
});
var useMerchantItems = (id, enabled) => useQuery({
	queryKey: itemsKey(id),
	queryFn: () => callApi(orderPaths.merchantItems, { params: { id: String(id) } }),
	enabled,
	staleTime: 0
});
function take$1(did) {
	const params = { id: String(did.id) };
	switch (did.step) {
		case "accept": return callApi(orderPaths.acceptOrder, {
			params,
			body: { minutes: did.minutes }
		});
		case "reject": return callApi(orderPaths.rejectOrder, {
			params,
			body: { reason: did.reason }
		});
		case "ready": return callApi(orderPaths.orderReady, { params });
		case "line": return callApi(orderPaths.changeLine, {
			params: {
				...params,
				lineId: String(did.lineId)
			},
			body: did.change
		});
	}
}
var useBoardStep = () => useMutation({
	mutationFn: take$1,
	onSettled: renewAll
});
/** Changes a shop and says when it was done. */
function useShopChange(id) {
	const t = useText();
	const change = useMutation({
		mutationFn: (body) => callApi(orderPaths.changeMerchant, {
			params: { id: String(id) },
			body
		}),
		onSuccess: () => toast({ title: t("reviewDone") }),
		onSettled: renewAll
	});
	return {
		busy: change.isPending,
		change,
		go: (body) => change.mutate(body)
	};
}
var useChangeItem = (merchantId) => useMutation({
	mutationFn: ({ id, ...body }) => callApi(orderPaths.changeItem, {
		params: { id: String(id) },
		body
	}),
	onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) })
});
/** Says that an item has this picture now, or none. */
var putItemPicture = (merchantId, id) => async (picture, version) => {
	try {
		return await callApi(orderPaths.changeItem, {
			params: { id: String(id) },
			body: {
				picture,
				version
			}
		});
	} finally {
		await queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) });
	}
};
/** Says that a shop has this picture now, or none. */
var putShopPicture = (id) => async (picture, version) => {
	try {
		return await callApi(orderPaths.changeMerchant, {
			params: { id: String(id) },
			body: {
				picture,
				version
			}
		});
	} finally {
		await queryClient.invalidateQueries({ queryKey: boardKey(id) });
	}
};
var useAddItem = (merchantId) => useMutation({
	mutationFn: (body) => callApi(orderPaths.addItem, {
		params: { id: String(merchantId) },
		body
	}),
	onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) })
});
var useRemoveItem = (merchantId) => useMutation({
	mutationFn: (id) => callApi(orderPaths.removeItem, { params: { id: String(id) } }),
	onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey(merchantId) })
});
// packages/web/src/staff/item-fields.tsx
var stockOf = (stock) => stock === "" ? null : Number(stock);
/** Whether something is missing without which an item can't be sold. */
var lacksWords = ({ name, section, price }) => [
	name,
	section,
	price
].some((text) => text.trim() === "");
/** What a shop says of an item. */
function ItemFields({ words, error, onChange }) {
	const t = useText();
	const put = (change) => onChange({
		...words,
		...change
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("boardItemName"),
			value: words.name,
			maxLength: 80,
			error: fieldMessage(error, "name"),
			onChange: (event) => put({ name: event.target.value })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("boardItemSection"),
			value: words.section,
			maxLength: 40,
			error: fieldMessage(error, "section"),
			onChange: (event) => put({ section: event.target.value })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: t("boardItemAbout"),
			value: words.description,
			maxLength: 300,
			error: fieldMessage(error, "description"),
			onChange: (event) => put({ description: event.target.value })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "board-item-sums",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("boardPrice"),
				inputMode: "decimal",
				value: words.price,
				maxLength: 12,
				error: fieldMessage(error, "price"),
				onChange: (event) => put({ price: event.target.value.replace(",", ".") })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("boardStock"),
				inputMode: "numeric",
				value: words.stock,
				maxLength: 7,
				error: fieldMessage(error, "stock"),
				onChange: (event) => put({ stock: event.target.value.replace(/\D/g, "") })
			})]
		})
	] });
}
// packages/web/src/staff/meanwhile.tsx
/** What another person has saved in the meantime; whose version stands is for who sits here to say. */
function Meanwhile({ title, children, busy, onTheirs, onMine }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "not-done",
		role: "alert",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: title }) }),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: onTheirs,
					children: t("shopTakeTheirs")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy,
					onClick: onMine,
					children: t("shopSaveMine")
				})]
			})
		]
	});
}
// packages/web/src/staff/crop-dialog.tsx
function NotFetched() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: retryFailedLoads
	});
}
var CropPhoto = lazyPart(async () => (await import("./crop-photo-Bgcxm3lS.js")).CropPhoto, NotFetched);
/** Which part of a photo is shown; a refusal stands beside the button, and what was chosen stays. */
function CropDialog({ photo, shape, title, busy, error, onUse, onBroken, onClose, children }) {
	const t = useText();
	const online = useOnline();
	const [cut, setCut] = (0, import_react.useState)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: photo !== void 0,
		onClose,
		title,
		tall: true,
		className: "crop-dialog",
		children: photo === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 380 }),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropPhoto, {
						photo: photo.address,
						shape,
						onCut: setCut,
						onBroken
					})
				}),
				error === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "field-error",
					role: "alert",
					children: serverMessage(error, t("notSent"))
				}),
				children ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					full: true,
					busy,
					why: !online ? t("noConnection") : void 0,
					disabled: cut === void 0,
					onClick: () => cut === void 0 ? void 0 : onUse({
						photo: photo.file,
						cut
					}),
					children: t("pictureUse")
				})
			]
		})
	});
}
// packages/web/src/staff/picture-api.ts
/** Parts of a whole, as plain decimals: very small numbers are otherwise written with an exponent. */
var fractionsOf = ({ left, top, width, height }) => ({
	left: left.toFixed(6),
	top: top.toFixed(6),
	width: width.toFixed(6),
	height: height.toFixed(6)
});
/**
* Sends a picture, once, and hands its id on: what is tried again after it arrived, or over what somebody else saved, is not sent anew.
* @param put says that the shop or its item has this picture now, or none
* @param onSaved what follows, whichever try it was
*/
function usePutPicture(merchantId, shape, put, onSaved) {
	const sent = (0, import_react.useRef)(void 0);
	const send = async (part) => {
		if (sent.current?.part !== part) {
			const picture = await sendFile(orderPaths.sendPicture, part.photo, {
				params: { id: String(merchantId) },
				query: {
					shape,
					...fractionsOf(part.cut)
				}
			});
			sent.current = {
				part,
				picture
			};
		}
		return sent.current.picture.id;
	};
	return useMutation({
		mutationFn: async ({ part, version }) => put(part === null ? null : await send(part), version),
		onSuccess: (saved, { part }) => onSaved(saved, part)
	});
}
// packages/web/src/staff/picture-field.tsx
/** Longest side of a photo as it is sent, pixels: enough for a part of it in the widest width. */
var SENT_SIDE = 2400;
/** What is held in a hand has a camera that looks at the dish. */
var HAND_HELD = "(pointer: coarse)";
var isClash = (error) => wasRefused(error, "changed_meanwhile");
/** The picture of an item or a shop: chosen or taken, cut, replaced, taken away. */
function PictureField({ merchantId, shape, name, picture, version, put, onDone, children }) {
	const t = useText();
	const handHeld = useMedia(HAND_HELD);
	const files = (0, import_react.useRef)(null);
	const camera = (0, import_react.useRef)(null);
	const [photo, setPhoto] = (0, import_react.useState)();
	const [fault, setFault] = (0, import_react.useState)();
	const [seen, setSeen] = (0, import_react.useState)(version);
	const saving = usePutPicture(merchantId, shape, put, (saved, part) => {
		setPhoto(void 0);
		onDone?.(saved);
		toast({ title: t(part === null ? "pictureRemoved" : "pictureSaved", { name }) });
	});
	const clash = isClash(saving.error);
	const choose = async (input) => {
		const file = input.files?.[0];
		input.value = "";
		if (file === void 0) return;
		saving.reset();
		if (!file.type.startsWith("image/")) return setFault("pictureOnlyPhotos");
		const small = await smallPhoto(file, SENT_SIDE);
		if (small.size > 10485760) return setFault("pictureTooLarge");
		setFault(void 0);
		setSeen(version);
		setPhoto({
			file: small,
			address: await photoAddress(small)
		});
	};
	const save = (part, over) => saving.mutate({
		part,
		version: over
	});
	const leave = () => {
		setPhoto(void 0);
		saving.reset();
	};
	const meanwhile = clash ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Meanwhile, {
		title: t("pictureMeanwhile"),
		busy: saving.isPending,
		onTheirs: leave,
		onMine: () => save(saving.variables?.part ?? null, version),
		children: picture === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "picture-frame",
			"data-shape": shape,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture$1, {
				always: true,
				picture,
				sizes: "112px"
			})
		})
	}) : null;
	const input = (at, label, capture) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		ref: at,
		className: "visually-hidden",
		type: "file",
		accept: "image/*",
		capture,
		"aria-label": label,
		tabIndex: -1,
		onChange: (event) => void choose(event.currentTarget)
	});
	const pick = t(picture === null ? "pictureAdd" : "pictureReplace");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "picture-field",
		"data-shape": shape,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "picture-frame",
				"data-shape": shape,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture$1, {
					always: true,
					picture,
					sizes: shape === "item" ? "112px" : "400px",
					children
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "picture-ways",
				children: [
					input(files, pick),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						"aria-label": `${pick}: ${name}`,
						onClick: () => files.current?.click(),
						children: pick
					}),
					handHeld ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [input(camera, t("pictureTake"), "environment"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						"aria-label": `${t("pictureTake")}: ${name}`,
						onClick: () => camera.current?.click(),
						children: t("pictureTake")
					})] }) : null,
					picture === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						busy: saving.isPending,
						"aria-label": `${t("pictureRemove")}: ${name}`,
						onClick: () => save(null, version),
						children: t("pictureRemove")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t(shape === "item" ? "pictureHintItem" : "pictureHintShop")
					}),
					fault === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "field-error",
						role: "alert",
						children: t(fault)
					}),
					photo !== void 0 ? null : clash ? meanwhile : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: saving })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropDialog, {
				photo,
				shape,
				title: t("pictureCrop", { name }),
				busy: saving.isPending,
				error: clash ? null : saving.error,
				onUse: (part) => save(part, seen),
				onBroken: () => {
					leave();
					setFault("pictureOnlyPhotos");
				},
				onClose: leave,
				children: meanwhile
			})
		]
	});
}
// packages/web/src/staff/item-row.tsx
var wordsOf$1 = ({ name, section, description, price, stock }) => ({
	name,
	section,
	description,
	price,
	stock: stock === null ? "" : String(stock)
});
var isSame = (a, b) => Object.entries(a).every(([key, value]) => b[key] === value);
/** Takes an item off the menu, once that is said twice. */
function RemoveItem({ item, merchantId }) {
	const t = useText();
	const [isAsked, setAsked] = (0, import_react.useState)(false);
	const remove = useRemoveItem(merchantId);
	const { id, name } = item;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "danger",
		small: true,
		onClick: () => setAsked(true),
		children: t("boardItemRemove")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: isAsked,
		onClose: () => setAsked(false),
		title: t("boardItemRemoveAsk", { name }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("boardItemRemoveNote") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				full: true,
				busy: remove.isPending,
				onClick: () => remove.mutate(id, { onSuccess: () => toast({ title: t("boardItemRemoved", { name }) }) }),
				children: t("boardItemRemove")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: remove })
		]
	})] });
}
/** One item of the shop: whether it is there, what is said of it, and what it looks like. */
function ItemRow({ item, merchant }) {
	const t = useText();
	const merchantId = merchant.id;
	const change = useChangeItem(merchantId);
	const [draft, setDraft] = (0, import_react.useState)();
	const [version, setVersion] = (0, import_react.useState)(item.version);
	const words = draft ?? wordsOf$1(item);
	const edit = (next) => {
		if (draft === void 0) setVersion(item.version);
		setDraft(next);
	};
	const save = (over) => change.mutate({
		id: item.id,
		...words,
		stock: stockOf(words.stock),
		version: over
	}, { onSuccess: () => setDraft(void 0) });
	const { error } = change;
	const clash = wasRefused(error, "changed_meanwhile");
	const atField = [
		"name",
		"section",
		"description",
		"price",
		"stock"
	].some((field) => fieldMessage(error, field) !== void 0);
	const lacks = lacksWords(words) ? t("needItem") : isSame(words, wordsOf$1(item)) ? t("needChange") : void 0;
	const kind = merchant.kind === "store" ? "grocery" : "food";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "board-item",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
						kind,
						name: item.name,
						section: item.section,
						picture: item.picture
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: item.name }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption board-item-what",
								children: [
									item.section,
									item.brand,
									item.unit
								].filter((text) => text !== "").join(" · ")
							}),
							item.said.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "caption board-item-what num",
								children: item.said.map(({ tag, count }) => `${t(lineTagNames[tag])} ${count}`).join(" · ")
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
						on: item.isAvailable,
						label: t("boardAvailable", { name: item.name }),
						disabled: change.isPending,
						onChange: (on) => change.mutate({
							id: item.id,
							isAvailable: on
						})
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
				line: t("boardEdit", { name: item.name }),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
						merchantId,
						shape: "item",
						name: item.name,
						picture: item.picture,
						version: item.version,
						put: putItemPicture(merchantId, item.id),
						onDone: (saved) => setVersion((seen) => seen === saved.version - 1 ? saved.version : seen),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsArt, {
							kind,
							name: item.name,
							section: item.section
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ItemFields, {
						words,
						error,
						onChange: edit
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row wrap board-item-do",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							small: true,
							busy: change.isPending,
							why: lacks,
							onClick: () => save(version),
							children: t("boardSaveItem")
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveItem, {
							item,
							merchantId
						})]
					})
				]
			}),
			clash ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Meanwhile, {
				title: t("boardItemMeanwhile"),
				busy: change.isPending,
				onTheirs: () => {
					setDraft(void 0);
					change.reset();
				},
				onMine: () => save(item.version),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "num",
					children: [
						item.name,
						item.section,
						item.price
					].join(" · ")
				})
			}) : atField ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: change })
		]
	});
}
// packages/web/src/staff/board-items.tsx
var SHOWN = 30;
var NOTHING = {
	name: "",
	section: "",
	description: "",
	price: "",
	stock: ""
};
/** A new dish or product at the end of the menu. */
function AddItem({ merchantId }) {
	const t = useText();
	const add = useAddItem(merchantId);
	const [words, setWords] = (0, import_react.useState)(NOTHING);
	const { error } = add;
	const atField = [
		"name",
		"section",
		"description",
		"price"
	].some((field) => fieldMessage(error, field) !== void 0);
	const send = () => add.mutate({
		...words,
		stock: stockOf(words.stock)
	}, { onSuccess: ({ name, section }) => {
		toast({ title: t("boardItemAdded", { name }) });
		setWords({
			...NOTHING,
			section
		});
	} });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
		line: t("boardItemAdd"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ItemFields, {
				words,
				error,
				onChange: setWords
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				small: true,
				busy: add.isPending,
				why: lacksWords(words) ? t("needItem") : void 0,
				onClick: send,
				children: t("boardItemAdd")
			}),
			atField ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: add })
		]
	});
}
/** What the shop offers: there or not, what it is called, at what price, how many. */
function BoardItems({ merchant }) {
	const merchantId = merchant.id;
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const [search, setSearch] = (0, import_react.useState)("");
	const items = useMerchantItems(merchantId, open);
	const shown = (items.data ?? []).filter(({ name, brand }) => `${name} ${brand}`.toLowerCase().includes(search.trim().toLowerCase()));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("boardItems"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "h2 board-unfold",
			"aria-expanded": open,
			onClick: () => setOpen(!open),
			children: [t("boardItems"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "down",
				size: 20
			})]
		}), !open ? null : items.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 200 }) : items.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void items.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				label: t("boardSearchItem"),
				value: search,
				maxLength: 80,
				onChange: (event) => setSearch(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddItem, { merchantId }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: shown.slice(0, SHOWN).map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ItemRow, {
					item,
					merchant
				}, item.id))
			})
		] })]
	});
}
// packages/web/src/staff/order-state.ts
/** Where an order stands, in words; and by how many minutes it is late. */
function orderState(t, order, now) {
	const late = minutesLate(order, now);
	if (order.status === "placed") return {
		text: t("boardWaitsAnswer"),
		late
	};
	if (order.status === "preparing") return {
		text: t("boardPreparing"),
		late
	};
	return {
		text: t(order.courier?.arrived === true ? "boardCourierIsHere" : "boardWaitsCourier"),
		late
	};
}
// packages/web/src/staff/board-order.tsx
var MINUTES = [
	10,
	15,
	20,
	30,
	45,
	60
];
var wishes = {
	allow: "boardAllow",
	ask: "boardAsk",
	refund: "boardRefund"
};
function useStep() {
	const step = useBoardStep();
	return {
		busy: step.isPending,
		go: (did) => step.mutate(did),
		failed: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
	};
}
/** The number that the kitchen and the customer both read: "#41" of the day. */
var calledOut = ({ shortNumber, number }) => shortNumber === null ? number : `#${shortNumber}`;
/** What was put into the bag for one line. */
function Picking({ order, line }) {
	const t = useText();
	const { busy, go, failed } = useStep();
	const [instead, setInstead] = (0, import_react.useState)("");
	const [price, setPrice] = (0, import_react.useState)(line.finalPrice);
	const change = (body) => go({
		step: "line",
		id: order.id,
		lineId: line.id,
		change: body
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
		className: "picking no-print",
		line: t("boardPick"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t(wishes[line.substitution])
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("boardFinalPrice"),
				inputMode: "decimal",
				value: price,
				maxLength: 12,
				onChange: (event) => setPrice(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					busy,
					onClick: () => change({
						state: "picked",
						finalPrice: price
					}),
					children: t("boardPicked")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy,
					onClick: () => change({ state: "missing" }),
					children: t("boardMissing")
				})]
			}),
			line.substitution === "refund" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("boardInstead"),
				value: instead,
				maxLength: 120,
				onChange: (event) => setInstead(event.target.value)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				busy,
				why: instead.trim() === "" ? t("needInstead") : void 0,
				onClick: () => change({
					state: "replaced",
					replacedBy: instead.trim(),
					finalPrice: price
				}),
				children: t("boardReplaced")
			})] }),
			failed
		]
	});
}
function Answer({ order }) {
	const t = useText();
	const { busy, go, failed } = useStep();
	const [minutes, setMinutes] = (0, import_react.useState)(20);
	const [reason, setReason] = (0, import_react.useState)("");
	const away = t(order.status === "placed" ? "boardDecline" : "boardReject");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack no-print",
		children: [
			order.status === "placed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap board-answer",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
					label: t("boardMinutes"),
					value: minutes,
					onChange: (event) => setMinutes(Number(event.target.value)),
					children: MINUTES.map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: n,
						children: t("minutes", { n })
					}, n))
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					className: "grow",
					busy,
					onClick: () => go({
						step: "accept",
						id: order.id,
						minutes
					}),
					children: t("boardAccept")
				})]
			}) : order.status === "preparing" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				busy,
				onClick: () => go({
					step: "ready",
					id: order.id
				}),
				children: t("boardReady")
			}) : null,
			failed,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
				className: "picking",
				line: away,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("boardReason"),
					value: reason,
					maxLength: 200,
					onChange: (event) => setReason(event.target.value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					small: true,
					busy,
					why: reason.trim() === "" ? t("needReason") : void 0,
					onClick: () => go({
						step: "reject",
						id: order.id,
						reason: reason.trim()
					}),
					children: away
				})]
			})
		]
	});
}
/** Seconds from which an answer has to come soon, and from which at once. */
var SOON = 180;
var LAST = 60;
/** How long the shop still has to answer; fuller and with another sign the less it is. A timer, which nobody is read every second. */
function AnswerClock({ left }) {
	const t = useText();
	const stage = left <= LAST ? "last" : left <= SOON ? "soon" : "ample";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		role: "timer",
		className: "chip num board-clock",
		"data-stage": stage,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: stage === "last" ? "alert" : "clock",
			size: 18
		}), t("boardLeft", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` })]
	});
}
/** One order as the kitchen or the shelves need it. */
function BoardOrderCard({ order, picks }) {
	const t = useText();
	const now = useServerNow(1e3);
	const { text, late } = orderState(t, order, now);
	const left = order.answerBy === null || late > 0 ? null : Math.max(0, Math.round((Date.parse(order.answerBy) - now) / 1e3));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc board-order",
		"aria-label": calledOut(order),
		"data-late": late > 0 || void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "h2 num",
					children: calledOut(order)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong num",
					children: money(order.subtotal, order.countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "board-counts",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: text
					}),
					left === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswerClock, { left }),
					late === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip bad num",
						children: t("boardLateBy", { n: late })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					order.customerName,
					" · ",
					clockTime(order.placedAt),
					order.readyBy === null ? "" : ` · ${t("boardReadyBy", { time: clockTime(order.readyBy) })}`
				]
			}),
			order.note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: order.note
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: order.lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row spread",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", {
								className: "num",
								children: [line.quantity, " ×"]
							}),
							" ",
							line.name,
							" ",
							line.unit,
							line.extras.length === 0 ? "" : ` + ${line.extras.join(", ")}`
						] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "num",
							children: money(line.finalPrice, order.countryId)
						})]
					}),
					line.note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label strong",
						children: line.note
					}),
					line.state === "missing" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t("boardMissing")
					}) : null,
					line.replacedBy === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "caption",
						children: ["→ ", line.replacedBy]
					}),
					picks && order.status !== "placed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
						to: orderPaths.changeLine,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picking, {
							order,
							line
						})
					}) : null
				] }, line.id))
			}),
			order.courier === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row label",
				children: [
					t(order.courier.arrived ? "boardCourierHere" : "boardCourierComes", { name: order.courier.name }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: order.courier.licensePlate })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: orderPaths.acceptOrder,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, { order })
			})
		]
	});
}
// packages/web/src/staff/facts.tsx
/** What is known of something, each value below its name; null where nothing is to be said. */
function Facts({ facts }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "facts",
		children: facts.map((fact) => fact === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			"data-long": fact.isLong,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
				className: "caption",
				children: fact.name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "label strong num",
				children: fact.value
			})]
		}, fact.name))
	});
}
// packages/web/src/staff/shop-day.tsx
/** What the shop has had today. */
function ShopDayCard({ merchantId }) {
	const t = useText();
	const { data, isPending, refetch } = useShopDay(merchantId);
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 120 });
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	const { orders, notServed, sold, commission, minutesToReady, best, countryId } = data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card facts-card stack no-print",
		"aria-label": t("shopDay"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("shopDay")
		}), orders === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("shopDayNone")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
			{
				name: t("shopDaySold"),
				value: money(sold, countryId)
			},
			Number(commission) === 0 ? null : {
				name: t("shopDayCommission"),
				value: money(commission, countryId)
			},
			{
				name: t("shopDayOrders"),
				value: String(orders)
			},
			notServed === 0 ? null : {
				name: t("shopDayNotServed"),
				value: String(notServed)
			},
			minutesToReady === null ? null : {
				name: t("shopDayReady"),
				value: t("minutes", { n: minutesToReady })
			},
			best.length === 0 ? null : {
				name: t("shopDayBest"),
				value: best.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
				isLong: true
			}
		] })]
	});
}
// packages/web/src/staff/shop-bar.tsx
/** Minutes for which a kitchen catches its breath. */
var PAUSES = [15, 30];
/** By how much a full kitchen takes longer. */
var BUSY = 15;
/** Whether the shop takes orders, in words beside its switch, and the pauses; closing for good is asked once. */
function ShopBar({ merchant }) {
	const t = useText();
	const { busy, change, go } = useShopChange(merchant.id);
	const [asking, setAsking] = (0, import_react.useState)(false);
	const now = useServerNow(1e4);
	const { isActive, isOpen, pausedUntil, openUntil, opensAt, timeZoneId, busyMinutes, busyUntil } = merchant;
	const timeOf = (at) => shopTime(at, timeZoneId, now);
	const paused = pausedUntil !== null && Date.parse(pausedUntil) > now ? timeOf(pausedUntil) : void 0;
	const closed = opensAt === null ? t("boardIsClosed") : t("boardIsClosedUntil", { time: timeOf(opensAt) });
	const open = openUntil === null ? t("boardTakes") : t("boardTakesUntil", { time: timeOf(openUntil) });
	const takes = isActive && paused === void 0 && isOpen;
	const state = !isActive ? t("boardTakesNot") : paused !== void 0 ? t("boardIsPaused", { time: paused }) : isOpen ? open : closed;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card shop-bar no-print",
		"aria-label": t("boardShop"),
		"data-takes": takes,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row shop-state",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
					on: isActive,
					label: t(isActive ? "boardDeactivate" : "boardActivate"),
					disabled: busy,
					onChange: (on) => on ? go({ isActive: true }) : setAsking(true)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title",
					role: "status",
					children: state
				})]
			}),
			busyUntil === null || !takes ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				busy,
				onClick: () => go({ busyMinutes: 0 }),
				children: t("boardBusyEnd", {
					n: busyMinutes,
					time: timeOf(busyUntil)
				})
			}),
			!isActive ? null : paused === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				className: "shop-pauses",
				line: t("boardPauseOrBusy"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "label",
							"aria-hidden": "true",
							children: t("boardPauseFor")
						}),
						PAUSES.map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							busy,
							"aria-label": t("boardPause", { n }),
							onClick: () => go({ pausedUntil: new Date(serverTime() + n * 6e4).toISOString() }),
							children: t("minutes", { n })
						}, n)),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							busy,
							onClick: () => go({ pause: "hour" }),
							children: t("boardPauseHour")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							busy,
							onClick: () => go({ pause: "tomorrow" }),
							children: t("boardPauseTomorrow")
						}),
						takes && busyUntil === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							busy,
							onClick: () => go({ busyMinutes: BUSY }),
							children: t("boardBusy", { n: BUSY })
						}) : null
					]
				})
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				busy,
				onClick: () => go({ pausedUntil: null }),
				children: t("boardActivate")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: change }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: t("boardStopSure", { name: merchant.name }),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("boardStopNote") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					full: true,
					busy,
					onClick: () => {
						setAsking(false);
						go({ isActive: false });
					},
					children: t("boardDeactivate")
				})]
			})
		]
	});
}
var months = [
	"Jan",
	"Feb",
	"Mar",
	"Apr",
	"May",
	"Jun",
	"Jul",
	"Aug",
	"Sep",
	"Oct",
	"Nov",
	"Dec"
];
var writtenDay = (date) => {
	const [year, month, day] = date.split("-");
	return `${year} ${months[Number(month) - 1]} ${day}`;
};
/** '2026 Dec 25' as 2026-12-25; undefined for what no calendar has. */
function readDay(text) {
	const match = /^(\d{4}) ([A-Z][a-z]{2}) (\d\d)$/.exec(text);
	const month = months.indexOf(match?.[2] ?? "") + 1;
	if (match === null || month === 0) return void 0;
	const date = `${match[1]}-${String(month).padStart(2, "0")}-${match[3]}`;
	return isDate(date) ? date : void 0;
}
function readOtherDays(text) {
	const match = /^(\d{4} \w+ \d\d)(?:-(\d{4} \w+ \d\d))? (?:(\d\d:\d\d)-(\d\d:\d\d)|off)$/.exec(text);
	const from = readDay(match?.[1] ?? "");
	const to = readDay(match?.[2] ?? match?.[1] ?? "");
	const opens = minuteOf(match?.[3] ?? "00:00");
	const closes = minuteOf(match?.[4] ?? "00:00");
	if (match === null || from === void 0 || to === void 0 || to < from) return void 0;
	if (opens === void 0 || closes === void 0) return void 0;
	return {
		from,
		to,
		hours: match[3] === void 0 ? null : {
			from: opens,
			to: closes
		}
	};
}
/**
* Reads what the form of a shop writes, and week rows as they stand in catalogue files.
* @returns undefined for hours that no such form can show, be they good `opening_hours` or not
*/
function parseShopHours(text) {
	const parts = text.split(";").map((part) => part.trim());
	const first = parts.findIndex((part) => /^\d{4} /.test(part));
	const weekParts = first === -1 ? parts : parts.slice(0, first);
	const week = parseWeek(weekParts.join("; "));
	const otherDays = (first === -1 ? [] : parts.slice(first)).map(readOtherDays);
	if (week === void 0 || otherDays.length > 30) return void 0;
	const known = otherDays.filter((days) => days !== void 0);
	return known.length === otherDays.length ? {
		week,
		otherDays: known
	} : void 0;
}
/** Hours in the syntax of OpenStreetMap's `opening_hours`; {@link parseShopHours} reads them back. */
var formatShopHours = ({ week, otherDays }) => [formatWeek(week), ...otherDays.map(({ from, to, hours }) => {
	return `${from === to ? writtenDay(from) : `${writtenDay(from)}-${writtenDay(to)}`} ${hours === null ? "off" : `${timeOfDay(hours.from)}-${timeOfDay(hours.to)}`}`;
})].join("; ");
// packages/web/src/staff/hour-field.tsx
/** Minutes of a day. */
var DAY = 1440;
/** What a day begins with that was closed. */
var USUAL = {
	from: 480,
	to: 1080
};
var halfHours = Array.from({ length: 49 }, (_, i) => i * 30);
/** A time of the day in half hours, and the one that was set. */
function HourField({ label, value, from, onChange }) {
	const times = [.../* @__PURE__ */ new Set([...halfHours, value])].filter((minute) => minute >= from && minute < from + 1440).toSorted((a, b) => a - b);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
		className: "input num",
		"aria-label": label,
		value,
		onChange: (event) => onChange(Number(event.target.value)),
		children: times.map((minute) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: minute,
			children: timeOfDay(minute)
		}, minute))
	});
}
// packages/web/src/staff/shop-other-days.tsx
var dayText = (date) => dateText(`${date}T12:00:00Z`, {
	weekday: "short",
	day: "numeric",
	month: "short",
	year: "numeric",
	timeZone: "UTC"
});
var daysText$1 = ({ from, to }) => from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
/** Days of the calendar on which the shop is closed, or has hours of their own. */
function OtherDaysForm({ days, onChange }) {
	const t = useText();
	const [from, setFrom] = (0, import_react.useState)("");
	const [to, setTo] = (0, import_react.useState)("");
	const [hours, setHours] = (0, import_react.useState)(null);
	const last = to === "" ? from : to;
	const why = from === "" ? t("shopNeedsDay") : last < from ? t("shopDaysBackwards") : days.length >= 30 ? t("shopDaysFull") : void 0;
	const add = () => {
		onChange([...days, {
			from,
			to: last,
			hours
		}].toSorted((a, b) => a.from < b.from ? -1 : 1));
		setFrom("");
		setTo("");
		setHours(null);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("shopOtherDays"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("shopOtherDays")
			}),
			days.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("shopOtherDaysNote")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: days.map((one, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "row spread shop-other-day",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "label num",
					children: daysText$1(one)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: one.hours === null ? t("boardClosed") : `${timeOfDay(one.hours.from)} – ${timeOfDay(one.hours.to)}`
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: t("shopRemoveDay", { day: daysText$1(one) }),
					icon: "x",
					onClick: () => onChange(days.filter((_, at) => at !== i))
				})]
			}, `${one.from} ${one.to} ${i}`)) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "shop-add-day",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("shopDayFrom"),
						type: "date",
						value: from,
						onChange: (event) => setFrom(event.target.value)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("shopDayTo"),
						type: "date",
						value: to,
						min: from,
						onChange: (event) => setTo(event.target.value)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "row spread",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "label strong",
							children: t("shopDayOpen")
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
							on: hours !== null,
							label: t("shopDayOpen"),
							onChange: (on) => setHours(on ? USUAL : null)
						})]
					}),
					hours === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "shop-times",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HourField, {
								label: t("shopTimeFrom"),
								value: hours.from,
								from: 0,
								onChange: (at) => setHours({
									...hours,
									from: at
								})
							}),
							"–",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HourField, {
								label: t("shopTimeTo"),
								value: hours.to,
								from: 30,
								onChange: (at) => setHours({
									...hours,
									to: at
								})
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						why,
						onClick: add,
						children: t("shopAddDay")
					})
				]
			})
		]
	});
}
// packages/web/src/staff/shop-hours.tsx
/** The name of a weekday, 0 for Monday; the first of January 2024 was one. */
var dayName = (weekday) => dateText(new Date(Date.UTC(2024, 0, 1 + weekday)), {
	weekday: "long",
	timeZone: "UTC"
});
/** One day: closed, or from when until when; an end before its beginning is on the next day. */
function DayRow({ weekday, hours, busy, onChange }) {
	const t = useText();
	const day = dayName(weekday);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "shop-day",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label strong",
				children: day
			}),
			hours === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "muted label",
				children: t("boardClosed")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "shop-times",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HourField, {
						label: t("boardFrom", { day }),
						value: hours.from,
						from: 0,
						onChange: (from) => onChange({
							...hours,
							from
						})
					}),
					"–",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HourField, {
						label: t("boardTo", { day }),
						value: hours.to,
						from: 30,
						onChange: (to) => onChange({
							...hours,
							to
						})
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch$1, {
				on: hours !== null,
				label: t("boardDayOpen", { day }),
				disabled: busy,
				onChange: (on) => onChange(on ? USUAL : null)
			})
		]
	});
}
/** The shop's week and its other days, a row for each; hours that no row can show are a line in their syntax. */
function ShopHours({ merchant }) {
	const t = useText();
	const { busy, change } = useShopChange(merchant.id);
	const [draft, setDraft] = (0, import_react.useState)();
	const [version, setVersion] = (0, import_react.useState)(merchant.version);
	const hours = draft ?? merchant.hours;
	const read = parseShopHours(hours);
	const edit = (next) => {
		if (draft === void 0) setVersion(merchant.version);
		setDraft(next);
	};
	const save = (over) => change.mutate({
		hours,
		version: over
	}, { onSuccess: () => setDraft(void 0) });
	const put = (next) => edit(formatShopHours(next));
	const clash = wasRefused(change.error, "changed_meanwhile");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
		className: "card doc shop-hours",
		lineClass: "h2",
		line: t("boardHours"),
		children: [
			read === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("boardHours"),
				hint: t("boardHoursHint"),
				value: hours,
				maxLength: 1500,
				onChange: (event) => edit(event.target.value)
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: read.week.map((day, weekday) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayRow, {
					weekday,
					hours: day,
					busy,
					onChange: (changed) => put({
						...read,
						week: read.week.map((old, i) => i === weekday ? changed : old)
					})
				}, dayName(weekday))) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						onClick: () => put({
							...read,
							week: read.week.map(() => read.week[0] ?? null)
						}),
						children: t("boardSameDays")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						onClick: () => put({
							...read,
							week: read.week.map(() => ({
								from: 0,
								to: DAY
							}))
						}),
						children: t("boardAllDay")
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherDaysForm, {
					days: read.otherDays,
					onChange: (otherDays) => put({
						...read,
						otherDays
					})
				})
			] }),
			hours === merchant.hours ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				busy,
				onClick: () => save(version),
				children: t("boardSaveHours")
			}),
			clash ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Meanwhile, {
				title: t("shopChangedMeanwhile"),
				busy,
				onTheirs: () => {
					setDraft(void 0);
					change.reset();
				},
				onMine: () => save(merchant.version),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "num",
					children: merchant.hours
				})
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: change })
		]
	});
}
// packages/web/src/staff/shop-picture.tsx
/** What the shop shows of itself: above its name, and in the lists of customers. */
function ShopPicture({ merchant }) {
	const t = useText();
	const { id, name, picture, version } = merchant;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
		className: "card doc",
		lineClass: "h2",
		line: t("boardPicture"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
			merchantId: id,
			shape: "shop",
			name,
			picture,
			version,
			put: putShopPicture(id),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption picture-none",
				children: t("pictureNoneShop")
			})
		})
	});
}
// packages/web/src/staff/use-beep.ts
var BEEP = {
	hertz: 880,
	seconds: .35,
	everyMs: 4e3
};
/** A tone as long as it is on; a browser that was not clicked yet stays silent, the band is there all the same. */
function useBeep(on) {
	(0, import_react.useEffect)(() => {
		if (!on || typeof AudioContext === "undefined") return void 0;
		const audio = new AudioContext();
		const beep = () => {
			const tone = audio.createOscillator();
			tone.frequency.value = BEEP.hertz;
			tone.connect(audio.destination);
			tone.start();
			tone.stop(audio.currentTime + BEEP.seconds);
		};
		beep();
		const timer = setInterval(beep, BEEP.everyMs);
		return () => {
			clearInterval(timer);
			audio.close();
		};
	}, [on]);
}
// packages/web/src/staff/board-screen.tsx
/** The columns of the board; what left the kitchen's hands and waits for its courier is ready. */
var columns = [
	["boardNew", (status) => status === "placed"],
	["boardPreparing", (status) => status === "preparing"],
	["boardIsReady", (status) => status !== "placed" && status !== "preparing"]
];
function Column({ title, orders, picks }) {
	const t = useText();
	const now = useServerNow(1e4);
	const lateOf = (order) => minutesLate(order, now);
	const late = orders.filter((order) => lateOf(order) > 0).length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack board-column",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "title row spread",
			children: [title, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "board-counts",
				children: [late === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip bad num",
					children: t("boardLate", { n: late })
				}), orders.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: t("boardNoneHere")
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: orders.length
				})]
			})]
		}), orders.toSorted((a, b) => lateOf(b) - lateOf(a)).map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoardOrderCard, {
			order,
			picks
		}, order.id))]
	});
}
/** Prints the board, from the bar of a phone. */
function PrintIcon() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "icon-button",
		"aria-label": t("boardPrint"),
		title: t("boardPrint"),
		onClick: () => print(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
			className: "icon",
			width: 24,
			height: 24,
			viewBox: "0 0 24 24",
			"aria-hidden": "true",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: printPath })
		})
	});
}
/** The name, the bar of the shop and the columns, before they are known. */
function BoardSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 40 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 70 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "board-columns",
				children: columns.map(([title]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 }, title))
			})
		]
	});
}
/** `/staff/boards/{id}`: whether the shop takes orders, and those not out of the door, with a tone while one waits for an answer. */
function BoardScreen({ merchantId }) {
	const t = useText();
	const board = useBoard(merchantId);
	useBeep((board.data?.orders ?? []).some(({ status }) => status === "placed"));
	if (board.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoardSkeleton, {});
	if (board.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void board.refetch()
	});
	const { merchant, orders } = board.data;
	const canPrint = orders.length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: "/staff/boards",
			to: "sectionBoards"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread board-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
				name: merchant.name,
				inBar: canPrint ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintIcon, {}) : null
			}), canPrint ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				className: "board-print no-print",
				onClick: () => print(),
				children: t("boardPrint")
			}) : null]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: orderPaths.changeMerchant,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopBar, { merchant })
		}),
		orders.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			inline: true,
			text: t("boardEmpty"),
			note: t("boardEmptyNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "board-columns",
			children: columns.map(([title, holds]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Column, {
				title: t(title),
				orders: orders.filter(({ status }) => holds(status)),
				picks: merchant.kind === "store"
			}, title))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopDayCard, { merchantId: merchant.id }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: orderPaths.changeItem,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "board-foot no-print",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoardItems, { merchant }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopHours, { merchant }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopPicture, { merchant })]
				})]
			})
		})
	] });
}
// packages/web/src/staff/boards-screen.tsx
/** A shop with what it has to do, the late ones first. */
function Shop({ merchant }) {
	const t = useText();
	const { late, waiting, open } = merchant;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "card queue-row",
		href: `/staff/boards/${merchant.id}`,
		"data-late": late > 0 || void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: merchant.kind === "restaurant" ? "bowl" : "basket",
				size: 24
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: merchant.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: merchant.address
					}),
					open === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "board-counts",
						children: [
							late > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "chip bad num",
								children: t("boardLate", { n: late })
							}) : null,
							waiting > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "chip num board-waits",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "clock",
									size: 16
								}), t("boardWaiting", { n: waiting })]
							}) : null,
							open > waiting ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "chip num",
								children: t("boardOpen", { n: open - waiting })
							}) : null
						]
					})
				]
			}),
			merchant.isOpen ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t("boardClosed")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	}) });
}
function Shops({ title, shops }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				title,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: shops.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "boards",
			children: shops.map((merchant) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shop, { merchant }, merchant.id))
		})]
	});
}
var kindNames$1 = {
	restaurant: "filterRestaurants",
	store: "filterStores"
};
function Boards({ all, search, kind }) {
	const t = useText();
	const asked = search.trim().toLowerCase();
	const found = all.filter((shop) => (kind === void 0 || shop.kind === kind) && shop.name.toLowerCase().includes(asked));
	if (found.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("boardsNone"),
		note: t("boardsNote")
	});
	const busy = found.filter(({ open }) => open > 0);
	const quiet = found.filter(({ open }) => open === 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [busy.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label muted",
		children: t("boardEmpty")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shops, {
		title: t("boardsBusy"),
		shops: busy
	}), quiet.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shops, {
		title: t("boardsQuiet"),
		shops: quiet
	})] });
}
/** `/staff/boards`: the shops that have orders, the late ones first, then the others. */
function BoardsScreen() {
	const t = useText();
	const list = useMerchants();
	const [search, setSearch] = (0, import_react.useState)("");
	const [kind, setKind] = useNarrowed("kind", merchantKinds);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionBoards")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
			label: t("boardSearch"),
			value: search,
			maxLength: 80,
			onChange: (event) => setSearch(event.target.value)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFilter, {
			choices: merchantKinds.map((id) => ({
				id,
				text: t(kindNames$1[id])
			})),
			chosen: kind,
			onChange: setKind
		}),
		list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "boards",
			"aria-hidden": "true",
			children: Array.from({ length: 12 }, (_, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 60 }, i))
		}) : list.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void list.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Boards, {
			all: list.data,
			search,
			kind
		})
	] });
}
// packages/web/src/staff/chat-api.ts
/** The list is told of changes by the stream; while there is none it is asked for. */
var LIST_MS$1 = 5e3;
var listKey$3 = [chatPaths.inbox];
var oneKey$1 = (id) => [chatPaths.staffChat, id];
var renew$1 = () => void queryClient.invalidateQueries({ queryKey: listKey$3 });
/** Chats that wait for a person or have one, the most urgent first. */
function useInbox() {
	const refetchInterval = useLivePolling(LIST_MS$1);
	useStreamEvent("chat_session", renew$1);
	useStreamEvent("hello", renew$1);
	return useQuery({
		queryKey: listKey$3,
		queryFn: () => callApi(chatPaths.inbox),
		refetchInterval,
		staleTime: 0
	});
}
function useStaffChat(id) {
	const refetchInterval = useLivePolling(LIST_MS$1);
	useStreamEvent("chat_session", (0, import_react.useCallback)(() => void queryClient.invalidateQueries({ queryKey: oneKey$1(id) }), [id]));
	return useQuery({
		queryKey: oneKey$1(id),
		queryFn: () => callApi(chatPaths.staffChat, { params: { id: String(id) } }),
		refetchInterval,
		staleTime: 0
	});
}
function useChatStep(id) {
	const params = { id: String(id) };
	return useMutation({
		mutationFn: (did) => did.step === "claim" ? callApi(chatPaths.claim, { params }) : callApi(chatPaths.staffClose, {
			params,
			body: did.note === "" ? {} : { note: did.note }
		}),
		onSuccess: (chat) => {
			queryClient.setQueryData(oneKey$1(id), chat);
			queryClient.invalidateQueries({ queryKey: listKey$3 });
		},
		onError: () => void queryClient.invalidateQueries({ queryKey: oneKey$1(id) })
	});
}
// packages/web/src/staff/staff-phone.tsx
/** A phone number as the staff's country writes it; on a button in the button's own letters. */
function StaffPhone({ phone, onButton = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: onButton ? "num" : "caption num",
		children: localPhone(phone, countryById(country.use()).dialCode)
	});
}
// packages/web/src/staff/chat-screen.tsx
function Steps({ chat }) {
	const t = useText();
	const step = useChatStep(chat.session.id);
	const [note, setNote] = (0, import_react.useState)("");
	const { session } = chat;
	const go = (did) => step.mutate(did, { onSuccess: () => toast({ title: t("reviewDone") }) });
	if (session.status === "closed") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("chatClosed")
			}),
			chat.closeNote === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: chat.closeNote }),
			session.rating === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("chatStars", { n: session.rating })
			})
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		children: [
			session.answeredBy === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				busy: step.isPending,
				onClick: () => go({ step: "claim" }),
				children: t("chatTake")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("chatHas", { name: session.answeredBy })
			}),
			session.answeredBy !== null && !session.mine ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("chatCloseNote"),
				value: note,
				maxLength: 1e3,
				onChange: (event) => setNote(event.target.value)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				busy: step.isPending,
				onClick: () => go({
					step: "close",
					note: note.trim()
				}),
				children: t("chatEnd")
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
		]
	});
}
function Trip$1({ trip }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("chatTrip"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("chatTrip")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					day(trip.requestedAt),
					" ",
					clockTime(trip.requestedAt),
					" · ",
					t(tripNames[trip.status]),
					" · ",
					trip.fare
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				trip.pickupAddress,
				" → ",
				trip.dropoffAddress
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label",
				children: [
					t("passenger"),
					": ",
					trip.passengerName
				]
			}),
			trip.driverName === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label row",
				children: [
					t("driver"),
					": ",
					trip.driverName,
					" ",
					trip.licensePlate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: trip.licensePlate })
				]
			})
		]
	});
}
/** The name, the talk and what stands beside it, before they are known. */
function ChatSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 62 }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 150 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 130 })]
			})]
		})]
	});
}
/** `/staff/chats/{id}`: the talk beside the person and the trip that it is about. */
function ChatScreen({ chatId, thread }) {
	const t = useText();
	const chat = useStaffChat(chatId);
	if (chat.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatSkeleton, {});
	if (chat.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void chat.refetch()
	});
	const { session, userPhone, trip } = chat.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: "/staff/chats",
			to: "sectionChats"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
			name: session.userName,
			ofPerson: true
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t(categoryTexts[session.category])
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				className: "card doc",
				"aria-label": t("chatWrite"),
				children: thread(chat.data)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, { chat: chat.data }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
						className: "card doc",
						"aria-label": t("chatPerson"),
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
								className: "h2",
								children: t("chatPerson")
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
								className: "label",
								children: [
									session.userName,
									" · ",
									t(session.userType === "driver" ? "driver" : "passenger")
								]
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
								className: "button soft small",
								href: `tel:${userPhone}`,
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "phone",
									size: 20
								}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, {
									phone: userPhone,
									onButton: true
								})]
							})
						]
					}),
					trip === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trip$1, { trip })
				]
			})]
		})
	] });
}
// packages/web/src/staff/chats-screen.tsx
var waits = {
	now: "chatWaitsNow",
	minutes: "chatWaitsMinutes",
	hours: "chatWaitsHours",
	days: "chatWaitsDays"
};
/** For how long the person waits for one of the team; of a talk that somebody has, since when it is. */
function sinceOf(t, { answeredBy, createdAt, waitingSince }, now) {
	if (answeredBy !== null || waitingSince === void 0) return t("chatsSince", { time: `${day(createdAt)} ${clockTime(createdAt)}` });
	const ago = agoOf((now - Date.parse(waitingSince)) / 1e3);
	return t(waits[ago.unit], { n: ago.unit === "now" ? 0 : ago.n });
}
function Rows({ rows }) {
	const t = useText();
	const now = useServerNow(1e4);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			className: "queue-row",
			href: `/staff/chats/${row.id}`,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "chat",
					size: 24
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "label strong",
							children: [
								row.userName,
								" · ",
								t(row.userType === "driver" ? "driver" : "passenger")
							]
						}),
						row.question === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "label chat-question",
							children: row.question
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption num",
							children: [
								t(categoryTexts[row.category]),
								" · ",
								sinceOf(t, row, now),
								row.answeredBy === null ? "" : ` · ${t("chatHas", { name: row.answeredBy })}`
							]
						})
					]
				}),
				row.priority === "normal" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: row.priority === "low" ? "chip" : "chip bad",
					children: t(priorityTexts[row.priority])
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 20
				})
			]
		}) }, row.id))
	});
}
function Groups({ inbox }) {
	const t = useText();
	if (inbox.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("chatsNone"),
		note: t("chatsNote")
	});
	return [
		["chatsWaiting", inbox.filter((row) => row.answeredBy === null)],
		["chatsMine", inbox.filter((row) => row.mine)],
		["chatsOthers", inbox.filter((row) => row.answeredBy !== null && !row.mine)]
	].map(([title, rows], i) => rows.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t(title),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t(title),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: rows.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rows, { rows })]
	}, title) : i === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		inline: true,
		text: t("chatsNone"),
		note: t("chatsNote")
	}, title) : null);
}
/** `/staff/chats`: who waits for a person, then one's own talks, then those of colleagues. */
function ChatsScreen() {
	const t = useText();
	const inbox = useInbox();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionChats")
	}), inbox.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 64,
		count: 5
	}) : inbox.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void inbox.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Groups, { inbox: inbox.data })] });
}
// packages/web/src/art/menu.ts
/** The three lines of a menu on the grid of the icons; apart from them, because the console alone has one. */
var menuPath = "M4.5 7h15M4.5 12h15M4.5 17h15";
// packages/web/src/staff/emergency-api.ts
/** The list is told of changes by the stream; while there is none it is asked for. */
var LIST_MS = 5e3;
/** By this question the server knows that somebody of the team is there, also while the stream tells everything. */
var PRESENT_MS = 6e4;
/** Somebody is in danger: the position on the screen is at most this old. */
var LIVE_MS = 3e3;
var PAGE$2 = 50;
var listKey$2 = [safetyPaths.listEmergencies];
var oneKey = (id) => [safetyPaths.getEmergency, id];
var renew = () => void queryClient.invalidateQueries({ queryKey: listKey$2 });
/** Emergencies that stand, and the closed ones page by page, of passengers or drivers alone with `userType`. */
function useEmergencies(userType) {
	const refetchInterval = useLivePolling(LIST_MS);
	useStreamEvent("emergency", renew);
	useStreamEvent("hello", renew);
	return useInfiniteQuery({
		queryKey: [...listKey$2, userType],
		queryFn: ({ pageParam }) => callApi(safetyPaths.listEmergencies, { query: {
			...pageParam === 0 ? {} : { before: String(pageParam) },
			...userType === void 0 ? {} : { userType }
		} }),
		placeholderData: (known) => known,
		initialPageParam: 0,
		getNextPageParam: (page) => page.closed.length < PAGE$2 ? void 0 : page.closed.at(-1)?.id,
		refetchInterval: refetchInterval === false ? PRESENT_MS : refetchInterval,
		refetchIntervalInBackground: true,
		staleTime: 0
	});
}
var useEmergency = (id) => useQuery({
	queryKey: oneKey(id),
	queryFn: () => callApi(safetyPaths.getEmergency, { params: { id: String(id) } }),
	refetchInterval: ({ state }) => state.data?.closedAt == null ? LIVE_MS : false,
	staleTime: 0
});
function useEmergencyStep(id) {
	const params = { id: String(id) };
	return useMutation({
		mutationFn: (did) => did.step === "acknowledge" ? callApi(safetyPaths.acknowledge, { params }) : callApi(did.step === "note" ? safetyPaths.addNote : safetyPaths.close, {
			params,
			body: { note: did.note }
		}),
		onSuccess: (emergency) => {
			queryClient.setQueryData(oneKey(id), emergency);
			queryClient.invalidateQueries({ queryKey: listKey$2 });
		},
		onError: () => void queryClient.invalidateQueries({ queryKey: oneKey(id) })
	});
}
var useOutbox = () => useInfiniteQuery({
	queryKey: [safetyPaths.outbox],
	queryFn: ({ pageParam }) => callApi(safetyPaths.outbox, { query: pageParam === 0 ? {} : { before: String(pageParam) } }),
	initialPageParam: 0,
	getNextPageParam: (page) => page.messages.length < PAGE$2 ? void 0 : page.messages.at(-1)?.id,
	refetchInterval: LIST_MS,
	staleTime: 0
});
// packages/web/src/staff/open-clock.tsx
var SECOND = 1e3;
var two = (n) => String(n).padStart(2, "0");
/** 3:07, and 1:03:07 from an hour on. */
function clockOf(milliseconds) {
	const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
/** The time since a moment of the server, renewed every second. */
var useAge = (since) => clockOf(useServerNow(SECOND) - Date.parse(since));
/** For how long an emergency stands; it is read when somebody asks, not every second. */
function OpenClock({ since }) {
	const t = useText();
	const age = useAge(since);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "burning-clock num",
		role: "timer",
		"aria-live": "off",
		"aria-label": t("nowSoFar"),
		children: age
	});
}
// packages/web/src/staff/emergency-alarm.tsx
/** Screens that show every emergency that stands: the band would only say it again. */
var listing = /* @__PURE__ */ new Set(["/staff", "/staff/emergencies"]);
function Band({ emergency, more }) {
	const t = useText();
	const age = useAge(emergency.raisedAt);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "alarm",
		href: `/staff/emergencies/${emergency.id}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "alert",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [t("emergencyNew", { name: emergency.personName }), more === 0 ? "" : ` +${more}`]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "num",
				"aria-hidden": "true",
				children: age
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
/** A band over every section while an emergency waits for somebody to handle it; where it is shown anyway, it is only read out. */
function EmergencyAlarm() {
	const t = useText();
	const [path] = useLocation();
	const { data } = useEmergencies();
	const waiting = (data?.pages[0]?.open ?? []).filter((emergency) => emergency.acknowledgedAt === null);
	useBeep(waiting.length > 0);
	const [first, ...others] = waiting;
	const isShown = first !== void 0 && (listing.has(path) || path === `/staff/emergencies/${first.id}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alert",
		children: first === void 0 ? null : isShown ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "visually-hidden",
			children: t("emergencyNew", { name: first.personName })
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Band, {
			emergency: first,
			more: others.length
		})
	});
}
// packages/web/src/staff/on-call-api.ts
/** Hours begin and end on the minute. */
var MINUTE_MS = 6e4;
var rosterKey = [onCallPaths.roster];
var stateKey = [onCallPaths.state];
/** All rosters, asked for again every minute: who is on call changes with the clock. */
var useRosters = () => useQuery({
	queryKey: rosterKey,
	queryFn: () => callApi(onCallPaths.roster),
	staleTime: 0,
	refetchInterval: MINUTE_MS
});
/** Whether somebody is on call, and the test alarm that waits for a tap. */
var useOnCallState = () => useQuery({
	queryKey: stateKey,
	queryFn: () => callApi(onCallPaths.state),
	staleTime: 0,
	refetchInterval: MINUTE_MS
});
/** What rings, and who is on a roster, decides about both. */
var renewOnCall = () => void Promise.all([queryClient.invalidateQueries({ queryKey: rosterKey }), queryClient.invalidateQueries({ queryKey: stateKey })]);
var useAddShift = () => useMutation({
	mutationFn: (body) => callApi(onCallPaths.addShift, { body }),
	onSettled: renewOnCall
});
var useRemoveShift = () => useMutation({
	mutationFn: (id) => callApi(onCallPaths.removeShift, { params: { id: String(id) } }),
	onSettled: renewOnCall
});
var useConfirmTest = () => useMutation({
	mutationFn: (tap) => callApi(tap),
	onSettled: renewOnCall
});
// packages/web/src/staff/on-call-bands.tsx
/** The weekly test alarm, confirmed by one tap wherever in the console it is seen. */
function TestBand({ at }) {
	const t = useText();
	const confirm = useConfirmTest();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "on-call-band",
		"data-kind": "test",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "bell",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t("onCallTestCame", { time: `${weekday(at)} ${clockTime(at)}` })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				small: true,
				busy: confirm.isPending,
				onClick: () => confirm.mutate(onCallPaths.confirmTest),
				children: t("onCallTestTap")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: confirm })
		]
	});
}
/** Over every section: that nobody is on call, and one's own test alarm. */
function OnCallBands() {
	const t = useText();
	const { data } = useOnCallState();
	if (data === void 0) return null;
	const { anybody, uncovered, test } = data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [anybody && uncovered.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "on-call-band",
		"data-kind": "nobody",
		href: "/staff/on-call",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "alert",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [anybody ? t("onCallNobodyIn", { cities: uncovered.join(", ") }) : t("onCallNobody"), "."] }),
					" ",
					anybody ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "band-why",
						children: t("onCallNobodyWhy")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	}), test === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TestBand, { at: test.at }, test.at)] });
}
// packages/web/src/staff/alarms.tsx
/** What is alarming, over every section, the gravest first. On a phone an emergency stands alone; a tap shows the others below it. */
function Alarms() {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-alarms",
		"data-open": open,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: safetyPaths.listEmergencies,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyAlarm, {})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: onCallPaths.state,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnCallBands, {})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "alarms-more",
				"aria-expanded": open,
				"aria-label": t("alarmsMore"),
				onClick: () => setOpen(!open),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "down",
					size: 24
				})
			})
		]
	});
}
// packages/web/src/staff/sections.ts
/** The headings of the console's rail, in their order. */
var sectionGroups = {
	now: "groupNow",
	trips: "groupTrips",
	people: "groupPeople",
	money: "groupMoney",
	setup: "groupSetup"
};
/** The sections of the console, by what they are about and in the order of the day's work. A section joins the list when its screen exists. */
var sections = [
	{
		path: "/staff",
		group: "now",
		calls: [staffPaths.now],
		icon: "gauge",
		text: "sectionNow"
	},
	{
		path: "/staff/emergencies",
		group: "now",
		calls: [safetyPaths.listEmergencies],
		counts: "emergencies",
		icon: "alert",
		text: "sectionEmergencies"
	},
	{
		path: "/staff/stuck",
		group: "now",
		calls: [deskPaths.stuck],
		counts: "stuckTrips",
		icon: "bolt",
		text: "sectionStuck"
	},
	{
		path: "/staff/chats",
		group: "now",
		calls: [chatPaths.inbox],
		counts: "chats",
		icon: "chat",
		text: "sectionChats"
	},
	{
		path: "/staff/search",
		group: "now",
		pages: [
			"/staff/people/",
			"/staff/trip/",
			"/staff/order/"
		],
		calls: [deskPaths.search],
		icon: "search",
		text: "sectionSearch"
	},
	{
		path: "/staff/book",
		group: "trips",
		calls: [callerPaths.book],
		icon: "plus",
		text: "sectionBook"
	},
	{
		path: "/staff/boards",
		group: "trips",
		calls: [orderPaths.merchants],
		counts: "lateOrders",
		icon: "basket",
		text: "sectionBoards"
	},
	{
		path: "/staff/trips",
		group: "trips",
		calls: [heldTripPaths.list],
		counts: "heldTrips",
		icon: "swap",
		text: "sectionTrips"
	},
	{
		path: "/staff/reviews",
		group: "people",
		calls: [
			reviewPaths.queue,
			conductPaths.list,
			lostPaths.list
		],
		counts: "reviews",
		icon: "check",
		text: "sectionQueue"
	},
	{
		path: "/staff/identity",
		group: "people",
		calls: [identityStaffPaths.list],
		counts: "identity",
		icon: "user",
		text: "sectionIdentity"
	},
	{
		path: "/staff/drivers",
		group: "people",
		calls: [staffPaths.drivers],
		counts: "deniedInvitations",
		icon: "wheel",
		text: "sectionDrivers"
	},
	{
		path: "/staff/fleets",
		group: "people",
		calls: [fleetPaths.list, fleetPaths.own],
		icon: "car",
		text: "sectionFleets"
	},
	{
		path: "/staff/schools",
		group: "people",
		calls: [schoolStaffPaths.list],
		icon: "school",
		text: "sectionSchools"
	},
	{
		path: "/staff/suspensions",
		group: "people",
		calls: [standingStaffPaths.list],
		counts: "suspensions",
		icon: "flag",
		text: "sectionSuspensions"
	},
	{
		path: "/staff/waiting-list",
		group: "people",
		calls: [countryPaths.listWaiting],
		icon: "clock",
		text: "sectionWaiting"
	},
	{
		path: "/staff/payouts",
		group: "money",
		calls: [payoutPaths.list],
		counts: "payouts",
		icon: "wallet",
		text: "sectionPayouts"
	},
	{
		path: "/staff/approvals",
		group: "money",
		calls: [staffPaths.approvals],
		counts: "approvals",
		icon: "shieldcheck",
		text: "sectionApprovals"
	},
	{
		path: "/staff/on-call",
		group: "setup",
		calls: [onCallPaths.roster],
		icon: "phone",
		text: "sectionOnCall"
	},
	{
		path: "/staff/cities",
		group: "setup",
		calls: [marketPaths.list],
		counts: "markets",
		icon: "pin",
		text: "sectionCities"
	},
	{
		path: "/staff/setup",
		group: "setup",
		calls: [setupPaths.readInstance],
		icon: "settings",
		text: "sectionSetup"
	},
	{
		path: "/staff/brand",
		group: "setup",
		calls: [setupPaths.readBrand],
		icon: "pencil",
		text: "sectionBrand"
	},
	{
		path: "/staff/outbox",
		group: "setup",
		calls: [safetyPaths.outbox],
		icon: "mail",
		text: "sectionOutbox"
	},
	{
		path: "/staff/team",
		group: "setup",
		calls: [staffPaths.team],
		icon: "shield",
		text: "sectionTeam"
	},
	{
		path: "/staff/audit",
		group: "setup",
		calls: [staffPaths.audit],
		icon: "book",
		text: "sectionAudit"
	},
	{
		path: "/staff/account",
		ofOneself: true,
		calls: [staffPaths.recoveryCodes],
		icon: "shield",
		text: "sectionAccount"
	}
];
/** Whether an address of the console belongs to a section. */
var isWithin = (path, { path: to, pages }) => to === "/staff" ? path === to : path.startsWith(to) || pages?.some((page) => path.startsWith(page)) === true;
/** The section that an address belongs to. */
var sectionAt = (path) => sections.findLast((section) => isWithin(path, section));
// packages/web/src/staff/search-key.ts
/** Where the search stands. */
var SEARCH_PATH = "/staff/search";
/** Its field, of whatever screen shows it. */
var SEARCH_CLASS = "desk-search";
var isTyping = (target) => target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
/** The key "/" leads to the search from wherever nothing is typed and no dialog is open. */
function useSearchKey(enabled) {
	const [, navigate] = useLocation();
	(0, import_react.useEffect)(() => {
		if (!enabled) return void 0;
		const follow = (event) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
			event.preventDefault();
			const field = document.querySelector(`.${SEARCH_CLASS} input`);
			if (field === null) navigate(SEARCH_PATH);
			else field.select();
		};
		document.addEventListener("keydown", follow);
		return () => document.removeEventListener("keydown", follow);
	}, [enabled, navigate]);
}
// packages/web/src/staff/use-sections.ts
/** The sections that are open to who sits here. */
function useSections() {
	const may = useMay();
	return sections.filter(({ calls }) => calls.some(may));
}
// packages/web/src/staff/console-frame.tsx
/** From here on there is room for the sections beside the page. */
var WIDE = "(min-width: 1000px)";
/** So many sections are overlooked without headings. */
var HEADED_FROM = 6;
function useCounts() {
	const waiting = useWaiting(useMay()(staffPaths.now)).data;
	return ({ counts }) => counts === void 0 ? 0 : waiting?.[counts] ?? 0;
}
/** One section with what waits in it. */
function SectionLink({ section, onGo }) {
	const t = useText();
	const [path] = useLocation();
	const count = useCounts()(section);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "nav",
		href: section.path,
		onClick: onGo,
		"aria-current": isWithin(path, section) ? "page" : void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: section.icon,
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t(section.text)
			}),
			count === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "console-count num",
				"data-grave": section.counts === "emergencies" || void 0,
				children: count
			})
		]
	});
}
/** The sections below the headings of what they are about; for who has few, without headings. */
function SectionLinks({ onGo }) {
	const t = useText();
	const [path] = useLocation();
	const list = (0, import_react.useRef)(null);
	const open = useSections().filter(({ ofOneself }) => ofOneself !== true);
	const isLong = open.length > HEADED_FROM;
	(0, import_react.useEffect)(() => {
		list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
	}, [path]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "console-links",
		ref: list,
		children: (/* @__PURE__ */ keysOf(sectionGroups)).map((group) => {
			const within = open.filter((section) => section.group === group);
			if (within.length === 0) return null;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				role: "group",
				"aria-label": t(sectionGroups[group]),
				children: [isLong ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "console-group",
					"aria-hidden": "true",
					children: t(sectionGroups[group])
				}) : null, within.map((section) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionLink, {
					section,
					onGo
				}, section.path))]
			}, group);
		})
	});
}
/** Who sits here, with the way to how they sign in, and out. */
function Me({ name, onGo }) {
	const t = useText();
	const own = useSections().find(({ ofOneself }) => ofOneself === true);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-person",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
				name,
				size: 40
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label",
					children: name
				}), own === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "text-link caption",
					href: own.path,
					onClick: onGo,
					children: t(own.text)
				})]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignOutButton, {})]
	});
}
/** On a phone, the page of one of a section: the way back to the section, and what the page says of itself (`PageName`). */
function PageBar({ of, onSlot }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: "console-bar",
		"aria-label": t("staffMenu"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "icon-button",
				href: of.path,
				"aria-label": t(of.text),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "back",
					size: 24
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "console-slot",
				ref: onSlot
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "title grow",
				children: t(of.text)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellSlot, { ofStaff: true })
		]
	});
}
/** On a phone: one bar with the section's name; the sections themselves are behind its menu. */
function TopBar({ name, here }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const count = useCounts();
	const emergencies = sections.reduce((sum, section) => section.counts === "emergencies" ? sum + count(section) : sum, 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: "console-bar",
		"aria-label": t("staffMenu"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "console-menu",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "icon-button",
					"aria-label": t("staffMenu"),
					title: t("staffMenu"),
					"aria-haspopup": "dialog",
					"aria-expanded": open,
					onClick: () => setOpen(true),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
						className: "icon",
						width: 24,
						height: 24,
						viewBox: "0 0 24 24",
						"aria-hidden": "true",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: menuPath })
					})
				}), emergencies === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "console-count num",
					"data-grave": "true",
					children: emergencies
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "title grow",
				children: here === void 0 ? t("staffConsole") : t(here.text)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellSlot, { ofStaff: true }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "console-drawer",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
					open,
					onClose: () => setOpen(false),
					title: t("staffConsole"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionLinks, { onGo: () => setOpen(false) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Me, {
						name,
						onGo: () => setOpen(false)
					})]
				})
			})
		]
	});
}
/** The frame of the console: sections on the left of a desktop, behind a menu on a phone. */
function ConsoleFrame({ name, children }) {
	const t = useText();
	const isWide = useMedia(WIDE);
	const [path] = useLocation();
	const [slot, setSlot] = (0, import_react.useState)(null);
	const here = sectionAt(path);
	useSearchKey(useMay()(deskPaths.search));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console",
		children: [isWide ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
			className: "console-nav",
			"aria-label": t("staffMenu"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, { href: "/staff" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellSlot, { ofStaff: true })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionLinks, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Me, { name })
			]
		}) : here === void 0 || here.path === path ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TopBar, {
			name,
			here
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBar, {
			of: here,
			onSlot: setSlot
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-main",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineBanner, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Alarms, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
					className: "page console-page",
					id: "main",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BarSlot, {
						value: slot,
						children
					})
				})
			]
		})]
	});
}
// packages/web/src/staff/decide.tsx
/** Makes decisions about one driver; whether it was done, and what stands beside the buttons when it was not. */
function useDecide(driverId) {
	const t = useText();
	const decision = useDecision(driverId);
	return {
		busy: decision.isPending,
		error: decision.error,
		failed: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: decision }),
		async decide(key, parts) {
			try {
				await decision.mutateAsync({
					key,
					parts
				});
				toast({ title: t("reviewDone") });
				return true;
			} catch {
				return false;
			}
		}
	};
}
// packages/web/src/staff/reopen-form.tsx
/** Opens again what was decided, with the reason that its driver reads. */
function ReopenForm({ name, busy, onReopen }) {
	const t = useText();
	const [asked, setAsked] = (0, import_react.useState)(false);
	const [reason, setReason] = (0, import_react.useState)("");
	if (!asked) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		small: true,
		busy,
		"aria-label": `${t("reviewReopen")}: ${name}`,
		onClick: () => setAsked(true),
		children: t("reviewReopen")
	});
	const reopen = async () => {
		if (!await onReopen(reason.trim())) return;
		setReason("");
		setAsked(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: `${t("reviewReopenWhy")}: ${name}`,
			value: reason,
			maxLength: 1e3,
			onChange: (event) => setReason(event.target.value)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			small: true,
			busy,
			why: reason.trim() === "" ? t("needReason") : void 0,
			"aria-label": `${t("reviewReopen")}: ${name}`,
			onClick: () => void reopen(),
			children: t("reviewReopen")
		})]
	});
}
// packages/web/src/staff/check-review.tsx
/** A background check: its result, or the form that completes it. */
function CheckReview({ check, driverId }) {
	const t = useText();
	const { busy, decide, failed } = useDecide(driverId);
	const [score, setScore] = (0, import_react.useState)("");
	const name = t(checkNames[check.checkType]);
	const number = Number(score);
	const fits = score !== "" && Number.isInteger(number) && number >= 0 && number <= 100;
	const complete = (result) => decide(reviewPaths.completeCheck, {
		params: { id: String(check.id) },
		body: {
			result,
			score: number
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "check-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: check.status === "none" ? t("stNotStarted") : check.result === null ? t("stPending") : `${t(check.result === "clear" ? "reviewClear" : "reviewFlag")} · ${check.score}`
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
				to: reviewPaths.completeCheck,
				children: [check.status === "pending" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: `${t("reviewScore")}: ${name}`,
							type: "number",
							min: 0,
							max: 100,
							value: score,
							onChange: (event) => setScore(event.target.value)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							small: true,
							busy,
							why: fits ? void 0 : t("needScore", { max: 100 }),
							"aria-label": `${t("reviewClear")}: ${name}`,
							onClick: () => void complete("clear"),
							children: t("reviewClear")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "danger",
							small: true,
							busy,
							why: fits ? void 0 : t("needScore", { max: 100 }),
							"aria-label": `${t("reviewFlag")}: ${name}`,
							onClick: () => void complete("flagged"),
							children: t("reviewFlag")
						})
					]
				}) : null, check.status === "completed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReopenForm, {
					name,
					busy,
					onReopen: (reason) => decide(reviewPaths.reopenCheck, {
						params: { id: String(check.id) },
						body: { reason }
					})
				}) : null]
			}),
			failed
		]
	});
}
// packages/web/src/staff/review-lacks.ts
function lacksOf({ documents, missing }) {
	const sent = new Set(documents.filter(({ documentUrl }) => documentUrl !== null).map(({ documentType }) => documentType));
	const sending = [];
	const approval = [];
	const checks = [];
	for (const lack of missing) if (isOneOf(checkTypes, lack)) checks.push(lack);
	else if (lack !== "vehicle" && sent.has(lack)) approval.push(lack);
	else sending.push(lack);
	return {
		sending,
		approval,
		checks
	};
}
// packages/web/src/staff/decision-card.tsx
/** The overall decision with notes. A suspension is another matter, and stands on the person's page. */
function DecisionCard({ review }) {
	const t = useText();
	const { person, verification } = review;
	const { busy, decide, failed } = useDecide(person.driverId);
	const [note, setNote] = (0, import_react.useState)("");
	const [noteMissing, setNoteMissing] = (0, import_react.useState)(false);
	const may = useMay();
	const params = { driverId: String(person.driverId) };
	const status = verification.driver.verificationStatus;
	const text = note.trim();
	/** The driver reads why: nothing is refused without it. */
	const withNote = (decide) => text === "" ? setNoteMissing(true) : decide();
	const { sending, approval, checks } = lacksOf(verification);
	const what = [
		["lacksSending", sending.length],
		["lacksApproval", approval.length],
		["lacksChecks", checks.length]
	].filter(([, n]) => n > 0).map(([text, n]) => t(text, { n }));
	const lacks = what.length === 0 ? void 0 : t("reviewLacks", { what: what.join(", ") });
	const act = async (decision) => {
		if (await decision) setNote("");
	};
	const decideDriver = (decision) => act(decide(reviewPaths.decideDriver, {
		params,
		body: {
			decision,
			...text === "" ? {} : { note: text }
		}
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("reviewStatus"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("reviewStatus")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: status === "approved" ? "chip ok" : "chip",
					children: t(statusNames[status])
				})]
			}),
			verification.driver.verificationNotes === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: verification.driver.verificationNotes
			}),
			verification.suspension === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [t("suspendHeading"), ":"] }),
						" ",
						verification.suspension.reason
					] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t("suspendStands")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
						to: deskPaths.person,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							className: "text-link",
							href: `/staff/people/${person.userId}`,
							children: t("suspendOpen")
						})
					})
				]
			}),
			may(reviewPaths.decideDriver) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("driverNotes"),
				value: note,
				maxLength: 1e3,
				error: noteMissing ? t("needNote") : void 0,
				onChange: (event) => {
					setNote(event.target.value);
					setNoteMissing(false);
				}
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "row wrap decision-row",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
					to: reviewPaths.decideDriver,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						busy,
						why: status === "approved" ? t("needNotApproved") : lacks,
						onClick: () => void decideDriver("approved"),
						children: t("driverApprove")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "danger",
						small: true,
						busy,
						onClick: () => withNote(() => void decideDriver("rejected")),
						children: t("driverReject")
					})]
				})
			}),
			failed
		]
	});
}
// packages/web/src/staff/document-review.tsx
var stateNames$1 = {
	not_uploaded: "stNotSent",
	pending: "stPending",
	approved: "stApproved",
	rejected: "stRejected"
};
var stateChips = {
	not_uploaded: "chip",
	pending: "chip",
	approved: "chip ok",
	rejected: "chip bad"
};
/** A document: the picture beside its fields, and the decision. */
function DocumentReview({ document, driverId }) {
	const t = useText();
	const { busy, decide, failed } = useDecide(driverId);
	const [note, setNote] = (0, import_react.useState)("");
	const [expiryDate, setExpiry] = (0, import_react.useState)("");
	const asksExpiry = document.expiryDate === null && document.expires;
	const [pictured, setPictured] = (0, import_react.useState)(true);
	const name = staffPaper(t, document);
	const review = (decision) => decide(reviewPaths.reviewDocument, {
		params: { id: String(document.id) },
		body: {
			decision,
			...note.trim() === "" ? {} : { note: note.trim() },
			...expiryDate === "" ? {} : { expiryDate }
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc paper",
		"aria-label": name,
		children: [pictured ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: document.documentUrl,
			target: "_blank",
			rel: "noreferrer",
			className: "paper-view",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: document.documentUrl,
				alt: name,
				onError: () => setPictured(false)
			})
		}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "title",
						children: name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: stateChips[document.verificationStatus],
						children: t(stateNames$1[document.verificationStatus])
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					className: "text-link",
					href: document.documentUrl,
					target: "_blank",
					rel: "noreferrer",
					children: t("reviewOpen")
				}),
				document.documentNumber === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "num",
					children: t("reviewNumber", { number: document.documentNumber })
				}),
				document.expiryDate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "num",
					children: t("reviewExpires", { date: document.expiryDate })
				}),
				document.reviewNote === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: document.reviewNote
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: reviewPaths.reviewDocument,
					children: document.verificationStatus === "pending" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						asksExpiry ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: `${t("reviewExpiryDate")}: ${name}`,
							type: "date",
							value: expiryDate,
							onChange: (event) => setExpiry(event.target.value)
						}) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
							label: t("reviewNote"),
							value: note,
							maxLength: 1e3,
							onChange: (event) => setNote(event.target.value)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row wrap",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								small: true,
								busy,
								why: asksExpiry && expiryDate === "" ? t("needExpiry") : void 0,
								"aria-label": `${t("reviewApprove")}: ${name}`,
								onClick: () => void review("approved"),
								children: t("reviewApprove")
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								kind: "danger",
								small: true,
								busy,
								why: note.trim() === "" ? t("needNote") : void 0,
								"aria-label": `${t("reviewReject")}: ${name}`,
								onClick: () => void review("rejected"),
								children: t("reviewReject")
							})]
						})
					] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReopenForm, {
						name,
						busy,
						onReopen: (reason) => decide(reviewPaths.reopenDocument, {
							params: { id: String(document.id) },
							body: { reason }
						})
					})
				}),
				failed
			]
		})]
	});
}
// packages/web/src/staff/gender-card.tsx
/** Who confirmed it, as the audit log says it to those who may read that. */
function ConfirmedBy({ driverId }) {
	const t = useText();
	const last = (useAudit({ driverId }, useMay()(staffPaths.audit)).data?.pages.flat())?.find(({ action }) => action === "gender.confirmed");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "caption",
		children: [last?.actor == null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [t("reviewGenderBy", {
			name: last.actor,
			day: day(last.at)
		}), " "] }), t("reviewGenderSet")]
	});
}
/** The gender as the ID document says it: the gate of ladies-only rides. */
function GenderCard({ review: { person, verification } }) {
	const t = useText();
	const { busy, decide, failed } = useDecide(person.driverId);
	const said = person.gender === "prefer_not_to_say" ? void 0 : person.gender;
	const [gender, setGender] = (0, import_react.useState)(said !== void 0 && person.genderVerified ? said : "");
	const hasId = verification.documents.some((document) => document.documentType === "id_document" && document.verificationStatus === "approved");
	const set = (confirmed) => gender === "" ? void 0 : decide(reviewPaths.confirmGender, {
		params: { driverId: String(person.driverId) },
		body: {
			gender,
			confirmed
		}
	});
	const missing = hasId ? gender === "" ? t("genderChoose") : void 0 : t("needIdApproved");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("reviewGender"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("reviewGender")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: person.genderVerified ? "chip ok" : "chip",
					children: t(person.genderVerified ? "genderVerified" : "genderNotVerified")
				})]
			}),
			person.genderVerified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmedBy, { driverId: person.driverId }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("reviewGenderNote")
			}),
			said === void 0 || person.genderVerified ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("genderSaid", { gender: t(genderNames[said]) })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("reviewGender"),
				value: gender,
				disabled: person.genderVerified,
				onChange: (event) => setGender(event.target.value),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					disabled: true,
					children: t("choose")
				}), Object.entries(genderNames).map(([value, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value,
					children: t(text)
				}, value))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "row wrap",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy,
					why: person.genderVerified ? void 0 : missing,
					onClick: () => void set(!person.genderVerified),
					children: t(person.genderVerified ? "genderTakeBack" : "genderConfirm")
				})
			}),
			failed
		]
	});
}
// packages/web/src/staff/selfie-api.ts
var keyOf$2 = (driverId) => [selfieStaffPaths.ofDriver, driverId];
/** Selfies that nobody has compared. */
var useWaitingSelfies = (enabled) => useQuery({
	queryKey: [selfieStaffPaths.list],
	enabled,
	queryFn: () => callApi(selfieStaffPaths.list),
	staleTime: 0
});
var useSelfiesOf = (driverId, enabled = true) => useQuery({
	queryKey: keyOf$2(driverId),
	enabled,
	queryFn: () => callApi(selfieStaffPaths.ofDriver, { params: { driverId: String(driverId) } }),
	staleTime: 0
});
/** Says whether it is the same person. Somebody else may have said so meanwhile: what stands now is shown. */
var useDecideSelfie = (driverId) => useMutation({
	mutationFn: ({ id, ...body }) => callApi(selfieStaffPaths.decide, {
		params: { id: String(id) },
		body
	}),
	onSuccess: (found) => {
		queryClient.setQueryData(keyOf$2(driverId), found);
		for (const queryKey of [
			[staffPaths.audit],
			[staffPaths.now],
			["review", driverId]
		]) queryClient.invalidateQueries({ queryKey });
	},
	onError: () => void queryClient.invalidateQueries({ queryKey: keyOf$2(driverId) })
});
// packages/web/src/staff/face-frame.tsx
var ZOOM_AT_MOST = 4;
/** Percent by which an arrow key moves the frame. */
var KEY_STEP = 5;
var STEPS = {
	ArrowLeft: {
		x: -5,
		y: 0
	},
	ArrowRight: {
		x: KEY_STEP,
		y: 0
	},
	ArrowUp: {
		x: 0,
		y: -5
	},
	ArrowDown: {
		x: 0,
		y: KEY_STEP
	}
};
/** A card or a passport has its photo on the left, and is wider than the frame. */
var AT_FIRST = {
	x: 0,
	y: 50,
	zoom: 1
};
var within = (value) => Math.min(100, Math.max(0, value));
/** Where along a picture, in percent, the frame stands when its middle is at a share of it. */
var along = (share, picture, frame) => picture - frame < 1 ? 50 : within(100 * (share * picture - frame / 2) / (picture - frame));
/**
* A paper in a frame of the same form as the face beside it: what is tapped comes to the middle, the slider makes it as large as the other
* face. The arrow keys move it.
*/
function FaceFrame({ url, name, onDrawn, onBroken, children }) {
	const t = useText();
	const how = (0, import_react.useId)();
	const image = (0, import_react.useRef)(null);
	const [view, setView] = (0, import_react.useState)(AT_FIRST);
	const place = {
		objectPosition: `${view.x}% ${view.y}%`,
		transformOrigin: `${view.x}% ${view.y}%`,
		scale: view.zoom
	};
	const middle = (event) => {
		const picture = image.current;
		if (picture === null || event.detail === 0) return;
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		const fit = view.zoom * Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
		const [wide, high] = [picture.naturalWidth * fit, picture.naturalHeight * fit];
		const share = (at, percent, whole, frame) => (at + percent / 100 * (whole - frame)) / whole;
		setView({
			...view,
			x: along(share(event.clientX - left, view.x, wide, width), wide, width),
			y: along(share(event.clientY - top, view.y, high, height), high, height)
		});
	};
	const move = (event) => {
		const step = STEPS[event.key];
		if (step === void 0) return;
		event.preventDefault();
		setView({
			...view,
			x: within(view.x + step.x),
			y: within(view.y + step.y)
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "face-frame face-move",
		"aria-describedby": how,
		onClick: middle,
		onKeyDown: move,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			ref: image,
			src: url,
			alt: name,
			style: place,
			onLoad: onDrawn,
			onError: onBroken
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "face-below",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				id: how,
				children: t("faceHow")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "face-size caption",
				children: [t("faceSize"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "range",
					min: 1,
					max: ZOOM_AT_MOST,
					step: .1,
					value: view.zoom,
					onChange: (event) => setView({
						...view,
						zoom: Number(event.target.value)
					})
				})]
			}),
			children
		]
	})] });
}
// packages/web/src/staff/compared-face.tsx
/**
* One of two faces that are compared, in frames of one form; the whole picture by the button below. What the browser can't draw, such as a
* PDF, is opened beside.
*/
function ComparedFace({ url, name, note, isPaper = false, onSeen }) {
	const t = useText();
	const [isDrawn, setDrawn] = (0, import_react.useState)(true);
	const [isLarge, setLarge] = (0, import_react.useState)(false);
	const drawn = () => onSeen?.();
	const broken = () => setDrawn(false);
	const larger = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "plain",
		small: true,
		icon: "search",
		"aria-label": t("faceEnlarge", { name }),
		onClick: () => setLarge(true),
		children: t("faceLarger")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figcaption", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "caption num",
			children: note
		})] }),
		!isDrawn ? null : isPaper ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FaceFrame, {
			url,
			name,
			onDrawn: drawn,
			onBroken: broken,
			children: larger
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "face-frame",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: url,
				alt: name,
				onLoad: drawn,
				onError: broken
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "face-below",
			children: larger
		})] }),
		isDrawn ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			href: url,
			target: "_blank",
			rel: "noreferrer",
			className: "face-frame face-none",
			onClick: onSeen,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "book",
					size: 32
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-link",
					children: t("reviewOpen")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: t("faceNoPicture")
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open: isLarge,
			onClose: () => setLarge(false),
			title: name,
			tall: true,
			className: "face-large",
			children: isLarge ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: url,
				alt: name
			}) : null
		})
	] });
}
// packages/web/src/staff/review-day.tsx
var DAY_MS$1 = 864e5;
var dayIn = (days) => new Date(Date.now() + days * DAY_MS$1).toISOString().slice(0, 10);
var days = () => Array.from({ length: 13 }, (_, index) => dayIn(index + 1));
/** What is proposed: half the time that the rule allows. */
var proposedDay = () => dayIn(7);
/** The moment of a chosen day: noon in UTC, which is within that day wherever this app is used. */
var momentOf = (day) => `${day}T12:00:00Z`;
/** By when a person looks again: from tomorrow to the last day that the rule allows. */
function ReviewDay({ value, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
		label: t("suspendReview"),
		hint: t("suspendReviewHint", { n: 14 }),
		value,
		onChange: (event) => onChange(event.target.value),
		children: days().map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: day,
			children: weekday(momentOf(day))
		}, day))
	});
}
// packages/web/src/staff/other-person-form.tsx
/** Suspends whoever lets another drive: all that is typed here the driver reads, and may answer. */
function OtherPersonForm({ id, driverId, evidence: proposed, onDone }) {
	const t = useText();
	const step = useDecideSelfie(driverId);
	const [words, setWords] = (0, import_react.useState)("");
	const [evidence, setEvidence] = (0, import_react.useState)(proposed);
	const [day, setDay] = (0, import_react.useState)(proposedDay);
	const said = {
		words: words.trim(),
		evidence: evidence.trim()
	};
	const lacks = said.words === "" || said.evidence === "" ? t("needNote") : void 0;
	const go = () => step.mutate({
		id,
		verdict: "other",
		...said,
		reviewAt: momentOf(day)
	}, { onSuccess: () => {
		toast({ title: t("reviewDone") });
		onDone();
	} });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: (event) => {
			event.preventDefault();
			if (lacks === void 0) go();
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("selfieOtherWhat") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("suspendWords"),
				hint: t("suspendWordsHint"),
				value: words,
				rows: 3,
				maxLength: SUSPENSION_WORDS_AT_MOST,
				onChange: (event) => setWords(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("selfieRestsOn"),
				value: evidence,
				rows: 2,
				maxLength: SUSPENSION_WORDS_AT_MOST,
				onChange: (event) => setEvidence(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewDay, {
				value: day,
				onChange: setDay
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				kind: "danger",
				busy: step.isPending,
				why: lacks,
				children: t("suspendNow")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
		]
	});
}
// packages/web/src/staff/selfie-review.tsx
var when$4 = (at) => `${day(at)} ${clockTime(at)}`;
/** What a decision about it rests on, proposed to whoever decides; of what was compared with nothing they write it themselves. */
var evidenceBeside = {
	face: "selfieEvidence",
	id: "selfieEvidenceId"
};
/** What was said of a selfie, or the two ways to say it: of one weight, each with what follows. */
function Verdict({ selfie, driverId, beside, isSeen }) {
	const t = useText();
	const step = useDecideSelfie(driverId);
	const [asks, setAsks] = (0, import_react.useState)(false);
	const { id, verdict, reviewedBy, reviewedAt, sentAt } = selfie;
	const unseen = isSeen ? void 0 : t("selfieLookFirst");
	if (verdict !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "row wrap",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: verdict === "same" ? "chip ok" : "chip bad",
			children: t(verdict === "same" ? "selfieSame" : "selfieOther")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "caption num",
			children: [
				reviewedBy,
				" · ",
				reviewedAt === null ? "" : when$4(reviewedAt)
			]
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
		to: selfieStaffPaths.decide,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "verdicts",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					icon: "check",
					full: true,
					busy: step.isPending,
					why: beside === null ? t("selfieNothing") : unseen,
					onClick: () => step.mutate({
						id,
						verdict: "same"
					}, { onSuccess: () => toast({ title: t("reviewDone") }) }),
					children: t("selfieSame")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("selfieSameThen")
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					icon: "x",
					full: true,
					busy: step.isPending,
					why: beside === null ? void 0 : unseen,
					onClick: () => setAsks(true),
					children: t("selfieOther")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("selfieOtherThen")
				})] })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: asks,
				onClose: () => setAsks(false),
				title: t("selfieOther"),
				tall: true,
				children: asks ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherPersonForm, {
					id,
					driverId,
					evidence: beside === null ? "" : t(evidenceBeside[beside], { time: when$4(sentAt) }),
					onDone: () => setAsks(false)
				}) : null
			})
		]
	});
}
/** The selfies of a driver, one at a time beside the checked photo, else the ID document; nothing where none was taken. */
function SelfieReview({ driverId, name, idUrl }) {
	const t = useText();
	const { data, isError, refetch } = useSelfiesOf(driverId);
	const [chosen, setChosen] = (0, import_react.useState)();
	const [seen, setSeen] = (0, import_react.useState)(null);
	if (data === void 0) return isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	}) : null;
	const { face, selfies } = data;
	const shown = selfies.find(({ id }) => id === chosen) ?? selfies[0];
	if (shown === void 0) return null;
	const beside = face !== null ? "face" : idUrl !== null ? "id" : null;
	const comparedUrl = face?.url ?? idUrl;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("selfieHeading", { name }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("selfieCheck")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: t("selfieAccount", { name })
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "two-faces",
				children: [comparedUrl === null || beside === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "face-frame face-none",
					children: t("selfieNoFace")
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComparedFace, {
					url: comparedUrl,
					name: t(beside === "id" ? "docIdDocument" : "selfieFace"),
					note: face === null ? t("selfieNoFace") : day(face.checkedAt),
					isPaper: beside === "id",
					onSeen: () => setSeen(comparedUrl)
				}, comparedUrl), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComparedFace, {
					url: shown.photoUrl,
					name: t("selfieTaken"),
					note: when$4(shown.sentAt)
				}, shown.id)]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Verdict, {
				selfie: shown,
				driverId,
				beside,
				isSeen: comparedUrl === seen
			}, `verdict ${shown.id}`),
			selfies.length < 2 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "face-strip",
				"aria-label": t("selfieAll"),
				children: selfies.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					"aria-pressed": one === shown,
					onClick: () => setChosen(one.id),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
						src: one.photoUrl,
						alt: ""
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: day(one.sentAt)
					})]
				}) }, one.id))
			})
		]
	});
}
// packages/web/src/staff/vehicle-review.tsx
var classNames = {
	standard: "vehicleClassStandard",
	premium: "vehicleClassPremium"
};
var stateNames = {
	pending: "stPending",
	approved: "stApproved",
	rejected: "stRejected"
};
/** What the vehicle is, by its papers: kind, class and plate. */
function WhatItIs({ vehicle, driverId }) {
	const t = useText();
	const { busy, decide, failed, error } = useDecide(driverId);
	const [kind, setKind] = (0, import_react.useState)(vehicle.kind);
	const [vehicleClass, setClass] = (0, import_react.useState)(vehicle.vehicleClass);
	const [licensePlate, setPlate] = (0, import_react.useState)(vehicle.vehicleInfo.licensePlate);
	const save = () => decide(reviewPaths.correctVehicle, {
		params: {
			driverId: String(driverId),
			vehicleId: String(vehicle.id)
		},
		body: {
			kind,
			vehicleClass,
			...licensePlate === vehicle.vehicleInfo.licensePlate ? {} : { licensePlate }
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: (event) => {
			event.preventDefault();
			save();
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "vehicle-fields",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, {
						label: t("reviewVehicleKind"),
						value: kind,
						onChange: (chosen) => {
							setKind(chosen);
							if (!premiumKinds.includes(chosen)) setClass("standard");
						}
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
						label: t("reviewVehicleClass"),
						value: vehicleClass,
						error: fieldMessage(error, "vehicleClass"),
						onChange: (event) => setClass(event.target.value),
						children: vehicleClasses.filter((one) => one === "standard" || premiumKinds.includes(kind)).map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: one,
							children: t(classNames[one])
						}, one))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("reviewVehiclePlate"),
						value: licensePlate,
						maxLength: 20,
						error: fieldMessage(error, "licensePlate"),
						onChange: (event) => setPlate(event.target.value)
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				kind: "soft",
				small: true,
				busy,
				why: licensePlate.trim() === "" ? t("needPlate") : void 0,
				"aria-label": `${t("reviewVehicleSave")}: ${vehicle.vehicleInfo.licensePlate}`,
				children: t("reviewVehicleSave")
			}) }),
			failed
		]
	});
}
/** Whether it may drive. The vehicle that the driver registered with is approved with its driver. */
function MayDrive({ vehicle, driverId }) {
	const t = useText();
	const { busy, decide, failed } = useDecide(driverId);
	const [note, setNote] = (0, import_react.useState)("");
	const plate = vehicle.vehicleInfo.licensePlate;
	const say = (decision) => decide(reviewPaths.decideVehicle, {
		params: {
			driverId: String(driverId),
			vehicleId: String(vehicle.id)
		},
		body: {
			decision,
			...note.trim() === "" ? {} : { note: note.trim() }
		}
	});
	const lacks = vehicle.missing.map((lack) => lack === "vehicle" ? t("vehicleNotGiven") : lackName(t, vehicle.documents, lack)).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("reviewNote"),
				value: note,
				maxLength: 1e3,
				onChange: (event) => setNote(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [vehicle.status === "approved" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					busy,
					why: lacks === "" ? void 0 : t("reviewVehicleLacks", { lacks }),
					"aria-label": `${t("reviewVehicleApprove")}: ${plate}`,
					onClick: () => void say("approved"),
					children: t("reviewVehicleApprove")
				}), vehicle.status === "rejected" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					small: true,
					busy,
					why: note.trim() === "" ? t("needNote") : void 0,
					"aria-label": `${t("reviewVehicleReject")}: ${plate}`,
					onClick: () => void say("rejected"),
					children: t("reviewVehicleReject")
				})]
			}),
			failed
		]
	});
}
/** One of a driver's vehicles: what it is, its papers beside the ones of the driver, and whether it may drive. */
function VehicleReview({ vehicle, driverId }) {
	const t = useText();
	const { vehicleInfo, documents, chosen, owned, inUse, plateContested, reviewNote, status } = vehicle;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": vehicleInfo.licensePlate,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread wrap vehicle-line",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row wrap vehicle-line",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicleInfo.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: carLooks(t, vehicleInfo, vehicleInfo.year)
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: status === "approved" ? "chip ok" : "chip",
					children: t(stateNames[status])
				})]
			}),
			[
				chosen && t("reviewVehicleDriven"),
				!owned && t("reviewVehicleNotOwner"),
				inUse && t("vehicleInUse"),
				plateContested && t("vehicleContested")
			].filter((line) => line !== false).map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: line
			}, line)),
			status === "approved" || reviewNote === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: reviewNote
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: reviewPaths.correctVehicle,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatItIs, {
					vehicle,
					driverId
				}, `${vehicle.kind} ${vehicle.vehicleClass} ${vehicleInfo.licensePlate}`)
			}),
			chosen ? null : documents.map((document) => document.id === null || document.documentUrl === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentReview, {
				document: {
					...document,
					id: document.id,
					documentUrl: document.documentUrl
				},
				driverId
			}, `${document.id}-${document.verificationStatus}`)),
			chosen && status === "pending" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: reviewPaths.decideVehicle,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MayDrive, {
					vehicle,
					driverId
				}, status)
			})
		]
	});
}
/** A driver may drive what is somebody else's, known by its plate. */
function ShareVehicle({ driverId }) {
	const t = useText();
	const { busy, decide, failed, error } = useDecide(driverId);
	const [licensePlate, setPlate] = (0, import_react.useState)("");
	const share = (mayDrive) => decide(reviewPaths.shareVehicle, {
		params: { driverId: String(driverId) },
		body: {
			licensePlate,
			mayDrive
		}
	});
	const why = licensePlate.trim() === "" ? t("needPlate") : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("reviewShareHead"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("reviewShareHead")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("reviewShareText")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("reviewVehiclePlate"),
				value: licensePlate,
				maxLength: 20,
				error: fieldMessage(error, "licensePlate"),
				onChange: (event) => setPlate(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					kind: "soft",
					busy,
					why,
					onClick: () => void share(true),
					children: t("reviewShareDo")
				}), why === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					kind: "plain",
					busy,
					onClick: () => void share(false),
					children: t("reviewShareEnd")
				}) : null]
			}),
			failed
		]
	});
}
// packages/web/src/staff/driver-review-screen.tsx
/** The driver's head and the cards of both columns, before they are known. */
function ReviewSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 128 }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 300 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 210 })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 230 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 200 })]
			})]
		})]
	});
}
/** `/staff/drivers/:id`: one driver, the documents, the decisions, and what was done about them. */
function DriverReviewScreen({ driverId }) {
	const t = useText();
	const review = useReview(driverId);
	const selfies = useSelfiesOf(driverId, useMay()(selfieStaffPaths.ofDriver));
	const waits = selfies.data?.selfies.some(({ verdict }) => verdict === null) === true;
	const [selfieFirst, setSelfieFirst] = (0, import_react.useState)(waits);
	if (waits && !selfieFirst) setSelfieFirst(true);
	if (review.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewSkeleton, {});
	if (review.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void review.refetch()
	});
	const { person, verification } = review.data;
	const { vehicleInfo } = verification.driver;
	const { sending, checks } = lacksOf(verification);
	const idPaper = verification.documents.find(({ documentType }) => documentType === identityDocument);
	const shownAbove = selfieFirst && selfies.data?.face === null && idPaper?.verificationStatus === "approved" ? idPaper : void 0;
	const selfieCard = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
		to: selfieStaffPaths.ofDriver,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelfieReview, {
			driverId,
			name: person.name,
			idUrl: idPaper?.documentUrl ?? null
		})
	});
	const optional = verification.documents.filter(({ documentUrl, required }) => documentUrl === null && !required);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: staffPaths.drivers,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				href: "/staff/drivers",
				to: "sectionDrivers"
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "review-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
				name: person.name,
				ofPerson: true
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row wrap desk-car",
				children: [
					vehicleInfo.licensePlate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicleInfo.licensePlate }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: carLooks(t, vehicleInfo, vehicleInfo.year)
					}),
					person.isOnline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip ok",
						children: t("onlineNow")
					}) : null
				]
			})]
		}),
		selfieFirst ? selfieCard : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "card facts-card stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
				{
					name: t("driver"),
					value: driverIdLabel(person.driverId)
				},
				{
					name: t("factPhone"),
					value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: person.phone })
				},
				{
					name: t("factEmail"),
					value: person.email,
					isLong: true
				},
				{
					name: t("factSince"),
					value: day(person.registeredAt)
				}
			] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: deskPaths.person,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					className: "text-link",
					href: `/staff/people/${person.userId}`,
					children: [
						t("deskPerson"),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "fwd",
							size: 18
						})
					]
				})
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [
					selfieFirst ? null : selfieCard,
					verification.documents.map((document) => document.id === null || document.documentUrl === null || document === shownAbove ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentReview, {
						driverId,
						document: {
							...document,
							id: document.id,
							documentUrl: document.documentUrl
						}
					}, document.id)),
					sending.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
						className: "card doc",
						"aria-label": t("reviewStillMissing"),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
							className: "h2 counted",
							children: [
								t("reviewStillMissing"),
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "chip num",
									children: sending.length
								})
							]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							className: "papers-missing",
							children: sending.map((lack) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
								className: "label strong",
								children: lack === "vehicle" ? t("vehicleNotGiven") : lackName(t, verification.documents, lack)
							}, lack))
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
						className: "card doc",
						"aria-label": t("queueChecks"),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
							className: "h2 counted",
							children: [
								t("backgroundChecksOf"),
								" ",
								checks.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "chip num",
									children: checks.length
								})
							]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							className: "list",
							children: verification.backgroundChecks.map((check) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckReview, {
								check,
								driverId
							}, check.checkType))
						})]
					}),
					optional.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption muted",
						children: t("papersOptional", { papers: optional.map((paper) => staffPaper(t, paper)).join(", ") })
					}),
					review.data.vehicles.map((vehicle) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleReview, {
						vehicle,
						driverId
					}, vehicle.id)),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
						to: reviewPaths.shareVehicle,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareVehicle, { driverId })
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack review-decide",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecisionCard, { review: review.data }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: reviewPaths.confirmGender,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenderCard, { review: review.data }, String(person.genderVerified))
				})]
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
			to: staffPaths.audit,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("sectionAudit")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditTable, { about: { driverId } })]
		})
	] });
}
// packages/web/src/staff/drivers-screen.tsx
/** `/staff/drivers`: drivers by name, phone, plate or number. */
function DriversScreen() {
	const t = useText();
	const [q, setQ] = (0, import_react.useState)("");
	const drivers = useDrivers((0, import_react.useDeferredValue)(q.trim()));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionDrivers")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: onboardingPaths.importDrivers,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft",
				href: "/staff/drivers/import",
				children: t("driversBring")
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
			label: t("driverSearch"),
			value: q,
			maxLength: 60,
			onChange: (event) => setQ(event.target.value)
		}),
		drivers.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 68,
			count: 6
		}) : drivers.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void drivers.refetch()
		}) : drivers.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("driversNone"),
			note: t("driversNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: drivers.data.map((driver) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "queue-row",
				href: `/staff/drivers/${driver.driverId}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "title",
							children: driver.name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "caption num",
							children: [
								driverIdLabel(driver.driverId),
								" · ",
								driver.licensePlate,
								" · ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: driver.phone })
							]
						})]
					}),
					driver.isOnline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip ok",
						children: t("onlineNow")
					}) : null,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: driver.verificationStatus === "approved" ? "chip" : "chip bad",
						children: t(statusNames[driver.verificationStatus])
					})
				]
			}) }, driver.driverId))
		})
	] });
}
// packages/web/src/staff/emergency-place.tsx
var degrees = ({ lat, lng }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
var usePlaceName = (at) => useQuery({
	queryKey: [
		"place-name",
		at?.lat,
		at?.lng
	],
	queryFn: () => at === null ? null : namePoint(at),
	placeholderData: (known) => known
}).data?.address;
/** Where the person is, in words: the street or the landmark that is near. */
function PlaceOf({ at }) {
	const t = useText();
	const place = usePlaceName(at);
	return place === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label strong",
		children: t("nowPlaceNear", { place })
	});
}
/** Whether the place is the person's: a car that has not picked them up is known where they are not. */
var isPersonAt = ({ location, trip, userType }) => location?.from === "phone" || trip !== null && isWithVehicle(userType, trip.status);
/** The map with the person on it, or with the car alone. */
function EmergencyMap({ at: { lat, lng }, isPerson = true }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "emergency-map",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map$1, {
			vehicle: {
				lat,
				lng,
				heading: null
			},
			isPerson,
			center: {
				lat,
				lng
			}
		})
	});
}
function ageOf(t, milliseconds) {
	const ago = agoOf(milliseconds / 1e3);
	if (ago.unit === "now") return t("placeSeconds", { n: Math.max(0, Math.floor(milliseconds / 1e3)) });
	return t({
		minutes: "placeMinutes",
		hours: "placeHours",
		days: "placeDays"
	}[ago.unit], { n: ago.n });
}
/** Whose position it is, and how old; of an emergency that is over, when it was. */
function WhoseAndWhen({ emergency, location }) {
	const t = useText();
	const now = useServerNow(1e3);
	const from = location.from === "phone" ? t("emergencyPhoneOf", { name: firstNameOf(emergency.personName) }) : t("emergencyCarOf", { name: firstNameOf(emergency.trip?.driver?.name ?? emergency.personName) });
	const age = ageOf(t, now - Date.parse(location.at));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption num",
		children: t("emergencyPlaceOf", {
			from,
			time: clockTime(location.at),
			age
		})
	});
}
/** The map with the person or the car on it, the place in degrees to read out or to hand on, and how old it is. */
function EmergencyPlace({ emergency }) {
	const t = useText();
	const { location } = emergency;
	const name = usePlaceName(location);
	if (location === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label",
		children: t("emergencyNoPlace")
	});
	const copy = async () => {
		try {
			await navigator.clipboard.writeText([name, degrees(location)].filter((part) => part !== void 0).join(", "));
			toast({ title: t("emergencyCopied") });
		} catch {
			toast({
				title: degrees(location),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyMap, {
			at: location,
			isPerson: isPersonAt(emergency)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label strong num",
			children: degrees(location)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhoseAndWhen, {
			emergency,
			location
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row wrap emergency-car",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => void copy(),
				children: t("emergencyCopy")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "button soft small",
				href: `https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lng}#map=17/${location.lat}/${location.lng}`,
				target: "_blank",
				rel: "noreferrer",
				children: t("emergencyMapLink")
			})]
		})
	] });
}
// packages/web/src/staff/burning.tsx
/** An emergency that stands: who, where, in which car, for how long, and who handles it; `mapped` with the place on a map. */
function Burning({ row, mapped = false }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card burning",
		"data-mine": row.acknowledgedBy !== null,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					className: "title",
					href: `/staff/emergencies/${row.id}`,
					children: [
						row.personName,
						" · ",
						t(row.userType === "driver" ? "driver" : "passenger")
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenClock, { since: row.raisedAt })]
			}),
			row.at === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceOf, { at: row.at }),
			mapped && row.at !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyMap, { at: row.at }) : null,
			row.way === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label muted",
				children: [
					row.way.from,
					" → ",
					row.way.to
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row burning-facts",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: row.acknowledgedBy === null ? "chip bad" : "chip ok",
						children: row.acknowledgedBy === null ? t("emergencyNobody") : t("emergencyHas", { name: row.acknowledgedBy })
					}),
					row.plate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: row.plate }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: row.phone })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row burning-ways",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					className: "button outline",
					href: `tel:${row.phone}`,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "phone",
						size: 22
					}), t("emergencyCall", { name: firstNameOf(row.personName) })]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button primary",
					href: `/staff/emergencies/${row.id}`,
					children: t("emergencyOpenIt")
				})]
			})
		]
	});
}
// packages/web/src/staff/emergencies-screen.tsx
/** A map of the first one has room from here on. */
var MAPPED$2 = "(min-width: 1000px)";
/** A closed one. */
function Row$1({ row }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row",
		href: `/staff/emergencies/${row.id}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "alert",
				size: 24
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "label strong",
					children: [
						row.personName,
						" · ",
						t(row.userType === "driver" ? "driver" : "passenger")
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						day(row.raisedAt),
						" ",
						clockTime(row.raisedAt),
						" ·",
						" ",
						row.acknowledgedBy === null ? t("emergencyHadNobody") : t("emergencyHad", { name: row.acknowledgedBy }),
						row.safeAt === null ? "" : ` · ${t("emergencySaidSafe", { time: clockTime(row.safeAt) })}`
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	}) });
}
function Lists$1({ open, closed, of, onOf }) {
	const t = useText();
	const history = closed.length > 0 || of !== void 0;
	const isWide = useMedia(MAPPED$2);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [open.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		inline: history,
		text: t("emergenciesNone"),
		note: t("emergenciesNote")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("emergenciesOpen"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t("emergenciesOpen"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip bad num",
					children: open.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "burning-many",
			children: open.map((row, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Burning, {
				row,
				mapped: isWide && i === 0
			}, row.id))
		})]
	}), history ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("emergenciesClosed"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("emergenciesClosed")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFilter, {
				choices: [{
					id: "passenger",
					text: t("filterPassengers")
				}, {
					id: "driver",
					text: t("sectionDrivers")
				}],
				chosen: of,
				onChange: onOf
			}),
			closed.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("filterNone")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: closed.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row$1, { row }, row.id))
			})
		]
	}) : null] });
}
/** `/staff/emergencies`: those that stand first, live. */
function EmergenciesScreen() {
	const t = useText();
	const [of, setOf] = useNarrowed("of", registrableRoles);
	const list = useEmergencies(of);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionEmergencies")
		}),
		list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 200 }) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void list.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lists$1, {
			open: list.data.pages[0]?.open ?? [],
			closed: list.data.pages.flatMap((page) => page.closed),
			of,
			onOf: setOf
		}),
		list.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			busy: list.isFetchingNextPage,
			onClick: () => void list.fetchNextPage(),
			children: t("emergenciesMore")
		}) : null
	] });
}
// packages/web/src/staff/trip-trail-card.tsx
/** A live trip grows; nobody watches its trail by the second. */
var LOOK_MS$2 = 15e3;
/** The way that a trip was driven beside what was priced, for disputes. */
function TripTrailCard({ rideId }) {
	const t = useText();
	const { data: trail, isError, refetch } = useQuery({
		queryKey: [driverPaths.tripTrail, rideId],
		queryFn: () => callApi(driverPaths.tripTrail, { params: { id: String(rideId) } }),
		refetchInterval: LOOK_MS$2,
		staleTime: 0
	});
	if (trail === void 0 && isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (trail === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 360 });
	const { drivenMeters, pricedMeters, jumps, points } = trail;
	const newest = points.at(-1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("trailTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("trailTitle")
			}),
			newest === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "emergency-map",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map$1, {
					path: points,
					center: newest
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: drivenMeters === null ? t("trailNothing", { priced: km(pricedMeters / 1e3) }) : t("trailDriven", {
					driven: km(drivenMeters / 1e3),
					priced: km(pricedMeters / 1e3)
				})
			}),
			jumps === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("trailJumps", { n: jumps })
			})
		]
	});
}
// packages/web/src/staff/emergency-steps.tsx
function useSteps(id) {
	const t = useText();
	const step = useEmergencyStep(id);
	return {
		busy: step.isPending,
		failed: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step }),
		go: (did, onDone) => step.mutate(did, { onSuccess: () => {
			if (did.step !== "acknowledge") toast({ title: t("reviewDone") });
			onDone?.();
		} })
	};
}
/** The two first things to do, always in reach: ring the person, and say that one handles it. */
function EmergencyBar({ emergency }) {
	const t = useText();
	const { busy, go, failed } = useSteps(emergency.id);
	const { person } = emergency;
	const may = useMay();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "emergency-bar no-print",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "button call",
				href: `tel:${person.phone}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "phone",
					size: 22
				}), t("emergencyCall", { name: firstNameOf(person.name) })]
			}),
			emergency.acknowledgedAt === null && may(safetyPaths.acknowledge) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				className: "take",
				busy,
				onClick: () => go({ step: "acknowledge" }),
				children: t("emergencyTake")
			}) : null,
			failed
		]
	});
}
/** What was done, in words; an emergency is closed with how it ended. */
function EmergencyNotes({ emergencyId }) {
	const t = useText();
	const { busy, go, failed } = useSteps(emergencyId);
	const box = (0, import_react.useRef)(null);
	const [note, setNote] = (0, import_react.useState)("");
	const [missing, setMissing] = (0, import_react.useState)(false);
	const write = (step) => {
		if (note.trim() === "") {
			setMissing(true);
			box.current?.querySelector("input")?.focus();
		} else go({
			step,
			note: note.trim()
		}, () => setNote(""));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		ref: box,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("emergencyNote"),
				hint: t("emergencyCloseHint"),
				error: missing ? t("needNote") : void 0,
				value: note,
				maxLength: 1e3,
				onChange: (event) => {
					setNote(event.target.value);
					setMissing(false);
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy,
					onClick: () => write("note"),
					children: t("emergencyAddNote")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					busy,
					onClick: () => write("close"),
					children: t("emergencyClose")
				})]
			}),
			failed
		]
	});
}
// packages/web/src/staff/emergency-screen.tsx
var eventTexts = {
	raised: "emergencyEventRaised",
	pressed_again: "emergencyEventAgain",
	called: "emergencyEventCalled",
	nobody_on_call: "emergencyEventNobody",
	acknowledged: "emergencyEventTaken",
	marked_safe: "emergencyEventSafe",
	note: "emergencyEventNote",
	closed: "emergencyEventClosed"
};
var safeTexts = {
	mistake: "safeMistake",
	safe_now: "safeNow",
	other: "safeOther"
};
var messageTexts = {
	sent: "outboxSent",
	written: "outboxWritten",
	failed: "outboxFailed",
	waiting: "outboxWaits",
	stopped: "alertStopped",
	limited: "alertLimited"
};
var helpers = [["police", "numberPolice"], ["medical", "numberMedical"]];
function Person({ name, phone, what }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row spread",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "caption",
				children: what
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "label strong",
				children: name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone })
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			className: "button soft small",
			href: `tel:${phone}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "phone",
				size: 20
			}), t("emergencyCall", { name: firstNameOf(name) })]
		})]
	});
}
/** Who is in danger, for how long, where, and who handles it: what one says on the phone first. */
function Head$3({ emergency }) {
	const t = useText();
	const { acknowledgedAt, acknowledgedBy, closedAt, location, safeAt, plate } = emergency;
	const car = emergency.trip?.vehicleInfo ?? null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "emergency-head",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
				name: emergency.personName,
				ofPerson: true
			}),
			closedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenClock, { since: emergency.raisedAt }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip",
				children: t("emergenciesClosed")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "emergency-facts",
				children: [
					plate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: plate }),
					car === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: carLooks(t, car)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong num",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: emergency.person.phone })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: acknowledgedAt === null ? "chip bad" : "chip ok",
						children: closedAt !== null ? acknowledgedBy === null ? t("emergencyHadNobody") : t("emergencyHad", { name: acknowledgedBy }) : acknowledgedAt === null ? t("emergencyNobody") : t("emergencyHasSince", {
							name: acknowledgedBy ?? "",
							time: clockTime(acknowledgedAt)
						})
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "emergency-where",
				children: [location === null || !isPersonAt(emergency) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceOf, { at: location }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "caption num",
					children: [
						t(emergency.userType === "driver" ? "driver" : "passenger"),
						" ·",
						" ",
						t("emergencyRaisedAt", { time: `${day(emergency.raisedAt)} ${clockTime(emergency.raisedAt)}` }),
						safeAt === null ? "" : ` · ${t("emergencySaidSafe", { time: clockTime(safeAt) })}`
					]
				})]
			}),
			closedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyBar, { emergency }) : null
		]
	});
}
/** The trip that the person is on, and who else is in the car; the car to look for stands in the head. */
function Trip({ emergency: { trip, person } }) {
	const t = useText();
	if (trip === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "card doc label",
		children: t("emergencyNoTrip")
	});
	const { driver, passenger } = trip;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("emergencyTripOf"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("emergencyTripOf")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(tripNames[trip.status])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label",
				children: [
					trip.pickupAddress,
					" → ",
					trip.dropoffAddress
				]
			}),
			driver === null || driver.id === person.id ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Person, {
				name: driver.name,
				phone: driver.phone,
				what: t("driver")
			}),
			passenger.id === person.id ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Person, {
				name: passenger.name,
				phone: passenger.phone,
				what: t("passenger")
			})
		]
	});
}
function Contacts({ emergency }) {
	const t = useText();
	const numbers = numbersIn(emergency.countryId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("emergencyContactsOf"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("emergencyContactsOf")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "row wrap",
				children: numbers === null ? null : helpers.map(([which, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					className: "button soft small",
					href: `tel:${numbers[which]}`,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "phone",
							size: 20
						}),
						t(text),
						" ",
						numbers[which]
					]
				}, which))
			}),
			emergency.contacts.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("emergencyNoneNamed")
			}) : null,
			emergency.contacts.map((contact) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Person, {
				name: contact.name,
				phone: contact.phone,
				what: t(relationTexts[contact.relationship])
			}, contact.phone)),
			emergency.alerts.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "stack",
				children: emergency.alerts.map((alert, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "caption",
					children: [
						t(alert.channel === "sms" ? "alertSms" : "alertMail", { name: alert.contactName }),
						":",
						" ",
						t(messageTexts[alert.status ?? "failed"])
					]
				}, `${alert.contactName}${alert.channel}${i}`))
			})
		]
	});
}
function Course({ emergency }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("emergencyCourse"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("emergencyCourse")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "stack",
			children: emergency.events.map((event) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "label strong",
					children: [t(eventTexts[event.kind]), event.actorName === null ? "" : ` · ${event.actorName}`]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption num",
					children: clockTime(event.at)
				}),
				event.note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: isOneOf(safeReasons, event.note) ? t(safeTexts[event.note]) : event.note })
			] }, event.id))
		})]
	});
}
/** The head, the map and what stands beside it, before they are known. */
function EmergencySkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 116 }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 480 }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 })]
			})]
		})]
	});
}
/** `/staff/emergencies/{id}`: who, where, for how long; ring them, handle it; then the car, the people, the course. */
function EmergencyScreen({ emergencyId }) {
	const t = useText();
	const { data: emergency, isPending, isError, refetch } = useEmergency(emergencyId);
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencySkeleton, {});
	if (isError && emergency === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (emergency === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head$3, { emergency }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-grid",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				className: "card doc",
				"aria-label": t("map"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyPlace, { emergency })
			}), emergency.closedAt === null && emergency.acknowledgedAt !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: safetyPaths.addNote,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyNotes, { emergencyId: emergency.id })
			}) : null]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trip, { emergency }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contacts, { emergency }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Course, { emergency }),
				emergency.rideId === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: driverPaths.tripTrail,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripTrailCard, { rideId: emergency.rideId })
				})
			]
		})]
	})] });
}
// packages/web/src/staff/checked-trip.tsx
var reasons = {
	passenger_ended_here: "endPassengerAsked",
	wrong_pin: "endWrongPin",
	no_gps: "endNoGps",
	other: "reasonOther",
	cannot_go_on: "endCannotGoOn"
};
var onBoard = {
	vehicle_problem: "reasonVehicle",
	felt_unsafe: "reasonFeltUnsafe",
	too_many_people: "reasonTooMany",
	other: "reasonOther"
};
var confirmed = {
	plain: "tripPlain",
	asked: "tripAsked",
	confirmed: "tripConfirmedBy",
	reported: "tripReported"
};
var pays = {
	held: "payHeld",
	released: "payReleased",
	refused: "payRefused"
};
/** What does not fit of a trip: too short a time, too short a way, an end elsewhere, cash that is missing. */
function flagsOf(trip) {
	const flags = [];
	if (trip.seconds < trip.pricedMeters / 33.333333333333336) flags.push("flagTooFast");
	if ((trip.drivenMeters ?? 0) < .7 * trip.pricedMeters) flags.push("flagWayShort");
	if ((trip.metersAway ?? 0) > 300) flags.push("flagElsewhere");
	if (trip.cashPaid !== null && trip.cashPaid !== trip.fare) flags.push("flagCashShort");
	return flags;
}
/** A completed trip beside what was priced, with what does not fit. */
function CheckedTripFacts({ trip }) {
	const t = useText();
	const { countryId } = trip;
	const driven = trip.drivenMeters === null ? t("wayUnknown") : km(trip.drivenMeters / 1e3);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [
					trip.passengerName,
					" → ",
					trip.dropoffAddress
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num",
					children: money(trip.fare, countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripLink, {
						className: "text-link",
						rideId: trip.rideId,
						children: t("subjectTrip", { n: trip.rideId })
					}),
					" ",
					"· ",
					day(trip.completedAt),
					" ",
					clockTime(trip.completedAt),
					" · ",
					t(methodNames[trip.paymentMethod] ?? trip.paymentMethod),
					trip.quoted === null ? "" : ` · ${t("endedEarly", { amount: money(trip.quoted, countryId) })}`
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: t("tripDriven", {
					minutes: Math.floor(trip.seconds / 60),
					seconds: trip.seconds % 60,
					driven,
					priced: km(trip.pricedMeters / 1e3)
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row wrap",
				children: [[
					...trip.confirmation === null ? [] : [confirmed[trip.confirmation]],
					...trip.operatorPay === null ? [] : [pays[trip.operatorPay]],
					...trip.reason === null ? [] : [reasons[trip.reason]],
					...trip.onBoardReason === null ? [] : [onBoard[trip.onBoardReason]]
				].map((key) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(key)
				}, key)), flagsOf(trip).map((key) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip flag",
					children: t(key)
				}, key))]
			})
		]
	});
}
// packages/rules/src/earnings/payouts.ts
/** How a payout ends: staff paid it, or could not, and the money goes back to the driver's wallet. */
var payoutOutcomes = ["paid", "failed"];
[...payoutOutcomes];
// packages/web/src/staff/payout-api.ts
var heldKey = [heldTripPaths.list];
/** Trips whose pay by the operator waits. */
var useHeldTrips = () => useQuery({
	queryKey: heldKey,
	queryFn: () => callApi(heldTripPaths.list),
	staleTime: 0
});
var useDecideHeldTrip = () => useMutation({
	mutationFn: ({ id, outcome, note }) => callApi(heldTripPaths.decide, {
		params: { id: String(id) },
		body: {
			outcome,
			...note === "" ? {} : { note }
		}
	}),
	onSuccess: (list) => queryClient.setQueryData(heldKey, list),
	onError: () => void queryClient.invalidateQueries({ queryKey: heldKey })
});
/** Payouts that were paid or could not be, page by page. */
var useEndedPayouts = (outcome) => useInfiniteQuery({
	queryKey: [payoutPaths.ended, outcome],
	queryFn: ({ pageParam }) => callApi(payoutPaths.ended, { query: {
		...pageParam === 0 ? {} : { before: String(pageParam) },
		...outcome === void 0 ? {} : { outcome }
	} }),
	initialPageParam: 0,
	getNextPageParam: (page) => page.length < 20 ? void 0 : page.at(-1)?.id,
	placeholderData: (known) => known,
	staleTime: 0
});
/** The trips that a payout pays for. */
var usePayoutTrips = (payoutId) => useQuery({
	queryKey: [payoutPaths.trips, payoutId],
	queryFn: () => callApi(payoutPaths.trips, { params: { id: String(payoutId) } }),
	staleTime: 0
});
// packages/web/src/staff/held-trips-screen.tsx
function HeldTrip({ trip }) {
	const t = useText();
	const decide = useDecideHeldTrip();
	const [note, setNote] = (0, import_react.useState)("");
	const [trail, setTrail] = (0, import_react.useState)(false);
	const end = (outcome) => decide.mutate({
		id: trip.rideId,
		outcome,
		note: note.trim()
	}, { onSuccess: () => toast({ title: t("reviewDone") }) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		"aria-label": trip.driverName,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverLink, {
				className: "title text-link",
				driverId: trip.driverId,
				children: trip.driverName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckedTripFacts, { trip }),
			trail ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripTrailCard, { rideId: trip.rideId }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => setTrail(true),
				children: t("trailTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
				to: heldTripPaths.decide,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("heldNote"),
					value: note,
					maxLength: 500,
					onChange: (event) => setNote(event.target.value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						busy: decide.isPending,
						onClick: () => end("released"),
						children: t("heldRelease")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "danger",
						small: true,
						busy: decide.isPending,
						why: note.trim() === "" ? t("needNote") : void 0,
						onClick: () => end("refused"),
						children: t("heldRefuse")
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: decide })
		]
	});
}
/** `/staff/trips`: trips whose bonus, goals, referral or package pay waits, oldest first. */
function HeldTripsScreen() {
	const t = useText();
	const trips = useHeldTrips();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionTrips")
	}), trips.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-cards",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 340 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 340 })]
	}) : trips.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void trips.refetch()
	}) : trips.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("heldNone"),
		note: t("heldListNote")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "console-cards",
		children: trips.data.map((trip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeldTrip, { trip }, trip.rideId))
	})] });
}
// packages/web/src/staff/ask-why.tsx
/** A button that asks why before it does what it says; the reason is written down with it. */
function AskWhy({ text, label, note, kind = "soft", step, ask, onDone }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const [reason, setReason] = (0, import_react.useState)("");
	const why = reason.trim();
	const done = (reply) => {
		setOpen(false);
		setReason("");
		onDone?.(reply);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind,
		small: true,
		onClick: () => {
			step.reset();
			setOpen(true);
		},
		children: text
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose: () => setOpen(false),
		title: text,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "stack",
			onSubmit: (event) => {
				event.preventDefault();
				if (why !== "") step.mutate(ask(why), { onSuccess: done });
			},
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: label ?? t("deskWhy"),
					hint: note,
					value: reason,
					maxLength: 200,
					autoComplete: "off",
					onChange: (event) => setReason(event.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					kind: kind === "danger" ? "danger" : "primary",
					busy: step.isPending,
					why: why === "" ? t("needReason") : void 0,
					children: text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
			]
		})
	})] });
}
// packages/web/src/staff/identity-api.ts
var listKey$1 = [identityStaffPaths.list];
var keyOf$1 = (id) => [identityStaffPaths.read, id];
var one = (id) => ({ params: { id: String(id) } });
var useIdentityChecks = () => useQuery({
	queryKey: listKey$1,
	queryFn: () => callApi(identityStaffPaths.list),
	staleTime: 0
});
var useIdentityCheck = (id) => useQuery({
	queryKey: keyOf$1(id),
	queryFn: () => callApi(identityStaffPaths.read, one(id)),
	staleTime: 0
});
/** Whether or not it was done, what stands now is looked at. */
var lookAt$1 = (id) => {
	for (const queryKey of [
		keyOf$1(id),
		listKey$1,
		[staffPaths.now],
		[deskPaths.person]
	]) queryClient.invalidateQueries({ queryKey });
};
var useDecideIdentity = (id) => useMutation({
	mutationFn: (body) => callApi(identityStaffPaths.decide, {
		...one(id),
		body
	}),
	onSettled: () => lookAt$1(id)
});
var useTakeIdentityBack = (id) => useMutation({
	mutationFn: (reason) => callApi(identityStaffPaths.takeBack, {
		...one(id),
		body: { reason }
	}),
	onSettled: () => lookAt$1(id)
});
// packages/web/src/staff/identity-decision.tsx
/** Accepts a check, or refuses it with a note that the person reads. */
function IdentityDecision({ check }) {
	const t = useText();
	const step = useDecideIdentity(check.id);
	const [note, setNote] = (0, import_react.useState)("");
	const [noteMissing, setNoteMissing] = (0, import_react.useState)(false);
	const why = note.trim();
	const decide = (decision) => {
		if (decision === "refused" && why === "") return setNoteMissing(true);
		step.mutate(decision === "accepted" ? { decision } : {
			decision,
			note: why
		}, { onSuccess: () => toast({ title: t("reviewDone") }) });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("identityDecide"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("identityDecide")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(check.kind === "selfie" ? "identityAskSelfie" : "identityAskId", { name: check.name }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				busy: step.isPending,
				onClick: () => decide("accepted"),
				children: t("identityAccept")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("identityWhyNot"),
				value: note,
				maxLength: 500,
				autoComplete: "off",
				error: noteMissing ? t("needNote") : void 0,
				onChange: (event) => {
					setNote(event.target.value);
					setNoteMissing(false);
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				full: true,
				busy: step.isPending,
				onClick: () => decide("refused"),
				children: t("identityRefuse")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
		]
	});
}
// packages/web/src/staff/identity-words.ts
/** What a passenger showed of themselves. */
var identityKinds = {
	selfie: "identityKindSelfie",
	id: "identityKindId"
};
/** How it stands. */
var identityStates = {
	pending: "identityIsPending",
	accepted: "identityIsAccepted",
	refused: "identityIsRefused",
	taken_back: "identityIsTakenBack"
};
// packages/web/src/staff/identity-check-screen.tsx
/** The picture, or that it has gone. A PDF is opened beside. */
function Picture({ check }) {
	const t = useText();
	const { picture, kind, pictureUntil } = check;
	const name = t(identityKinds[kind]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		className: "card doc identity-picture",
		"aria-label": name,
		children: picture === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("identityPictureGone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			picture.mediaType === "image/jpeg" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: picture.url,
				target: "_blank",
				rel: "noreferrer",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					src: picture.url,
					alt: name
				})
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "text-link",
				href: picture.url,
				target: "_blank",
				rel: "noreferrer",
				children: t("reviewOpen")
			}),
			pictureUntil === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("identityPictureGoes", { day: day(pictureUntil) })
			})
		] })
	});
}
/** How it stands, by whom, and for an accepted one the way back. */
function Standing({ check }) {
	const t = useText();
	const takeBack = useTakeIdentityBack(check.id);
	const moment = (at) => `${day(at)} ${clockTime(at)}`;
	const { userId, name, status, kind, sentAt, decidedAt, decidedBy, note } = check;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("reviewStatus"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t(identityKinds[kind])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: status === "accepted" ? "chip ok" : "chip",
					children: t(identityStates[status])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
				{
					name: t("passenger"),
					value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
						className: "text-link",
						userId,
						children: name
					})
				},
				{
					name: t("identitySentOn"),
					value: moment(sentAt)
				},
				decidedAt === null || decidedBy === null ? null : {
					name: t("identityDecidedOn"),
					value: t("identityDecidedBy", {
						name: decidedBy,
						day: moment(decidedAt)
					}),
					isLong: true
				}
			] }),
			note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: note }),
			status === "accepted" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
				text: t("identityTakeBackDo"),
				label: t("identityTakeBackWhy"),
				note: t("identityTakeBackNote"),
				kind: "danger",
				step: takeBack,
				ask: (reason) => reason
			}) : null
		]
	});
}
/** `/staff/identity/:id`: what a passenger showed of themselves, and the decision about it. */
function IdentityCheckScreen({ checkId }) {
	const t = useText();
	const { data: check, isError, refetch } = useIdentityCheck(checkId);
	if (check === void 0 && isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (check === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: "/staff/identity",
			to: "sectionIdentity"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("header", {
			className: "review-head",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
				name: check.name,
				ofPerson: true
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, { check }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Standing, { check }), check.status === "pending" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentityDecision, { check }) : null]
			})]
		})
	] });
}
// packages/web/src/staff/identity-screen.tsx
function Checks({ title, checks }) {
	const t = useText();
	if (checks.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				title,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: checks.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list",
			children: checks.map(({ id, name, kind, status, sentAt, decidedAt }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "queue-row",
				href: `/staff/identity/${id}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "title",
							children: name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption",
							children: t(identityKinds[kind])
						})]
					}),
					decidedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: t("queueSince", { time: `${day(sentAt)} ${clockTime(sentAt)}` })
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: status === "accepted" ? "chip ok" : "chip",
						children: t(identityStates[status])
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 20
					})
				]
			}) }, id))
		})]
	});
}
/** `/staff/identity`: selfies and IDs of passengers, those that wait first, and those whose pictures are still kept. */
function IdentityScreen() {
	const t = useText();
	const list = useIdentityChecks();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionIdentity")
	}), list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 64,
		count: 4
	}) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void list.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			list.data.waiting.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
				text: t("identityNothing"),
				note: t("identityNothingNote")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checks, {
				title: t("identityWaiting"),
				checks: list.data.waiting
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checks, {
				title: t("identityDecided", { n: 30 }),
				checks: list.data.decided
			})
		]
	})] });
}
// packages/web/src/staff/invitation-form.tsx
/** Where the link of an invitation leads: a password of one's own, once. */
function InvitationForm({ token }) {
	const t = useText();
	const [, go] = useLocation();
	const invitation = useInvitation(token);
	const accept = useAcceptInvitation();
	const [password, setPassword] = (0, import_react.useState)("");
	const submit = (event) => {
		event.preventDefault();
		accept.mutate({
			token,
			password
		}, { onSuccess: () => {
			toast({ title: t("inviteDone") });
			go("/staff", { replace: true });
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GateFrame, {
		title: t("inviteTitle"),
		children: invitation.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 }) : invitation.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "alert",
			children: serverMessage(invitation.error, t("staffTryLater"))
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "form",
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: invitation.data.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption team-reach",
					children: [" ", invitation.data.email]
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "hidden",
					autoComplete: "username",
					value: invitation.data.email
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
					isNew: true,
					label: t("inviteChoose"),
					value: password,
					onChange: (event) => setPassword(event.target.value)
				}),
				accept.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "field-error",
					role: "alert",
					children: serverMessage(accept.error, t("staffTryLater"))
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					busy: accept.isPending,
					children: t("inviteJoin")
				})
			]
		})
	});
}
// packages/web/src/staff/desk-api.ts
var PAGE$1 = 20;
/** What a text finds; what was found before stays until then. */
var useSearch = (q) => useQuery({
	queryKey: [deskPaths.search, q],
	enabled: q !== "",
	queryFn: () => callApi(deskPaths.search, { body: { q } }),
	staleTime: 0,
	placeholderData: (known) => q === "" ? void 0 : known
});
var usePerson = (userId) => useQuery({
	queryKey: [deskPaths.person, userId],
	queryFn: () => callApi(deskPaths.person, { params: { id: String(userId) } }),
	staleTime: 0
});
var pageAt = (before) => before === 0 ? {} : { before: String(before) };
var useTripsOf = (userId, as) => useInfiniteQuery({
	queryKey: [
		deskPaths.trips,
		userId,
		as
	],
	queryFn: ({ pageParam }) => callApi(deskPaths.trips, {
		params: { id: String(userId) },
		query: {
			as,
			...pageAt(pageParam)
		}
	}),
	initialPageParam: 0,
	getNextPageParam: (page) => page.length < PAGE$1 ? void 0 : page.at(-1)?.rideId,
	staleTime: 0
});
var useOrdersOf = (userId) => useInfiniteQuery({
	queryKey: [deskPaths.orders, userId],
	queryFn: ({ pageParam }) => callApi(deskPaths.orders, {
		params: { id: String(userId) },
		query: pageAt(pageParam)
	}),
	initialPageParam: 0,
	getNextPageParam: (page) => page.length < PAGE$1 ? void 0 : page.at(-1)?.orderId,
	staleTime: 0
});
/** Shows what is masked of a person; that it was shown stands in what was done about them. */
var useShowContact = (userId) => useMutation({
	mutationFn: (body) => callApi(deskPaths.show, {
		params: { id: String(userId) },
		body
	}),
	onSuccess: () => void queryClient.invalidateQueries({ queryKey: [deskPaths.done, userId] })
});
/** Milliseconds between looks at what somebody of the team has open. */
var LOOK_MS$1 = 1e4;
/** Live trips that need somebody. A search that finds somebody leaves the list by itself. */
var useStuck = () => useQuery({
	queryKey: [deskPaths.stuck],
	queryFn: () => callApi(deskPaths.stuck),
	refetchInterval: LOOK_MS$1,
	staleTime: 0
});
var tripKey = (rideId) => [deskPaths.trip, rideId];
var useDeskTrip = (rideId) => useQuery({
	queryKey: tripKey(rideId),
	queryFn: () => callApi(deskPaths.trip, { params: { id: String(rideId) } }),
	refetchInterval: LOOK_MS$1,
	staleTime: 0
});
var useDeskOrder = (orderId) => useQuery({
	queryKey: [deskPaths.order, orderId],
	queryFn: () => callApi(deskPaths.order, { params: { id: String(orderId) } }),
	refetchInterval: LOOK_MS$1,
	staleTime: 0
});
/** Reads what the two of a trip wrote; why is written down. */
var useTripTalk = (rideId) => useMutation({
	mutationFn: (reason) => callApi(deskPaths.tripChat, {
		params: { id: String(rideId) },
		body: { reason }
	}),
	onSuccess: () => lookAgain(rideId)
});
var useShowRider = (rideId) => useMutation({ mutationFn: (reason) => callApi(deskPaths.showRider, {
	params: { id: String(rideId) },
	body: { reason }
}) });
var lookAgain = (rideId) => {
	queryClient.invalidateQueries({ queryKey: tripKey(rideId) });
	queryClient.invalidateQueries({ queryKey: [deskPaths.tripDone, rideId] });
};
/** Moves a trip; whether or not it was done, what stands now is looked at. */
var useTeamStep = (rideId) => useMutation({
	mutationFn: (body) => callApi(teamTripPaths.step, {
		params: { id: String(rideId) },
		body
	}),
	onSettled: () => lookAgain(rideId)
});
var useNoteTrip = (rideId) => useMutation({
	mutationFn: (note) => callApi(teamTripPaths.note, {
		params: { id: String(rideId) },
		body: { note }
	}),
	onSettled: () => lookAgain(rideId)
});
/** Takes the fee of a trip back, with why. */
var useWaiveFee = (rideId) => useMutation({
	mutationFn: (reason) => callApi(teamTripPaths.waiveFee, {
		params: { id: String(rideId) },
		body: { reason }
	}),
	onSettled: () => lookAgain(rideId)
});
// packages/web/src/staff/stuck-list.tsx
var kinds$2 = {
	standing: {
		text: "stuckStanding",
		since: "stuckStandingSince",
		icon: "car"
	},
	no_driver: {
		text: "stuckNoDriver",
		since: "stuckNoDriverSince",
		icon: "search"
	},
	overlong: {
		text: "stuckOverlong",
		since: "stuckOverlongSince",
		icon: "clock"
	}
};
/** What is wrong with a trip, for how long, and whom it keeps waiting. */
function Row({ stuck }) {
	const t = useText();
	const { trip, kind, since, driver } = stuck;
	const { text, since: counted, icon } = kinds$2[kind];
	const driverName = driver === null ? null : driver.name ?? driverIdLabel(driver.driverId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "stuck-row",
		href: `/staff/trip/${trip.rideId}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "stuck-mark",
				"data-kind": kind,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: icon,
					size: 22
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "stuck-what",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title",
						children: t(text)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "label",
						children: [
							trip.pickupAddress,
							" → ",
							trip.dropoffAddress
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							"#",
							trip.rideId,
							" · ",
							t(typeNames[trip.rideType]),
							" · ",
							t(tripNames[trip.status]),
							trip.passenger === null ? "" : ` · ${trip.passenger.name}`,
							driverName === null ? "" : ` · ${t("driver")} ${driverName}`
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "stuck-clock",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenClock, { since }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t(counted, {
						time: clockTime(since),
						n: Math.round(stuck.minutes)
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
/** Trips that need somebody, what burns most first. */
function StuckList({ trips }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: trips.map((stuck) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { stuck }) }, stuck.trip.rideId))
	});
}
// packages/web/src/staff/now-screen.tsx
/** A map beside the first emergency has room from here on. */
var MAPPED$1 = "(min-width: 1000px)";
/** So many trips that are stuck leave room for what waits on a phone. */
var STUCK_AT_FIRST = 5;
/** What waits of a section; emergencies and trips that are stuck stand in lists of their own. */
var waitingIn = ({ counts }, waiting) => counts === void 0 || counts === "emergencies" || counts === "stuckTrips" ? 0 : waiting[counts];
/** What waits, section by section, the late orders first; where nothing does, nothing is said but that. */
function WaitingCards() {
	const t = useText();
	const waiting = useWaiting();
	const sections = useSections();
	if (waiting.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 56,
		count: 3
	});
	if (waiting.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void waiting.refetch()
	});
	const some = sections.filter((section) => waitingIn(section, waiting.data) > 0);
	if (some.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "card calm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "check",
			size: 28
		}), t("nowNothing")]
	});
	const isLate = ({ counts }) => counts === "lateOrders";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: [...some.filter(isLate), ...some.filter((section) => !isLate(section))].map((section) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			className: "waiting-card",
			href: section.path,
			"data-grave": isLate(section) || void 0,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: section.icon,
					size: 24
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "grow label",
					children: t(isLate(section) ? "nowLateOrders" : section.text)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: waitingIn(section, waiting.data)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 20
				})
			]
		}) }, section.path))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption muted",
		children: t("nowNothingElse")
	})] });
}
/** The emergencies that stand, each with who has it. */
function WhatBurns() {
	const t = useText();
	const list = useEmergencies();
	const isWide = useMedia(MAPPED$1);
	const open = list.data?.pages[0]?.open ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("sectionEmergencies"),
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("sectionEmergencies")
		}), list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 200 }) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void list.refetch()
		}) : open.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "card calm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "shieldcheck",
				size: 28
			}), t("nowCalm")]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: open.map((row, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Burning, {
				row,
				mapped: isWide && i === 0
			}, row.id))
		})]
	});
}
/** The trips that need somebody, the first of them; the others are a step away. */
function WhatIsStuck() {
	const t = useText();
	const stuck = useStuck();
	const { data = [] } = stuck;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("sectionStuck"),
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t("sectionStuck"),
				" ",
				data.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip bad num",
					children: data.length
				})
			]
		}), stuck.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 84,
			count: 1
		}) : stuck.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void stuck.refetch()
		}) : data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "row label muted",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "check",
				size: 20
			}), t("stuckNone")]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StuckList, { trips: data.slice(0, STUCK_AT_FIRST) }), data.length > STUCK_AT_FIRST ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: "/staff/stuck",
			children: t("stuckAll", { n: data.length })
		}) : null] })]
	});
}
/** `/staff`: what burns, then what waits. */
function NowScreen() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionNow")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-grid",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: safetyPaths.listEmergencies,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatBurns, {})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: deskPaths.stuck,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatIsStuck, {})
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-label": t("nowWaits"),
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("nowWaits")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingCards, {})]
		})]
	})] });
}
// packages/rules/src/safety/on-call.ts
/** Whether an alarm would come through to them. */
var isReachable = (reach) => reach === "both" || reach === "text" || reach === "push";
// packages/rules/src/safety/on-call-hours.ts
/** Minutes of a day on the clock. */
var DAY_MINUTES = 1440;
var DAY_MS = 864e5;
var dayOf = (ms) => {
	const at = new Date(ms);
	return {
		year: at.getUTCFullYear(),
		month: at.getUTCMonth() + 1,
		day: at.getUTCDate(),
		weekday: (at.getUTCDay() + 6) % 7
	};
};
/** The calendar day that local clocks show, as milliseconds of its midnight in UTC: days are counted, not measured. */
function calendarDay(at, timeZoneId) {
	const { year, month, day } = localMoment(at, timeZoneId);
	return Date.UTC(year, month - 1, day);
}
var isoOf = (ms) => new Date(ms).toISOString().slice(0, 10);
var endMinute = ({ fromMinute, toMinute }) => toMinute > fromMinute ? toMinute : toMinute + DAY_MINUTES;
/** The moments between which it lasts when it begins on this calendar day. On the day the clocks change it is an hour shorter or longer. */
function spanOn(hours, dayMs, timeZoneId) {
	const day = dayOf(dayMs);
	return {
		startsAt: instantOf({
			...day,
			minute: hours.fromMinute
		}, timeZoneId),
		endsAt: instantOf({
			...day,
			minute: endMinute(hours)
		}, timeZoneId)
	};
}
var beginsOn = (hours, dayMs) => hours.date === null ? hours.weekdays.includes(dayOf(dayMs).weekday) : hours.date === isoOf(dayMs);
/** Whenever it is somebody's turn between two moments; what began before and lasts into them, too. */
function spansOf(hours, { startsAt, endsAt }, timeZoneId) {
	const spans = [];
	const last = calendarDay(endsAt, timeZoneId);
	for (let day = calendarDay(startsAt, timeZoneId) - DAY_MS; day <= last; day += DAY_MS) {
		if (!beginsOn(hours, day)) continue;
		const span = spanOn(hours, day, timeZoneId);
		if (span.startsAt < endsAt && span.endsAt > startsAt && span.startsAt < span.endsAt) spans.push(span);
	}
	return spans;
}
var isAt = (hours, at, timeZoneId) => spansOf(hours, {
	startsAt: at,
	endsAt: new Date(at.getTime() + 1)
}, timeZoneId).length > 0;
/**
* Who is called at a moment, in the order in which they are called. Who stands in for a day takes the place of whoever has these
* hours every week; nobody is called twice.
*/
function chainAt(shifts, at, timeZoneId) {
	const now = shifts.filter((shift) => isAt(shift, at, timeZoneId));
	const standIns = new Set(now.filter(({ date }) => date !== null).map(({ step }) => step));
	const seen = /* @__PURE__ */ new Set();
	return now.filter(({ date, step }) => date !== null || !standIns.has(step)).toSorted((a, b) => a.step - b.step || a.id - b.id).filter(({ userId }) => !seen.has(userId) && seen.add(userId));
}
/** Who is called first within a window, from when to when, in order; where nobody is on call there is no turn. */
function turnsOf(shifts, window, timeZoneId) {
	const [start, end] = [window.startsAt.getTime(), window.endsAt.getTime()];
	const inside = (at) => Math.min(Math.max(at.getTime(), start), end);
	const spans = shifts.flatMap((shift) => spansOf(shift, window, timeZoneId));
	const edges = [...new Set(spans.flatMap(({ startsAt, endsAt }) => [inside(startsAt), inside(endsAt)]))].toSorted((a, b) => a - b);
	const turns = [];
	for (const [i, to] of edges.entries()) {
		const from = edges[i - 1];
		const first = from === void 0 ? void 0 : chainAt(shifts, new Date(from), timeZoneId)[0];
		if (from === void 0 || first === void 0) continue;
		const [startsAt, endsAt] = [new Date(from), new Date(to)];
		const before = turns.at(-1);
		if (before?.userId === first.userId && before.endsAt.getTime() === from) turns[turns.length - 1] = {
			...before,
			endsAt
		};
		else turns.push({
			userId: first.userId,
			startsAt,
			endsAt
		});
	}
	return turns;
}
// packages/web/src/staff/on-call-words.ts
var reachTexts = {
	both: "onCallReachBoth",
	text: "onCallReachText",
	push: "onCallReachPush",
	nothing: "onCallReachNothing",
	gone: "onCallReachGone"
};
var stepTexts = [
	"onCallStep1",
	"onCallStep2",
	"onCallStep3"
];
/** The place in the chain, from 1. */
var stepText = (step) => stepTexts[step - 1] ?? "onCallStep3";
/** A calendar day, whatever the zone of the reader. */
var dateName = (date) => dateText(/* @__PURE__ */ new Date(`${date}T00:00:00Z`), {
	weekday: "short",
	day: "numeric",
	month: "short",
	timeZone: "UTC"
});
/** On which days somebody is on call. */
function daysText(t, { date, weekdays }) {
	if (date !== null) return t("onCallOnce", { date: dateName(date) });
	return weekdays.length === 7 ? t("onCallEveryDay") : weekdays.map(weekdayName).join(", ");
}
/** The days with their hours, such as "Mon, Tue, 18:00 to 06:00 the next day". */
var hoursText = (t, shift) => t("onCallShift", {
	days: daysText(t, shift),
	from: shift.from,
	to: shift.to > shift.from ? shift.to : t("onCallNextDay", { time: shift.to })
});
// packages/web/src/staff/on-call-week.tsx
/** Colours that bars have before the first comes again; the letters in them tell apart who shares one. */
var TONES = 6;
/** Hours of a day that stand above the bars. */
var SCALE = [
	"00",
	"06",
	"12",
	"18",
	"24"
];
var letter = (word) => [...word][0] ?? "";
var wordsOf = (name) => name.trim().split(/\s+/u);
/** "ZN" of Zodwa Nkosi: what a short bar has room for. */
function initials(name) {
	const words = wordsOf(name);
	return letter(words[0] ?? "") + (words.length > 1 ? letter(words.at(-1) ?? "") : "");
}
/** "Zodwa N." of Zodwa Nkosi. */
function shortened(name) {
	const words = wordsOf(name);
	return words.length > 1 ? `${words[0]} ${letter(words.at(-1) ?? "")}.` : words[0] ?? "";
}
/** The hours that count: of those who can be reached. */
var counting = ({ shifts }, people) => shifts.filter(({ userId }) => isReachable(people.get(userId)?.reach ?? "gone")).map(({ from, to, ...shift }) => ({
	...shift,
	fromMinute: minuteOf(from) ?? 0,
	toMinute: minuteOf(to) ?? 0
}));
/** The next days as bars from midnight to midnight: whoever is called first, by name and colour, and hatched where nobody is. */
function OnCallWeek({ roster, people }) {
	const t = useText();
	const { days, gaps, city } = roster;
	const shifts = counting(roster, people);
	const ids = [...new Set(shifts.map(({ userId }) => userId))].toSorted((a, b) => a - b);
	const nameOf = (userId) => people.get(userId)?.name ?? "";
	const toneOf = (userId) => ids.indexOf(userId) % TONES;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "on-call-plan",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "caption on-call-legend",
			children: [
				ids.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [t("onCallSomebody"), ":"] }),
				ids.map((userId) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "on-call-who",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "on-call-swatch",
						"data-tone": toneOf(userId),
						children: initials(nameOf(userId))
					}), nameOf(userId)]
				}, userId)),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "on-call-who",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { "data-gap": true }),
						" ",
						t("onCallNobodyThen")
					]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
			className: "on-call-week",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "on-call-scale caption num",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: SCALE.map((hour) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: hour }, hour)) })]
			}), days.map(({ date, startsAt, endsAt }) => {
				const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
				const place = (from, to) => ({
					left: `${(from - start) / (end - start) * 100}%`,
					width: `${(to - from) / (end - start) * 100}%`
				});
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: dateName(date)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "on-call-day",
					children: [turnsOf(shifts, {
						startsAt: new Date(start),
						endsAt: new Date(end)
					}, city.timeZone).map((turn) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "on-call-turn",
						"data-tone": toneOf(turn.userId),
						style: place(turn.startsAt.getTime(), turn.endsAt.getTime()),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							"data-long": true,
							children: shortened(nameOf(turn.userId))
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							"data-short": true,
							children: initials(nameOf(turn.userId))
						})]
					}, turn.startsAt.getTime())), gaps.map((gap) => [Math.max(start, Date.parse(gap.startsAt)), Math.min(end, Date.parse(gap.endsAt))]).filter(([from, to]) => from < to).map(([from, to]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { style: place(from, to) }, from))]
				})] }, date);
			})]
		})]
	});
}
// packages/web/src/staff/on-call-city.tsx
/** Who would be called now, in order. */
function Now({ roster, people }) {
	const t = useText();
	const names = roster.now.map((id) => people.get(id)?.name ?? "");
	if (names.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "chip bad on-call-now",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "alert",
			size: 18
		}), t("onCallNobodyNow")]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "chip ok on-call-now",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "check",
			size: 18
		}), t("onCallNow", { names: names.reduce((first, next) => t("onCallThen", {
			first,
			next
		})) })]
	});
}
/** The hours without anybody, as one says them. */
function Gaps({ roster, people }) {
	const t = useText();
	const { gaps, city } = roster;
	const dayOf = (at) => dateText(at, {
		weekday: "short",
		day: "numeric",
		month: "short",
		timeZone: city.timeZone
	});
	const moment = (at) => `${dayOf(at)} ${clockTime(at, city.timeZone)}`;
	const end = (from, to) => dayOf(from) === dayOf(to) ? clockTime(to, city.timeZone) : moment(to);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack on-call-gaps",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("onCallWeek")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnCallWeek, {
				roster,
				people
			}),
			gaps.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("onCallCovered")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", {
				className: "label strong",
				children: t("onCallUncovered")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "on-call-list num",
				children: gaps.map(({ startsAt, endsAt }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: "label",
					children: t("onCallGap", {
						from: moment(startsAt),
						to: end(startsAt, endsAt)
					})
				}, startsAt))
			})] })
		]
	});
}
function ShiftRow({ shift, person }) {
	const t = useText();
	const remove = useRemoveShift();
	const [isAsked, setAsked] = (0, import_react.useState)(false);
	const name = person?.name ?? "";
	const hours = hoursText(t, shift);
	const reach = person?.reach ?? "gone";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "on-call-shift",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap label strong",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip",
							children: t(stepText(shift.step))
						}),
						name,
						isReachable(reach) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip bad",
							children: t(reachTexts[reach])
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption num",
					children: hours
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: onCallPaths.removeShift,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					"aria-label": t("onCallRemove", {
						name,
						days: hours
					}),
					onClick: () => setAsked(true),
					children: t("onCallRemoveDo")
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: isAsked,
				onClose: () => setAsked(false),
				title: t("onCallRemoveAsk", { name }),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "num",
						children: hours
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "danger",
						full: true,
						busy: remove.isPending,
						onClick: () => remove.mutate(shift.id, { onSuccess: () => toast({ title: t("onCallRemoved") }) }),
						children: t("onCallRemoveDo")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: remove })
				]
			})
		]
	});
}
/** The roster of one city: who is called now, the hours, and what is without anybody. */
function CityCard({ roster, people }) {
	const { city, shifts } = roster;
	const sorted = shifts.toSorted((a, b) => a.step - b.step || (a.date ?? "").localeCompare(b.date ?? "") || a.from.localeCompare(b.from));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": city.name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread on-call-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: city.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Now, {
					roster,
					people
				})]
			}),
			sorted.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "on-call-list",
				children: sorted.map((shift) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShiftRow, {
					shift,
					person: people.get(shift.userId)
				}, shift.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gaps, {
				roster,
				people
			})
		]
	});
}
// packages/web/src/staff/on-call-device.tsx
var texts = {
	on: "onCallDeviceOn",
	off: "onCallDeviceOff",
	blocked: "onCallDeviceBlocked",
	unsupported: "onCallDeviceNever"
};
/** Whether alarms ring in this browser. One that rings says so to the server anew: the session of today takes the place of yesterday's. */
function OnCallDevice() {
	const t = useText();
	const [state, setState] = (0, import_react.useState)();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [error, setError] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		pushState().then(async (now) => setState(now === "on" ? await turnPushOn() : now)).catch(() => setState("unsupported"));
	}, []);
	const turn = async (how) => {
		setBusy(true);
		setError(null);
		try {
			setState(await how());
			renewOnCall();
		} catch (failed) {
			setError(failed);
		}
		setBusy(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("onCallDevice"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("onCallDevice")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				role: "status",
				children: state === void 0 ? "" : t(texts[state])
			}),
			state === "off" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				icon: "bell",
				busy,
				onClick: () => void turn(turnPushOn),
				children: t("onCallTurnOn")
			}) : state === "on" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				busy,
				onClick: () => void turn(turnPushOff),
				children: t("onCallTurnOff")
			}) : null,
			error === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(error, t("staffTryLater"))
			})
		]
	});
}
// packages/web/src/staff/on-call-form.tsx
var steps = Array.from({ length: 3 }, (_, i) => i + 1);
var week = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
];
var hourNames = {
	from: "onCallFrom",
	to: "onCallTo"
};
/** A night, as most rosters begin. */
var NIGHT = {
	from: "18:00",
	to: "06:00"
};
/** The days of the week on which it repeats. */
function Days({ chosen, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "phrases on-call-days",
		role: "group",
		"aria-label": t("onCallWeekly"),
		children: week.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "phrase",
			"aria-pressed": chosen.includes(day),
			onClick: () => onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day]),
			children: weekdayName(day)
		}, day))
	});
}
/** Who, in which city, how early in the chain, on which days, from when to when. */
function OnCallForm({ rosters: { cities, people, rosters } }) {
	const t = useText();
	const add = useAddShift();
	const [cityId, setCityId] = (0, import_react.useState)(rosters[0]?.city.id ?? cities[0]?.id ?? "");
	const [userId, setUserId] = (0, import_react.useState)("");
	const [step, setStep] = (0, import_react.useState)(1);
	const [repeats, setRepeats] = (0, import_react.useState)(true);
	const [weekdays, setWeekdays] = (0, import_react.useState)(week);
	const [date, setDate] = (0, import_react.useState)("");
	const [hours, setHours] = (0, import_react.useState)(NIGHT);
	const city = cities.find(({ id }) => id === cityId);
	const why = userId === "" ? t("onCallNeedWho") : (repeats ? weekdays.length === 0 : date === "") ? t("onCallNeedDay") : void 0;
	const submit = (event) => {
		event.preventDefault();
		const when = repeats ? {
			date: null,
			weekdays
		} : {
			date,
			weekdays: []
		};
		const body = {
			cityId,
			userId: Number(userId),
			step,
			...when,
			...hours
		};
		add.mutate(body, { onSuccess: () => toast({ title: t("onCallAdded") }) });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc",
		"aria-label": t("onCallAdd"),
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("onCallAdd")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("onCallCity"),
				value: cityId,
				onChange: (event) => setCityId(event.target.value),
				children: cities.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: name
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("onCallWho"),
				value: userId,
				onChange: (event) => setUserId(event.target.value),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					disabled: true,
					children: t("choose")
				}), people.filter(({ reach }) => reach !== "gone").map(({ id, name, reach }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("option", {
					value: id,
					children: [
						name,
						" · ",
						t(reachTexts[reach])
					]
				}, id))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("onCallChain"),
				value: step,
				onChange: (event) => setStep(Number(event.target.value)),
				children: steps.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: t(stepText(one))
				}, one))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "field",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label",
					children: t("onCallWhen")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "phrases",
					role: "group",
					"aria-label": t("onCallWhen"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "phrase",
						"aria-pressed": repeats,
						onClick: () => setRepeats(true),
						children: t("onCallWeekly")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "phrase",
						"aria-pressed": !repeats,
						onClick: () => setRepeats(false),
						children: t("onCallOneDay")
					})]
				})]
			}),
			repeats ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {
				chosen: weekdays,
				onChange: setWeekdays
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("onCallDate"),
				hint: t("onCallDateHint"),
				type: "date",
				value: date,
				onChange: (event) => setDate(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "on-call-hours",
				children: ["from", "to"].map((end) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "field",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						"aria-hidden": "true",
						children: t(hourNames[end])
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HourField, {
						label: t(hourNames[end]),
						value: minuteOf(hours[end]) ?? 0,
						from: 0,
						onChange: (minute) => setHours({
							...hours,
							[end]: timeOfDay(minute)
						})
					})]
				}, end))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("onCallZone", { city: city?.name ?? "" })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy: add.isPending,
				why,
				children: t("onCallAdd")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: add })
		]
	});
}
// packages/web/src/staff/on-call-screen.tsx
function TestOf({ test }) {
	const t = useText();
	if (test === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption",
		children: t("onCallTestNone")
	});
	const { at, confirmedAt, missed } = test;
	const time = `${weekday(confirmedAt ?? at)} ${clockTime(confirmedAt ?? at)}`;
	if (missed && confirmedAt === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "chip bad",
		children: t("onCallTestMissed", { time })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption num",
		children: t(confirmedAt === null ? "onCallTestWaits" : "onCallTestDone", { time })
	});
}
/** Everybody who can be put on call, how they are reached, and whether the last test alarm came. */
function Team({ people }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("onCallTeam"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("onCallTeam")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "on-call-list",
			children: people.map((person) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "on-call-person",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: person.name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: isReachable(person.reach) ? "chip ok" : "chip bad",
						children: t(reachTexts[person.reach])
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: person.phone ?? t("onCallNoPhone")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TestOf, { test: person.test })]
				})]
			}, person.id))
		})]
	});
}
function Loaded({ rosters }) {
	const t = useText();
	const people = new Map(rosters.people.map((person) => [person.id, person]));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [rosters.canText ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "card on-call-note",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "alert",
			size: 28
		}), t("onCallNoText")]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "console-grid",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
			className: "stack",
			"aria-label": t("onCallRosters"),
			children: rosters.rosters.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "card doc",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "title",
					children: t("onCallNone")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("onCallNoneNote")
				})]
			}) : rosters.rosters.map((roster) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityCard, {
				roster,
				people
			}, roster.city.id))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: onCallPaths.addShift,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnCallForm, { rosters })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Team, { people: rosters.people }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnCallDevice, {})
			]
		})]
	})] });
}
/** `/staff/on-call`: who is called when an emergency is raised, city by city. */
function OnCallScreen() {
	const t = useText();
	const rosters = useRosters();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionOnCall")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("onCallIntro")
		}),
		rosters.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 })]
		}) : rosters.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void rosters.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loaded, { rosters: rosters.data })
	] });
}
// packages/rules/src/rides/receipt-number.ts
/** The number of a trip's receipt, as its passenger and driver read it: SF-000123. */
var receiptNumber = (rideId) => `SF-${String(rideId).padStart(6, "0")}`;
// packages/web/src/staff/found-rows.tsx
var when$3 = (at) => `${day(at)} ${clockTime(at)}`;
/** One of the people, with what tells them from others of that name. */
function PersonRow({ person }) {
	const t = useText();
	const { driverId, verificationStatus } = person;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row",
		href: `/staff/people/${person.userId}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "title",
					children: person.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [driverId === null ? t("passenger") : `${t("driver")} ${driverIdLabel(driverId)}`, person.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						" ",
						"· ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: person.phone })
					] })]
				})]
			}),
			person.isOnline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip ok",
				children: t("onlineNow")
			}) : null,
			verificationStatus === null || verificationStatus === "approved" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip bad",
				children: t(statusNames[verificationStatus])
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
/** A vehicle and the people who may drive it. */
function VehicleRow({ found }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "queue-row",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "row wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: found.vehicle.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label",
					children: carLooks(t, found.vehicle, found.vehicle.year)
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "row wrap",
				children: found.drivers.map(({ userId, driverId, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
					className: "text-link",
					userId,
					children: `${name} · ${driverIdLabel(driverId)}`
				}, userId))
			})]
		})
	});
}
/** A trip: from where to where, when, for whom. */
function TripRow({ trip, isReceipt = false }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row desk-row",
		href: `/staff/trip/${trip.rideId}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "title",
					children: [
						trip.pickupAddress,
						" → ",
						trip.dropoffAddress
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						isReceipt ? receiptNumber(trip.rideId) : `#${trip.rideId}`,
						" · ",
						t(typeNames[trip.rideType]),
						" · ",
						when$3(trip.requestedAt),
						trip.passenger === null ? "" : ` · ${trip.passenger.name}`
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "desk-row-state",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: tripChips[trip.status],
					children: t(tripNames[trip.status])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong num",
					children: money(trip.fare, trip.countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
/** An order: of which shop, when, for whom. */
function OrderRow({ order }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "queue-row desk-row",
		href: `/staff/order/${order.orderId}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "title",
					children: order.shop ?? t(orderKindNames[order.kind])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						order.number,
						order.dayNumber === null ? "" : ` · ${t("deskDayNumber", { n: order.dayNumber })}`,
						" · ",
						when$3(order.placedAt),
						order.customer === null ? "" : ` · ${order.customer.name}`
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "desk-row-state",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(orderNames[order.status])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong num",
					children: money(order.total, order.countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "fwd",
				size: 20
			})
		]
	});
}
// packages/web/src/staff/order-cards.tsx
var when$2 = (at) => `${day(at)} ${clockTime(at)}`;
var actorNames$1 = {
	customer: "factCustomer",
	merchant: "factShop",
	courier: "driver",
	system: "byItself"
};
var reasonNames = {
	no_courier: "deskOrderNoCourier",
	no_answer: "deskOrderNoAnswer"
};
/** What the product ended it for, in words; what a shop wrote, as it was. */
function reasonOf(t, reason) {
	if (reason === null) return "";
	const name = reasonNames[reason];
	return name === void 0 ? reason : t(name);
}
/** When what happened to an order; what is still to come says until when. */
function OrderTimes({ page }) {
	const t = useText();
	const { order, answerBy, acceptedAt, readyBy, readyAt, pickedUpAt, endedAt, endedBy, endReason, searches } = page;
	const times = [
		{
			text: t("deskOrderPlaced"),
			at: order.placedAt,
			...answerBy === null ? {} : { more: t("deskOrderAnswerBy", { time: clockTime(answerBy) }) }
		},
		{
			text: t("deskOrderAccepted"),
			at: acceptedAt,
			...readyBy === null ? {} : { more: t("deskOrderReadyBy", { time: clockTime(readyBy) }) }
		},
		{
			text: t("deskOrderReadyAt"),
			at: readyAt,
			...searches < 2 ? {} : { more: t("deskOrderSearches", { n: searches }) }
		},
		{
			text: t("deskOrderPickedUp"),
			at: pickedUpAt
		},
		{
			text: t(orderNames[order.status]),
			at: endedAt,
			more: [endedBy === null ? "" : t(actorNames$1[endedBy]), reasonOf(t, endReason)].filter((part) => part !== "").join(" · ")
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("tripTimeline"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("tripTimeline")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "timeline",
			children: times.map(({ text, at, more }) => at === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: text
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [when$2(at), more === void 0 || more === "" ? "" : ` · ${more}`]
			})] }, text))
		})]
	});
}
var lineNames = {
	picked: "boardPicked",
	replaced: "boardReplaced",
	missing: "boardMissing"
};
/** What was ordered and what it costs. */
function OrderLines({ page }) {
	const t = useText();
	const { countryId, total } = page.order;
	const sums = [
		...page.lines.length === 0 ? [] : [{
			text: t("deskOrderItems"),
			amount: page.items
		}],
		{
			text: t("deskOrderDelivery"),
			amount: page.delivery
		},
		...Number(page.service) === 0 ? [] : [{
			text: t("deskOrderService"),
			amount: page.service
		}]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("deskOrderWhat"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("deskOrderWhat")
			}),
			page.lines.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: page.lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "label strong",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "num",
								children: [line.quantity, " ×"]
							}),
							" ",
							line.name
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption desk-under",
						children: [[line.unit, ...line.extras].filter((part) => part !== "").join(" · "), line.state === "ordered" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: line.state === "missing" ? "chip bad" : "chip",
								children: t(lineNames[line.state])
							}),
							" ",
							line.replacedBy
						] })]
					})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: money(line.price, countryId)
					})]
				}, line.lineId))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: sums.map(({ text, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: text
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: money(amount, countryId)
					})]
				}, text))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row spread money-total",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: t("total")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: money(total, countryId)
				})]
			})
		]
	});
}
// packages/web/src/staff/shown-contact.tsx
var shows = {
	phone: "deskShowPhone",
	email: "deskShowEmail"
};
/** What can be read, and rung once it is whole. */
function Value({ field, masked, shown }) {
	if (field === "email") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "caption",
		children: shown ?? masked
	});
	if (shown === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: masked });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: "text-link",
		href: `tel:${shown}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone: shown })
	});
}
/** A phone number or e-mail of somebody: masked, until who may says why they need it. It stays shown until the page is left. */
function ShownContact({ userId, field, masked }) {
	const t = useText();
	const [shown, setShown] = (0, import_react.useState)();
	const step = useShowContact(userId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "shown-contact",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Value, {
			field,
			masked,
			shown
		}), shown === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: deskPaths.show,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
				text: t(shows[field]),
				note: t("deskWhyNote"),
				step,
				ask: (reason) => ({
					field,
					reason
				}),
				onDone: ({ value }) => setShown(value)
			})
		}) : null]
	});
}
/** The phone of who rides where somebody else asked. */
function ShownRider({ rideId, masked }) {
	const t = useText();
	const [shown, setShown] = (0, import_react.useState)();
	const step = useShowRider(rideId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "shown-contact",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Value, {
			field: "phone",
			masked,
			shown
		}), shown === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: deskPaths.showRider,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
				text: t("deskShowPhone"),
				note: t("deskWhyNote"),
				step,
				ask: (reason) => reason,
				onDone: ({ value }) => setShown(value)
			})
		}) : null]
	});
}
// packages/web/src/staff/order-screen.tsx
function Head$2({ page }) {
	const t = useText();
	const { order, parcel } = page;
	const method = methodNames[page.paymentMethod];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "review-head",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: order.shop ?? t(orderKindNames[order.kind]) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "row wrap",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(orderNames[order.status])
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "card facts-card",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
					{
						name: t("factOrder"),
						value: order.number
					},
					order.dayNumber === null ? null : {
						name: t("factCalled"),
						value: `#${order.dayNumber}`
					},
					{
						name: t("factKind"),
						value: t(orderKindNames[order.kind])
					},
					{
						name: t("factPayment"),
						value: method === void 0 ? page.paymentMethod : t(method)
					},
					{
						name: t("factFrom"),
						value: page.pickupAddress,
						isLong: true
					},
					{
						name: t("factTo"),
						value: page.dropoffAddress,
						isLong: true
					},
					parcel === null ? null : {
						name: t("factWeight"),
						value: `${parcel.weight} kg`
					},
					parcel?.receiver == null ? null : {
						name: t("factReceiver"),
						value: parcel.receiver
					}
				] })
			})
		]
	});
}
/** Who ordered, and the shop's board. */
function People$2({ page }) {
	const t = useText();
	const may = useMay();
	const { shop, customerPhone, note } = page;
	const { customer } = page.order;
	if (customer === null && shop === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("deskPeople"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("deskPeople")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "desk-facts",
			children: [customer === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "desk-party",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption desk-under",
						children: t("factCustomer")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
						className: "text-link",
						userId: customer.userId,
						children: customer.name
					})] }),
					customerPhone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownContact, {
						userId: customer.userId,
						field: "phone",
						masked: customerPhone
					}),
					note === null || note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: note
					})
				]
			}), shop === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "desk-party",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: t("factShop")
					}),
					may(orderPaths.board) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "text-link",
						href: `/staff/boards/${shop.merchantId}`,
						children: shop.name
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: shop.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: shop.address
					})
				]
			})]
		})]
	});
}
/** `/staff/order/:id`: one order with all that is known of it. */
function OrderScreen({ orderId }) {
	const t = useText();
	const { data: page, isError, refetch } = useDeskOrder(orderId);
	if (page === void 0 && isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (page === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: SEARCH_PATH,
			to: "sectionSearch"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head$2, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderTimes, { page }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People$2, { page })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLines, { page }), page.trip === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "stack",
					"aria-label": t("deskOrderTrip"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "h2",
						children: t("deskOrderTrip")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "card list",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripRow, { trip: page.trip })
					})]
				})]
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: deskPaths.orderDone,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "stack",
				"aria-label": t("deskDone"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("deskDone")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditTable, { about: { orderId } })]
			})
		})
	] });
}
// packages/web/src/staff/outbox-screen.tsx
var statusTexts = {
	waiting: "outboxWaits",
	sent: "outboxSent",
	written: "outboxWritten",
	failed: "outboxFailed"
};
var channelName = (t, channel) => ({
	sms: "SMS",
	mail: t("email"),
	call: t("outboxCall"),
	whatsapp: "WhatsApp"
})[channel];
function Message({ message }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "outbox-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "label strong num",
					children: [
						channelName(t, message.channel),
						" · ",
						message.recipient
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row",
					children: [message.urgent ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip bad",
						children: t("outboxUrgent")
					}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: message.status === "written" || message.status === "failed" ? "chip bad" : "chip",
						children: t(statusTexts[message.status])
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					day(message.createdAt),
					" ",
					clockTime(message.createdAt),
					" · ",
					t("outboxTries", { n: message.attempts }),
					message.lastError === null ? "" : ` · ${message.lastError}`
				]
			}),
			message.status === "written" && message.recipient.startsWith("+") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "text-link",
				href: `tel:${message.recipient}`,
				children: t("outboxRing")
			}) : null,
			message.subject === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: message.subject
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "outbox-body",
				children: message.body ?? t("outboxSecret")
			})
		]
	});
}
function Lists({ waiting, all }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		all.some(({ status }) => status === "written") ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "card outbox-written",
			role: "note",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "alert",
				size: 28
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: t("outboxWrittenOnly")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("outboxWrittenNote")
			})] })]
		}) : waiting.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			inline: all.length > 0,
			text: t("outboxNone"),
			note: t("outboxNote")
		}) : null,
		waiting.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t("outboxWaiting"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: waiting.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: waiting.map((message) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { message }, message.id))
		})] }),
		all.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("outboxAll")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: all.map((message) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { message }, message.id))
		})] })
	] });
}
/** `/staff/outbox`: what went out to people outside, and what nobody took yet. */
function OutboxScreen() {
	const t = useText();
	const outbox = useOutbox();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionOutbox")
		}),
		outbox.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 92,
			count: 5
		}) : outbox.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void outbox.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lists, {
			waiting: outbox.data.pages[0]?.waiting ?? [],
			all: outbox.data.pages.flatMap((page) => page.messages)
		}),
		outbox.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			busy: outbox.isFetchingNextPage,
			onClick: () => void outbox.fetchNextPage(),
			children: t("emergenciesMore")
		}) : null
	] });
}
// packages/web/src/staff/waiting-list-screen.tsx
var PAGE = 50;
var useWaitingList = () => useInfiniteQuery({
	queryKey: [countryPaths.listWaiting],
	queryFn: ({ pageParam }) => callApi(countryPaths.listWaiting, { query: pageParam === 0 ? {} : { before: String(pageParam) } }),
	initialPageParam: 0,
	getNextPageParam: (page) => page.people.length < PAGE ? void 0 : page.people.at(-1)?.id,
	staleTime: 0
});
function People$1({ pages }) {
	const t = useText();
	const people = pages.flatMap((page) => page.people);
	if (people.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("waitingNobody"),
		note: t("waitingNote")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "row wrap",
		children: (pages[0]?.countries ?? []).map(({ country, people: n }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "chip num",
			children: [
				country,
				" · ",
				n
			]
		}, country))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: people.map((person) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "outbox-row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong num",
					children: person.contact
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: day(person.createdAt)
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: [person.city, person.country].filter((part) => part !== null && part !== "").join(", ")
			})]
		}, person.id))
	})] });
}
/** `/staff/waiting-list`: who asked for a country or a city, so that somebody can write to them when it opens. */
function WaitingListScreen() {
	const t = useText();
	const waiting = useWaitingList();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionWaiting")
		}),
		waiting.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 68,
			count: 5
		}) : waiting.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void waiting.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People$1, { pages: waiting.data.pages }),
		waiting.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			busy: waiting.isFetchingNextPage,
			onClick: () => void waiting.fetchNextPage(),
			children: t("emergenciesMore")
		}) : null
	] });
}
// packages/web/src/staff/budgets-today.tsx
/** What incentives and promotions have cost today; nothing where none has cost anything. */
function BudgetsToday() {
	const t = useText();
	const budgets = useQuery({
		queryKey: [budgetPaths.budgets],
		queryFn: () => callApi(budgetPaths.budgets),
		staleTime: 0
	});
	if (budgets.data === void 0 || budgets.data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("budgetsToday"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("budgetsToday")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: budgets.data.map(({ market, programme, countryId, spent, budget }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "card doc",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: programme }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: budget === null ? money(spent, countryId) : t("budgetSpent", {
							spent: money(spent, countryId),
							budget: money(budget, countryId)
						})
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: market
				})]
			}, `${market} ${programme}`))
		})]
	});
}
// packages/web/src/staff/ended-payouts.tsx
var outcomeNames = {
	paid: "staffPayoutPaid",
	failed: "payoutCouldNot"
};
/** How earlier payouts ended: what staff look up when a driver asks after one. */
function EndedPayouts({ list, outcome, onOutcome }) {
	const t = useText();
	const rows = list.data?.pages.flat() ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("payoutsEnded"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("payoutsEnded")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFilter, {
				choices: payoutOutcomes.map((id) => ({
					id,
					text: t(outcomeNames[id])
				})),
				chosen: outcome,
				onChange: onOutcome
			}),
			rows.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("filterNone")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					className: "queue-row",
					href: `/staff/drivers/${row.driverId}`,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "payout-row",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "label strong",
								children: row.driverName
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "label strong num",
								children: money(row.amount, row.countryId)
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: row.outcome === "paid" ? "chip ok" : "chip bad",
								children: t(outcomeNames[row.outcome])
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "payout-facts caption num",
								children: [
									`${day(row.endedAt)} ${clockTime(row.endedAt)}`,
									row.endedBy,
									row.destination,
									row.note
								].map((fact, i) => fact === null || fact === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: fact }, i))
							})
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "fwd",
						size: 20
					})]
				}) }, row.id))
			}),
			list.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				busy: list.isFetchingNextPage,
				onClick: () => void list.fetchNextPage(),
				children: t("emergenciesMore")
			}) : null
		]
	});
}
// packages/web/src/staff/packages-sold.tsx
function Figure({ figure }) {
	const t = useText();
	const sum = (amount) => money(amount, figure.countryId, figure.decimals);
	const isShort = figure.margin.startsWith("-");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: figure.package }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num",
					children: t("packagesSoldFor", {
						n: figure.sold,
						sum: sum(figure.paid)
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: figure.market
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					t("packagesDriven", { n: figure.driven }),
					" · ",
					t("packagesHeld", { sum: sum(figure.held) }),
					" ·",
					" ",
					t("packagesReturned", { sum: sum(figure.returned) })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: t(isShort ? "packagesAdded" : "packagesOver", { sum: sum(figure.margin.replace("-", "")) })
			})
		]
	});
}
/** What became of the packages of rides that cities sold; nothing where none was. */
function PackagesSold() {
	const t = useText();
	const figures = useQuery({
		queryKey: [packageStaffPaths.figures],
		queryFn: () => callApi(packageStaffPaths.figures),
		staleTime: 0
	});
	if (figures.data === void 0 || figures.data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("packagesSold"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("packagesSold")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: figures.data.map((figure) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Figure, { figure }, `${figure.market} ${figure.package}`))
		})]
	});
}
// packages/web/src/staff/payouts-screen.tsx
/** The trips that the amount was earned with, and what does not fit of them. */
function BehindPayout({ payoutId }) {
	const t = useText();
	const trips = usePayoutTrips(payoutId);
	if (trips.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 80 });
	if (trips.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void trips.refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
		line: t("payoutTrips", { n: trips.data.length }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: trips.data.map((trip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckedTripFacts, { trip }) }, trip.rideId))
		})
	});
}
function PayoutCard({ payout }) {
	const t = useText();
	const decide = useDecidePayout();
	const ask = useAskConsent();
	const [note, setNote] = (0, import_react.useState)("");
	const end = (outcome) => decide.mutate({
		id: payout.id,
		outcome,
		note: note.trim()
	}, { onSuccess: () => toast({ title: t("reviewDone") }) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		"aria-label": payout.driverName,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverLink, {
					className: "title text-link",
					driverId: payout.driverId,
					children: payout.driverName
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "title num",
					children: money(payout.amount, payout.countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "num",
				children: payout.destination
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					payout.phone,
					" · ",
					t("queueSince", { time: `${day(payout.askedAt)} ${clockTime(payout.askedAt)}` })
				]
			}),
			payout.consent === "not_needed" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t(payout.consent === "given" ? "payoutGiven" : "payoutLarge")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BehindPayout, { payoutId: payout.id }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
				to: payoutPaths.decide,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("payoutNote"),
					value: note,
					maxLength: 500,
					onChange: (event) => setNote(event.target.value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [payout.consent === "needed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						busy: ask.isPending,
						onClick: () => ask.mutate(payout.id),
						children: t("payoutAsk")
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						busy: decide.isPending,
						why: payout.consent === "asked" ? t("payoutAsked") : void 0,
						onClick: () => end("paid"),
						children: t("staffPayoutPaid")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "danger",
						small: true,
						busy: decide.isPending,
						why: note.trim() === "" ? t("needNote") : void 0,
						onClick: () => end("failed"),
						children: t("payoutCouldNot")
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: ask }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: decide })
		]
	});
}
/** `/staff/payouts`: what drivers asked to have paid out, oldest first, what bonuses and promotions cost today, what became of packages, and what ended. */
function PayoutsScreen() {
	const t = useText();
	const payouts = usePayouts();
	const [outcome, setOutcome] = useNarrowed("outcome", payoutOutcomes);
	const ended = useEndedPayouts(outcome);
	const history = outcome !== void 0 || (ended.data?.pages[0]?.length ?? 0) > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionPayouts")
		}),
		payouts.isPending || ended.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-cards",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 300 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 300 })]
		}) : payouts.isError || ended.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void Promise.all([payouts.refetch(), ended.refetch()])
		}) : payouts.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			inline: history,
			text: t("payoutsNone"),
			note: t("payoutsNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "console-cards",
			children: payouts.data.map((payout) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayoutCard, { payout }, payout.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BudgetsToday, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackagesSold, {}),
		history && payouts.isSuccess && ended.isSuccess ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndedPayouts, {
			list: ended,
			outcome,
			onOutcome: setOutcome
		}) : null
	] });
}
// packages/rules/src/users/device-name.ts
var browsers = [
	["Edge", /\bEdg(?:e|A|iOS)?\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Opera", /\b(?:OPR|Opera|OPT)\//],
	["Firefox", /\b(?:Firefox|FxiOS)\//],
	["Chrome", /\b(?:Chrome|CriOS)\//],
	["Safari", /\bSafari\//]
];
var systems = [
	["Android", /\bAndroid\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMac OS X\b/],
	["Linux", /\bLinux\b/]
];
var nameIn = (list, text) => list.find(([, sign]) => sign.test(text))?.[0];
/** What a person recognises a signed-in device by, such as "Chrome, Android"; null when the browser did not say. */
function deviceName(userAgent) {
	if (userAgent === null) return null;
	const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((part) => part !== void 0);
	return parts.length === 0 ? null : parts.join(", ");
}
// packages/web/src/staff/standing-api.ts
var keyOf = (userId) => [standingStaffPaths.ofPerson, userId];
var useSuspensions = () => useQuery({
	queryKey: [standingStaffPaths.list],
	queryFn: () => callApi(standingStaffPaths.list),
	staleTime: 0
});
var useStandingOf = (userId) => useQuery({
	queryKey: keyOf(userId),
	queryFn: () => callApi(standingStaffPaths.ofPerson, { params: { id: String(userId) } }),
	staleTime: 0
});
/** Whether or not it was done, what stands now is looked at: the state, and what was done about the person. */
var lookAt = (userId) => {
	for (const queryKey of [
		keyOf(userId),
		[deskPaths.person, userId],
		[deskPaths.done, userId]
	]) queryClient.invalidateQueries({ queryKey });
};
var useSuspend = (userId) => useMutation({
	mutationFn: (body) => callApi(standingStaffPaths.suspend, {
		params: { id: String(userId) },
		body
	}),
	onSettled: () => lookAt(userId)
});
var useLookAgain = (userId) => useMutation({
	mutationFn: ({ id, ...body }) => callApi(standingStaffPaths.look, {
		params: { id: String(id) },
		body
	}),
	onSettled: () => lookAt(userId)
});
var useAskBan = (userId) => useMutation({
	mutationFn: (id) => callApi(standingStaffPaths.askBan, { params: { id: String(id) } }),
	onSettled: () => lookAt(userId)
});
// packages/web/src/staff/person-state.tsx
/** What entitles a driver, and the papers behind it. */
function DriverState({ driver }) {
	const t = useText();
	const { verificationStatus: status, suspension, vehicle } = driver;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "row wrap",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: status === "approved" ? "chip ok" : "chip bad",
				children: t(statusNames[status])
			}), driver.isOnline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip ok",
				children: t("onlineNow")
			}) : null]
		}),
		suspension === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [t("suspendHeading"), ":"] }),
			" ",
			suspension.reason,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption num",
				children: t("queueSince", { time: day(suspension.since) })
			})
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "row wrap desk-car",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label",
				children: carLooks(t, vehicle, vehicle.year)
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "desk-facts",
			children: driver.papers.map((paper) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: staffPaper(t, paper)
				}), paper.expiryDate === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num desk-under",
					children: t("reviewExpires", { date: day(paper.expiryDate) })
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: paper.status === "rejected" ? "chip bad" : paper.status === "approved" ? "chip ok" : "chip",
					children: t(statusNames[paper.status])
				})]
			}, `${paper.documentType} ${paper.expiryDate}`))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: reviewPaths.driver,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: `/staff/drivers/${driver.driverId}`,
				children: t("deskPapers")
			})
		})
	] });
}
/** What a passenger showed of themselves, and how it stands; leads there whoever may decide it. */
function IdentityChip({ identity }) {
	const t = useText();
	const may = useMay();
	if (identity === null) return null;
	const look = identity.status === "accepted" ? "chip ok" : "chip";
	const words = `${t(identityKinds[identity.kind])}: ${t(identityStates[identity.status])}, ${day(identity.at)}`;
	if (!may(identityStaffPaths.read)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: look,
		children: words
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: `${look} identity-link`,
		href: `/staff/identity/${identity.checkId}`,
		children: words
	});
}
/** How somebody stands: whether they may ride or drive, and by which papers. */
function PersonState({ person }) {
	const t = useText();
	const isSuspended = useStandingOf(person.userId).data?.some(({ side, endedAt }) => side === "passenger" && endedAt === null) === true;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("deskState"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("deskState")
		}), person.isDeleted ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "chip bad",
			children: t("deskDeleted")
		}) : person.driver === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "row wrap",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: isSuspended ? "chip bad" : "chip ok",
					children: t(isSuspended ? statusNames.suspended : "deskMayRide")
				}),
				person.genderVerified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t("deskGenderSeen")
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentityChip, { identity: person.identity })
			]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverState, { driver: person.driver })]
	});
}
// packages/web/src/staff/person-trips.tsx
function Listed({ list, none, row }) {
	const t = useText();
	if (list.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 60,
		count: 3
	});
	if (list.isError || list.data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void list.refetch()
	});
	const rows = list.data.pages.flat();
	if (rows.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "card doc label muted",
		children: none
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: rows.map(row)
	}), list.hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		busy: list.isFetchingNextPage,
		onClick: () => void list.fetchNextPage(),
		children: t("auditOlder")
	}) : null] });
}
function Trips({ userId, as }) {
	const t = useText();
	const list = useTripsOf(userId, as);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listed, {
		list,
		none: t("deskNoTrips"),
		row: (trip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripRow, { trip }) }, trip.rideId)
	});
}
function Orders({ userId }) {
	const t = useText();
	const list = useOrdersOf(userId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listed, {
		list,
		none: t("deskNoOrders"),
		row: (order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order }) }, order.orderId)
	});
}
var sides = {
	driver: "deskDriven",
	passenger: "deskAsked",
	orders: "deskOrders"
};
/** What somebody drove, asked for and ordered, one of them at a time. */
function PersonTrips({ userId, drives }) {
	const t = useText();
	const [side, setSide] = (0, import_react.useState)(drives ? "driver" : "passenger");
	const shown = Object.keys(sides).filter((one) => drives || one !== "driver");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("deskHistory"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("deskHistory")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "phrases",
				role: "group",
				"aria-label": t("filterShow"),
				children: shown.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "phrase",
					"aria-pressed": one === side,
					onClick: () => setSide(one),
					children: t(sides[one])
				}, one))
			}),
			side === "orders" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Orders, { userId }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trips, {
				userId,
				as: side
			}, side)
		]
	});
}
// packages/web/src/staff/look-again.tsx
/** A person of the team looks again: lifts it, upholds it until another day, or asks a second person for a ban. */
function LookAgain({ suspension }) {
	const t = useText();
	const { id, userId, isBan, banAsked } = suspension;
	const look = useLookAgain(userId);
	const ban = useAskBan(userId);
	const [words, setWords] = (0, import_react.useState)("");
	const [day, setDay] = (0, import_react.useState)(proposedDay);
	const said = words.trim();
	const [isMissing, setMissing] = (0, import_react.useState)(false);
	const go = (outcome) => {
		if (said === "") return setMissing(true);
		look.mutate({
			id,
			outcome,
			words: said,
			...outcome === "upheld" && !isBan ? { reviewAt: momentOf(day) } : {}
		}, { onSuccess: () => {
			setWords("");
			toast({ title: t("reviewDone") });
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("suspendWords"),
				hint: t("suspendWordsHint"),
				value: words,
				rows: 2,
				maxLength: SUSPENSION_WORDS_AT_MOST,
				error: isMissing ? t("needNote") : void 0,
				onChange: (event) => {
					setWords(event.target.value);
					setMissing(false);
				}
			}),
			isBan ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewDay, {
				value: day,
				onChange: setDay
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						busy: look.isPending,
						onClick: () => go("lifted"),
						children: t("suspendLift")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: look.isPending,
						onClick: () => go("upheld"),
						children: t("suspendUphold")
					}),
					isBan || banAsked ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "danger",
						small: true,
						busy: ban.isPending,
						onClick: () => ban.mutate(id),
						children: t("suspendBan")
					})
				]
			}),
			banAsked && !isBan ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("suspendBanAsked")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: look }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: ban })
		]
	});
}
// packages/web/src/staff/suspend-form.tsx
/** Suspends a person: all that is typed here the person reads. */
function SuspendForm({ userId, sides, onDone }) {
	const t = useText();
	const step = useSuspend(userId);
	const [side, setSide] = (0, import_react.useState)(sides[0] ?? "passenger");
	const [reason, setReason] = (0, import_react.useState)("safety");
	const [words, setWords] = (0, import_react.useState)("");
	const [trips, setTrips] = (0, import_react.useState)("");
	const [evidence, setEvidence] = (0, import_react.useState)("");
	const [day, setDay] = (0, import_react.useState)(proposedDay);
	const rideIds = trips.match(/\d+/g)?.map(Number).slice(0, 10) ?? [];
	const go = () => step.mutate({
		side,
		reason,
		words: words.trim(),
		reviewAt: momentOf(day),
		...rideIds.length === 0 ? {} : { rideIds },
		...evidence.trim() === "" ? {} : { evidence: evidence.trim() }
	}, { onSuccess: () => {
		toast({ title: t("reviewDone") });
		onDone();
	} });
	const lacks = words.trim() === "" ? t("needNote") : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: (event) => {
			event.preventDefault();
			if (lacks === void 0) go();
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("suspendSide"),
				value: side,
				onChange: (event) => setSide(event.target.value),
				children: sides.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: t(sideNames[one])
				}, one))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("suspendBecause"),
				value: reason,
				onChange: (event) => setReason(event.target.value),
				children: suspensionReasons.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: t(reasonNames$1[one])
				}, one))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("suspendWords"),
				hint: t("suspendWordsHint"),
				value: words,
				rows: 3,
				maxLength: SUSPENSION_WORDS_AT_MOST,
				onChange: (event) => setWords(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("suspendTrips"),
				hint: t("suspendTripsHint"),
				error: fieldMessage(step.error, "rideIds"),
				value: trips,
				inputMode: "numeric",
				maxLength: 100,
				onChange: (event) => setTrips(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: t("suspendEvidence"),
				value: evidence,
				rows: 2,
				maxLength: SUSPENSION_WORDS_AT_MOST,
				onChange: (event) => setEvidence(event.target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewDay, {
				value: day,
				onChange: setDay
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				kind: "danger",
				busy: step.isPending,
				why: lacks,
				children: t("suspendNow")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
		]
	});
}
// packages/web/src/staff/suspension-facts.tsx
/** One suspension as the team reads it: what the person was told, what they answered, what came of it. */
function SuspensionFacts({ suspension }) {
	const t = useText();
	const { side, reason, words, evidence, rideIds, since, suspendedBy, isBan, reviewAt, waits, answer, answeredAt } = suspension;
	const { lookedAt, lookedBy, lookedWords, endedAt } = suspension;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "row wrap",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: endedAt === null ? "chip bad" : "chip",
					children: [
						t(sideNames[side]),
						" · ",
						t(reasonNames$1[reason])
					]
				}),
				isBan ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip bad",
					children: t("suspendIsBan")
				}) : null,
				waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip wait",
					children: t("suspendWaits")
				}) : null,
				reviewAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t("suspendLookDue", { date: day(reviewAt) })
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words }),
		evidence === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: evidence
		}),
		rideIds.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "row wrap caption num",
			children: rideIds.map((rideId) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripLink, {
				rideId,
				className: "text-link",
				children: t("standingTrip", { n: String(rideId) })
			}, rideId))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "caption num",
			children: [
				t("queueSince", { time: day(since) }),
				" · ",
				t("suspendBy", { name: suspendedBy })
			]
		}),
		answer === null || answeredAt === null ? endedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label muted",
			children: t("suspendNoAnswer")
		}) : null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label num",
			children: t("suspendAnswered", { date: day(answeredAt) })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: answer })] }),
		lookedAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label num",
			children: t(endedAt === null ? "suspendUpheldBy" : "suspendLiftedBy", {
				name: lookedBy ?? "",
				date: day(lookedAt)
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: lookedWords })] })
	] });
}
// packages/web/src/staff/standing-card.tsx
/** On a person's page: what stands and stood against them, and what the team does about it. */
function StandingCard({ userId, drives }) {
	const t = useText();
	const { data, isError, refetch } = useStandingOf(userId);
	const [open, setOpen] = (0, import_react.useState)(false);
	if (data === void 0 && isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 120 });
	const free = standingSides.filter((side) => (drives || side === "passenger") && data.every((one) => one.side !== side || one.endedAt !== null));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("suspendHeading"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("suspendHeading")
			}),
			data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("suspendNever")
			}) : null,
			data.map((suspension) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuspensionFacts, { suspension }), suspension.endedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
					to: standingStaffPaths.look,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LookAgain, { suspension })
				}) : null]
			}, suspension.id)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
				to: standingStaffPaths.suspend,
				children: [free.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					small: true,
					onClick: () => setOpen(true),
					children: t("suspendNew")
				}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
					open,
					onClose: () => setOpen(false),
					title: t("suspendNew"),
					tall: true,
					children: open ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuspendForm, {
						userId,
						sides: free.toReversed(),
						onDone: () => setOpen(false)
					}) : null
				})]
			})
		]
	});
}
// packages/web/src/staff/person-screen.tsx
var methods = {
	password: "deskByPassword",
	code: "deskByCode",
	quick: "deskByTap",
	staff: "deskByPassword"
};
var languageNames = {
	en: "factEnglish",
	sw: "factSwahili",
	st: "factSesotho"
};
function Head$1({ person }) {
	const t = useText();
	const { userId, driver, phone, email } = person;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "review-head",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
			name: person.name === "" ? t("deskDeleted") : person.name,
			ofPerson: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "card facts-card",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
				{
					name: t("factRole"),
					value: driver === null ? t("passenger") : `${t("driver")} ${driverIdLabel(driver.driverId)}`
				},
				{
					name: t("factAccount"),
					value: `#${userId}`
				},
				{
					name: t("factRating"),
					value: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: person.rating }),
						" ",
						person.ratings === 0 ? null : t("factRatings", { n: person.ratings })
					] })
				},
				{
					name: t("deskTrips"),
					value: person.totalRides
				},
				{
					name: t("language"),
					value: t(languageNames[person.language])
				},
				{
					name: t("factSince"),
					value: day(person.registeredAt)
				},
				phone === null ? null : {
					name: t("factPhone"),
					value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownContact, {
						userId,
						field: "phone",
						masked: phone
					})
				},
				email === null ? null : {
					name: t("factEmail"),
					value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownContact, {
						userId,
						field: "email",
						masked: email
					})
				}
			] })
		})]
	});
}
function Sessions({ sessions }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("deskSessions"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				className: "h2 counted",
				children: [
					t("deskSessions"),
					" ",
					sessions.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip num",
						children: sessions.length
					})
				]
			}),
			sessions.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted",
				children: t("teamNotSignedIn")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: sessions.map(({ since, browser, method }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label strong",
					children: deviceName(browser) ?? t("deskNoBrowser")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "caption num",
					children: [
						day(since),
						" ",
						clockTime(since),
						" · ",
						t(methods[method])
					]
				})] }, since))
			})
		]
	});
}
/** `/staff/people/:id`: how somebody stands, what they asked for and drove, and what was done about them. */
function PersonScreen({ userId }) {
	const t = useText();
	const { data: person, isError, refetch } = usePerson(userId);
	if (person === void 0 && isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (person === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: SEARCH_PATH,
			to: "sectionSearch"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head$1, { person }),
		person.live.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "stack",
			"aria-label": t("deskLive"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("deskLive")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: person.live.map((trip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripRow, { trip }) }, trip.rideId))
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonState, { person }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StandingCard, {
					userId,
					drives: person.driver !== null
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "stack",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sessions, { sessions: person.sessions })
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonTrips, {
			userId,
			drives: person.driver !== null
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "stack",
			"aria-label": t("deskDone"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("deskDone")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditTable, { about: { userId } })]
		})
	] });
}
// packages/web/src/staff/after-trip-api.ts
var conductKey = [conductPaths.list];
/** People whom many others do not want to meet again. */
var useConduct = (enabled) => useQuery({
	queryKey: conductKey,
	enabled,
	queryFn: () => callApi(conductPaths.list),
	staleTime: 0
});
var useCloseConduct = () => useMutation({
	mutationFn: ({ id, note }) => callApi(conductPaths.close, {
		params: { id: String(id) },
		body: { note }
	}),
	onSuccess: (list) => queryClient.setQueryData(conductKey, list),
	onError: () => void queryClient.invalidateQueries({ queryKey: conductKey })
});
var lostKey = [lostPaths.list];
/** What was left in cars and neither given back nor given up. */
var useLostReports = (enabled) => useQuery({
	queryKey: lostKey,
	enabled,
	queryFn: () => callApi(lostPaths.list),
	staleTime: 0
});
var useDecideLost = () => useMutation({
	mutationFn: ({ id, state }) => callApi(lostPaths.decide, {
		params: { id: String(id) },
		body: { state }
	}),
	onSuccess: (list) => queryClient.setQueryData(lostKey, list),
	onError: () => void queryClient.invalidateQueries({ queryKey: lostKey })
});
// packages/web/src/staff/conduct-list.tsx
function Review({ review }) {
	const t = useText();
	const close = useCloseConduct();
	const [note, setNote] = (0, import_react.useState)("");
	const done = () => close.mutate({
		id: review.id,
		note: note.trim()
	}, { onSuccess: () => toast({ title: t("reviewDone") }) });
	const name = `${review.name} · ${t(review.userType === "driver" ? "driver" : "passenger")}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "stack",
		"aria-label": review.name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [review.driverId === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "title",
					children: name
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverLink, {
					className: "title text-link",
					driverId: review.driverId,
					children: name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: review.rating })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num",
				children: [
					t("conductPeople", { n: review.people }),
					" · ",
					t("queueSince", { time: `${day(review.openedAt)} ${clockTime(review.openedAt)}` })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("conductTrips", { trips: review.rideIds.join(", ") })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
				to: conductPaths.close,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("conductFound"),
					value: note,
					maxLength: 500,
					onChange: (event) => setNote(event.target.value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					busy: close.isPending,
					why: note.trim() === "" ? t("needNote") : void 0,
					onClick: done,
					children: t("conductClose")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: close })
		]
	});
}
/** People whom so many others do not want to meet again that somebody looks at it. */
function ConductList({ reviews }) {
	const t = useText();
	if (reviews.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("queueConduct"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t("queueConduct"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: reviews.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list stack",
			children: reviews.map((review) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Review, { review }, review.id))
		})]
	});
}
// packages/web/src/staff/lost-list.tsx
function Report({ report }) {
	const t = useText();
	const decide = useDecideLost();
	const say = (state) => decide.mutate({
		id: report.id,
		state
	});
	const values = {
		passenger: report.passengerName,
		driver: report.driverName,
		plate: report.licensePlate,
		ride: String(report.rideId)
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "stack",
		children: [
			report.what === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "strong",
				children: report.what
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverLink, {
				className: "label text-link",
				driverId: report.driverId,
				children: t(report.by === "passenger" ? "lostMissed" : "lostFoundBy", values)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					t(report.state === "found" ? "lostWithDriver" : "lostWaits"),
					" ·",
					" ",
					t("queueSince", { time: `${day(report.createdAt)} ${clockTime(report.createdAt)}` })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: lostPaths.decide,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: decide.isPending,
						onClick: () => say("returned"),
						children: t("lostStaffReturned")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: decide.isPending,
						onClick: () => say("closed"),
						children: t("lostStaffClosed")
					})]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: decide })
		]
	});
}
/** What was left in cars and neither given back nor given up, oldest first. */
function LostList({ reports }) {
	const t = useText();
	if (reports.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("queueLost"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t("queueLost"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: reports.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list stack",
			children: reports.map((report) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Report, { report }, report.id))
		})]
	});
}
// packages/web/src/staff/queue-screen.tsx
function Waiting({ title, rows }) {
	if (rows.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				title,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: rows.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "list",
			children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "queue-row",
				href: `/staff/drivers/${row.driverId}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "title",
						children: row.name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: row.what
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: row.note
				})]
			}) }, row.key))
		})]
	});
}
var kinds$1 = [
	"conduct",
	"lost",
	"selfies",
	"documents",
	"checks",
	"drivers"
];
var kindNames = {
	conduct: "queueConduct",
	lost: "queueLost",
	selfies: "queueSelfies",
	documents: "queueDocuments",
	checks: "queueChecks",
	drivers: "queueDrivers"
};
/** `/staff/reviews`: what waits for a reviewer, oldest first. */
function QueueScreen() {
	const t = useText();
	const may = useMay();
	const [reads, readsConduct, readsLost] = [
		may(reviewPaths.queue),
		may(conductPaths.list),
		may(lostPaths.list)
	];
	const queue = useQueue(reads);
	const conduct = useConduct(readsConduct);
	const lost = useLostReports(readsLost);
	const readsSelfies = may(selfieStaffPaths.list);
	const selfies = useWaitingSelfies(readsSelfies);
	const asked = [
		...reads ? [queue] : [],
		...readsConduct ? [conduct] : [],
		...readsLost ? [lost] : [],
		...readsSelfies ? [selfies] : []
	];
	const [chosen, setKind] = useNarrowed("kind", kinds$1);
	const since = (at) => t("queueSince", { time: `${day(at)} ${clockTime(at)}` });
	let content;
	if (asked.some(({ isPending }) => isPending)) content = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 64,
		count: 5
	});
	else if (asked.some(({ isError }) => isError)) content = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void Promise.all(asked.map(({ refetch }) => refetch()))
	});
	else {
		const { documents, checks, drivers } = queue.data ?? {
			documents: [],
			checks: [],
			drivers: []
		};
		const all = {
			documents,
			checks,
			drivers,
			conduct: conduct.data ?? [],
			lost: lost.data ?? [],
			selfies: selfies.data ?? []
		};
		const waiting = kinds$1.filter((kind) => all[kind].length > 0);
		const shown = chosen !== void 0 && waiting.includes(chosen) ? chosen : void 0;
		const of = (kind) => shown === void 0 || shown === kind ? all[kind] : [];
		content = waiting.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
			text: t("queueEmpty"),
			note: t("queueNote")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [waiting.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFilter, {
			choices: waiting.map((kind) => ({
				id: kind,
				text: t(kindNames[kind])
			})),
			chosen: shown,
			onChange: setKind
		}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConductList, { reviews: of("conduct") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LostList, { reports: of("lost") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {
					title: t("queueSelfies"),
					rows: of("selfies").map((row) => ({
						key: `s${row.id}`,
						driverId: row.driverId,
						name: row.driverName,
						what: t("selfieTaken"),
						note: since(row.sentAt)
					}))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {
					title: t("queueDocuments"),
					rows: of("documents").map((row) => ({
						key: `d${row.id}`,
						driverId: row.driverId,
						name: row.driverName,
						what: staffPaper(t, row),
						note: since(row.sentAt)
					}))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {
					title: t("queueChecks"),
					rows: of("checks").map((row) => ({
						key: `c${row.id}`,
						driverId: row.driverId,
						name: row.driverName,
						what: t(checkNames[row.checkType]),
						note: since(row.startedAt)
					}))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {
					title: t("queueDrivers"),
					rows: of("drivers").map((row) => ({
						key: `p${row.driverId}`,
						driverId: row.driverId,
						name: row.driverName,
						what: t(statusNames[row.verificationStatus]),
						note: t("queueMissing", { n: row.missing })
					}))
				})
			]
		})] });
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionQueue")
	}), content] });
}
// packages/web/src/staff/second-factor-form.tsx
/** Asks for the second factor, sets it up the first time, and takes a recovery code where the authenticator is lost. */
function SecondFactorForm({ enrols, onCodes }) {
	const t = useText();
	const verify = useVerify();
	const [isLost, setLost] = (0, import_react.useState)(false);
	const submit = (event) => {
		event.preventDefault();
		const code = String(new FormData(event.currentTarget).get("code")).replaceAll(" ", "").toLowerCase();
		verify.mutate(isLost ? { recoveryCode: code } : { code }, { onSuccess: ({ recoveryCodes }) => {
			if (recoveryCodes !== null) onCodes(recoveryCodes);
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(GateFrame, {
		title: t("factorTitle"),
		children: [
			enrols ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Enrolment, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(isLost ? "recoveryGive" : "factorGive") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				className: "form",
				onSubmit: submit,
				children: [
					isLost ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("recoveryCode"),
						name: "code",
						required: true,
						autoComplete: "off",
						autoCapitalize: "none",
						maxLength: 12
					}, "recovery") : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("factorCode"),
						name: "code",
						required: true,
						inputMode: "numeric",
						autoComplete: "one-time-code",
						pattern: "[0-9 ]{6,7}",
						maxLength: 7,
						...enrols ? { hint: t("factorFrom") } : {}
					}, "code"),
					verify.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "field-error",
						role: "alert",
						children: serverMessage(verify.error, t("factorWrong"))
					}) : null,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						busy: verify.isPending,
						children: t("factorConfirm")
					}),
					enrols ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						onClick: () => setLost(!isLost),
						children: t(isLost ? "recoveryBack" : "recoveryUse")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignOutButton, {})
		]
	});
}
// packages/web/src/staff/search-screen.tsx
/** Milliseconds without a key before it is looked for. */
var PAUSE_MS = 180;
/** What was looked for last, for the way back; in no address and in no storage, since it is often somebody's number. */
var lastTyped = "";
function usePaused(text) {
	const [paused, setPaused] = (0, import_react.useState)(text);
	(0, import_react.useEffect)(() => {
		const timer = setTimeout(() => setPaused(text), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return paused;
}
function Group({ name, rows }) {
	if (rows.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": name,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				name,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: rows.length
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list",
			children: rows.map(({ key, row }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: row }, key))
		})]
	});
}
function Results({ found }) {
	const t = useText();
	const { people, vehicles, trips, orders, receipts, more } = found;
	if ([
		people,
		vehicles,
		trips,
		orders,
		receipts
	].every((some) => some.length === 0)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("filterNone"),
		note: t("deskNothingNote")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			name: t("deskPeople"),
			rows: people.map((person) => ({
				key: person.userId,
				row: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonRow, { person })
			}))
		}),
		more ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption muted",
			children: t("deskMore")
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			name: t("deskVehicles"),
			rows: vehicles.map((one) => ({
				key: one.vehicleId,
				row: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleRow, { found: one })
			}))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			name: t("deskTrips"),
			rows: trips.map((trip) => ({
				key: trip.rideId,
				row: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripRow, { trip })
			}))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			name: t("deskOrders"),
			rows: orders.map((order) => ({
				key: order.orderId,
				row: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order })
			}))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			name: t("deskReceipts"),
			rows: receipts.map((trip) => ({
				key: trip.rideId,
				row: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripRow, {
					trip,
					isReceipt: true
				})
			}))
		})
	] });
}
/** Arrows go through what was found; Enter in the field opens the first. */
function walk(page, event) {
	const field = page.querySelector("input");
	const stops = [field, ...page.querySelectorAll(".list a")];
	const at = stops.indexOf(event.target);
	if (event.key === "Enter" && event.target === field) return stops[1]?.click();
	const to = event.key === "ArrowDown" ? at + 1 : event.key === "ArrowUp" ? at - 1 : -1;
	if (at < 0 || to < 0 || to >= stops.length) return void 0;
	event.preventDefault();
	return stops[to]?.focus();
}
/** `/staff/search`: people, vehicles, trips, orders and receipts by whatever is known of them. */
function SearchScreen() {
	const t = useText();
	const page = (0, import_react.useRef)(null);
	const [typed, setTyped] = (0, import_react.useState)(lastTyped);
	const found = useSearch(usePaused(typed.trim()));
	(0, import_react.useEffect)(() => {
		const shown = page.current;
		if (shown === null) return void 0;
		shown.querySelector("input")?.select();
		const follow = (event) => walk(shown, event);
		shown.addEventListener("keydown", follow);
		return () => shown.removeEventListener("keydown", follow);
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		ref: page,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1 section-name",
				children: t("sectionSearch")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: SEARCH_CLASS,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
					label: t("deskSearch"),
					hint: t("deskHint"),
					value: typed,
					maxLength: 100,
					autoComplete: "off",
					onChange: (event) => {
						lastTyped = event.target.value;
						setTyped(lastTyped);
					}
				})
			}),
			typed.trim() === "" ? null : found.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
				height: 68,
				count: 4
			}) : found.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: t("listNotLoaded"),
				onRetry: () => void found.refetch()
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Results, { found: found.data })
		]
	});
}
// packages/web/src/staff/sign-in-form.tsx
/** The console's own sign-in. */
function SignInForm() {
	const t = useText();
	const signIn = useStaffSignIn();
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		signIn.mutate({
			email: String(form.get("email")),
			password: String(form.get("password"))
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GateFrame, {
		title: t("staffSignInTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "form",
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("staffEmail"),
					name: "email",
					type: "email",
					required: true,
					autoComplete: "username",
					maxLength: 200
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
					label: t("staffPassword"),
					maxLength: 200
				}),
				signIn.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "field-error",
					role: "alert",
					children: serverMessage(signIn.error, t("staffNotSignedIn"))
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					busy: signIn.isPending,
					children: t("staffSignIn")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "text-link",
					href: "/auth?forgot=staff",
					children: t("staffForgot")
				})
			]
		})
	});
}
// packages/web/src/staff/stuck-screen.tsx
/** `/staff/stuck`: live trips without a driver, without movement or far too long. */
function StuckScreen() {
	const t = useText();
	const stuck = useStuck();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionStuck")
	}), stuck.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 84,
		count: 4
	}) : stuck.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void stuck.refetch()
	}) : stuck.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("stuckNone"),
		note: t("stuckNote")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StuckList, { trips: stuck.data })] });
}
// packages/web/src/staff/suspensions-screen.tsx
/** `/staff/suspensions`: who is suspended, first whose answer waits or whose day has come. */
function SuspensionsScreen() {
	const t = useText();
	const list = useSuspensions();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionSuspensions")
	}), list.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 120,
		count: 3
	}) : list.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void list.refetch()
	}) : list.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("suspendNone"),
		note: t("suspendNoneNote")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "console-cards",
		"aria-label": t("suspendListed"),
		children: list.data.map((suspension) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "card doc",
			"aria-label": suspension.name,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
				className: "title text-link",
				userId: suspension.userId,
				children: suspension.name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuspensionFacts, { suspension })]
		}, suspension.id))
	})] });
}
// packages/rules/src/fleets/periods.ts
/** What a fleet's trips are summed over. */
var fleetPeriods = ["week", "month"];
/** Whether sums may be asked for a day: one of the calendar, in this century, since the database knows no year of five digits. */
var isFleetDay = (text) => isDate(text) && text >= "2000-01-01" && text < "2100-01-01";
// packages/web/src/staff/fleet-api.ts
/** Milliseconds between looks at a day. */
var LOOK_MS = 3e4;
var listKey = [fleetPaths.list];
var fileKey = (id) => [fleetPaths.read, id];
var useFleets = (enabled) => useQuery({
	queryKey: listKey,
	enabled,
	queryFn: () => callApi(fleetPaths.list),
	staleTime: 0
});
/** The fleets that who sits here may look into. */
var useOwnFleets = () => useQuery({
	queryKey: [fleetPaths.own],
	queryFn: () => callApi(fleetPaths.own),
	staleTime: 0
});
var useFleet = (id) => useQuery({
	queryKey: fileKey(id),
	queryFn: () => callApi(fleetPaths.read, { params: { id: String(id) } }),
	staleTime: 0
});
var useFleetDay = (id) => useQuery({
	queryKey: [fleetPaths.day, id],
	queryFn: () => callApi(fleetPaths.day, { params: { id: String(id) } }),
	staleTime: 0,
	refetchInterval: LOOK_MS
});
var tripsFrom = (before) => before === 0 ? {} : { before: String(before) };
var nextOf = ({ trips }) => trips.length < 20 ? void 0 : trips.at(-1)?.rideId;
var useVehicleTrips = (id, vehicleId) => useInfiniteQuery({
	queryKey: [
		fleetPaths.vehicleTrips,
		id,
		vehicleId
	],
	queryFn: ({ pageParam }) => callApi(fleetPaths.vehicleTrips, {
		params: {
			id: String(id),
			vehicleId: String(vehicleId)
		},
		query: tripsFrom(pageParam)
	}),
	initialPageParam: 0,
	getNextPageParam: nextOf,
	staleTime: 0
});
var useDriverTrips = (id, driverId) => useInfiniteQuery({
	queryKey: [
		fleetPaths.driverTrips,
		id,
		driverId
	],
	queryFn: ({ pageParam }) => callApi(fleetPaths.driverTrips, {
		params: {
			id: String(id),
			driverId: String(driverId)
		},
		query: tripsFrom(pageParam)
	}),
	initialPageParam: 0,
	getNextPageParam: nextOf,
	staleTime: 0
});
/** @param day a day of the period; today's when absent */
var useFleetSums = (id, period, day) => useQuery({
	queryKey: [
		fleetPaths.sums,
		id,
		period,
		day
	],
	queryFn: () => callApi(fleetPaths.sums, {
		params: { id: String(id) },
		query: {
			period,
			...day === void 0 ? {} : { day }
		}
	}),
	staleTime: 0,
	placeholderData: (known) => known
});
/** Where the table of a period is. */
var csvAddress = (id, period, day) => `${fleetPaths.sumsCsv.replace("GET ", "").replace(":id", String(id))}?${new URLSearchParams({
	period,
	day
}).toString()}`;
function takeFile(file) {
	queryClient.setQueryData(fileKey(file.id), file);
	for (const key of [
		listKey,
		[fleetPaths.own],
		[fleetPaths.day, file.id]
	]) queryClient.invalidateQueries({ queryKey: key });
}
/** @param key of this wish: one that is sent again makes no second fleet */
var useCreateFleet = () => useMutation({
	mutationFn: ({ key, ...body }) => callApi(fleetPaths.create, {
		body,
		idempotencyKey: key
	}),
	onSuccess: takeFile
});
function take(id, did) {
	if (did.step === "takeOut") return callApi(fleetPaths.takeOut, {
		params: {
			id,
			vehicleId: String(did.vehicleId)
		},
		body: { reason: did.reason }
	});
	if (did.step === "putIn") return callApi(fleetPaths.putIn, {
		params: { id },
		body: {
			licensePlate: did.licensePlate,
			reason: did.reason
		}
	});
	return callApi(fleetPaths.change, {
		params: { id },
		body: {
			name: did.name,
			phone: did.phone,
			reason: did.reason
		}
	});
}
var useFleetStep = (id) => useMutation({
	mutationFn: (did) => take(String(id), did),
	onSuccess: takeFile,
	onError: () => void queryClient.invalidateQueries({ queryKey: fileKey(id) })
});
// packages/web/src/staff/role-choice.tsx
/** The shop of a merchant's role. */
function ShopField({ shop, onChange }) {
	const t = useText();
	const shops = useMerchants();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
		label: t("teamShop"),
		value: shop ?? "",
		required: true,
		onChange: (event) => onChange(Number(event.target.value)),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "",
			disabled: true,
			children: t("teamShopChoose")
		}), (shops.data ?? []).map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: id,
			children: name
		}, id))]
	});
}
/** The fleet of its owner's role. */
function FleetField({ fleet, onChange }) {
	const t = useText();
	const { data = [], isSuccess } = useFleets(true);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
		label: t("teamFleet"),
		value: fleet ?? "",
		required: true,
		error: isSuccess && data.length === 0 ? t("teamNoFleets") : void 0,
		onChange: (event) => onChange(Number(event.target.value)),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "",
			disabled: true,
			children: t("teamFleetChoose")
		}), data.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: id,
			children: name
		}, id))]
	});
}
/** Whether what is chosen can be given: something is, a merchant has a shop, and the owner of a fleet a fleet. */
var isWhole = (roles) => roles.length > 0 && roles.every(isWholeRole);
/** The roles that somebody gets, each with what it is there for; that of a merchant with its shop, that of a fleet's owner with the fleet. */
function RoleChoice({ of, roles, onChange }) {
	const t = useText();
	const has = (role) => roles.some((one) => one.role === role);
	const toggle = (role) => onChange(has(role) ? roles.filter((one) => one.role !== role) : [...roles, {
		role,
		merchantId: null,
		fleetId: null
	}]);
	const owner = roles.find(({ role }) => role === "fleet");
	const merchant = roles.find(({ role }) => role === "merchant");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "team-roles",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "label",
				children: t("teamRoles")
			}),
			of.map((role) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "team-role",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: has(role),
					onChange: () => toggle(role)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "label strong",
					children: [t(roleNames[role]), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption",
						children: t(roleNotes[role])
					})]
				})]
			}, role)),
			merchant === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopField, {
				shop: merchant.merchantId,
				onChange: (shop) => onChange([...roles.filter(({ role }) => role !== "merchant"), {
					role: "merchant",
					merchantId: shop,
					fleetId: null
				}])
			}),
			owner === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetField, {
				fleet: owner.fleetId,
				onChange: (fleet) => onChange([...roles.filter(({ role }) => role !== "fleet"), {
					role: "fleet",
					merchantId: null,
					fleetId: fleet
				}])
			})
		]
	});
}
// packages/web/src/staff/invite-form.tsx
/** The link of an invitation, which is shown once. */
function FreshLink({ name, link }) {
	const t = useText();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			toast({ title: t("teamCopied") });
		} catch {
			toast({
				title: link,
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		role: "status",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("teamLink", { name }),
				value: link,
				readOnly: true,
				onFocus: (event) => event.currentTarget.select()
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("teamLinkNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => void copy(),
				children: t("teamCopy")
			})
		]
	});
}
/** Asks somebody into the team: who they are, where they are called, and what they are to do. */
function InviteForm() {
	const t = useText();
	const invite = useInvite();
	const [roles, setRoles] = (0, import_react.useState)([]);
	const submit = (event) => {
		event.preventDefault();
		const form = event.currentTarget;
		const data = new FormData(form);
		const text = (name) => String(data.get(name)).trim();
		if (!isWhole(roles)) return;
		invite.mutate({
			name: text("name"),
			email: text("email"),
			phone: text("phone"),
			roles
		}, { onSuccess: () => {
			form.reset();
			setRoles([]);
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("teamInvite"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("teamInvite")
			}),
			invite.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreshLink, {
				name: invite.variables.name,
				link: invite.data.link
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				className: "form",
				onSubmit: submit,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("teamName"),
						name: "name",
						required: true,
						maxLength: 80,
						autoComplete: "off"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("staffEmail"),
						name: "email",
						type: "email",
						required: true,
						maxLength: 200,
						autoComplete: "off"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
						label: t("teamPhone"),
						name: "phone",
						type: "tel",
						required: true,
						maxLength: 24,
						autoComplete: "off",
						hint: t("teamPhoneHint", { phone: "+27 82 555 0142" })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleChoice, {
						of: invitableRoles,
						roles,
						onChange: setRoles
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						busy: invite.isPending,
						why: isWhole(roles) ? void 0 : t("teamNeedRole"),
						children: t("teamMakeLink")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: invite })
				]
			})
		]
	});
}
// packages/web/src/staff/member-card.tsx
/** What an owner may change of a member. */
function Change({ member }) {
	const t = useText();
	const step = useTeamStep$1();
	const [roles, setRoles] = (0, import_react.useState)(member.roles.map(({ role, merchantId, fleetId }) => ({
		role,
		merchantId,
		fleetId
	})));
	const [phone, setPhone] = (0, import_react.useState)(member.phone ?? "");
	const [asking, setAsking] = (0, import_react.useState)(false);
	const { userId: id, name } = member;
	const done = { onSuccess: () => toast({ title: t("reviewDone") }) };
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Unfold, {
		line: t("teamChange", { name }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleChoice, {
					of: staffRoles,
					roles,
					onChange: setRoles
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					busy: step.isPending,
					why: isWhole(roles) ? void 0 : t("teamNeedRole"),
					onClick: () => isWhole(roles) ? step.mutate({
						step: "roles",
						id,
						roles: [...roles]
					}, done) : void 0,
					children: t("teamSaveRoles")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("teamPhone"),
					type: "tel",
					value: phone,
					maxLength: 24,
					hint: t("teamPhoneHint", { phone: "+27 82 555 0142" }),
					onChange: (event) => setPhone(event.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy: step.isPending,
					why: phone.trim() === (member.phone ?? "") ? t("needChange") : void 0,
					onClick: () => step.mutate({
						step: "phone",
						id,
						phone: phone.trim()
					}, done),
					children: t("teamSavePhone")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: step.isPending,
						onClick: () => step.mutate({
							step: "signOut",
							id
						}, done),
						children: t("teamSignOut")
					}), member.isDisabled ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						small: true,
						busy: step.isPending,
						onClick: () => step.mutate({
							step: "enable",
							id
						}, done),
						children: t("teamEnable")
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "danger",
						small: true,
						busy: step.isPending,
						onClick: () => setAsking(true),
						children: t("teamDisable")
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
			open: asking,
			onClose: () => setAsking(false),
			title: t("teamDisableSure", { name }),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("teamDisableNote") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				full: true,
				busy: step.isPending,
				onClick: () => {
					setAsking(false);
					step.mutate({
						step: "disable",
						id
					}, done);
				},
				children: t("teamDisable")
			})]
		})]
	});
}
/** One of the team: what they are, how they are reached, where they are signed in. */
function MemberCard({ member }) {
	const t = useText();
	const me = session.use();
	const [latest] = member.sessions;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		"aria-label": member.name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: member.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "row",
					children: [member.userId === me?.id ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip ok",
						children: t("teamYou")
					}) : null, member.isDisabled ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip bad",
						children: t("teamDisabled")
					}) : null]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row wrap",
				children: [member.roles.map(({ role, shop, fleet }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "chip",
					children: [t(roleNames[role]), shop === null && fleet === null ? "" : `: ${shop ?? fleet}`]
				}, `${role} ${shop} ${fleet}`)), member.roles.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip bad",
					children: t("teamNoRole")
				}) : null]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption dotted team-reach num",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: member.email }), member.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: member.phone })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [latest === void 0 ? t("teamNotSignedIn") : t("teamSessions", {
					n: member.sessions.length,
					time: `${day(latest.since)} ${clockTime(latest.since)}`
				}), member.secondFactor ? "" : ` · ${t("teamNoFactor")}`]
			}),
			member.ownerAsked ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("teamOwnerAsked")
			}) : null,
			member.isDemo ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("teamDemo")
			}) : null,
			member.isDemo ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: staffPaths.setRoles,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Change, { member }, JSON.stringify([member.roles, member.phone]))
			})
		]
	});
}
// packages/web/src/staff/team-screen.tsx
function Invited({ invitation }) {
	const t = useText();
	const step = useTeamStep$1();
	const { name, email, phone, roles, invitedBy, expiresAt } = invitation;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "stack",
		"aria-label": name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption dotted team-reach num",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: email }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: phone })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "row wrap",
				children: roles.map(({ role, shop, fleet }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "chip",
					children: [t(roleNames[role]), shop === null && fleet === null ? "" : `: ${shop ?? fleet}`]
				}, `${role} ${shop} ${fleet}`))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("teamInvitedBy", {
					name: invitedBy,
					time: `${day(expiresAt)} ${clockTime(expiresAt)}`
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Allowed, {
				to: staffPaths.withdraw,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					busy: step.isPending,
					onClick: () => step.mutate({
						step: "withdraw",
						id: invitation.id
					}),
					children: t("teamWithdraw")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step })]
			})
		]
	});
}
/** `/staff/team`: who works in the console, what they are, and who is invited. */
function TeamScreen() {
	const t = useText();
	const team = useTeam();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("sectionTeam")
	}), team.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "team",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 })]
	}) : team.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("listNotLoaded"),
		onRetry: () => void team.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "team",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "team-members",
			children: team.data.members.map((member) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MemberCard, { member }, member.userId))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [team.data.invitations.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "card doc",
				"aria-label": t("teamInvited"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					className: "h2 counted",
					children: [
						t("teamInvited"),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "chip num",
							children: team.data.invitations.length
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "list stack",
					children: team.data.invitations.map((invitation) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Invited, { invitation }, invitation.id))
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: staffPaths.invite,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InviteForm, {})
			})]
		})]
	})] });
}
// packages/web/src/staff/trip-words.ts
/** Why a driver was passed over, as staff read it. */
var gateNames = {
	not_verified: "passedNotVerified",
	offline: "passedOffline",
	vehicle: "passedVehicle",
	gender_rule: "passedGender",
	busy: "passedBusy",
	has_offer: "passedHasOffer",
	stale_position: "passedStale",
	declined: "passedDeclined",
	lapsed: "passedLapsed",
	not_shown: "passedNotShown",
	asked_before: "passedAskedBefore",
	too_far: "passedTooFar",
	kept_apart: "passedKeptApart",
	not_turn: "passedNotTurn",
	detour: "passedDetour",
	offered: "passedOffered",
	other_was_nearer: "passedOtherNearer",
	taken_by_other: "passedTaken",
	gone_meanwhile: "passedGone",
	trip_gone: "passedTripGone"
};
/** How an offer ended. */
var offerNames = {
	offered: "passedOffered",
	accepted: "offerAccepted",
	declined: "passedDeclined",
	lapsed: "passedLapsed",
	withdrawn: "offerWithdrawn"
};
var eventNames = {
	requested: "evRequested",
	hailed: "evHailed",
	accepted: "evAccepted",
	arrived: "evArrived",
	in_progress: "evStarted",
	completed: "evCompleted",
	cancelled: "evCancelled",
	reopened: "evReopened",
	start_confirmed: "evStartConfirmed",
	handover_confirmed: "evHandover",
	turned_round: "evTurnedRound",
	end_confirmed: "tripConfirmedBy",
	end_reported: "tripReported",
	cash_taken: "evCash",
	change_asked: "evChange",
	car_shared: "evShared",
	pay_released: "payReleased",
	pay_refused: "payRefused",
	fee_waived: "evFeeWaived",
	seen_at_pickup: "evSeenAtPickup",
	entitlement_ended: "evEntitlement"
};
var eventText = (t, { kind }) => t(eventNames[kind] ?? "evOther");
var actorNames = {
	passenger: "passenger",
	driver: "driver",
	system: "byItself"
};
/** Who did it: a member of the team by name. */
var actorText = (t, { actor, staff }) => staff ?? t(actorNames[actor]);
var isCancelReason = (reason) => isOneOf(cancelReasons, reason);
/** A reason that was chosen, in its words; one that was written, as it was. */
var reasonText = (t, reason) => isCancelReason(reason) ? t(cancelReasonTexts[reason]) : reason;
var partyNames = {
	passenger: "passenger",
	driver: "driver",
	operator: "partyOperator",
	other: "partyOther"
};
var accountTexts = {
	cash: "cash",
	wallet: "wallet",
	held: "accountHeld",
	payout: "accountPayout",
	balance: "accountBalance",
	commission: "accountCommission",
	fees: "accountFees",
	packages: "accountPackages",
	bonuses: "accountBonuses",
	promotions: "accountPromotions",
	service: "accountService",
	outside: "accountOutside"
};
var accountText = (t, { account }) => t(accountTexts[account]);
// packages/web/src/staff/trip-cards.tsx
var when$1 = (at) => `${day(at)} ${clockTime(at)}`;
/** What happened to a trip, in order. */
function Timeline({ events }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("tripTimeline"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("tripTimeline")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "timeline",
			children: events.map((event) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: eventText(t, event)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					when$1(event.at),
					" · ",
					actorText(t, event),
					event.reason === null ? "" : ` · ${reasonText(t, event.reason)}`
				]
			})] }, event.version))
		})]
	});
}
/** What the fare is made of, and what moved. */
function MoneyLines({ trip, money: moved }) {
	const t = useText();
	const { countryId } = trip;
	const own = countryById(countryId).currency;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("tripMoney"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("tripMoney")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: moved.fareLines.map(({ kind, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: t(fareLineTexts[kind])
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: money(amount, countryId)
					})]
				}, kind))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row spread money-total",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: t("total")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: money(trip.fare, countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label strong",
				children: t("tripMoved")
			}),
			moved.entries.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("tripNothingMoved")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: moved.entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "label",
						children: [
							t(partyNames[entry.party]),
							" · ",
							accountText(t, entry)
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num desk-under",
						children: when$1(entry.at)
					})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "num",
						children: [
							entry.currency === own ? "" : `${entry.currency} `,
							Number(entry.amount) > 0 ? "+" : "",
							numberText(Number(entry.amount), 2)
						]
					})]
				}, entry.entryId))
			})
		]
	});
}
/** What the two wrote: how much is known to all, the words to who says why. */
function TripChat({ rideId, messages }) {
	const t = useText();
	const talk = useTripTalk(rideId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("tripChat"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "h2 counted",
			children: [
				t("tripChat"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip num",
					children: messages
				})
			]
		}), messages === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption",
			children: t("tripChatNone")
		}) : talk.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
			to: deskPaths.tripChat,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
				text: t("tripChatShow"),
				note: t("deskWhyNote"),
				step: talk,
				ask: (reason) => reason
			}) })
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "talk",
			children: talk.data.messages.map(({ id, fromDriver, message, at }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: fromDriver ? "from-driver" : "from-staff",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: isQuickPhrase(message) ? t(message) : message }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "caption num",
					children: [
						t(fromDriver ? "driver" : "passenger"),
						" · ",
						clockTime(at)
					]
				})]
			}, id))
		})]
	});
}
/** Beside the page a map has room from here on. */
var MAPPED = "(min-width: 1000px)";
/** The way that was driven: on a phone the map comes once it is asked for. */
function TripWay({ rideId }) {
	const t = useText();
	const isWide = useMedia(MAPPED);
	const [open, setOpen] = (0, import_react.useState)(false);
	if (open || isWide) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripTrailCard, { rideId });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("trailTitle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("trailTitle")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			icon: "pin",
			onClick: () => setOpen(true),
			children: t("tripWayShow")
		}) })]
	});
}
// packages/web/src/staff/trip-search.tsx
/** So many of those who were passed over are shown before somebody asks for all: the nearest stand first. */
var SHOWN_AT_FIRST = 8;
/** A driver by name, or by number where nobody is named. */
function Numbered({ driver }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
		className: "text-link",
		userId: driver.userId ?? void 0,
		children: driver.name === null ? driverIdLabel(driver.driverId) : `${driver.name} · ${driverIdLabel(driver.driverId)}`
	});
}
/** Whom it was offered to, and what kept every other driver who was looked at. */
function Search({ offers, passedOver }) {
	const t = useText();
	const [all, setAll] = (0, import_react.useState)(false);
	const shown = all ? passedOver : passedOver.slice(0, SHOWN_AT_FIRST);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("tripSearch"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("tripSearch")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label strong",
				children: t("tripOffers")
			}),
			offers.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("tripNoOffers")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: offers.map((offer) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "who-row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Numbered, { driver: offer.driver }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num desk-under",
						children: [
							clockTime(offer.offeredAt),
							" · ",
							km(offer.pickupMeters / 1e3),
							offer.wasShown ? "" : ` · ${t("passedNotShown")}`
						]
					})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: t(offerNames[offer.status])
					})]
				}, offer.offerId))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label strong",
				children: t("tripPassedOver")
			}),
			passedOver.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("tripNobodyNear")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "desk-facts",
				children: shown.map(({ driver, gate, rounds, meters }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "who-row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Numbered, { driver }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num desk-under",
						children: [
							km(meters / 1e3),
							" · ",
							t("tripRounds", { n: rounds })
						]
					})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: t(gateNames[gate])
					})]
				}, driver.driverId))
			}),
			shown.length === passedOver.length ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => setAll(true),
				children: t("tripAllPassed", { n: passedOver.length })
			})
		]
	});
}
// packages/web/src/staff/trip-fee.tsx
var kinds = {
	cancelled: "feeCancelled",
	no_show: "feeNoShow"
};
var statuses = {
	owed: "feeIsOwed",
	paid: "feeIsPaid",
	waived: "feeIsWaived"
};
/** What calling a trip off, or not coming, cost, how that stands, and the way to take it back. */
function TripFee({ trip, fee }) {
	const t = useText();
	const waive = useWaiveFee(trip.rideId);
	const amount = money(fee.amount, trip.countryId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("feeTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("feeTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "label",
					children: [
						t(kinds[fee.kind]),
						" · ",
						t(statuses[fee.status])
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: amount
				})]
			}),
			fee.status === "waived" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: teamTripPaths.waiveFee,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "row wrap",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
						text: t("feeWaiveDo"),
						label: t("tripWhy"),
						note: t(fee.status === "owed" ? "feeWaiveNoteOwed" : "feeWaiveNotePaid", { amount }),
						kind: "danger",
						step: waive,
						ask: (reason) => reason,
						onDone: () => toast({ title: t("reviewDone") })
					})
				})
			})
		]
	});
}
// packages/web/src/staff/trip-steps.tsx
var names = {
	cancel: {
		text: "tripCancelDo",
		note: "tripCancelNote"
	},
	put_back: {
		text: "tripPutBackDo",
		note: "tripPutBackNote"
	},
	end: {
		text: "tripEndDo",
		note: "tripEndNote"
	}
};
/** What can be done about a trip now, each with a reason that is written down. */
function TripSteps({ page }) {
	const t = useText();
	const { rideId } = page.trip;
	const step = useTeamStep(rideId);
	const note = useNoteTrip(rideId);
	const done = () => toast({ title: t("reviewDone") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
		to: teamTripPaths.step,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": t("tripDo"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("tripDo")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap",
				children: [teamSteps.filter((one) => mayTeam(one, page.trip)).map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
					text: t(names[one].text),
					label: t("tripWhy"),
					note: t(names[one].note),
					kind: one === "put_back" ? "soft" : "danger",
					step,
					ask: (reason) => ({
						step: one,
						reason,
						version: page.version
					}),
					onDone: done
				}, one)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskWhy, {
					text: t("tripNoteDo"),
					label: t("tripNoteLabel"),
					note: t("tripNoteNote"),
					step: note,
					ask: (text) => text,
					onDone: done
				})]
			})]
		})
	});
}
/** What staff did about a trip, with why. */
function TripDone({ rideId }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
		to: deskPaths.tripDone,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "stack",
			"aria-label": t("deskDone"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("deskDone")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditTable, { about: { rideId } })]
		})
	});
}
// packages/web/src/staff/trip-screen.tsx
var when = (at) => `${day(at)} ${clockTime(at)}`;
function Head({ page }) {
	const t = useText();
	const { trip } = page;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "review-head",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: `${trip.pickupAddress} → ${trip.dropoffAddress}` }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "row wrap",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: tripChips[trip.status],
						children: t(tripNames[trip.status])
					}),
					page.cancelReason === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: reasonText(t, page.cancelReason)
					}),
					page.emergencies.map(({ emergencyId, isClosed }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
						to: safetyPaths.getEmergency,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							className: isClosed ? "chip" : "chip bad",
							href: `/staff/emergencies/${emergencyId}`,
							children: t("subjectEmergency", { n: emergencyId })
						})
					}, emergencyId))
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "card facts-card",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { facts: [
					{
						name: t("factTrip"),
						value: `#${trip.rideId}`
					},
					{
						name: t("factKind"),
						value: t(typeNames[trip.rideType])
					},
					{
						name: t("factAskedFor"),
						value: when(trip.requestedAt)
					},
					page.pickupAt === null ? null : {
						name: t("factPickupAt"),
						value: when(page.pickupAt)
					},
					page.searchUntil === null ? null : {
						name: t("factSearchUntil"),
						value: clockTime(page.searchUntil)
					},
					{
						name: t("factWay"),
						value: `${km(page.distanceKm)} · ${t("minutes", { n: Math.round(page.minutes) })}`
					},
					{
						name: t("factFare"),
						value: `${money(trip.fare, trip.countryId)} · ${t(methodNames[page.paymentMethod] ?? "cash")}`
					},
					page.orderNumber === null ? null : {
						name: t("factOrder"),
						value: page.orderNumber
					}
				] })
			})
		]
	});
}
/** The two of a trip, and who rides where somebody else asked. */
function People({ page }) {
	const t = useText();
	const { passenger, driver, rider, vehicle, trip } = page;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("deskPeople"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("deskPeople")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "desk-facts",
			children: [
				passenger === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "desk-party",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption desk-under",
						children: t("passenger")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
						className: "text-link",
						userId: passenger.userId,
						children: passenger.name
					})] }), passenger.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownContact, {
						userId: passenger.userId,
						field: "phone",
						masked: passenger.phone
					})]
				}),
				rider === null || rider.name === null && rider.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "desk-party",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption desk-under",
						children: t("tripRider")
					}), rider.name] }), rider.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownRider, {
						rideId: trip.rideId,
						masked: rider.phone
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "desk-party",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption desk-under",
							children: t("driver")
						}), driver === null ? t("tripNoDriver") : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
							className: "text-link",
							userId: driver.userId ?? void 0,
							children: driver.name === null ? driverIdLabel(driver.driverId) : `${driver.name} · ${driverIdLabel(driver.driverId)}`
						})] }),
						vehicle === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "row wrap desk-car",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "label",
								children: carLooks(t, vehicle, vehicle.year)
							})]
						}),
						driver === null || driver.userId === null || driver.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShownContact, {
							userId: driver.userId,
							field: "phone",
							masked: driver.phone
						})
					]
				})
			]
		})]
	});
}
/** `/staff/trip/:id`: one trip with all that is known of it. */
function TripScreen({ rideId }) {
	const t = useText();
	const { data: page, isError, refetch } = useDeskTrip(rideId);
	if (page === void 0 && isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("oneNotLoaded"),
		onRetry: () => void refetch()
	});
	if (page === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 420 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: SEARCH_PATH,
			to: "sectionSearch"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripSteps, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(People, { page }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Timeline, { events: page.events }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
						offers: page.offers,
						passedOver: page.passedOver
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripWay, { rideId }),
					page.money === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyLines, {
						trip: page.trip,
						money: page.money
					}),
					page.money?.fee == null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripFee, {
						trip: page.trip,
						fee: page.money.fee
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripChat, {
						rideId,
						messages: page.messages
					})
				]
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripDone, { rideId })
	] });
}
// packages/web/src/staff/staff-screen.tsx
/** Comes with the search for places, which nothing else of the console needs. */
var BookScreen = lazyPart(async () => {
	const [{ BookScreen }] = await Promise.all([
		import("./book-screen-ThfsfOj8.js"),
		enterRoom("places"),
		enterRoom("staff-book")
	]);
	return BookScreen;
});
/** Comes with its own texts: of the team few look into it, and its owners into nothing else. */
var FleetScreens = lazyPart(async () => {
	const [{ FleetScreens }] = await Promise.all([
		import("./fleet-screens-Dm67oPZO.js"),
		enterRoom("countries"),
		enterRoom("staff-fleets")
	]);
	return FleetScreens;
});
/** Comes with the search for places and the map, which few of the team need. */
var SchoolScreens = lazyPart(async () => {
	const [{ SchoolScreens }] = await Promise.all([
		import("./school-screens-ClT-u_M_.js"),
		enterRoom("places"),
		enterRoom("scholar-groups")
	]);
	return SchoolScreens;
});
/** Comes with its own texts and the map: an owner looks into it in the first days. */
var SetupScreen = lazyPart(async () => {
	const [{ SetupScreen }] = await Promise.all([
		import("./setup-screen-fjTsybc6.js"),
		enterRoom("countries"),
		enterRoom("vehicles"),
		enterRoom("setup"),
		enterRoom("preflight")
	]);
	return SetupScreen;
});
/** Comes with its own texts: it is for the weeks before a launch. */
var OnboardingScreen = lazyPart(async () => {
	const [{ OnboardingScreen }] = await Promise.all([import("./onboarding-screen-BKqE9ary.js"), enterRoom("staff-onboarding")]);
	return OnboardingScreen;
});
/** Comes with its own texts and the map: whoever sets prices looks into it. */
var CityScreens = lazyPart(async () => {
	const [{ CityScreens }] = await Promise.all([import("./city-screens-KSqI-mDB.js"), ...[
		"countries",
		"vehicles",
		"setup",
		"preflight",
		"staff-markets"
	].map(enterRoom)]);
	return CityScreens;
});
/** The same, with texts of its own. */
var BrandScreen = lazyPart(async () => {
	const [{ BrandScreen }] = await Promise.all([
		import("./brand-screen-DBqXeLJC.js"),
		enterRoom("brand"),
		enterRoom("staff-brand")
	]);
	return BrandScreen;
});
/** The screens of the console, as far as they are open to who sits here; whatever else is asked for leads to the first of them. */
function Console({ thread }) {
	const t = useText();
	const [path] = useLocation();
	const open = useSections();
	const here = sectionAt(path);
	if (open[0] === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
		text: t("consoleNothing"),
		note: t("consoleNothingNote")
	});
	if (here === void 0 || !open.includes(here)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: open[0].path,
		replace: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Switch, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NowScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/search",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/book",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
					height: 84,
					count: 5
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookScreen, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/people/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: deskPaths.person,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonScreen, { userId: Number(id) }, id)
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/order/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: deskPaths.order,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderScreen, { orderId: Number(id) }, id)
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/trip/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: deskPaths.trip,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripScreen, { rideId: Number(id) }, id)
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/stuck",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StuckScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/reviews",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueueScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/identity",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentityScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/identity/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentityCheckScreen, { checkId: Number(id) }, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/drivers",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriversScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/drivers/import",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Allowed, {
				to: onboardingPaths.importDrivers,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
						height: 84,
						count: 5
					}),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnboardingScreen, {})
				})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/drivers/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverReviewScreen, { driverId: Number(id) }, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/trips",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeldTripsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/payouts",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayoutsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/emergencies",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergenciesScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/emergencies/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmergencyScreen, { emergencyId: Number(id) }, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/on-call",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnCallScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/chats",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/chats/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatScreen, {
				chatId: Number(id),
				thread
			}, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/boards",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoardsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/boards/:id",
			children: ({ id }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoardScreen, { merchantId: Number(id) }, id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/fleets/*?",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
					height: 84,
					count: 5
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FleetScreens, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/schools/*?",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
					height: 84,
					count: 5
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchoolScreens, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/cities/*?",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
					height: 84,
					count: 5
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityScreens, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/suspensions",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuspensionsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/approvals",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ApprovalsScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/team",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TeamScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/account",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/outbox",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutboxScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/waiting-list",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingListScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/setup",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
					height: 84,
					count: 5
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SetupScreen, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/brand",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
					height: 84,
					count: 5
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrandScreen, {})
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, {
			path: "/staff/audit",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AuditScreen, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Route, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
			to: "/staff",
			replace: true
		}) })
	] });
}
/** `/staff`: sign-in, second factor, then the console. */
function StaffScreen({ thread }) {
	const t = useText();
	const me = useMe();
	const invited = new URLSearchParams(useSearch$1()).get("invitation");
	const [codes, setCodes] = (0, import_react.useState)([]);
	if (me.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
		className: "page narrow",
		id: "main",
		"aria-busy": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 240 })
	});
	if (me.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
		className: "page narrow",
		id: "main",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void me.refetch()
		})
	});
	if (invited !== null && me.data === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvitationForm, { token: invited });
	if (me.data === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInForm, {});
	if (me.data.secondFactor !== "given") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SecondFactorForm, {
		enrols: me.data.secondFactor === "to-enrol",
		onCodes: setCodes
	});
	if (codes.length > 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GateFrame, {
		title: t("recoveryTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecoveryCodes, {
			codes,
			onDone: () => setCodes([])
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffRoles, {
		roles: me.data.roles,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsoleFrame, {
			name: me.data.user.name,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Console, { thread })
		})
	});
}
// packages/web/src/app/staff-route.tsx
var staff_route_exports = /* @__PURE__ */ __exportAll({ StaffConsole: () => StaffConsole });
function Thread({ chat }) {
	const t = useText();
	const { session } = chat;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatThread, {
		sessionId: session.id,
		open: session.status === "open" && session.mine,
		nameOf: (message) => message.isBot ? t("chatHelper") : message.senderId === session.userId ? session.userName : t("chatTeam"),
		closedNote: t(session.status === "closed" ? "chatClosed" : session.answeredBy === null ? "chatTakeFirst" : "chatColleague")
	});
}
/** `/staff`: the console, with the chats' messages in it. */
function StaffConsole() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffScreen, { thread: (chat) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thread, { chat }) });
}
export { StaffConsole, Facts as _, useFleet as a, useNarrowed as b, useFleetSums as c, useVehicleTrips as d, fleetPeriods as f, StaffPhone as g, sections as h, useDriverTrips as i, useFleets as l, AskWhy as m, csvAddress as n, useFleetDay as o, isFleetDay as p, useCreateFleet as r, useFleetStep as s, staff_route_exports as t, useOwnFleets as u, Meanwhile as v, SkeletonRows as x, useKept as y };
