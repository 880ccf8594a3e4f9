import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { A as callApi, D as queryClient, P as serverMessage, T as useDataSaver, Z as toast, _ as askForPhone, d as Button, it as Link, kt as countryById, l as ErrorCard, t as countryNames, u as Skeleton, x as useStreamEvent } from "../prerender.mjs";
import { t as localPhone } from "./phone-DKkvZYbE.js";
import { t as ClothBand } from "./cloth-band-BwX3YXuw.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as SignOutButton } from "./sign-out-H3LwukMt.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { a as genderNames, d as numberText } from "./format-sa5lnLJg.js";
import { s as useText, t as dateInWords } from "./text-eXX5ZUHI.js";
import { n as Plate, t as Avatar } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { a as useHasStanding, l as useSetPhoto, n as useAccount, r as useChangeAccount, t as useSave } from "./use-save-CSUdJ4TP.js";
import { t as genders } from "./genders-AK374a6Z.js";
import { n as useCanSendCodes } from "./server-settings-BYuWEGSs.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as SelectField } from "./select-field-BIJTdPyN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
/* empty css                 */
import { t as isAboutName } from "./person-checks-Cr2L0Ii9.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as useBackCloses } from "./use-back-closes-CmtpvHBm.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as identityPaths } from "./paths-DRHCVOio.js";
import { n as arrivedAt, r as keyOf, t as openDocument } from "./open-document-BFv34JX8.js";
import { i as REVIEW_HOURS } from "./papers-BDze3q6A.js";
import { n as paperShapes, r as PaperPicture } from "./paper-shapes-Dwg9EpIL.js";
// packages/web/src/account/profile-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Name, phone, gender and photo. */
function ProfileForm({ account, onDone }) {
	const t = useText();
	const save = useSave();
	const change = useChangeAccount();
	const photo = useSetPhoto();
	const { user } = account;
	const canCode = useCanSendCodes();
	const [gender, setGender] = (0, import_react.useState)(user.gender);
	const submit = async (event) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const name = String(form.get("name"));
		const phone = String(form.get("phone") ?? user.phone);
		if (await save(() => change.mutateAsync({
			...name === user.name ? {} : { name },
			...phone === user.phone ? {} : { phone },
			...gender === user.gender ? {} : { gender }
		}))) onDone();
	};
	const choose = (file) => {
		if (file !== void 0) save(() => photo.mutateAsync(file));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card doc",
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("profilePhoto"),
				type: "file",
				accept: "image/*",
				disabled: photo.isPending,
				onChange: (event) => choose(event.currentTarget.files?.[0])
			}),
			account.photoUrl === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				busy: photo.isPending,
				onClick: () => void save(() => photo.mutateAsync(null)),
				children: t("profilePhotoRemove")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("profileName"),
				name: "name",
				defaultValue: user.name,
				required: true,
				maxLength: 80,
				autoComplete: "name"
			}),
			canCode ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				icon: "phone",
				onClick: () => void askForPhone(),
				children: t("profilePhoneChange")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("profilePhone"),
				name: "phone",
				type: "tel",
				defaultValue: user.phone,
				required: true,
				maxLength: 24,
				autoComplete: "tel"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
				label: t("profileGender"),
				value: gender,
				disabled: user.genderVerified,
				...user.genderVerified ? { hint: t("profileGenderConfirmed") } : {},
				onChange: (event) => setGender(event.target.value),
				children: genders.map((value) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value,
					children: t(genderNames[value])
				}, value))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				busy: change.isPending,
				children: t("profileSave")
			})
		]
	});
}
// packages/web/src/account/profile-screen.tsx
function Fact({ icon, name, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "fact",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children })
		]
	});
}
function Facts({ user, onEdit }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card",
		"aria-label": t("profileDetails"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread profile-title",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "h2",
				children: t("profileDetails")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				small: true,
				icon: "pencil",
				"aria-label": t("profileEdit"),
				onClick: onEdit,
				children: t("profileEditShort")
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "facts",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
					icon: "mail",
					name: t("profileEmail"),
					children: user.email
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
					icon: "phone",
					name: t("profilePhone"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "num",
						children: localPhone(user.phone, countryById(user.countryId).dialCode)
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
					icon: "user",
					name: t("profileGender"),
					children: [
						t(genderNames[user.gender]),
						user.gender === "female" && !user.genderVerified ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "caption block",
							children: t("profileLadiesHow")
						}) : null,
						user.gender === "female" && user.genderVerified && user.userType === "driver" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "chip ladies-chip",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "shieldcheck",
									size: 16
								}), t("profileLadies")]
							})
						}) : null
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
					icon: "flag",
					name: t("profileLocation"),
					children: t(countryNames[user.countryId])
				})
			]
		})]
	});
}
/** A driver's car, as passengers look for it. */
function Vehicle({ vehicle }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("profileVehicle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("profileVehicle")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row spread wrap",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				children: carLooks(t, vehicle, vehicle.year)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: vehicle.licensePlate })]
		})]
	});
}
/** Shown when there is something to read there. */
var standing$1 = {
	href: "/standing",
	icon: "alert",
	text: "openStanding"
};
var places = {
	href: "/places",
	icon: "pin",
	text: "openPlaces"
};
var always = [{
	href: "/safety",
	icon: "shield",
	text: "openSafety"
}, {
	href: "/settings",
	icon: "settings",
	text: "openSettings"
}];
var passengerWays = [
	places,
	{
		href: "/subscription-packages",
		icon: "gift",
		text: "openPackages"
	},
	{
		href: "/orders",
		icon: "basket",
		text: "openOrders"
	},
	...always
];
var driverWays = [
	{
		href: "/driver-verification",
		icon: "copy",
		text: "openDocuments"
	},
	{
		href: "/vehicles",
		icon: "car",
		text: "openVehicles"
	},
	places,
	...always
];
/** Where the account goes on: a row with a chevron for each. */
function Ways({ isDriver }) {
	const t = useText();
	const isStopped = useHasStanding().data === true;
	const ways = isDriver ? driverWays : passengerWays;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list ways",
		children: (isStopped ? [standing$1, ...ways] : ways).map(({ href, icon, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			className: "way",
			href,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: icon,
					size: 22
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "grow",
					children: t(text)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "fwd",
					size: 20
				})
			]
		}) }, href))
	});
}
function Head({ account }) {
	const t = useText();
	const { user, photoUrl } = account;
	const saver = useDataSaver();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "profile-head",
		children: [photoUrl === null || saver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
			name: user.name,
			size: 72
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			className: "photo",
			src: photoUrl,
			alt: ""
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grow",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: user.name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label num dotted profile-who",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(user.userType === "passenger" ? "passenger" : user.userType === "driver" ? "driver" : "staff") }),
					user.rating === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: ["★ ", numberText(user.rating, 1)] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("profileTrips", { n: user.totalRides }) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "profile-active",
						children: t("profileActive")
					})
				]
			})]
		})]
	});
}
/**
* `/profile` (spec: operations §2 Profile).
* @param identity what a passenger may show of themselves
*/
function ProfileScreen({ identity }) {
	const t = useText();
	const account = useAccount();
	const [editing, setEditing] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
		className: "page narrow account profile-page",
		id: "main",
		children: account.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			"aria-busy": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 90 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 })]
		}) : account.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: t("profileNotLoaded"),
			onRetry: () => void account.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { account: account.data }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClothBand, { className: "profile-cloth" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "profile-columns",
				children: [
					editing ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileForm, {
						account: account.data,
						onDone: () => setEditing(false)
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, {
						user: account.data.user,
						onEdit: () => setEditing(true)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "stack profile-side",
						children: [account.data.user.vehicleInfo === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Vehicle, { vehicle: account.data.user.vehicleInfo }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ways, { isDriver: account.data.user.userType === "driver" })]
					}),
					account.data.user.userType === "passenger" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "profile-wide",
						children: identity
					}) : null
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "profile-out in-rail",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignOutButton, {})
			})
		] })
	}) });
}
// packages/web/src/identity/api.ts
var key = [identityPaths.own];
var keep = (identity) => queryClient.setQueryData(key, identity);
var lookAgain = () => void queryClient.invalidateQueries({ queryKey: key });
/** How it stands, looked at again when the account changes: the team may have decided. */
function useIdentity() {
	useStreamEvent("account", lookAgain);
	return useQuery({
		queryKey: key,
		queryFn: () => callApi(identityPaths.own),
		staleTime: 0
	});
}
/** The file first, then what it is. Tried again, only what has not arrived is sent. */
var useSendIdentity = (kind) => useMutation({
	mutationFn: async (file) => {
		const body = {
			kind,
			documentUrl: await arrivedAt(file)
		};
		return callApi(identityPaths.send, {
			body,
			idempotencyKey: keyOf(file, JSON.stringify(body))
		});
	},
	onSuccess: keep,
	onError: lookAgain
});
var useWithdrawIdentity = () => useMutation({
	mutationFn: () => callApi(identityPaths.withdraw),
	onSuccess: keep,
	onError: lookAgain
});
// packages/web/src/identity/identity-state.tsx
var kindNames = {
	selfie: "identitySelfie",
	id: "identityId"
};
var looks = {
	pending: ["wait", "clock"],
	accepted: ["ok", "shieldcheck"],
	refused: ["bad", "alert"],
	taken_back: ["bad", "alert"]
};
var inWords = (at) => at === null ? "" : dateInWords(new Date(at), {
	day: "numeric",
	month: "long",
	year: "numeric"
});
function standing(t, { status, decidedAt }) {
	const day = inWords(decidedAt);
	if (status === "pending") return t("identityWaits", REVIEW_HOURS);
	return t(status === "accepted" ? "identityAccepted" : status === "refused" ? "identityRefused" : "identityTakenBack", { day });
}
/** How what was sent stands, with the ways to see it and to take it back. */
function IdentityState({ check }) {
	const t = useText();
	const withdraw = useWithdrawIdentity();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const [look, icon] = looks[check.status];
	const word = t(check.status === "pending" || check.status === "accepted" ? "identityWithdraw" : "identityDelete");
	const view = async () => {
		try {
			if (check.pictureUrl !== null) await openDocument(check.pictureUrl);
		} catch (error) {
			toast({
				title: t("docViewFailed"),
				text: serverMessage(error, t("docViewFailedText")),
				tone: "bad"
			});
		}
	};
	const takeBack = () => withdraw.mutate(void 0, { onSuccess: () => {
		setAsking(false);
		toast({ title: t("identityWithdrawn") });
	} });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "identity-state",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: `identity-mark ${look}`,
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: icon,
					size: 22
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "identity-said",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						className: "title",
						children: t(kindNames[check.kind])
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: standing(t, check) }),
					check.note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label",
						children: t("identityNote", { note: check.note })
					}),
					check.status === "accepted" && isAboutName(check.kind) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t("identityOfName")
					}) : null,
					check.pictureUntil === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption num",
						children: t("identityGoes", { day: inWords(check.pictureUntil) })
					}),
					check.pictureUrl === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "caption",
						children: t("identityGone")
					}) : null
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "identity-ways",
				children: [check.pictureUrl === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => void view(),
					children: t("docView")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					small: true,
					onClick: () => setAsking(true),
					children: word
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: word,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "stack",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("identityWithdrawText") }),
						withdraw.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "field-error",
							role: "alert",
							children: serverMessage(withdraw.error, t("identityTryAgain"))
						}) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "danger",
							full: true,
							busy: withdraw.isPending,
							onClick: takeBack,
							children: word
						})
					]
				})
			})
		]
	});
}
// packages/web/src/identity/send-form.tsx
var shapes = {
	selfie: paperShapes.selfie,
	id: paperShapes.id_document
};
/** A selfie or an ID by the camera or from a file, and off it goes. What was taken stays until it is sent. */
function SendForm({ kind, onSent }) {
	const t = useText();
	const send = useSendIdentity(kind);
	const [picture, setPicture] = (0, import_react.useState)(null);
	const [isTaking, setTaking] = (0, import_react.useState)(false);
	const submit = () => {
		if (picture === null || send.isPending) return;
		send.mutate(picture.file, { onSuccess: () => {
			toast({
				title: t("identitySent"),
				text: t("identitySentText")
			});
			onSent();
		} });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "stack",
		onSubmit: (event) => {
			event.preventDefault();
			submit();
		},
		children: [
			isTaking ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(kind === "selfie" ? "identityLookSelfie" : "identityLookId") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaperPicture, {
				shape: shapes[kind],
				picture,
				onPicture: (chosen) => {
					send.reset();
					setPicture(chosen);
				},
				isTaking,
				onTaking: setTaking
			}),
			isTaking ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t("identityConsent")
				}),
				send.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "field-error",
					role: "alert",
					children: serverMessage(send.error, t("identityTryAgain"))
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					full: true,
					disabled: send.isPending,
					why: picture === null ? t("needFile") : void 0,
					children: t(send.isPending ? "identitySending" : "identitySend")
				})
			] })
		]
	});
}
// packages/web/src/identity/identity-card.tsx
/** Who sees what of it, what is kept and for how long, and that it can be taken back. */
function Terms() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "identity-terms",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "wheel",
					size: 20
				}),
				" ",
				t("identityTold")
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "clock",
					size: 20
				}),
				" ",
				t("identityKept", { n: 30 })
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "x",
					size: 20
				}),
				" ",
				t("identityBack")
			] })
		]
	});
}
/** What a passenger may show of themselves, of their own will: how it stands, or what comes of it and the ways to send one. */
function IdentityCard() {
	const t = useText();
	const identity = useIdentity();
	const [sending, setSending] = (0, import_react.useState)();
	const close = () => setSending(void 0);
	useBackCloses(sending !== void 0, close);
	if (identity.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 280 });
	if (identity.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("identityNotLoaded"),
		onRetry: () => void identity.refetch()
	});
	const { check } = identity.data;
	const maySend = check === null || check.status === "refused" || check.status === "taken_back";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc identity-card",
		"aria-labelledby": "identity-title",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread identity-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h2",
					id: "identity-title",
					children: t("identityTitle")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip",
					children: t("identityOptional")
				})]
			}),
			check === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("identityWhy") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentityState, { check }),
			maySend ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Terms, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "identity-ways",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: () => setSending("selfie"),
					children: t("identityTakeSelfie")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					onClick: () => setSending("id"),
					children: t("identitySendId")
				})]
			})] }) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open: sending !== void 0,
				onClose: close,
				title: sending === void 0 ? "" : t(kindNames[sending]),
				tall: true,
				children: sending === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendForm, {
					kind: sending,
					onSent: close
				}, sending)
			})
		]
	});
}
// packages/web/src/app/profile-route.tsx
/** `/profile`: the account, and for a passenger what they may show of themselves. */
function Profile() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileScreen, { identity: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentityCard, {}) });
}
export { Profile };
