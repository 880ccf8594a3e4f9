import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as lastPlaces } from "./search-center-C03eM9XG.js";
import { i as useSavedPlaces, n as savedName, r as savedPlacesKey, t as savedIcon } from "./saved-places-BSAnIFGt.js";
import { A as callApi, D as queryClient, P as serverMessage, Z as toast, ct as useLocation, d as Button, f as IconButton, j as fieldMessage, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as removeOnce } from "./remove-once-C0nt-oqu.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as PlaceField } from "./place-field-C2FJnFpO.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
/* empty css                */
// packages/web/src/places/api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var renewList = () => queryClient.invalidateQueries({ queryKey: savedPlacesKey(session.get()?.id) });
var useSavePlace = () => useMutation({
	mutationFn: ({ key, ...body }) => callApi(placePaths.savePlace, {
		body,
		idempotencyKey: key
	}),
	onSuccess: renewList
});
var useChangeSavedPlace = (id) => useMutation({
	mutationFn: (body) => callApi(placePaths.changeSavedPlace, {
		params: { id: String(id) },
		body
	}),
	onSuccess: renewList
});
var useRemoveSavedPlace = (id) => useMutation({
	mutationFn: () => removeOnce(callApi(placePaths.removeSavedPlace, { params: { id: String(id) } })),
	onSuccess: renewList
});
// packages/web/src/places/saved-place-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Saves a place. What was typed stays when it could not be saved. */
function SavedPlaceDialog({ draft, onClose }) {
	const t = useText();
	const known = "id" in draft ? draft : void 0;
	const first = "id" in draft ? draft : draft.at;
	const save = useSavePlace();
	const change = useChangeSavedPlace(known?.id ?? 0);
	const [key] = (0, import_react.useState)(() => crypto.randomUUID());
	const [name, setName] = (0, import_react.useState)(known?.name ?? "");
	const [text, setText] = (0, import_react.useState)(first?.address ?? "");
	const [place, setPlace] = (0, import_react.useState)(first ?? null);
	const isNamed = draft.kind === "other";
	const failure = known === void 0 ? save.error : change.error;
	const submit = async (event) => {
		event.preventDefault();
		const missing = isNamed && name.trim() === "" ? "savedMissingName" : place === null ? "savedMissingPlace" : void 0;
		if (missing !== void 0 || place === null) {
			toast({
				title: t("savedMissingTitle"),
				text: t(missing ?? "savedMissingPlace"),
				tone: "bad"
			});
			return;
		}
		const body = {
			...isNamed ? { name: name.trim() } : {},
			location: {
				lat: place.lat,
				lng: place.lng,
				address: place.address
			}
		};
		try {
			if (known === void 0) await save.mutateAsync({
				kind: draft.kind,
				...body,
				key
			});
			else await change.mutateAsync(body);
		} catch (error) {
			toast({
				title: t("savedNotSaved"),
				text: serverMessage(error, t("savedTryAgain")),
				tone: "bad"
			});
			return;
		}
		toast({ title: t("savedDone") });
		onClose();
	};
	const title = known !== void 0 ? savedName(t, known) : t(draft.kind === "home" ? "savedAddHome" : draft.kind === "work" ? "savedAddWork" : "savedAdd");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title,
		tall: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "form",
			noValidate: true,
			onSubmit: (event) => void submit(event),
			children: [
				isNamed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("savedName"),
					value: name,
					maxLength: 40,
					error: fieldMessage(failure, "name"),
					autoComplete: "off",
					onChange: (event) => setName(event.target.value)
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
					label: t("savedWhere"),
					text,
					chosen: place,
					withCurrent: true,
					onChange: (typed, chosen) => {
						setText(typed);
						setPlace(chosen);
					}
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					full: true,
					busy: save.isPending || change.isPending,
					children: t("savedSave")
				})
			]
		})
	});
}
// packages/web/src/places/saved-places-screen.tsx
function RemoveDialog({ place, onClose }) {
	const t = useText();
	const remove = useRemoveSavedPlace(place.id);
	const go = async () => {
		try {
			await remove.mutateAsync();
			toast({ title: t("savedRemoved") });
		} catch (error) {
			toast({
				title: t("error"),
				text: serverMessage(error, t("savedTryAgain")),
				tone: "bad"
			});
		}
		onClose();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: true,
		onClose,
		title: t("savedRemove"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("savedRemoveSure", { name: savedName(t, place) }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			full: true,
			busy: remove.isPending,
			onClick: () => void go(),
			children: t("savedRemove")
		})]
	});
}
function Row({ place, onEdit, onRemove }) {
	const t = useText();
	const name = savedName(t, place);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "place-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "icon-box",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: savedIcon(place),
					size: 22
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: place.address
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `${t("savedEdit")} ${name}`,
				icon: "pencil",
				onClick: onEdit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `${t("savedRemove")} ${name}`,
				icon: "x",
				onClick: onRemove
			})
		]
	});
}
/** Where the person went last: kept on this phone alone until it is saved. */
function Recent({ saved, onSave }) {
	const t = useText();
	const last = lastPlaces.use().filter(({ address }) => !saved.some((place) => place.address === address));
	if (last.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("savedRecent"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("savedRecent")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "place-rows",
				children: last.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "place-row",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "icon-box",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "clock",
								size: 22
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "grow",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: place.address })
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "soft",
							small: true,
							"aria-label": `${t("savedSave")} ${place.address}`,
							onClick: () => onSave({
								kind: "other",
								at: place
							}),
							children: t("savedSave")
						})
					]
				}, place.address))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "plain",
				small: true,
				onClick: () => lastPlaces.set([]),
				children: t("savedForgetRecent")
			})
		]
	});
}
/** `/places`: home, work and other places that come first in each search; `?add=home` begins with saving that. */
function SavedPlacesScreen() {
	const t = useText();
	const places = useSavedPlaces();
	const [, go] = useLocation();
	const adds = new URLSearchParams(useSearch()).get("add");
	const [draft, setDraft] = (0, import_react.useState)(adds === "home" || adds === "work" ? { kind: adds } : null);
	const [leaving, setLeaving] = (0, import_react.useState)(null);
	const saved = places.data ?? [];
	const lacks = (kind) => !saved.some((place) => place.kind === kind);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: t("savedTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("savedAbout")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "stack",
				children: places.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					"aria-busy": "true",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 })
				}) : places.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
					text: t("savedNotLoaded"),
					onRetry: () => void places.refetch()
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "card doc",
					"aria-label": t("savedTitle"),
					children: [saved.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						className: "place-rows",
						children: saved.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
							place,
							onEdit: () => setDraft(place),
							onRemove: () => setLeaving(place)
						}, place.id))
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "quick-links",
						children: [
							lacks("home") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								kind: "soft",
								icon: "home",
								onClick: () => setDraft({ kind: "home" }),
								children: t("savedAddHome")
							}) : null,
							lacks("work") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								kind: "soft",
								icon: "work",
								onClick: () => setDraft({ kind: "work" }),
								children: t("savedAddWork")
							}) : null,
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								kind: "soft",
								icon: "plus",
								onClick: () => setDraft({ kind: "other" }),
								children: t("savedAdd")
							})
						]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Recent, {
					saved,
					onSave: setDraft
				})] })
			}),
			draft === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedPlaceDialog, {
				draft,
				onClose: () => {
					setDraft(null);
					if (adds !== null) go("/places", { replace: true });
				}
			}),
			leaving === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveDialog, {
				place: leaving,
				onClose: () => setLeaving(null)
			})
		]
	}) });
}
export { SavedPlacesScreen };
