import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, D as queryClient, P as serverMessage, Z as toast, c as EmptyState, d as Button, it as Link, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as standingPaths } from "./paths-BTiz73lY.js";
import { r as ANSWER_AT_MOST, t as reasonNames } from "./suspension-names-A9ij_432.js";
import { i as day } from "./format-sa5lnLJg.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/standing/api.ts
var key = [standingPaths.own];
var useStanding = () => useQuery({
	queryKey: key,
	queryFn: () => callApi(standingPaths.own),
	staleTime: 0
});
/** @param attempt the same for every try of one answer: it is taken once */
var useAnswer = (id) => useMutation({
	mutationFn: ({ answer, attempt }) => callApi(standingPaths.answer, {
		params: { id: String(id) },
		body: { answer },
		idempotencyKey: attempt
	}),
	onSuccess: (standing) => queryClient.setQueryData(key, standing)
});
// packages/web/src/standing/answer-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What the suspended person has to say; it brings the look forward. */
function AnswerForm({ id }) {
	const t = useText();
	const send = useAnswer(id);
	const [text, setText] = (0, import_react.useState)("");
	const [attempt, setAttempt] = (0, import_react.useState)(() => crypto.randomUUID());
	const answer = text.trim();
	const go = () => send.mutate({
		answer,
		attempt
	}, {
		onSuccess: () => toast({ title: t("standingSent") }),
		onError: (error) => toast({
			title: t("standingNotSent"),
			text: serverMessage(error, t("standingTryLater")),
			tone: "bad"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: (event) => {
			event.preventDefault();
			if (answer !== "") go();
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
			label: t("standingAnswer"),
			hint: t("standingAnswerHint", { n: 7 }),
			value: text,
			rows: 5,
			maxLength: ANSWER_AT_MOST,
			onChange: (event) => {
				setText(event.target.value);
				setAttempt(crypto.randomUUID());
			}
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			full: true,
			busy: send.isPending,
			why: answer === "" ? t("standingWriteFirst") : void 0,
			children: t("standingSend")
		})]
	});
}
// packages/web/src/standing/suspension-card.tsx
var stopNames = {
	rides: "stopsRides",
	booked_rides: "stopsBooked",
	orders: "stopsOrders",
	parcels: "stopsParcels",
	school_seats: "stopsSchool",
	going_online: "stopsOnline",
	offers: "stopsOffers"
};
/** What was decided: in a word, in the team's words, and what it rests on. */
function Why({ suspension }) {
	const t = useText();
	const { reason, words, rideIds, evidence } = suspension;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "title",
		children: t(reasonNames[reason])
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "standing-words",
		children: words
	})] }), rideIds.length === 0 && evidence === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "label",
			children: t("standingRests")
		}),
		rideIds.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "row wrap num",
			children: rideIds.map((n) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip",
				children: t("standingTrip", { n: String(n) })
			}, n))
		}),
		evidence === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "standing-words",
			children: evidence
		})
	] })] });
}
/** What the person answered, and what came of it. */
function Talk({ suspension }) {
	const t = useText();
	const { answer, answeredAt, lookedAt, lookedWords, endedAt, mayAnswer, reviewAt } = suspension;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [answer === null || answeredAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "standing-said",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "label num",
				children: t("standingAnswered", { date: day(answeredAt) })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "standing-words",
				children: answer
			}),
			mayAnswer || endedAt !== null || reviewAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("standingRead", { date: day(reviewAt) })
			})
		]
	}), lookedAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "standing-said team",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "label num",
			children: t(endedAt === null ? "standingUpheld" : "standingLifted", { date: day(lookedAt) })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "standing-words",
			children: lookedWords
		})]
	})] });
}
/** One suspension as the suspended person reads it: why, what is stopped, by when a person looks again, and their answer. */
function SuspensionCard({ suspension }) {
	const t = useText();
	const { id, side, since, stops, isBan, reviewAt, endedAt, mayAnswer } = suspension;
	const title = t(side === "driver" ? "standingDriver" : "standingPassenger");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card standing-card",
		"data-over": endedAt !== null || void 0,
		"aria-label": title,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: "row spread wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: endedAt === null ? "chip bad" : "chip ok",
					children: endedAt === null ? t("standingSince", { date: day(since) }) : t("standingOver")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Why, { suspension }),
			endedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isBan && reviewAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "standing-look",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "alert",
					size: 22
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("standingBan", { n: 7 }) })]
			}) : reviewAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "standing-look num",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "clock",
					size: 22
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("standingLookBy", { date: day(reviewAt) }) })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "label",
					children: t("standingStops")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "standing-stops",
					children: stops.map((stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t(stopNames[stop]) }, stop))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("standingGoesOn")
				})
			] })] }) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Talk, { suspension }),
			mayAnswer ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswerForm, { id }) : null
		]
	});
}
// packages/web/src/standing/standing-screen.tsx
/** `/standing`: what is stopped and why, by when a person looks again, and the answer (operator: people). */
function StandingScreen() {
	const t = useText();
	const { data, isError, refetch } = useStanding();
	const live = data?.suspensions.filter(({ endedAt }) => endedAt === null) ?? [];
	const over = data?.suspensions.filter(({ endedAt }) => endedAt !== null) ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("standingTitle"),
			href: "/profile"
		}), data === void 0 ? isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: t("standingNotLoaded"),
			onRetry: () => void refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			"aria-busy": "true",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 360 })
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [
				live.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
					text: t("standingGood"),
					note: t("standingGoodNote")
				}) : null,
				live.map((suspension) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuspensionCard, { suspension }, suspension.id)),
				live.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "label",
					children: [
						t("standingEmergency"),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							className: "text-link",
							href: "/safety",
							children: t("standingSafety")
						})
					]
				}),
				over.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("standingEarlier")
				}),
				over.map((suspension) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuspensionCard, { suspension }, suspension.id))
			]
		})]
	}) });
}
export { StandingScreen };
