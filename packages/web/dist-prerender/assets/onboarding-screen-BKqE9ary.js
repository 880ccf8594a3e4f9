import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as callApi, D as queryClient, P as serverMessage, Z as toast, d as Button, j as fieldMessage, l as ErrorCard } from "../prerender.mjs";
import { i as day, n as clockTime } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { a as NotDone, i as NothingHere, r as BackLink, t as PageName } from "./page-name-BSMM3TxU.js";
import { y as keepPreviousData } from "./removable-KawUQL7C.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as onboardingPaths } from "./paths-CUsHxn9n.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { g as StaffPhone, x as SkeletonRows } from "./staff-route-Cf4O4nxA.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as SearchField } from "./search-field-DsT8xh51.js";
// packages/web/src/staff/onboarding-api.ts
var key = [onboardingPaths.imports];
var waitingKey = [onboardingPaths.waiting];
var again = () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), queryClient.invalidateQueries({ queryKey: waitingKey })]);
var useImports = () => useQuery({
	queryKey: key,
	queryFn: () => callApi(onboardingPaths.imports),
	staleTime: 0
});
var useCheckDrivers = () => useMutation({ mutationFn: (body) => callApi(onboardingPaths.check, { body }) });
var useImportDrivers = () => useMutation({
	mutationFn: (body) => callApi(onboardingPaths.importDrivers, { body }),
	onSuccess: again
});
/** Only what has not gone out yet goes out: it may be pressed again. */
var useSendInvitations = () => useMutation({
	mutationFn: (id) => callApi(onboardingPaths.send, { params: { id: String(id) } }),
	onSettled: again
});
/** Who was brought along and has not signed in, by a part of what is known of them. */
var useWaitingDrivers = (q) => useQuery({
	queryKey: [...waitingKey, q],
	queryFn: () => callApi(onboardingPaths.waiting, q === "" ? {} : { query: { q } }),
	staleTime: 0,
	placeholderData: keepPreviousData
});
var useCorrectNumber = () => useMutation({
	mutationFn: ({ userId, phone }) => callApi(onboardingPaths.correct, {
		params: { id: String(userId) },
		body: { phone }
	}),
	onSettled: again
});
var useWithdrawInvitation = () => useMutation({
	mutationFn: (userId) => callApi(onboardingPaths.withdraw, { params: { id: String(userId) } }),
	onSettled: again
});
// packages/rules/src/onboarding/driver-file.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Lines of drivers in one file, at most (operator §3). */
var MOST_LINES = 5e3;
/** Columns of a file of drivers. The first line names them, in any order. */
var requiredColumns = [
	"name",
	"phone",
	"vehicle",
	"make",
	"model",
	"colour",
	"plate"
];
var optionalColumns = [
	"language",
	"year",
	"email",
	"licence"
];
var columns = [...requiredColumns, ...optionalColumns];
// packages/web/src/staff/file-faults.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = {
	not_utf8: "fileFault_not_utf8",
	not_csv: "fileFault_not_csv",
	empty: "fileFault_empty",
	too_many_lines: "fileFault_too_many_lines",
	column_missing: "fileFault_column_missing",
	column_unknown: "fileFault_column_unknown",
	column_twice: "fileFault_column_twice",
	missing: "fileFault_missing",
	too_long: "fileFault_too_long",
	name: "fileFault_name",
	phone: "fileFault_phone",
	language: "fileFault_language",
	vehicle: "fileFault_vehicle",
	plate: "fileFault_plate",
	year: "fileFault_year",
	too_old: "fileFault_too_old",
	email: "fileFault_email",
	twice: "fileFault_twice",
	taken: "fileFault_taken"
};
/** What is wrong with a file, line by line. */
function FileFaults({ checked: { faults, faultCount } }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "list file-faults",
		"aria-label": t("onboardWhat"),
		children: faults.map(({ line, column, fault, first }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "label strong num file-fault-place",
				children: [t("onboardLine", { n: line }), column === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption",
					children: [" ", column]
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label grow",
				children: t(words[fault], { first: first ?? "" })
			})]
		}, `${line} ${column} ${fault}`))
	}), faultCount > faults.length ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption",
		children: t("onboardMore", { n: faultCount - faults.length })
	}) : null] });
}
// packages/web/src/staff/onboarding-form.tsx
/** The first line of a file, and a driver as an example. */
var EXAMPLE = `${columns.join(",")}\nAchieng Otieno,0712 345 678,motorcycle,Bajaj,Boxer 150,Red,KMEA 123A,sw,2022,,\n`;
var example = `data:text/csv;charset=utf-8,${encodeURIComponent(EXAMPLE)}`;
/** The city, the file, what is in it, and only then the button that writes. */
function OnboardingForm({ markets }) {
	const t = useText();
	const check = useCheckDrivers();
	const write = useImportDrivers();
	const input = (0, import_react.useRef)(null);
	const [marketId, setMarket] = (0, import_react.useState)(markets[0]?.id ?? "");
	const [file, setFile] = (0, import_react.useState)();
	const checked = write.data ?? check.data;
	const look = async (to, text) => {
		write.reset();
		try {
			await check.mutateAsync({
				marketId: to,
				file: text
			});
		} catch (error) {
			toast({
				title: t("onboardNotRead"),
				text: serverMessage(error, ""),
				tone: "bad"
			});
		}
	};
	const choose = async (chosen) => {
		if (chosen === void 0) return;
		check.reset();
		if (chosen.size > 2e6) {
			setFile(void 0);
			toast({
				title: t("onboardNotRead"),
				text: t("onboardLarge", { n: MOST_LINES }),
				tone: "bad"
			});
			return;
		}
		const text = await chosen.text();
		setFile({
			name: chosen.name,
			text
		});
		await look(marketId, text);
	};
	const make = async () => {
		if (file === void 0) return;
		try {
			if ((await write.mutateAsync({
				marketId,
				file: file.text
			})).faultCount > 0) return;
			setFile(void 0);
			check.reset();
			write.reset();
			toast({
				title: t("onboardWritten"),
				text: t("onboardWrittenText")
			});
		} catch (error) {
			toast({
				title: t("onboardNotWritten"),
				text: serverMessage(error, ""),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("onboardTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("onboardNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "text-link",
				href: example,
				download: "drivers.csv",
				children: t("onboardTemplate")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("onboardCity"),
				value: marketId,
				onChange: (event) => {
					setMarket(event.target.value);
					if (file !== void 0) look(event.target.value, file.text);
				},
				children: markets.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: name
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: input,
				type: "file",
				hidden: true,
				accept: ".csv,text/csv",
				"aria-label": t("onboardChoose"),
				onChange: (event) => {
					choose(event.target.files?.[0]);
					event.target.value = "";
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: file === void 0 ? "primary" : "soft",
				onClick: () => input.current?.click(),
				children: t(file === void 0 ? "onboardChoose" : "onboardOther")
			}),
			file === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				role: "status",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label strong",
						children: file.name
					}),
					check.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("onboardReading") }) : null,
					checked === void 0 ? null : checked.importId !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("onboardKnown") }) : checked.faultCount > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("onboardBad", {
						n: checked.drivers,
						faults: checked.faultCount
					}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileFaults, { checked })] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("onboardGood", { n: checked.drivers }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						busy: write.isPending,
						onClick: () => void make(),
						children: t("onboardWrite", { n: checked.drivers })
					})] })
				]
			})
		]
	});
}
// packages/web/src/staff/waiting-drivers.tsx
function Correct({ driver: { userId, name }, onClose }) {
	const t = useText();
	const correct = useCorrectNumber();
	const [phone, setPhone] = (0, import_react.useState)("");
	const submit = (event) => {
		event.preventDefault();
		if (phone.trim() === "") return;
		correct.mutate({
			userId,
			phone: phone.trim()
		}, { onSuccess: () => {
			onClose();
			toast({ title: t("onboardCorrected") });
		} });
	};
	const wrong = correct.isError ? fieldMessage(correct.error, "phone") : void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title: name,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "stack",
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("onboardNewNumber"),
					hint: t("onboardCorrectNote"),
					type: "tel",
					value: phone,
					maxLength: 24,
					autoComplete: "off",
					error: wrong,
					onChange: (event) => setPhone(event.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					busy: correct.isPending,
					why: phone.trim() === "" ? t("needChange") : void 0,
					children: t("onboardCorrect")
				}),
				wrong === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: correct }) : null
			]
		})
	});
}
function Withdraw({ driver: { userId, name }, onClose }) {
	const t = useText();
	const withdraw = useWithdrawInvitation();
	const done = () => {
		onClose();
		toast({ title: t("onboardWithdrawn") });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: t("onboardWithdrawSure", { name }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("onboardWithdrawNote") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				full: true,
				busy: withdraw.isPending,
				onClick: () => withdraw.mutate(userId, { onSuccess: done }),
				children: t("onboardWithdraw")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotDone, { step: withdraw })
		]
	});
}
function Row({ driver }) {
	const t = useText();
	const [asking, setAsking] = (0, import_react.useState)();
	const { name, phone, plate, market, sentAt, deniedAt } = driver;
	const close = () => setAsking(void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "row spread wrap onboard-import",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "caption num",
						children: [
							plate,
							" · ",
							market,
							phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaffPhone, { phone })] })
						]
					}),
					deniedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: sentAt === null ? t("onboardNotInvited") : t("onboardInvitedOn", { day: day(sentAt) })
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip bad",
						children: t("onboardDenied")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => setAsking("number"),
				children: t("onboardCorrect")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				onClick: () => setAsking("back"),
				children: t("onboardWithdraw")
			}),
			asking === "number" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Correct, {
				driver,
				onClose: close
			}) : null,
			asking === "back" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Withdraw, {
				driver,
				onClose: close
			}) : null
		]
	});
}
/** Who was brought along and has not signed in: a number is corrected, or the driver taken back. */
function WaitingDrivers() {
	const t = useText();
	const [q, setQ] = (0, import_react.useState)("");
	const waiting = useWaitingDrivers((0, import_react.useDeferredValue)(q.trim()));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("onboardWaiting"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("onboardWaiting")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
				label: t("onboardSearch"),
				value: q,
				maxLength: 60,
				onChange: (event) => setQ(event.target.value)
			}),
			waiting.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
				height: 84,
				count: 3
			}) : waiting.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: t("listNotLoaded"),
				onRetry: () => void waiting.refetch()
			}) : waiting.data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
				inline: true,
				text: t(q.trim() === "" ? "onboardWaitingNone" : "onboardWaitingFound"),
				note: t("onboardWaitingNote")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "card list",
				children: waiting.data.map((driver) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { driver }, driver.userId))
			})
		]
	});
}
// packages/web/src/staff/onboarding-screen.tsx
/** A file that was brought in: how many of it were invited, and the button that invites the rest. */
function Import({ one }) {
	const t = useText();
	const send = useSendInvitations();
	const { id, market, at, by, drivers, invited, signedIn, left } = one;
	const press = async () => {
		try {
			const { sent, left: more, stoppedBy } = await send.mutateAsync(id);
			const text = stoppedBy === "budget" ? t("onboardBudget", { n: more }) : stoppedBy === "no_texts" ? t("onboardNoTexts") : void 0;
			toast({
				title: t("onboardSent", { n: sent }),
				...text === void 0 ? {} : {
					text,
					tone: "bad"
				}
			});
		} catch (error) {
			toast({
				title: t("onboardNotSent"),
				text: serverMessage(error, ""),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "row spread wrap onboard-import",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label strong",
					children: t("onboardImport", {
						city: market,
						n: drivers
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "caption num",
					children: [
						day(at),
						" ",
						clockTime(at),
						" ",
						by === null ? "" : `· ${by}`
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t("onboardState", {
						invited,
						signedIn
					})
				})
			]
		}), left === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "chip ok",
			children: t("onboardAllSent")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			small: true,
			busy: send.isPending,
			onClick: () => void press(),
			children: t(invited === 0 ? "onboardSend" : "onboardSendRest")
		})]
	});
}
/** `/staff/drivers/import`: drivers from a file, and the invitations to them. */
function OnboardingScreen() {
	const t = useText();
	const known = useImports();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: "/staff/drivers",
			to: "sectionDrivers"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, { name: t("onboardTitle") }),
		known.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
			height: 84,
			count: 4
		}) : known.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			text: t("listNotLoaded"),
			onRetry: () => void known.refetch()
		}) : known.data.markets.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "card calm",
			children: t("onboardNoCity")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "console-grid",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnboardingForm, { markets: known.data.markets }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "stack",
					"aria-label": t("onboardImports"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "h2",
						children: t("onboardImports")
					}), known.data.imports.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {
						inline: true,
						text: t("onboardNone"),
						note: t("onboardNoneNote")
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						className: "card list",
						children: known.data.imports.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Import, { one }, one.id))
					})]
				}), known.data.imports.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingDrivers, {})]
			})]
		})
	] });
}
export { OnboardingScreen };
