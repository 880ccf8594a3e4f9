import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { A as callApi, D as queryClient, P as serverMessage, Z as toast, d as Button, j as fieldMessage } from "../prerender.mjs";
import { g as dateText } from "./format-sa5lnLJg.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as verificationPaths } from "./paths-BmOOZfSM.js";
import { n as vehicleYears } from "./vehicle-age-BfFxUSbO.js";
import { i as REVIEW_HOURS } from "./papers-BDze3q6A.js";
import { r as PaperPicture, t as paperShape } from "./paper-shapes-Dwg9EpIL.js";
import { t as useBackCloses } from "./use-back-closes-CmtpvHBm.js";
import { n as arrivedAt, r as keyOf, t as openDocument } from "./open-document-BFv34JX8.js";
import { t as paperTitle } from "./paper-title-CrLSznLa.js";
import { t as KindField } from "./kind-field-DXs1qmlP.js";
// packages/web/src/verification/api.ts
var import_jsx_runtime = require_jsx_runtime();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var key = ["verification"];
var keep = (verification) => queryClient.setQueryData(key, verification);
var vehiclesKey = ["vehicles"];
var keepVehicles = (vehicles) => queryClient.setQueryData(vehiclesKey, vehicles);
/** The vehicles that the driver may go online with. */
var useVehicles = () => useQuery({
	queryKey: vehiclesKey,
	queryFn: () => callApi(verificationPaths.ownVehicles),
	staleTime: 0
});
/** The driver has one vehicle more. The key is the attempt's: what is sent again is no second one. */
function useAddVehicle() {
	return useMutation({
		mutationFn: ({ said, attempt }) => callApi(verificationPaths.addVehicle, {
			body: said,
			idempotencyKey: attempt
		}),
		onSuccess: keepVehicles
	});
}
function useDropVehicle() {
	return useMutation({
		mutationFn: (id) => callApi(verificationPaths.dropVehicle, { params: { id: String(id) } }),
		onSuccess: keepVehicles
	});
}
var driverId = () => session.get()?.driver?.id ?? 0;
/** The driver's verification; its steps are created on the first visit (spec: foundations §4). */
function useVerification() {
	const query = useQuery({
		queryKey: key,
		queryFn: () => callApi(verificationPaths.ownVerification),
		staleTime: 0
	});
	const { mutate, isIdle } = useMutation({
		mutationFn: () => callApi(verificationPaths.initialize, { body: { driverId: driverId() } }),
		onSuccess: keep
	});
	const empty = query.data?.verificationSteps.length === 0;
	(0, import_react.useEffect)(() => {
		if (empty && isIdle) mutate();
	}, [
		empty,
		isIdle,
		mutate
	]);
	return query;
}
async function sendDocument({ documentType, file, documentNumber, expiryDate, vehicleId }) {
	const documentUrl = await arrivedAt(file);
	const body = {
		driverId: driverId(),
		documentType,
		documentUrl,
		...vehicleId === void 0 ? {} : { vehicleId },
		documentNumber: documentNumber.trim() === "" ? null : documentNumber,
		expiryDate: expiryDate === "" ? null : expiryDate
	};
	return callApi(verificationPaths.sendDocument, {
		body,
		idempotencyKey: keyOf(file, JSON.stringify(body))
	});
}
/** The file first, then the document that names it. Tried again, only what has not arrived is sent. */
function useSendDocument() {
	return useMutation({
		mutationFn: sendDocument,
		onSuccess: (verification) => {
			keep(verification);
			queryClient.invalidateQueries({ queryKey: vehiclesKey });
		}
	});
}
function useStartCheck() {
	return useMutation({
		mutationFn: (checkType) => callApi(verificationPaths.startCheck, { body: {
			driverId: driverId(),
			checkType,
			provider: "internal"
		} }),
		onSuccess: keep
	});
}
function useSetVehicle() {
	return useMutation({
		mutationFn: (body) => callApi(verificationPaths.setVehicle, { body }),
		onSuccess: keep
	});
}
// packages/web/src/verification/with-day.ts
/** How something stands, and since which day, which stays in one line. */
var withDay = (words, at) => at === null ? words : `${words}, ${dateText(at, {
	day: "numeric",
	month: "short",
	year: "numeric"
}).replaceAll(" ", "\xA0")}`;
// packages/web/src/verification/document-card.tsx
/** A date without a time is the same day for everyone: it is read and shown in UTC. */
var goodUntil = {
	timeZone: "UTC",
	day: "numeric",
	month: "short",
	year: "numeric"
};
var looks = {
	not_uploaded: ["", "dots"],
	pending: ["wait", "clock"],
	approved: ["ok", "check"],
	rejected: ["bad", "alert"]
};
/** How a document stands: one that has expired is to be sent again like one that was not accepted. */
var standingOf = (document) => document.expired ? "rejected" : document.verificationStatus;
/** Whether its driver has something to send. */
var isWanting = (document) => ["not_uploaded", "rejected"].includes(standingOf(document));
function Standing({ document }) {
	const t = useText();
	const state = standingOf(document);
	const words = {
		not_uploaded: t("docMissing"),
		pending: t("docPending", REVIEW_HOURS),
		approved: withDay(t("docVerified"), document.reviewedAt),
		rejected: t(document.expired ? "docExpired" : "docRejected")
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: `doc-state num ${looks[state][0]}`,
			children: words[state]
		}),
		document.reviewNote === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("docReviewNote", { note: document.reviewNote })
		}),
		document.expiryDate === null || document.expired ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption num",
			children: t("docGoodUntil", { day: dateText(`${document.expiryDate}T00:00:00Z`, goodUntil) })
		})
	] });
}
/** Whether it is needed; of what the city will ask for, from when on. */
function When({ document: { required, neededFrom } }) {
	const t = useText();
	if (required) return null;
	const words = neededFrom === null ? t("docOptional") : t("docNeededFrom", { day: dateText(`${neededFrom}T00:00:00Z`, goodUntil) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: neededFrom === null ? "chip" : "chip bad",
		children: words
	});
}
/** One document in its four states (spec: foundations §4); what is to be sent is sent on a step of its own. */
function DocumentCard({ document, onOpen }) {
	const t = useText();
	const name = paperTitle(t, document);
	const state = standingOf(document);
	const view = async () => {
		try {
			if (document.documentUrl !== null) await openDocument(document.documentUrl);
		} catch (error) {
			toast({
				title: t("docViewFailed"),
				text: serverMessage(error, t("docViewFailedText")),
				tone: "bad"
			});
		}
	};
	const word = t(state === "not_uploaded" ? "docAdd" : state === "rejected" ? "docAgain" : "docReplace");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc paper",
		"aria-label": name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: `paper-mark ${looks[state][0]}`,
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: looks[state][1],
					size: 22
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "paper-in",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
						className: "title",
						children: [
							name,
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(When, { document })
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Standing, { document }),
					document.documentUrl === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						className: "text-link",
						href: document.documentUrl,
						target: "_blank",
						rel: "noreferrer",
						onClick: (event) => {
							event.preventDefault();
							view();
						},
						children: t("docView")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: isWanting(document) ? "primary" : "soft",
				small: true,
				"aria-label": `${word}: ${name}`,
				onClick: onOpen,
				children: word
			})
		]
	});
}
// packages/web/src/verification/document-step.tsx
var emptyDraft = {
	picture: null,
	documentNumber: "",
	expiryDate: ""
};
function Sent({ next, onClose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack paper-sent",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "doc-state ok",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "check" }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "grow",
						children: t("docPending", REVIEW_HOURS)
					})
				]
			}),
			next === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				autoFocus: true,
				onClick: next.open,
				children: t("docsNext", { name: next.name })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				autoFocus: next === void 0,
				onClick: onClose,
				children: t("docsBack")
			})
		]
	});
}
/** One paper, opened: its picture by the camera or from a file, its number and last day where they are asked, and off it goes. */
function DocumentStep({ document, vehicleId, place, draft, onDraft, next, onClose }) {
	const t = useText();
	const send = useSendDocument();
	const [isTaking, setTaking] = (0, import_react.useState)(false);
	const { documentType } = document;
	const { picture, documentNumber, expiryDate } = draft;
	const submit = async () => {
		if (picture === null || send.isPending) return;
		try {
			await send.mutateAsync({
				documentType,
				file: picture.file,
				documentNumber,
				expiryDate,
				vehicleId
			});
			toast({
				title: t("documentUploaded"),
				text: t("documentUploadedText")
			});
			onDraft(emptyDraft);
		} catch (error) {
			toast({
				title: t("uploadFailed"),
				text: serverMessage(error, t("uploadFailedText")),
				tone: "bad"
			});
		}
	};
	if (send.isSuccess) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sent, {
		next,
		onClose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack paper-step",
		onSubmit: (event) => {
			event.preventDefault();
			submit();
		},
		children: [
			isTaking ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label muted num",
				children: place
			}),
			isTaking || standingOf(document) !== "approved" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "doc-state ok",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "check" }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "grow",
						children: t("docApproved")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaperPicture, {
				shape: paperShape(documentType),
				picture,
				onPicture: (chosen) => onDraft({ picture: chosen }),
				isTaking,
				onTaking: setTaking
			}),
			isTaking ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				documentType === "selfie" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("docFaceWhy") }) : null,
				documentType === "selfie" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("docNumber"),
					value: documentNumber,
					maxLength: 60,
					onChange: (event) => onDraft({ documentNumber: event.target.value })
				}),
				document.expires ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("docExpiry"),
					type: "date",
					required: true,
					value: expiryDate,
					onChange: (event) => onDraft({ expiryDate: event.target.value })
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					full: true,
					disabled: send.isPending,
					why: picture === null ? t("needFile") : void 0,
					children: t(send.isPending ? "docUploading" : "docUpload")
				})
			] })
		]
	});
}
// packages/web/src/verification/documents.tsx
/** Stands for the plate in a sentence until it is set. */
var SPOT = "\0";
/** The words of the heading, with the plate as it is on the car: letters of the heading's face would look like another one. */
function PapersOf({ plate }) {
	const [before, after] = useText()("vehiclePapers", { plate: SPOT }).split(SPOT);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		before,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: plate }),
		after
	] });
}
/** The papers in a list, in words how each stands; one at a time is opened and sent. What was begun stays until it is sent. */
function Documents({ documents, plate, vehicleId }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)();
	const [drafts, setDrafts] = (0, import_react.useState)({});
	const close = () => setOpen(void 0);
	useBackCloses(open !== void 0, close);
	const at = documents.findIndex(({ documentType }) => documentType === open);
	const document = documents[at];
	const next = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))].find((one) => (one.required || one.neededFrom !== null) && isWanting(one));
	const required = documents.filter((one) => one.required);
	const sent = required.filter((one) => !isWanting(one)).length;
	const nameOf = (one) => paperTitle(t, one);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack papers",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread papers-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: plate === void 0 ? t("documentsHeading") : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PapersOf, { plate })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "label num",
					children: t("docsSent", {
						n: sent,
						of: required.length
					})
				})]
			}),
			next === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				onClick: () => setOpen(next.documentType),
				children: t("docsNext", { name: nameOf(next) })
			}),
			documents.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentCard, {
				document: one,
				onOpen: () => setOpen(one.documentType)
			}, one.documentType)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: document !== void 0,
				onClose: close,
				title: document === void 0 ? "" : nameOf(document),
				tall: true,
				children: document === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentStep, {
					document,
					vehicleId,
					place: t("docStep", {
						n: at + 1,
						of: documents.length
					}),
					draft: drafts[document.documentType] ?? emptyDraft,
					onDraft: (changes) => setDrafts((all) => ({
						...all,
						[document.documentType]: {
							...all[document.documentType] ?? emptyDraft,
							...changes
						}
					})),
					next: next === void 0 ? void 0 : {
						name: nameOf(next),
						open: () => setOpen(next.documentType)
					},
					onClose: close
				}, document.documentType)
			})
		]
	});
}
// packages/web/src/verification/vehicle-form.tsx
/** The kind, make, model, plate, colour and year of a vehicle. */
function VehicleForm({ vehicle, busy, error, word, onSend }) {
	const t = useText();
	const [thisYear] = (0, import_react.useState)(() => (/* @__PURE__ */ new Date()).getFullYear());
	const type = vehicle?.vehicleType ?? "sedan";
	const [kind, setKind] = (0, import_react.useState)(type === "premium" ? "sedan" : type);
	const [form, setForm] = (0, import_react.useState)({
		make: vehicle?.make ?? "",
		model: vehicle?.model ?? "",
		licensePlate: vehicle?.licensePlate ?? "",
		color: vehicle?.color ?? "",
		year: String(vehicle?.year ?? "")
	});
	const field = (name, label, maxLength) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		value: form[name],
		maxLength,
		error: fieldMessage(error, name),
		onChange: (event) => setForm({
			...form,
			[name]: event.target.value
		})
	});
	const whole = Object.values(form).every((value) => value.trim() !== "");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: (event) => {
			event.preventDefault();
			onSend({
				...form,
				kind,
				year: Number(form.year)
			});
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, {
				value: kind,
				onChange: setKind,
				error: fieldMessage(error, "kind")
			}),
			field("make", t("vehicleMake"), 40),
			field("model", t("vehicleModelName"), 60),
			field("licensePlate", t("vehiclePlate"), 20),
			field("color", t("vehicleColour"), 30),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SelectField, {
				label: t("vehicleYearLabel"),
				value: form.year,
				required: true,
				error: fieldMessage(error, "year"),
				onChange: (event) => setForm({
					...form,
					year: event.target.value
				}),
				children: [form.year === "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: t("choose")
				}) : null, vehicleYears(thisYear).map((year) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", { children: year }, year))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy,
				why: whole ? void 0 : t("needFields"),
				children: word
			})
		]
	});
}
export { withDay as a, useSetVehicle as c, useVerification as d, isWanting as i, useStartCheck as l, Documents as n, useAddVehicle as o, goodUntil as r, useDropVehicle as s, VehicleForm as t, useVehicles as u };
