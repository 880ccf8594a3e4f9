import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { P as serverMessage, Z as toast, d as Button, j as fieldMessage } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as Switch } from "./switch-B_aM5TpA.js";
import { n as useChangeContact, t as useAddContact } from "./api-CoTVrlZQ.js";
import { t as relationTexts } from "./relation-names-Dhi1m_3o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/rules/src/sharing/contacts.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What a contact is to the person (spec: operations §3 Emergency contact); the first is the default. */
var relationships = [
	"family",
	"friend",
	"colleague",
	"partner",
	"other"
];
/** How a trip is shared (spec: operations §7). */
var shareMethods = [
	"link",
	"sms",
	"email"
];
// packages/web/src/sharing/contact-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Adds a contact, or changes `contact`. What was typed stays when it could not be saved. */
function ContactDialog({ contact, onClose }) {
	const t = useText();
	const add = useAddContact();
	const change = useChangeContact(contact?.id ?? 0);
	const [key] = (0, import_react.useState)(() => crypto.randomUUID());
	const [name, setName] = (0, import_react.useState)(contact?.name ?? "");
	const [phone, setPhone] = (0, import_react.useState)(contact?.phone ?? "");
	const [email, setEmail] = (0, import_react.useState)(contact?.email ?? "");
	const [relationship, setRelationship] = (0, import_react.useState)(contact?.relationship ?? "family");
	const [autoShare, setAutoShare] = (0, import_react.useState)(contact?.autoShare ?? false);
	const failure = contact === null ? add.error : change.error;
	const field = (path) => fieldMessage(failure, path);
	const save = async (event) => {
		event.preventDefault();
		if (name.trim() === "" || phone.trim() === "") {
			toast({
				title: t("contactMissing"),
				text: t("contactMissingText"),
				tone: "bad"
			});
			return;
		}
		const body = {
			name: name.trim(),
			phone: phone.trim(),
			email: email.trim(),
			relationship,
			autoShare
		};
		try {
			if (contact === null) await add.mutateAsync({
				...body,
				key
			});
			else await change.mutateAsync(body);
		} catch (error) {
			if ([
				"name",
				"phone",
				"email"
			].some((path) => fieldMessage(error, path) !== void 0)) return;
			toast({
				title: t("contactNotSaved"),
				text: serverMessage(error, t("shareTryAgain")),
				tone: "bad"
			});
			return;
		}
		toast({ title: t(contact === null ? "contactAdded" : "contactSaved") });
		onClose();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: true,
		onClose,
		title: t(contact === null ? "contactAdd" : "contactEdit"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "form",
			noValidate: true,
			onSubmit: (event) => void save(event),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("contactName"),
					value: name,
					maxLength: 80,
					error: field("name"),
					autoComplete: "off",
					onChange: (e) => setName(e.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("contactPhone"),
					type: "tel",
					inputMode: "tel",
					value: phone,
					maxLength: 30,
					error: field("phone"),
					autoComplete: "off",
					onChange: (e) => setPhone(e.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("contactEmail"),
					type: "email",
					value: email,
					maxLength: 200,
					error: field("email"),
					autoComplete: "off",
					onChange: (e) => setEmail(e.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
					label: t("contactRelation"),
					value: relationship,
					onChange: (e) => setRelationship(e.target.value),
					children: relationships.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: id,
						children: t(relationTexts[id])
					}, id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: t("contactAuto")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
						on: autoShare,
						label: t("contactAuto"),
						onChange: setAutoShare
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					full: true,
					busy: add.isPending || change.isPending,
					children: t("contactSave")
				})
			]
		})
	});
}
export { shareMethods as n, ContactDialog as t };
