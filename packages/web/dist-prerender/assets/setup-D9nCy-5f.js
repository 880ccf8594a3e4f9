import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { Z as toast, it as Link } from "../prerender.mjs";
import { t as ProgressBar } from "./progress-bar-CJ7sykgc.js";
import { i as useMay } from "./may-CTNIvQtp.js";
import { h as sections } from "./staff-route-Cf4O4nxA.js";
// packages/web/src/staff/markets/status-texts.ts
/** How far a city is open. */
var statusTexts = {
	draft: "setupIsDraft",
	open: "setupIsOpen",
	paused: "setupIsPaused",
	closed: "setupIsClosed"
};
/** The same as a mark: green takes requests, yellow does not for now. */
var statusChips = {
	draft: "chip",
	open: "chip ok",
	paused: "chip wait",
	closed: "chip"
};
// packages/rules/src/setup/checks.ts
var checkTexts = {
	owner: {
		name: "checkOwner",
		task: "checkOwnerTask",
		why: "checkOwnerWhy",
		todo: "checkOwnerDo"
	},
	second_factor: {
		name: "checkFactor",
		task: "checkFactorTask",
		why: "checkFactorWhy",
		todo: "checkFactorDo"
	},
	demo_gone: {
		name: "checkDemo",
		task: "checkDemoTask",
		why: "checkDemoWhy",
		todo: "checkDemoDo"
	},
	brand: {
		name: "checkBrand",
		task: "checkBrandTask",
		why: "checkBrandWhy",
		todo: "checkBrandDo"
	},
	contact: {
		name: "checkContact",
		task: "checkContactTask",
		why: "checkContactWhy",
		todo: "checkContactDo"
	},
	legal_texts: {
		name: "checkLaw",
		task: "checkLawTask",
		why: "checkLawWhy",
		todo: "checkLawDo"
	},
	market: {
		name: "checkMarket",
		task: "checkMarketTask",
		why: "checkMarketWhy",
		todo: "checkMarketDo"
	},
	market_versions: {
		name: "checkVersions",
		task: "checkVersionsTask",
		why: "checkVersionsWhy",
		todo: "checkVersionsDo"
	},
	service_names: {
		name: "checkNames",
		task: "checkNamesTask",
		why: "checkNamesWhy",
		todo: "checkNamesDo"
	},
	map: {
		name: "checkMap",
		task: "checkMapTask",
		why: "checkMapWhy",
		todo: "checkMapDo"
	},
	address: {
		name: "checkAddress",
		task: "checkAddressTask",
		why: "checkAddressWhy",
		todo: "checkAddressDo"
	},
	sms: {
		name: "checkSms",
		task: "checkSmsTask",
		why: "checkSmsWhy",
		todo: "checkSmsDo"
	},
	mail: {
		name: "checkMail",
		task: "checkMailTask",
		why: "checkMailWhy",
		todo: "checkMailDo"
	},
	support_phone: {
		name: "checkSupport",
		task: "checkSupportTask",
		why: "checkSupportWhy",
		todo: "checkSupportDo"
	},
	top_up: {
		name: "checkTopUp",
		task: "checkTopUpTask",
		why: "checkTopUpWhy",
		todo: "checkTopUpDo"
	},
	emergency_numbers: {
		name: "checkNumbers",
		task: "checkNumbersTask",
		why: "checkNumbersWhy",
		todo: "checkNumbersDo"
	},
	legal_facts: {
		name: "checkFacts",
		task: "checkFactsTask",
		why: "checkFactsWhy",
		todo: "checkFactsDo"
	},
	on_call_now: {
		name: "checkOnCall",
		task: "checkOnCallTask",
		why: "checkOnCallWhy",
		todo: "checkOnCallDo"
	},
	on_call_week: {
		name: "checkWeek",
		task: "checkWeekTask",
		why: "checkWeekWhy",
		todo: "checkWeekDo"
	},
	on_call_tests: {
		name: "checkTests",
		task: "checkTestsTask",
		why: "checkTestsWhy",
		todo: "checkTestsDo"
	}
};
/** What may follow once people ride; anything else stands before the doors open. */
var laterChecks = /* @__PURE__ */ new Set([
	"service_names",
	"support_phone",
	"legal_facts",
	"on_call_week",
	"on_call_tests"
]);
// packages/web/src/staff/copy-command.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Beside a command: takes it to the clipboard. */
function CopyCommand({ command }) {
	const t = useText();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(command);
			toast({ title: t("setupCopied") });
		} catch {
			toast({
				title: t("setupNotCopied"),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "copy-command",
		"aria-label": t("setupCopy", { command }),
		onClick: () => void copy(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "copy",
			size: 18
		})
	});
}
// packages/web/src/staff/todo-words.tsx
/** A command of the server, or a setting of it, within a sentence. */
var WRITTEN = /“(npm run [^”]+)”|\b([A-Z]{3,}(?:_[A-Z]+)+|DEMO=0)\b/;
/** Where a page of the console is: the terminal reads it, the console leads there by a link. */
var PAGE = / \(\/staff[^)]*\)/g;
/** It can be run as it stands: no word of it is a place to fill in. */
var isWhole = (written) => written.startsWith("npm run ") && !/\b[A-Z]{3,}\b/.test(written);
/** Words that follow a command begin a line: its comma or full stop would stand there alone. */
var afterCommand = (words, command) => command === void 0 ? words : words.replace(/^[.,;]\s*/, "");
/** A command on a line of its own; one that has something to fill in is not copied. */
function Command({ written }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "command",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: written }), isWhole(written) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyCommand, { command: written }) : null]
	});
}
/** What to do, as the terminal says it too, with what is typed in the letters of a terminal and ready to be copied. */
function TodoWords({ sentence }) {
	const parts = sentence.replaceAll(PAGE, "").split(WRITTEN);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label",
		children: parts.map((part, at) => {
			if (part === void 0) return null;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Fragment, { children: at % 3 === 0 ? afterCommand(part, parts[at - 2]) : part.startsWith("npm run ") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Command, { written: part }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("code", { children: part }) }, at);
		})
	});
}
// packages/web/src/staff/check-step.tsx
/**
* The section of the console in which it is put right, and what is done there: several steps lead to one. What is no section of it is done on
* the server, or on this page.
*/
var ways = {
	second_factor: ["/staff/team", "goFactor"],
	brand: ["/staff/brand", "goBrand"],
	contact: ["/staff/brand", "goContact"],
	legal_texts: ["/staff/brand", "goLaw"],
	market: ["/staff/cities", "goMarket"],
	service_names: ["/staff/cities", "goNames"],
	on_call_now: ["/staff/on-call", "goRoster"],
	on_call_week: ["/staff/on-call", "goWeek"],
	on_call_tests: ["/staff/on-call", "goTests"]
};
/** More than these are folded. */
var NAMES_SHOWN = 3;
/** Of whom or what it is missing: a few by name, the others by a tap. */
function MissingOf({ about }) {
	const t = useText();
	if (about.length === 0) return null;
	if (about.length <= 4) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label strong",
		children: t("setupMissingOf", { names: about.join(", ") })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "missing-of",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "label strong",
			children: [t("setupMissingMany", {
				names: about.slice(0, NAMES_SHOWN).join(", "),
				n: about.length - NAMES_SHOWN
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "down",
				size: 18
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: about.slice(NAMES_SHOWN).join(", ")
		})]
	});
}
/** A step that is still to be done: what, why, and the way to do it. */
function CheckStep({ finding: { check, about }, number }) {
	const t = useText();
	const may = useMay();
	const { task, why, todo } = checkTexts[check];
	const [path, text] = ways[check] ?? [];
	const isOpen = sections.some((section) => section.path === path && section.calls.some(may));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "check",
		"data-later": laterChecks.has(check) || void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "check-number num",
				"aria-hidden": "true",
				children: number
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "check-words",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "title",
						children: t(task)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MissingOf, { about }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t(why)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TodoWords, { sentence: t(todo) })
				]
			}),
			path === void 0 || text === void 0 || !isOpen ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "button outline small check-way",
				href: path,
				children: [t(text), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 18
				})]
			})
		]
	});
}
// packages/web/src/staff/checklist.tsx
/**
* Steps that belong together: how far they are, those to be done, and folded those that were.
* @param left says below the page's name how many are left
*/
function Steps({ title, findings, left }) {
	const t = useText();
	const [lacks, done] = [findings.filter(({ isOk }) => !isOk), findings.filter(({ isOk }) => isOk)];
	if (findings.length === 0) return null;
	const far = t("setupDone", {
		n: done.length,
		of: findings.length
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": title,
		className: "check-group",
		children: [
			left ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "title num",
				children: far
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: t("setupLeft", {
					n: lacks.length,
					of: findings.length
				})
			})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread wrap",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "title",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: far
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
				label: `${title}: ${far}`,
				percent: Math.round(100 * done.length / findings.length)
			}),
			lacks.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "card list",
				children: lacks.map((finding, at) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckStep, {
					finding,
					number: at + 1
				}, finding.check))
			}),
			done.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: "card checks-done",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [
						t("setupDoneList"),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "num",
							children: [
								"(",
								done.length,
								")"
							]
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "down",
					size: 20
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: done.map(({ check }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "row",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "check",
						size: 20
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: t(checkTexts[check].name)
					})]
				}, check)) })]
			})
		]
	});
}
/** What is to be done before the doors open, then what may follow. */
function Checklist({ findings }) {
	const t = useText();
	const isLater = ({ check }) => laterChecks.has(check);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("setupChecks"),
		className: "stack",
		children: [
			findings.every(({ isOk }) => isOk) ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "card calm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "shieldcheck",
					size: 28
				}), t("setupAllThere")]
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, {
				left: true,
				title: t("setupBefore"),
				findings: findings.filter((finding) => !isLater(finding))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, {
				title: t("setupLater"),
				findings: findings.filter(isLater)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("setupChecksNote", { command: "npm run doctor" })
			})
		]
	});
}
export { statusChips as n, statusTexts as r, Checklist as t };
