import { O as ApiError, P as serverMessage, ct as useLocation, d as Button, it as Link, j as fieldMessage, l as ErrorCard, u as Skeleton, ut as useSearch } from "../prerender.mjs";
import { c as brand, s as useText } from "./text-eXX5ZUHI.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as PasswordField } from "./password-field-Z-DY0H8X.js";
import { t as GateFrame } from "./staff-DR1g_VBA.js";
import { a as useOwnerLink, i as useMakeOwner, o as useSetupState } from "./setup-api-C_R7mGoP.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/staff/first-owner-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What stands without a link: what the operator does, or that all is done. */
function WithoutLink() {
	const t = useText();
	const state = useSetupState(true);
	if (state.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 });
	if (state.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("firstNotLoaded"),
		onRetry: () => void state.refetch()
	});
	if (state.data.waitsForOwner) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("firstNotYet") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("firstHow", { command: "npm run owner" }) })]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("firstDone") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: "/staff",
			children: t("firstToConsole")
		})]
	});
}
/** The account of whoever has the link. */
function OwnerForm({ token }) {
	const t = useText();
	const [, go] = useLocation();
	const make = useMakeOwner();
	const submit = (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const text = (name) => String(form.get(name));
		const instance = text("instance").trim();
		make.mutate({
			token,
			name: text("name"),
			email: text("email"),
			phone: text("phone"),
			password: text("password"),
			...instance === "" || instance === brand.name ? {} : { instance }
		}, { onSuccess: () => go("/staff/setup", { replace: true }) });
	};
	const wrong = (name) => fieldMessage(make.error, name);
	const isOfAField = make.error instanceof ApiError && make.error.problem?.errors !== void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "form",
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("firstOwnerNote") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("firstName"),
				name: "name",
				required: true,
				maxLength: 80,
				autoComplete: "name",
				error: wrong("name")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("firstEmail"),
				name: "email",
				type: "email",
				required: true,
				maxLength: 200,
				autoComplete: "username",
				hint: t("firstEmailHint"),
				error: wrong("email")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("firstPhone"),
				name: "phone",
				type: "tel",
				required: true,
				maxLength: 24,
				autoComplete: "tel",
				hint: t("firstPhoneHint", { phone: "+254 712 345 678" }),
				error: wrong("phone")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				isNew: true,
				label: t("firstPassword"),
				error: wrong("password")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("firstInstance"),
				name: "instance",
				maxLength: 40,
				autoComplete: "organization",
				hint: t("firstInstanceHint"),
				defaultValue: brand.name,
				error: wrong("instance")
			}),
			make.isError && !isOfAField ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(make.error, t("firstNotMade"))
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				busy: make.isPending,
				children: t("firstMake")
			})
		]
	});
}
/** `/setup`: how an operator's own instance begins. */
function FirstOwnerScreen() {
	const t = useText();
	const token = new URLSearchParams(useSearch()).get("link") ?? "";
	const link = useOwnerLink(token);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GateFrame, {
		alone: true,
		title: t("firstTitle"),
		children: token === "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutLink, {}) : link.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 240 }) : link.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "alert",
			children: serverMessage(link.error, t("firstNotLoaded"))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutLink, {})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnerForm, { token })
	});
}
export { FirstOwnerScreen };
