import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, D as queryClient, P as serverMessage, Z as toast, at as Redirect, ct as useLocation, d as Button, f as IconButton, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as trainingPaths } from "./paths-aKrG2ZsL.js";
import { r as language } from "./preferences-D2yk24TH.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
[
	{
		id: 1,
		slug: "safety",
		isRequired: true,
		minutes: 8,
		parts: 6
	},
	{
		id: 2,
		slug: "road-rules",
		isRequired: true,
		minutes: 8,
		parts: 6
	},
	{
		id: 3,
		slug: "app",
		isRequired: true,
		minutes: 8,
		parts: 6
	},
	{
		id: 4,
		slug: "ladies-only",
		isRequired: true,
		minutes: 8,
		parts: 6
	},
	{
		id: 5,
		slug: "food-parcels",
		isRequired: false,
		advisedFor: "deliveries",
		minutes: 8,
		parts: 6
	},
	{
		id: 6,
		slug: "scholar",
		isRequired: false,
		advisedFor: "school_runs",
		minutes: 9,
		parts: 6
	}
].filter((module) => module.isRequired).map((module) => module.id);
/**
* Overall progress in percent: completed required modules over required modules (spec: operations §9). Optional modules
* do not count, so it never passes 100.
* @param modules those the server names
* @param completedIds ids of completed modules
*/
function overallProgress(modules, completedIds) {
	const required = modules.filter((module) => module.isRequired);
	if (required.length === 0) return 100;
	return Math.floor(100 * required.filter((module) => completedIds.has(module.id)).length / required.length);
}
// packages/web/src/training/api.ts
var progressKey = (driverId) => [trainingPaths.listProgress, driverId];
var ownDriverId = () => session.get()?.driver?.id;
function useModules() {
	const chosen = language.use();
	return useQuery({
		queryKey: [trainingPaths.listModules, chosen],
		queryFn: () => callApi(trainingPaths.listModules, { query: { language: chosen } })
	});
}
/** A module with its lesson: loaded when it is opened, not before. */
function useLesson(moduleId) {
	const chosen = language.use();
	return useQuery({
		queryKey: [
			trainingPaths.getModule,
			moduleId,
			chosen
		],
		queryFn: () => callApi(trainingPaths.getModule, {
			params: { id: String(moduleId) },
			query: { language: chosen }
		})
	});
}
/** The driver's rows, one per module that was opened. */
function useProgress() {
	const driverId = session.use()?.driver?.id;
	return useQuery({
		queryKey: progressKey(driverId),
		queryFn: () => callApi(trainingPaths.listProgress, { params: { driverId: String(driverId) } }),
		enabled: driverId !== void 0,
		staleTime: 0
	});
}
/** The questions of a module as the server lists them. */
function questionsOf(module) {
	return JSON.parse(module.quizQuestions);
}
/** Puts a changed row in its place. */
function cacheProgress(row) {
	queryClient.setQueryData(progressKey(ownDriverId()), (known = []) => [...known.filter((other) => other.moduleId !== row.moduleId), row]);
}
function useStartModule() {
	return useMutation({
		mutationFn: (moduleId) => callApi(trainingPaths.startModule, { body: {
			driverId: ownDriverId() ?? 0,
			moduleId
		} }),
		onSuccess: cacheProgress
	});
}
/** The parts are recorded one after the other: what a lost connection left out is sent before what comes next. */
var recording = Promise.resolve();
/** Records that the parts up to this one (from 1) were gone through. */
function recordParts(moduleId, upTo) {
	const next = recording.catch(() => {}).then(async () => {
		for (;;) {
			const row = queryClient.getQueryData(progressKey(ownDriverId()))?.find((known) => known.moduleId === moduleId);
			if (row === void 0 || row.lessonPart >= upTo) return;
			cacheProgress(await callApi(trainingPaths.recordLesson, { body: {
				progressId: row.id,
				part: row.lessonPart + 1
			} }));
		}
	});
	recording = next;
	return next;
}
// packages/web/src/training/module-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How often a pause is looked at. */
var LOOK_MS = 5e3;
var statusTexts = {
	not_started: "moduleNotStarted",
	in_progress: "moduleInProgress",
	failed: "moduleFailed"
};
var advisedTexts = {
	school_runs: "advisedSchool",
	deliveries: "advisedDeliveries"
};
var actions = {
	not_started: "moduleStart",
	in_progress: "moduleContinue",
	failed: "moduleRetry"
};
/** From when the next try is possible, as a time of the day; null when there is no pause. */
function usePause(row) {
	const now = useServerNow(LOOK_MS);
	return row?.retryAt == null || Date.parse(row.retryAt) <= now ? null : clockTime(row.retryAt);
}
/** A module of the grid. A completed one has nothing to open (spec: operations §4) and takes one line. */
function ModuleCard({ module, row, busy, onOpen }) {
	const t = useText();
	const pause = usePause(row);
	const status = row?.status ?? "not_started";
	if (status === "completed") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "module-done",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "check",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "title grow",
				children: module.title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption num",
				children: row?.quizScore == null ? t("moduleCompleted") : `${t("moduleCompleted")} · ${t("quizScore", { percent: row.quizScore })}`
			})
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "card module-card",
		"data-status": status,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row module-chips",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t(module.isRequired ? "requiredModule" : module.advisedFor === null ? "optionalModule" : advisedTexts[module.advisedFor])
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip module-status",
					children: t(statusTexts[status])
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: module.title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: module.description }),
			status === "failed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "module-note",
				children: t("trainingFailed")
			}) : null,
			pause === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("retryFrom", { time: pause })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread module-foot",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: row?.quizScore == null ? t("moduleMinutes", { n: module.minutes }) : t("quizScore", { percent: row.quizScore })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: status === "not_started" ? "primary" : "soft",
					"aria-label": `${t(actions[status])}: ${module.title}`,
					busy,
					onClick: onOpen,
					children: t(actions[status])
				})]
			})
		]
	});
}
// packages/web/src/training/lesson-step.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function Parts({ lesson, row, onQuiz }) {
	const t = useText();
	const total = lesson.lesson.length;
	const [at, setAt] = (0, import_react.useState)(() => row.videoWatched ? 0 : Math.min(row.lessonPart, total - 1));
	const [busy, setBusy] = (0, import_react.useState)(false);
	const pause = usePause(row);
	const heading = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => heading.current?.focus(), [at]);
	const part = lesson.lesson[at];
	const last = at === total - 1;
	const next = () => {
		recordParts(row.moduleId, at + 1).catch(() => {});
		setAt(at + 1);
	};
	const markWatched = async () => {
		setBusy(true);
		try {
			await recordParts(row.moduleId, total);
		} catch {
			toast({
				title: t("error"),
				text: t("notSent"),
				tone: "bad"
			});
		} finally {
			setBusy(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption num",
				role: "status",
				children: t("lessonPart", {
					n: at + 1,
					total
				})
			}), row.videoWatched ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "chip ok",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "check",
					size: 16
				}), t("lessonWatched")]
			}) : null]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "part-dots",
			"aria-hidden": "true",
			children: lesson.lesson.map((each, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {
				"data-seen": i < at,
				"data-here": i === at
			}, each.title))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "card part-card",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h1",
				tabIndex: -1,
				ref: heading,
				children: part?.title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "part-text part-lines",
				children: part?.lines.map((line, i) => {
					const isForbidden = part.forbidden?.includes(i) ?? false;
					return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
						"data-forbidden": isForbidden || void 0,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: isForbidden ? "x" : "check",
							size: 22
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: line })]
					}, line);
				})
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "step-acts",
			children: [at === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				onClick: () => setAt(at - 1),
				children: t("back")
			}), last ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				disabled: row.videoWatched,
				busy,
				onClick: () => void markWatched(),
				children: t(row.videoWatched ? "lessonWatched" : "markWatched")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: next,
				children: t("next")
			})]
		}),
		last || row.videoWatched ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			kind: row.videoWatched ? "accent" : "outline",
			why: pause === null ? void 0 : t("retryFrom", { time: pause }),
			onClick: onQuiz,
			children: t("startQuiz")
		}) : null,
		lesson.videoUrl === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "text-link",
				href: lesson.videoUrl,
				target: "_blank",
				rel: "noreferrer",
				children: t("watchVideo")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t("lessonTranscript")
			})]
		})
	] });
}
/** The video step, as a lesson to read: large text in parts, a few kilobytes (spec: operations §4; low data). */
function LessonStep({ module, row, onQuiz }) {
	const t = useText();
	const lesson = useLesson(module.id);
	if (lesson.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		"aria-busy": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 52 })]
	});
	if (lesson.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("lessonNotLoaded"),
		onRetry: () => void lesson.refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parts, {
		lesson: lesson.data,
		row,
		onQuiz
	});
}
// packages/web/src/training/complete.ts
/**
* Hands in a quiz. The key makes sending the same answers again harmless.
* @throws Error "Failed to complete training" (spec: operations §8), the server's refusal as its cause
*/
async function completeTraining(body, idempotencyKey) {
	try {
		return await callApi(trainingPaths.completeModule, {
			body,
			idempotencyKey
		});
	} catch (error) {
		throw new Error("Failed to complete training", { cause: error });
	}
}
// packages/web/src/training/quiz-step.tsx
var newSheet = (answers) => ({
	answers,
	key: crypto.randomUUID()
});
/** One question at a time; Next asks for an answer, Submit for all (spec: operations §4). The server grades. */
function QuizStep({ module, row, onGraded }) {
	const t = useText();
	const questions = questionsOf(module);
	const [at, setAt] = (0, import_react.useState)(0);
	const [sheet, setSheet] = (0, import_react.useState)(() => newSheet({}));
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [failed, setFailed] = (0, import_react.useState)(null);
	const heading = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => heading.current?.focus(), [at]);
	const question = questions[at];
	if (question === void 0) return null;
	const answered = (id) => sheet.answers[id] !== void 0;
	const last = at === questions.length - 1;
	const submit = async () => {
		setBusy(true);
		setFailed(null);
		try {
			onGraded(await completeTraining({
				progressId: row.id,
				quizScore: row.quizScore ?? 0,
				videoWatched: row.videoWatched,
				answers: { ...sheet.answers }
			}, sheet.key));
		} catch (error) {
			setFailed(serverMessage(error instanceof Error ? error.cause : error, t("answersKept")));
		} finally {
			setBusy(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "caption num quiz-count",
			tabIndex: -1,
			ref: heading,
			children: t("quizQuestion", {
				n: at + 1,
				total: questions.length
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "part-dots",
			"aria-hidden": "true",
			children: questions.map((each, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {
				"data-seen": answered(each.id),
				"data-here": i === at
			}, each.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: "quiz",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "h2",
				children: question.question
			}), question.options.map((option, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "card option",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name: question.id,
					checked: sheet.answers[question.id] === i,
					onChange: () => setSheet(newSheet({
						...sheet.answers,
						[question.id]: i
					}))
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: option })]
			}, option))]
		}, question.id),
		failed === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "card error-card",
			role: "alert",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("trainingCompleteFailed") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				failed,
				failed === t("answersKept") ? null : ` ${t("answersKept")}`
			] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				busy,
				onClick: () => void submit(),
				children: t("retry")
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "step-acts",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				disabled: at === 0,
				busy,
				onClick: () => setAt(at - 1),
				children: t("back")
			}), last ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "accent",
				busy,
				why: questions.every(({ id }) => answered(id)) ? void 0 : t("needAnswers"),
				onClick: () => void submit(),
				children: t(busy ? "submittingQuiz" : "submitQuiz")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				why: answered(question.id) ? void 0 : t("needAnswer"),
				onClick: () => setAt(at + 1),
				children: t("next")
			})]
		})
	] });
}
// packages/web/src/training/result-step.tsx
/** What came of the quiz: the score, what to look at again, and from when the next try is possible. */
function ResultStep({ module, row, result, onLesson, onQuiz, onLeave }) {
	const t = useText();
	const pause = usePause(row);
	const heading = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => heading.current?.focus(), []);
	const passed = result.status === "completed";
	const wrong = questionsOf(module).filter(({ id }) => result.wrongQuestions.includes(id));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card part-card",
			"data-passed": passed,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h1 num",
				tabIndex: -1,
				ref: heading,
				children: t("quizScore", { percent: result.quizScore })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "part-text",
				children: t(passed ? "quizPassed" : "trainingFailed")
			})]
		}),
		wrong.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("wrongQuestions")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list wrong-list",
				children: wrong.map(({ id, question }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: question }, id))
			})]
		}),
		passed ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "step-acts",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				onClick: onLesson,
				children: t("readAgain")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "accent",
				why: pause === null ? void 0 : t("retryFrom", { time: pause }),
				onClick: onQuiz,
				children: t("quizAgain")
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			kind: passed ? "primary" : "outline",
			onClick: onLeave,
			children: t("allModules")
		})
	] });
}
// packages/web/src/training/module-view.tsx
/** The grid, to which a completed module leads back: it is not opened again (spec: operations §4). */
var HOME = "/driver-training";
/** One module: first the lesson, then the quiz, then what came of it. */
function ModuleView({ module, row, onLeave }) {
	const t = useText();
	const [step, setStep] = (0, import_react.useState)({ name: "lesson" });
	const [wasCompleted] = (0, import_react.useState)(row.status === "completed");
	if (wasCompleted) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: HOME,
		replace: true
	});
	const startQuiz = () => {
		if (row.videoWatched) setStep({ name: "quiz" });
		else toast({
			title: t("watchFirstTitle"),
			text: t("watchFirst"),
			tone: "bad"
		});
	};
	const graded = (result) => {
		const { wrongQuestions: _wrong, ...progress } = result;
		cacheProgress(progress);
		setStep({
			name: "result",
			result
		});
		if (result.status === "completed") toast({ title: t("trainingCompletedTitle") });
		else toast({
			title: t("trainingFailedTitle"),
			text: t("trainingFailed"),
			tone: "bad"
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AppShell, {
		bare: true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: "top",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("allModules"),
				icon: "back",
				onClick: onLeave
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "title grow",
				children: module.title
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
			className: "page narrow training-step",
			id: "main",
			children: step.name === "lesson" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LessonStep, {
				module,
				row,
				onQuiz: startQuiz
			}) : step.name === "quiz" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuizStep, {
				module,
				row,
				onGraded: graded
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultStep, {
				module,
				row,
				result: step.result,
				onLesson: () => setStep({ name: "lesson" }),
				onQuiz: startQuiz,
				onLeave
			})
		})]
	});
}
// packages/web/src/training/training-screen.tsx
function Overview({ modules, rows }) {
	const t = useText();
	const completed = new Set(rows.filter((row) => row.status === "completed").map((row) => row.moduleId));
	const required = modules.filter((module) => module.isRequired);
	const percent = overallProgress(modules, completed);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card training-overview",
		"aria-label": t("trainingProgress"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "title",
					children: t("trainingProgress")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "title num",
					children: [percent, "%"]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
				label: t("trainingProgress"),
				percent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("trainingRequiredDone", {
					done: required.filter((module) => completed.has(module.id)).length,
					total: required.length
				})
			})
		]
	});
}
/** `/driver-training`: the module grid, and in `?module=` one module (spec: operations §2 Driver training). */
function TrainingScreen() {
	const t = useText();
	const modules = useModules();
	const progress = useProgress();
	const start = useStartModule();
	const [, navigate] = useLocation();
	const openId = Number(new URLSearchParams(useSearch()).get("module"));
	const rowOf = (module) => progress.data?.find((row) => row.moduleId === module.id);
	const open = async (module) => {
		try {
			await start.mutateAsync(module.id);
			toast({ title: t("trainingStartedTitle") });
			navigate(`${HOME}?module=${module.id}`);
		} catch {
			toast({
				title: t("error"),
				text: t("trainingStartFailed"),
				tone: "bad"
			});
		}
	};
	const isDone = (module) => rowOf(module)?.status === "completed";
	const card = (module) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ModuleCard, {
		module,
		row: rowOf(module),
		busy: start.isPending,
		onOpen: () => void open(module)
	}) }, module.id);
	const opened = modules.data?.find((module) => module.id === openId);
	const openedRow = opened === void 0 ? void 0 : rowOf(opened);
	if (opened !== void 0 && openedRow !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ModuleView, {
		module: opened,
		row: openedRow,
		onLeave: () => navigate(HOME)
	}, opened.id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
				title: t("trainingTitle"),
				href: "/driver"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "muted",
				children: t("trainingIntro")
			}),
			modules.isError || progress.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				whole: true,
				text: t("trainingNotLoaded"),
				onRetry: () => {
					modules.refetch();
					progress.refetch();
				}
			}) : modules.isPending || progress.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				"aria-busy": "true",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 104 }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 168 }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 168 })
				]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overview, {
					modules: modules.data,
					rows: progress.data
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "module-grid",
					children: modules.data.filter((module) => !isDone(module)).map(card)
				}),
				modules.data.some(isDone) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "card modules-done",
					children: modules.data.filter(isDone).map(card)
				}) : null
			] })
		]
	}) });
}
export { TrainingScreen };
