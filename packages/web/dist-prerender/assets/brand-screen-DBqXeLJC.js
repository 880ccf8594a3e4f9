import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { l as legalTexts, s as useText } from "./text-eXX5ZUHI.js";
import { A as callApi, D as queryClient, O as ApiError, P as serverMessage, Z as toast, d as Button, g as logo, j as fieldMessage, l as ErrorCard } from "../prerender.mjs";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { n as setupPaths } from "./staff-DR1g_VBA.js";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
import { S as languages, b as inEachLanguage, r as language, x as languageIds } from "./preferences-D2yk24TH.js";
import { i as languageNames } from "./first-market-BWY_odWV.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { v as Meanwhile, x as SkeletonRows } from "./staff-route-Cf4O4nxA.js";
import { t as Law } from "./law-C8NyhP11.js";
import { n as lawPages } from "./law-links-Dldhx0SW.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as Tabs } from "./tabs-Cvt08xxq.js";
import { t as TextArea } from "./text-area-CeFpfHV0.js";
// packages/web/src/staff/brand-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var key = [setupPaths.readBrand];
var keep = (state) => void queryClient.setQueryData(key, state);
/** The operator's own document. */
var useBrand = () => useQuery({
	queryKey: key,
	queryFn: () => callApi(setupPaths.readBrand),
	staleTime: 0
});
/** Reads what somebody else has written meanwhile. */
var readBrandAgain = () => queryClient.fetchQuery({
	queryKey: key,
	queryFn: () => callApi(setupPaths.readBrand),
	staleTime: 0
});
var useChangeBrand = () => useMutation({
	mutationFn: (body) => callApi(setupPaths.changeBrand, { body }),
	onSuccess: keep
});
var useChangeText = () => useMutation({
	mutationFn: (body) => callApi(setupPaths.changeText, { body }),
	onSuccess: keep
});
/** Markdown as readers would see it. */
var useShownText = (markdown) => useQuery({
	queryKey: [setupPaths.showText, markdown],
	enabled: markdown !== "",
	queryFn: () => callApi(setupPaths.showText, { body: { markdown } }),
	placeholderData: (known) => known,
	gcTime: 0
});
var useSendLogo = () => useMutation({ mutationFn: (file) => sendFile(setupPaths.sendLogo, file) });
// packages/rules/src/brand/contrast.ts
/** The contrast that words need against what they stand on, and what only has to be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
var TEXT_CONTRAST = 4.5;
/** A colour as #rrggbb. */
var HEX_COLOR = /^#[\da-f]{6}$/i;
var rgbOf = (color) => [
	1,
	3,
	5
].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
var linear = (channel) => {
	const share = channel / 255;
	return share <= .04045 ? share / 12.92 : ((share + .055) / 1.055) ** 2.4;
};
/** The relative luminance of a colour, 0 (black) to 1 (white). */
function luminance(color) {
	const [red, green, blue] = rgbOf(color).map(linear);
	return .2126 * red + .7152 * green + .0722 * blue;
}
/**
* How far two colours are apart by the formula of WCAG 2.2.
* @returns from 1 (the same) to 21 (black and white)
*/
function contrastRatio(one, other) {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (lighter + .05) / (darker + .05);
}
/** `color` with a share (0 to 1) of another one in it, as #rrggbb. */
function mixed(color, other, share) {
	const [from, to] = [rgbOf(color), rgbOf(other)];
	return `#${from.map((channel, at) => Math.round(channel + ((to[at] ?? channel) - channel) * share)).map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
// packages/rules/src/brand/colors.ts
/** What the two colours stand on and what stands on them; a test of the web holds it against its tokens. */
var brandSurfaces = {
	day: {
		page: "#f3f4fb",
		surface: "#ffffff",
		"second surface": "#e9ebf7",
		"words on it": "#ffffff"
	},
	night: {
		page: "#090b26",
		surface: "#12153a",
		"second surface": "#1b1f4e",
		"words on it": "#0e1033"
	}
};
var HOVER = {
	day: .2,
	night: .27
};
var TINT = .1;
/** What follows from the two colours, by the names of the design tokens. */
var tokensOf = ({ primary, accent }) => ({
	day: {
		primary,
		"primary-hover": mixed(primary, "#000000", HOVER.day),
		"primary-tint": mixed("#ffffff", primary, TINT)
	},
	night: {
		primary: accent,
		"primary-hover": mixed(accent, "#ffffff", HOVER.night)
	}
});
var used = {
	primary: "day",
	accent: "night"
};
/** The colours that can't be read somewhere, each with its worst place and the ratio there. */
function colorFaults(colors) {
	const tint = tokensOf(colors).day["primary-tint"];
	return ["primary", "accent"].flatMap((color) => {
		const theme = used[color];
		const places = Object.entries(brandSurfaces[theme]);
		if (theme === "day") places.push(["its own tint", tint]);
		const [worst] = places.map(([place, on]) => ({
			place,
			on,
			ratio: contrastRatio(colors[color], on)
		})).toSorted((a, b) => a.ratio - b.ratio);
		if (worst === void 0 || worst.ratio >= 4.5) return [];
		const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
		const way = theme === "day" ? "darker" : "lighter";
		return [{
			color,
			error: `has a contrast of ${ratio} by ${theme} (${worst.place}, ${worst.on}), and needs ${TEXT_CONTRAST}: take a ${way} one`
		}];
	});
}
// packages/web/src/staff/brand-typed.ts
/** What the colour fields begin with: the product's own. */
var OWN_COLORS = {
	primary: "#23299a",
	accent: "#ffc21a"
};
var typedOf = ({ name, shortName = "", tagline, colors, contact, senders, ...text }) => ({
	name,
	shortName,
	tagline: inEachLanguage((language) => tagline[language] ?? ""),
	ownColors: colors !== void 0,
	primary: colors?.primary ?? OWN_COLORS.primary,
	accent: colors?.accent ?? OWN_COLORS.accent,
	phone: contact.phone ?? "",
	email: contact.email ?? "",
	hours: contact.hours ?? "",
	company: text.company ?? "",
	address: text.address ?? "",
	taxNumber: text.taxNumber ?? "",
	smsSender: senders.sms ?? "",
	mailSender: senders.mail ?? ""
});
var filled = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
/** What the form says, as it is sent. */
function factsOf(typed) {
	const { name, shortName, tagline, ownColors, primary, accent, phone, email, hours, company, address, taxNumber } = typed;
	const { smsSender: sms, mailSender: mail } = typed;
	return {
		name,
		...filled({
			shortName,
			company,
			address,
			taxNumber
		}),
		tagline: Object.fromEntries(languageIds.flatMap((language) => tagline[language].trim() === "" ? [] : [[language, tagline[language]]])),
		...ownColors ? { colors: {
			primary,
			accent
		} } : {},
		contact: filled({
			phone,
			email,
			hours
		}),
		senders: filled({
			sms,
			mail
		})
	};
}
/** The colours that a preview can show; the product's own for what is no colour yet. */
var shownColors = ({ ownColors, primary, accent }) => ({
	primary: ownColors && HEX_COLOR.test(primary) ? primary : OWN_COLORS.primary,
	accent: ownColors && HEX_COLOR.test(accent) ? accent : OWN_COLORS.accent
});
// packages/web/src/staff/brand-preview.tsx
var import_jsx_runtime = require_jsx_runtime();
var own$1 = logo(30);
/** The head of a phone's screen and a button on it, by day or by night. */
function Phone({ typed, logo, theme }) {
	const t = useText();
	const tokens = tokensOf(shownColors(typed))[theme];
	const style = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
	const isDay = theme === "day";
	const { name, phone, tagline } = typed;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
		className: "brand-phone",
		"data-theme": isDay ? "light" : "dark",
		style,
		"data-preview": theme,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", {
				className: "caption",
				children: t(isDay ? "brandByDay" : "brandByNight")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "brand-phone-head",
				children: [logo === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: own$1 }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					className: "mark",
					src: logo,
					alt: "",
					height: 30,
					style: { maxWidth: 90 }
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "brand-phone-body",
				children: [
					tagline[language.get()] === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label",
						children: tagline[language.get()]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "brand-phone-button",
						children: t("brandSampleButton")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "brand-phone-link",
						children: phone === "" ? t("brandSampleLink") : phone
					})
				]
			})
		]
	});
}
/** What people would see of it: the name, the logo and the two colours where they are used. */
function BrandPreview({ typed, logo }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("brandPreview"),
		className: "brand-phones",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, {
			typed,
			logo,
			theme: "day"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, {
			typed,
			logo,
			theme: "night"
		})]
	});
}
// packages/web/src/staff/changed-meanwhile.tsx
/** Why a version was not written: somebody else wrote one meanwhile, and whose stands is for who sits here to say; or any other refusal. */
function ChangedMeanwhile({ step, onTheirs, onSaved }) {
	const t = useText();
	const { error, variables, isPending, mutate, reset } = step;
	if (error === null) return null;
	if (!(error instanceof ApiError) || error.problem?.code !== "changed_meanwhile") {
		const isOfAField = error instanceof ApiError && error.problem?.errors !== void 0;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "field-error",
			role: "alert",
			children: isOfAField ? t("brandLookAgain") : serverMessage(error, t("brandNotSaved"))
		});
	}
	const over = async () => {
		const { number } = await readBrandAgain();
		if (variables !== void 0) mutate({
			...variables,
			seen: number
		}, { onSuccess: onSaved });
	};
	const theirs = async () => {
		const from = await readBrandAgain();
		reset();
		onTheirs(from);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Meanwhile, {
		title: t("brandMeanwhile"),
		busy: isPending,
		onTheirs: () => void theirs(),
		onMine: () => void over(),
		children: null
	});
}
// packages/web/src/staff/logo-field.tsx
var own = logo(56);
/** The logo: chosen, replaced or taken away. It is kept with the form. */
function LogoField({ address, onChange }) {
	const t = useText();
	const files = (0, import_react.useRef)(null);
	const send = useSendLogo();
	const choose = (input) => {
		const file = input.files?.[0];
		input.value = "";
		if (file !== void 0) send.mutate(file, { onSuccess: ({ logo }) => onChange(logo) });
	};
	const pick = t(address === void 0 ? "brandLogoAdd" : "brandLogoReplace");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "field",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label",
				children: t("brandLogo")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "brand-logo-row",
				children: [
					address === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: own }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
						src: address,
						alt: t("brandLogo"),
						height: 56
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						ref: files,
						className: "visually-hidden",
						type: "file",
						accept: "image/png,image/jpeg,image/webp",
						"aria-label": pick,
						tabIndex: -1,
						onChange: (event) => choose(event.currentTarget)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						small: true,
						busy: send.isPending,
						onClick: () => files.current?.click(),
						children: pick
					}),
					address === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "plain",
						small: true,
						onClick: () => onChange(void 0),
						children: t("brandLogoRemove")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("brandLogoHint")
			}),
			send.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				children: serverMessage(send.error, t("brandNotSaved"))
			}) : null
		]
	});
}
// packages/web/src/staff/brand-form.tsx
/** Letters below an icon. */
var SHORT_NAME_MOST = 12;
/** What the form begins with: before anything was written no name of one's own. */
var beginsWith = ({ number, document }) => ({
	...typedOf(document),
	...number === 0 ? { name: "" } : {}
});
/** In the syntax of OpenStreetMap. */
var HOURS = "Mo-Su 06:00-22:00";
var addressOf = (logo) => logo === void 0 ? void 0 : `/brand/${logo}-logo.png`;
/** Name, logo, colours, contact and senders, and beside them what people would see. */
function BrandForm({ state, after, onWrote }) {
	const t = useText();
	const change = useChangeBrand();
	const [typed, setTyped] = (0, import_react.useState)(() => beginsWith(state));
	const [logo, setLogo] = (0, import_react.useState)(state.document.logo);
	const [seen, setSeen] = (0, import_react.useState)(state.number);
	const begin = (from) => {
		setTyped(beginsWith(from));
		setLogo(from.document.logo);
		setSeen(from.number);
	};
	const saved = () => toast({ title: t("brandSaved") });
	const submit = (event) => {
		event.preventDefault();
		change.mutate({
			seen: after(seen),
			facts: factsOf(typed),
			logo: logo ?? null
		}, { onSuccess: (next, { seen: over }) => {
			onWrote(over, next.number);
			begin(next);
			saved();
		} });
	};
	const wrong = (path) => fieldMessage(change.error, `facts.${path}`);
	const faults = typed.ownColors && [typed.primary, typed.accent].every((color) => HEX_COLOR.test(color)) ? colorFaults(typed) : [];
	const faultOf = (name) => faults.find(({ color }) => color === name)?.error ?? wrong(`colors.${name}`);
	const isChanged = logo !== state.document.logo || JSON.stringify(typed) !== JSON.stringify(beginsWith(state));
	const why = faults.length > 0 ? t("brandNeedsContrast") : void 0;
	const set = (part) => setTyped({
		...typed,
		...part
	});
	const field = (name, path, most) => ({
		value: typed[name],
		maxLength: most,
		error: wrong(path),
		autoComplete: "off",
		onChange: (event) => set({ [name]: event.target.value })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("brandLooks"),
		className: "brand-sides",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "form card doc",
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					children: t("brandLooks")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandName"),
					required: true,
					placeholder: state.document.name,
					...field("name", "name", 40)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandShortName"),
					hint: t("brandShortNameHint", {
						n: typed.shortName.length,
						most: SHORT_NAME_MOST
					}),
					...field("shortName", "shortName", SHORT_NAME_MOST)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogoField, {
					address: addressOf(logo),
					onChange: setLogo
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "row label",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "checkbox",
						checked: typed.ownColors,
						onChange: (event) => set({ ownColors: event.target.checked })
					}), t("brandOwnColors")]
				}),
				typed.ownColors ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "brand-colors",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColorField, {
						label: t("brandPrimary"),
						value: typed.primary,
						error: faultOf("primary"),
						onChange: (primary) => set({ primary })
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColorField, {
						label: t("brandAccent"),
						value: typed.accent,
						error: faultOf("accent"),
						onChange: (accent) => set({ accent })
					})]
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("brandContact")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandPhone"),
					type: "tel",
					placeholder: "+254700000001",
					...field("phone", "contact.phone", 16)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandEmail"),
					type: "email",
					...field("email", "contact.email", 254)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandHours", { example: HOURS }),
					...field("hours", "contact.hours", 120)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("brandCompanyPart")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandCompany"),
					...field("company", "company", 120)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandAddress"),
					...field("address", "address", 200)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandTax"),
					...field("taxNumber", "taxNumber", 40)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("brandSenders")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandSmsSender"),
					hint: t("brandSmsSenderHint"),
					...field("smsSender", "senders.sms", 15)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("brandMailSender"),
					hint: t("brandMailSenderHint"),
					...field("mailSender", "senders.mail", 60)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("brandTagline")
				}),
				languageIds.map((language) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: languageNames[language],
					lang: language,
					maxLength: 120,
					value: typed.tagline[language],
					error: wrong(`tagline.${language}`),
					onChange: (event) => set({ tagline: {
						...typed.tagline,
						[language]: event.target.value
					} })
				}, language)),
				isChanged || change.isPending || change.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "brand-foot",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangedMeanwhile, {
						step: change,
						onSaved: saved,
						onTheirs: begin
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						full: true,
						busy: change.isPending,
						why,
						children: t("brandSave")
					})]
				}) : null
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrandPreview, {
			typed: typed.name === "" ? {
				...typed,
				name: state.document.name
			} : typed,
			logo: addressOf(logo)
		})]
	});
}
/** A colour, chosen or typed. */
function ColorField({ label, value, error, onChange }) {
	const set = (event) => onChange(event.target.value.toLowerCase());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		value,
		maxLength: 7,
		error,
		onChange: set,
		after: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "color",
			tabIndex: -1,
			"aria-hidden": "true",
			value: HEX_COLOR.test(value) ? value : "#000000",
			onChange: set
		})
	});
}
// packages/web/src/staff/law-editor.tsx
/** Markdown in a line: the same in every language. */
var EXAMPLE = "# …, - …, **…**, […](https://…)";
/** One text in one language, and beside it what people read. */
function LawForm({ state, after, onWrote, text, language }) {
	const t = useText();
	const change = useChangeText();
	const written = state.document.texts[text];
	const [markdown, setMarkdown] = (0, import_react.useState)(written?.[language] ?? "");
	const [seen, setSeen] = (0, import_react.useState)(state.number);
	const [askAgain, setAskAgain] = (0, import_react.useState)(false);
	const shown = useShownText((0, import_react.useDeferredValue)(markdown).trim());
	const begin = (from) => {
		setMarkdown(from.document.texts[text]?.[language] ?? "");
		setSeen(from.number);
		setAskAgain(false);
	};
	const saved = () => toast({ title: t("lawSaved") });
	const submit = (event) => {
		event.preventDefault();
		change.mutate({
			seen: after(seen),
			text,
			language,
			markdown,
			askAgain
		}, { onSuccess: (next, { seen: over }) => {
			onWrote(over, next.number);
			begin(next);
			saved();
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "brand-sides",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "form",
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label num",
					children: written === void 0 ? t("lawNotPublished") : t("lawInForce", { version: written.version })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: t("lawMarkdown"),
					hint: t("lawMarkdownHint", { example: EXAMPLE }),
					className: "brand-text",
					rows: 16,
					maxLength: 4e4,
					lang: language,
					value: markdown,
					error: fieldMessage(change.error, "markdown"),
					onChange: (event) => setMarkdown(event.target.value)
				}),
				written === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "row label",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "checkbox",
						checked: askAgain,
						onChange: (event) => setAskAgain(event.target.checked)
					}), t("lawAskAgain")]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangedMeanwhile, {
					step: change,
					onSaved: saved,
					onTheirs: begin
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					busy: change.isPending,
					why: markdown.trim() === "" && written?.[language] === void 0 ? t("lawEmpty") : void 0,
					children: t("lawSave")
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-label": t("lawPreview"),
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "title",
				children: t("lawPreview")
			}), markdown.trim() === "" || shown.data === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("lawPreviewEmpty")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "brand-shown",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Law, {
					html: shown.data.html,
					lang: language
				})
			})]
		})]
	});
}
/** The texts of the law, one at a time, in each language. */
function LawEditor(part) {
	const t = useText();
	const [text, setText] = (0, import_react.useState)("terms");
	const [language, setLanguage] = (0, import_react.useState)("en");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("lawTitle"),
		className: "card doc",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("lawTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("lawNote")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("lawLanguage"),
				value: language,
				onChange: (event) => setLanguage(event.target.value),
				children: languageIds.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: languages[id].name
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
				label: t("lawTitle"),
				tabs: legalTexts.map((id) => ({
					id,
					text: t(lawPages[id].title)
				})),
				current: text,
				onChange: setText,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawForm, {
					...part,
					text,
					language
				}, `${text} ${language}`)
			})
		]
	});
}
// packages/web/src/staff/brand-screen.tsx
/** `/staff/brand`: name, colours, logo and contact of who runs this instance, and the texts of its law. */
function BrandScreen() {
	const t = useText();
	const brand = useBrand();
	const [own, setOwn] = (0, import_react.useState)(/* @__PURE__ */ new Map());
	const after = (seen) => {
		const next = own.get(seen);
		return next === void 0 ? seen : after(next);
	};
	const wrote = (over, next) => setOwn(new Map(own).set(over, next));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h1 section-name",
		children: t("brandTitle")
	}), brand.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, {
		height: 84,
		count: 5
	}) : brand.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("brandNotLoaded"),
		onRetry: () => void brand.refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack brand-parts",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: brand.data.number === 0 ? t("brandIsOwn") : t("brandVersion", { version: brand.data.number })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrandForm, {
				state: brand.data,
				after,
				onWrote: wrote
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LawEditor, {
				state: brand.data,
				after,
				onWrote: wrote
			})
		]
	})] });
}
export { BrandScreen };
