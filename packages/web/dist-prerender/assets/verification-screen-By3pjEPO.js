import { n as progressPercent } from "./steps-DHOr-onl.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { P as serverMessage, Z as toast, d as Button, it as Link, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { a as withDay, c as useSetVehicle, d as useVerification, i as isWanting, l as useStartCheck, n as Documents, r as goodUntil, t as VehicleForm } from "./verification--CwF989g.js";
import { n as checkNames, t as paperTitle } from "./paper-title-CrLSznLa.js";
import { g as dateText } from "./format-sa5lnLJg.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as Unfold } from "./unfold-entoP3By.js";
import { i as REVIEW_HOURS } from "./papers-BDze3q6A.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { n as vehicleUsesText } from "./vehicle-kinds-CrP4P8kk.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
/* empty css                */
// packages/web/src/verification/coming-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What the city will ask for beside today's papers, a line for each day on which something is added. */
function ComingCard({ documents }) {
	const t = useText();
	const wanting = documents.filter((document) => document.neededFrom !== null && isWanting(document));
	if (wanting.length === 0) return null;
	const days = [...new Set(wanting.map(({ neededFrom }) => neededFrom))];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		className: "card doc overall wait",
		role: "status",
		children: days.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("docComing", {
			day: dateText(`${day}T00:00:00Z`, goodUntil),
			papers: wanting.filter(({ neededFrom }) => neededFrom === day).map((paper) => paperTitle(t, paper)).join(", ")
		}) }, day))
	});
}
// packages/web/src/verification/checks-card.tsx
function CheckRow({ check }) {
	const t = useText();
	const start = useStartCheck();
	const begin = async () => {
		try {
			await start.mutateAsync(check.checkType);
			toast({
				title: t("checkStarted"),
				text: t("checkStartedText")
			});
		} catch (error) {
			toast({
				title: t("checkNotStarted"),
				text: serverMessage(error, t("checkNotStartedText")),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "row spread check-row",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grow",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "title",
					children: t(checkNames[check.checkType])
				}),
				check.status === "pending" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption",
					children: t("checkPending")
				}) : null,
				check.result === "clear" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption doc-state ok num",
					children: withDay(t("checkClear"), check.completedAt)
				}) : null,
				check.result === "flagged" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "caption doc-state bad",
					children: t("checkFlagged")
				}) : null,
				check.result === "flagged" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "text-link",
					href: "/live-chat",
					children: t("verifyTalk")
				}) : null
			]
		}), check.status === "none" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			busy: start.isPending,
			"aria-label": `${t("checkStart")}: ${t(checkNames[check.checkType])}`,
			onClick: () => void begin(),
			children: t("checkStart")
		}) : null]
	});
}
/** The three background checks; each is started once (spec: foundations §4, §5). */
function ChecksCard({ checks }) {
	const t = useText();
	const scored = checks.filter(({ score }) => score !== null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("checksHeading"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("checksHeading")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "list",
				children: checks.map((check) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckRow, { check }, check.checkType))
			}),
			scored.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unfold, {
				line: t("checkScores"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "label",
					children: scored.map(({ checkType, score }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
						className: "row spread",
						children: [
							t(checkNames[checkType]),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "num",
								children: `${score}/100`
							})
						]
					}, checkType))
				})
			})
		]
	});
}
// packages/web/src/verification/names.ts
var stepTexts = {
	personal_documents: "stepPersonalDocuments",
	vehicle_documents: "stepVehicleDocuments",
	background_checks: "stepBackgroundChecks",
	review: "stepReview"
};
/** A step that a newer server may know has a label, too. */
var stepText = (step) => stepTexts[step] ?? "verifyStepOther";
var stepStates = {
	not_started: "stepNotStarted",
	in_progress: "verifyStepInProgress",
	completed: "verifyStepCompleted",
	failed: "stepFailed"
};
var texts = {
	not_started: "statusNotStarted",
	pending: "statusPending",
	in_review: "statusInReview",
	approved: "statusApproved",
	rejected: "statusRejected",
	suspended: "statusSuspended"
};
/** A status that a newer server may know is said in general words. */
var statusText = (status) => texts[status] ?? "verifyStatusUnknown";
// packages/web/src/verification/status-card.tsx
var tones = {
	not_started: "",
	pending: "wait",
	in_review: "wait",
	approved: "ok",
	rejected: "bad",
	suspended: "bad"
};
/** Where the driver stands, what staff noted, and what to do next. */
function StatusCard({ verification }) {
	const t = useText();
	const { verificationStatus: status, verificationNotes: notes } = verification.driver;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: `card doc overall ${tones[status]}`,
		role: "status",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: t(statusText(status), REVIEW_HOURS)
			}),
			notes === null || status === "suspended" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [t("reviewerNotes"), ":"] }),
				" ",
				notes
			] }),
			verification.suspension === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: verification.suspension.reason }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button soft",
				href: "/standing",
				children: t("suspendedRead")
			})] }),
			status === "rejected" || status === "in_review" && notes !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: "/live-chat",
				children: t("verifyTalk")
			}) : null,
			status === "approved" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button primary",
				href: "/driver",
				children: t("goToDashboard")
			}) : null
		]
	});
}
// packages/web/src/verification/vehicle-card.tsx
/** The vehicle's own data. Verified data is shown, not edited. */
function VehicleCard({ vehicle, fixed }) {
	const t = useText();
	const save = useSetVehicle();
	const send = async (said) => {
		try {
			await save.mutateAsync(said);
			toast({ title: t("vehicleSaved") });
		} catch (error) {
			toast({
				title: t("vehicleNotSaved"),
				text: serverMessage(error, t("checkNotStartedText")),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("vehicleHeading"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("vehicleHeading")
		}), fixed ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: carLooks(t, vehicle, vehicle.year)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: vehicleUsesText(t, vehicle.vehicleType)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate }) })
		] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleForm, {
			vehicle,
			busy: save.isPending,
			error: save.error,
			word: t("vehicleSave"),
			onSend: (said) => void send(said)
		})]
	});
}
// packages/web/src/verification/verification-screen.tsx
var icons = {
	not_started: "dots",
	in_progress: "clock",
	completed: "check",
	failed: "alert"
};
function Progress({ steps }) {
	const t = useText();
	const percent = progressPercent(steps.map((step) => step.stepStatus));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("verificationSteps"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("verificationSteps")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num label",
					children: t("verificationProgress", { n: percent })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
				label: t("verificationSteps"),
				percent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "steps",
				children: steps.map((step) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: `step-${step.stepStatus}`,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: icons[step.stepStatus],
							size: 20
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "grow",
							children: t(stepText(step.stepName))
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: step.stepStatus === "completed" ? "visually-hidden" : "caption",
							children: t(stepStates[step.stepStatus])
						})
					]
				}, step.id))
			})
		]
	});
}
/** `/driver-verification` (spec: foundations §2 Driver verification screen). */
function VerificationScreen() {
	const t = useText();
	const verification = useVerification();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page verification",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("verificationTitle"),
			href: "/profile"
		}), verification.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			"aria-busy": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 139 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 211 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 })
			]
		}) : verification.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: t("verificationNotLoaded"),
			onRetry: () => void verification.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "verification-in",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusCard, { verification: verification.data }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComingCard, { documents: verification.data.documents }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Progress, { steps: verification.data.verificationSteps }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleCard, {
						vehicle: verification.data.driver.vehicleInfo,
						fixed: verification.data.driver.verificationStatus === "approved"
					}, verification.data.driver.verificationStatus),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChecksCard, { checks: verification.data.backgroundChecks })
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Documents, { documents: verification.data.documents })]
		})]
	}) });
}
export { VerificationScreen };
