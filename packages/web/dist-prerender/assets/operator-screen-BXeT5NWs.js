import { O as ApiError, ct as useLocation, it as Link, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { c as brand, l as legalTexts, s as useText } from "./text-eXX5ZUHI.js";
import { n as lawPages, t as LawLinks } from "./law-links-Dldhx0SW.js";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { s as session } from "./refusals-6kaomp8o.js";
/* empty css             */
import { t as AppShell } from "./shell-BnTinHbm.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { S as languages, r as language } from "./preferences-D2yk24TH.js";
import { i as useLegalText } from "./api-3ifZKZs9.js";
import { t as Law } from "./law-C8NyhP11.js";
// packages/web/src/brand/help-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
function Way({ icon, href, children }) {
	const inside = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: icon,
			size: 22
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "grow",
			children
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "fwd",
			size: 20
		})
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: href.startsWith("/") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "law-row",
		href,
		children: inside
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: "law-row",
		href,
		children: inside
	}) });
}
/** `/help`: how the operator is reached, and who it is. */
function HelpScreen() {
	const t = useText();
	const user = session.use();
	const { phone, email, hours } = brand.contact;
	const { company, address, taxNumber } = brand;
	const isNobody = phone === void 0 && email === void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
				title: t("helpTitle"),
				href: "/"
			}),
			isNobody ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "card doc",
				children: t("helpNone")
			}) : null,
			isNobody && user === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "card list",
				children: [
					phone === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						icon: "phone",
						href: `tel:${phone}`,
						children: t("helpCall", { phone })
					}),
					email === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						icon: "mail",
						href: `mailto:${email}`,
						children: t("helpWrite", { email })
					}),
					user === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						icon: "chat",
						href: "/live-chat",
						children: t("helpChat")
					})
				]
			}),
			hours === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("helpHours", { hours })
			}),
			company === void 0 && address === void 0 && taxNumber === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "card doc",
				"aria-label": t("helpWho"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "h2",
						children: t("helpWho")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: [
						brand.name,
						company,
						address
					].filter((line) => line !== void 0).map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "help-line",
						children: [line, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {})]
					}, line)) }),
					taxNumber === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label num",
						children: t("helpTax", { number: taxNumber })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawLinks, {})
		]
	}) });
}
// packages/web/src/brand/law-screen.tsx
function LawBody({ of }) {
	const t = useText();
	const law = useLegalText(of);
	if (law.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 320 });
	if (law.isError) return law.error instanceof ApiError && law.error.status === 404 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "card doc",
		children: t("lawNone")
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("lawNotLoaded"),
		onRetry: () => void law.refetch()
	});
	const { html, version, language: written } = law.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "caption num",
		children: [
			t("lawVersion", { n: version }),
			" ",
			written === language.get() ? null : t("lawOther", { language: languages[written].name })
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Law, {
		html,
		lang: written
	})] });
}
/** A text of the law by itself. */
function LawScreen({ of }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t(lawPages[of].title),
			href: "/"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawBody, { of })]
	}) });
}
// packages/web/src/brand/operator-screen.tsx
/** `/help` and the texts of the law: what an operator says of itself. */
function OperatorScreen() {
	const [path] = useLocation();
	const law = legalTexts.find((text) => lawPages[text].path === path);
	return law === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpScreen, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawScreen, { of: law });
}
export { OperatorScreen };
