import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { n as vehicleUsesText, t as vehicleNames } from "./vehicle-kinds-CrP4P8kk.js";
import { P as serverMessage, Z as toast, d as Button, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as Plate } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { n as Documents, o as useAddVehicle, s as useDropVehicle, t as VehicleForm, u as useVehicles } from "./verification--CwF989g.js";
/* empty css                */
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/verification/vehicles.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// packages/web/src/verification/vehicles-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How a vehicle stands, with the look and the mark of it. */
function standing({ status, missing }) {
	if (status === "approved") return [
		"ok",
		"check",
		"vehicleApproved"
	];
	if (status === "rejected") return [
		"bad",
		"alert",
		"vehicleRefused"
	];
	return missing.length > 0 ? [
		"",
		"dots",
		"vehicleWantsPapers"
	] : [
		"wait",
		"clock",
		"vehicleInReview"
	];
}
function RemoveDialog({ vehicle, onClose }) {
	const t = useText();
	const drop = useDropVehicle();
	const go = async () => {
		try {
			await drop.mutateAsync(vehicle.id);
		} catch (error) {
			toast({
				title: t("vehicleNotRemoved"),
				text: serverMessage(error, t("checkNotStartedText")),
				tone: "bad"
			});
		}
		onClose();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: t("vehicleRemoveAsk"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.vehicleInfo.licensePlate }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("vehicleRemoveText") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				full: true,
				busy: drop.isPending,
				onClick: () => void go(),
				children: t("vehicleRemove")
			})
		]
	});
}
/** A vehicle with its plate and what it drives, how it stands, and its papers. */
function Vehicle({ vehicle, onRemove }) {
	const t = useText();
	const { vehicleInfo, documents, chosen, owned, fleet, inUse, plateContested, reviewNote, status } = vehicle;
	const [look, icon, word] = standing(vehicle);
	const plate = vehicleInfo.licensePlate;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "own-vehicle",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "card doc",
			"aria-label": plate,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread wrap",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: plate }), chosen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "chip",
						children: t("vehicleDriven")
					}) : null]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "title",
					children: `${t(vehicleNames[vehicleInfo.vehicleType])} · ${carLooks(t, vehicleInfo, vehicleInfo.year)}`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption num",
					children: vehicleUsesText(t, vehicleInfo.vehicleType)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: `doc-state ${look}`,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: icon,
							size: 20
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "grow",
							children: t(word)
						})
					]
				}),
				status === "approved" || reviewNote === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("docReviewNote", { note: reviewNote })
				}),
				inUse ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("vehicleInUse")
				}) : null,
				fleet === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "fleet-note",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label strong",
						children: t("vehicleOfFleet", { fleet })
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t("vehicleOfFleetNote")
					})]
				}),
				owned ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("vehicleOfOther")
				}),
				plateContested ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("vehicleContested")
				}) : null,
				owned && !chosen && fleet === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "plain",
					small: true,
					"aria-label": `${t("vehicleRemove")}: ${plate}`,
					onClick: onRemove,
					children: t("vehicleRemove")
				}) }) : null
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Documents, {
			documents,
			plate,
			vehicleId: vehicle.id
		})]
	});
}
function AddDialog({ onClose }) {
	const t = useText();
	const add = useAddVehicle();
	const [attempt, setAttempt] = (0, import_react.useState)(() => crypto.randomUUID());
	const send = async (said) => {
		try {
			await add.mutateAsync({
				said,
				attempt
			});
			toast({
				title: t("vehicleAdded"),
				text: t("vehicleAddedText")
			});
			onClose();
		} catch (error) {
			setAttempt(crypto.randomUUID());
			toast({
				title: t("vehicleNotAdded"),
				text: serverMessage(error, t("checkNotStartedText")),
				tone: "bad"
			});
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title: t("vehicleAdd"),
		tall: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VehicleForm, {
			vehicle: null,
			busy: add.isPending,
			error: add.error,
			word: t("vehicleAdd"),
			onSend: (said) => void send(said)
		})
	});
}
/** `/vehicles`: what a driver may go online with; each vehicle has its own papers. */
function VehiclesScreen() {
	const t = useText();
	const vehicles = useVehicles();
	const [adding, setAdding] = (0, import_react.useState)(false);
	const [leaving, setLeaving] = (0, import_react.useState)(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page verification",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "vehicles-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
					title: t("vehiclesTitle"),
					href: "/profile"
				}), vehicles.data === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					icon: "plus",
					onClick: () => setAdding(true),
					children: t("vehicleAdd")
				})]
			}),
			vehicles.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "stack",
				"aria-busy": "true",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 211 })]
			}) : vehicles.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				whole: true,
				text: t("vehiclesNotLoaded"),
				onRetry: () => void vehicles.refetch()
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "own-vehicles",
				children: vehicles.data.map((vehicle) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Vehicle, {
					vehicle,
					onRemove: () => setLeaving(vehicle)
				}, vehicle.id))
			}),
			adding ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddDialog, { onClose: () => setAdding(false) }) : null,
			leaving === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveDialog, {
				vehicle: leaving,
				onClose: () => setLeaving(null)
			})
		]
	}) });
}
export { VehiclesScreen };
