import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, A as callApi, C as savesData, D as queryClient, Dt as toWire, E as cacheNewest, G as useOnline, I as wasRefused, M as isRetryable, O as ApiError, P as serverMessage, R as serverTime, S as useStreamState, W as onReconnect, Y as dismissToastAbout, Z as toast, b as useLivePolling, c as EmptyState, ct as useLocation, d as Button, it as Link, kt as countryById, l as ErrorCard, tt as useFetchedAhead, u as Skeleton, ut as useSearch, vt as passengerRideTypes, wt as fromWire, x as useStreamEvent } from "../prerender.mjs";
import { a as nextStatuses, n as hasReached, r as isLive, t as checklist } from "./trip-life-xKEqoeZK.js";
import { a as homeOf, s as session } from "./refusals-6kaomp8o.js";
import { c as brand, n as enterRoom, s as useText, t as dateInWords } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { b as DEFAULT_ETA_DISTANCE_KM, c as useActiveRide, f as useChangeRide, i as cacheRide, o as newKey, p as useConfirmStart, s as useAboutDriver, t as ACTIVE_POLL_MS, v as useRide } from "./api-DNLIA69s.js";
import { t as useBookedRide } from "./booked-api-UiKE_JlT.js";
import { n as elapsedLabel, t as drivenMinutes } from "./elapsed-DmrseYWI.js";
import { c as money, d as numberText, n as clockTime, o as km, r as clockTimeAfter, s as methodNames, u as monthOf } from "./format-sa5lnLJg.js";
import { n as MeetNote, r as MapSheet, t as searchNotice } from "./map-screen-BGF1ai7e.js";
import { n as useServerNow, t as useNow } from "./use-now-DfhawSHS.js";
import { t as BookedPart } from "./booked-part-D8jSSBr-.js";
import { i as cancelReasonTexts, o as onBoardCancelReasons, s as reasonsFor } from "./team-steps-QzCOihVW.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { a as CashAnswer, i as CashDue, n as EndQuestion, o as ChangeQuestion, r as CashExchange, s as ChangeToGive, t as justEnded } from "./just-ended-B4D5JEwA.js";
import { n as ActionTiles, r as LinkTile } from "./action-tile-Bbb4cx40.js";
import { t as Face } from "./face-DkUwsrpH.js";
import { i as Stars, n as Plate } from "./person-Dzr6m2qL.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as orderPaths } from "./paths-KC3zm8KK.js";
import { t as uploadPaths } from "./paths-_wMc_mRp.js";
import { t as sendFile } from "./send-file-B4uUuRD8.js";
import { t as carLooks } from "./car-looks-CT-4CVgx.js";
import { t as paintOf } from "./car-paint-CmmFR0b5.js";
import { t as CarTicket } from "./car-ticket-CJSSpSbb.js";
import { i as endReasons, n as ENDED_ON_BOARD } from "./completion-Db0rZx56.js";
import { n as isArriving, t as tripTitle } from "./trip-title-DdGLaUZU.js";
import { n as PositionNotice, r as positionAge, t as nextStop } from "./next-stop-CZuAPWXz.js";
import { i as namePoint, n as currentPosition, r as mayLocate } from "./places-B-AzpD6x.js";
import { n as useMeter } from "./hail-BHReglYv.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as pickupPaths } from "./paths-6q563TR8.js";
/* empty css                     */
import { i as isPaidInCash, n as isPaidByOther } from "./ended-before-Dur-fTef.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { a as TripSummary, c as noShowSeconds, i as TripStops, n as drivenText, o as waitingCost, r as AfterRidePart, s as freeWaitLeft, t as EarlyFare } from "./ended-early-CdRvrZWf.js";
import { t as minuteRange } from "./minute-range-BHxIUHo5.js";
import { i as useRoute, n as OfferAlong } from "./live-offer-BB4TD2PX.js";
import { n as MapBoundary, t as Map$1 } from "./map-X9JJxpxO.js";
import { n as unlockByTouch, t as playNotes } from "./sound-CzjrVdYf.js";
import { t as AfterTripCard } from "./after-trips-LxNAYkIF.js";
import "./packages-Bht5qZM7.js";
import { t as pricingPaths } from "./paths-C4qaB6_q.js";
import { D as isOneOf } from "./preferences-D2yk24TH.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
/* empty css               */
import { t as RatingForm } from "./rating-form-DCgv2b5y.js";
import { t as chargedText } from "./charged-text-Cyt-uhT8.js";
import { TripChatButton } from "./trip-chat-BtITtGdu.js";
import { n as MayDarkenNote, t as LocationTroubleNote } from "./seen-notes-BH-qHXhL.js";
import { i as useEmergencyKit, n as useCacheTrip } from "./kit-CGaeGpFd.js";
import { t as SosButton } from "./sos-button-CVmkhhvn.js";
import { t as safetyPaths } from "./paths-MnHe1j3a.js";
import { n as HelpRows } from "./help-rows-B8XDEaAo.js";
import { a as pressSos, c as sos, d as lastPoint, u as triggerNow } from "./sos-DAxhXrVq.js";
import { n as SharingPanel, t as ShareTile } from "./sharing-panel-CXU_I56x.js";
// packages/rules/src/rides/cancellation-fee.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var MINUTE_MS = 6e4;
/** From when on calling off costs a passenger; null while no driver has accepted. The last free moment is that of the free minutes. */
var feeFrom = ({ freeMinutes }, { acceptedAt }) => acceptedAt === null ? null : acceptedAt + freeMinutes * MINUTE_MS;
/** From when on a passenger who has not come counts as not there, at a fee; null where nobody was seen to wait, and of a passenger who came. */
var noShowFrom = ({ noShowAfterMinutes }, { waitingSince, startConfirmed }) => waitingSince === null || startConfirmed ? null : waitingSince + noShowAfterMinutes * MINUTE_MS;
/** What a driver's word that nobody came costs the passenger now; minor units. */
function noShowFee(terms, trip, now) {
	const from = noShowFrom(terms, trip);
	return from !== null && now >= from ? terms.noShowFeeMinor : 0;
}
/**
* What it costs a passenger to call a trip off before its start, now; minor units. Who has let the driver wait for as long as a
* no-show takes does not get away for less than that.
*/
function cancellationFee(terms, trip, now) {
	const from = feeFrom(terms, trip);
	return Math.max(from !== null && now > from ? terms.feeMinor : 0, noShowFee(terms, trip, now));
}
// packages/web/src/rides/cancel-cost.ts
var msOf = (instant) => instant === null ? null : Date.parse(instant);
/** Null where nothing is ever charged, to who did not ask for the trip among others. @param now milliseconds by the server's clock */
function cancelCost(ride, now) {
	const terms = ride.feeTerms?.cancellation;
	if (terms == null || ride.side === "rider") return null;
	const by = {
		...terms,
		feeMinor: fromWire(terms.fee) ?? 0,
		noShowFeeMinor: fromWire(terms.noShowFee) ?? 0
	};
	const trip = {
		acceptedAt: msOf(ride.acceptedAt),
		waitingSince: msOf(ride.feeTerms?.waitingSince ?? null),
		startConfirmed: ride.startConfirmed
	};
	const of = (from, minor, fee) => from === null || minor === 0 ? null : {
		from: new Date(from).toISOString(),
		fee
	};
	const noShow = of(noShowFrom(by, trip), by.noShowFeeMinor, terms.noShowFee);
	return {
		now: toWire(cancellationFee(by, trip, now)),
		later: of(feeFrom(by, trip), by.feeMinor, terms.fee) ?? noShow,
		noShow
	};
}
/** What a passenger reads before calling a trip off. */
function cancelCostText(t, ride, cost) {
	if (cost === null) return t("cancelNotePassenger");
	const amountOf = (wire) => money(wire, ride.countryId);
	if (cost.now !== "0.00") return t("cancelCostsNow", { amount: amountOf(cost.now) });
	if (cost.later !== null) return t("cancelCostsFrom", {
		time: clockTime(cost.later.from),
		amount: amountOf(cost.later.fee)
	});
	return t(ride.acceptedAt === null && ride.feeTerms?.cancellation?.fee !== "0.00" ? "cancelNoteFree" : "cancelFreeNow");
}
// packages/web/src/rides/cancel-button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Home is shown this long after a cancel (spec: operations §4). */
var HOME_AFTER_MS$1 = 1e3;
/** Cancelling with a reason; what it costs stands above the reasons, and never more than that is charged. */
function CancelButton({ ride, isDriver }) {
	const t = useText();
	const [, go] = useLocation();
	const [open, setOpen] = (0, import_react.useState)(false);
	const change = useChangeRide(ride.id);
	const user = session.use();
	const onBoard = ride.status === "in_progress";
	const now = useServerNow(1e3);
	const [refused, setRefused] = (0, import_react.useState)();
	const known = isDriver ? null : cancelCost(ride, now);
	const cost = known === null || refused === void 0 || known.now !== "0.00" ? known : {
		...known,
		now: refused
	};
	const fee = cost?.now ?? "0.00";
	const cancel = async (reason) => {
		try {
			if ((await change.mutateAsync({
				status: "cancelled",
				reason,
				...fee === "0.00" ? {} : { fee }
			})).status === "completed") {
				setOpen(false);
				toast({
					title: t("tripCompletedTitle"),
					text: t("thanksForDriving"),
					onPage: true
				});
				return;
			}
		} catch (error) {
			if (wasRefused(error, "cancelling_costs")) {
				setRefused(error.problem.fee);
				return;
			}
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
			return;
		}
		setOpen(false);
		toast({
			title: t("tripCancelledToast"),
			text: t("rideHasBeenCancelled")
		});
		setTimeout(() => go(user === null ? "/" : homeOf(user)), HOME_AFTER_MS$1);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "danger",
		full: true,
		onClick: () => setOpen(true),
		children: t(isDriver ? "cancelTrip" : ride.status === "requested" ? "cancelFree" : "cancelRequest")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open,
		onClose: () => setOpen(false),
		title: t("whyCancel"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: fee === "0.00" ? "label muted" : "label strong",
			role: "status",
			children: isDriver ? t(ride.hail != null ? "hailCallOffNote" : onBoard ? "cancelNoteOnBoard" : ride.reopened ? "cancelNoteLast" : "cancelNoteDriver", {
				name: ride.passenger.name,
				button: t("endTripHere")
			}) : cancelCostText(t, ride, cost)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: reasonsFor(isDriver ? "driver" : "passenger", ride).map((reason) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				busy: change.isPending,
				onClick: () => void cancel(reason),
				children: t(cancelReasonTexts[reason])
			}) }, reason))
		})]
	})] });
}
// packages/web/src/rides/about-driver.tsx
function Trust({ rideId }) {
	const t = useText();
	const about = useAboutDriver(rideId);
	if (about.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 260 });
	if (about.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("aboutDriverFailed"),
		onRetry: () => void about.refetch()
	});
	const { data } = about;
	const since = monthOf(data.memberSince);
	const lines = [
		[
			"shieldcheck",
			t(data.verified ? "aboutVerified" : "aboutNotVerified"),
			data.verified
		],
		...data.womanVerified ? [[
			"user",
			t("aboutWoman"),
			true
		]] : [],
		[
			"check",
			t("aboutDocuments", {
				n: data.documents.approved,
				of: data.documents.of
			}),
			data.documents.approved === data.documents.of
		],
		[
			"search",
			t("aboutChecks", {
				n: data.checks.clear,
				of: data.checks.of
			}),
			data.checks.clear === data.checks.of
		],
		[
			"book",
			t("aboutLessons", {
				n: data.lessons.completed,
				of: data.lessons.of
			}),
			data.lessons.completed === data.lessons.of
		]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "key-values",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("aboutRating") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: data.rating === null ? t("aboutNoRating") : t("aboutRated", {
						rating: numberText(data.rating, 1),
						n: data.ratings
					})
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("aboutTrips") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: data.trips
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("aboutSince") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: since
				})] })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "trust",
			children: lines.map(([icon, text, whole]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				"data-whole": whole,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: icon,
					size: 22
				}), text]
			}, text))
		})]
	});
}
/** "About your driver": what the team checked and what passengers said. */
function AboutDriver({ rideId }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "text-link",
		onClick: () => setOpen(true),
		children: t("aboutDriver")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose: () => setOpen(false),
		title: t("aboutDriver"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trust, { rideId })
	})] });
}
// packages/web/src/rides/counterpart-card.tsx
/** What the team checked of a passenger, for the driver. */
var checkedTexts = {
	selfie: "selfieChecked",
	id: "idChecked"
};
/** What is done with the other person, calling first. @param tiles what else, beside calling */
function PersonTiles({ person, tiles }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ActionTiles, { children: [person.phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTile, {
		icon: "phone",
		word: t("callShort"),
		label: t("call", { name: person.name }),
		href: `tel:${person.phone}`
	}), tiles] });
}
/** That the team checked the driver's photo, and when; nothing where there is none. */
function PhotoChecked({ driver }) {
	const t = useText();
	const photo = driver?.photo ?? null;
	if (photo === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption",
		children: t("photoChecked", { day: dateInWords(new Date(photo.checkedAt), {
			day: "numeric",
			month: "short"
		}) })
	});
}
/**
* The other side: for a passenger the driver, for a driver the passenger.
* @param tiles what else one does with this person, beside calling
*/
function CounterpartCard({ ride, isDriver, tiles }) {
	const t = useText();
	const person = isDriver ? ride.passenger : ride.driver;
	if (person === null) return null;
	const photo = isDriver ? null : ride.driver?.photo ?? null;
	const about = isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AboutDriver, { rideId: ride.id });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t(isDriver ? "passenger" : "driver"),
		className: "counterpart",
		"data-row": "8",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "row",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Face, {
					name: person.name,
					photo: photo?.url ?? null,
					sizes: [72, 48]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grow",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "title",
							children: person.name
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: person.rating }),
						isDriver && ride.delivery === null && ride.passenger.phoneVerified ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "row caption number-verified",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "check",
								size: 16
							}), t("numberVerified")]
						}) : null,
						isDriver && ride.delivery === null && ride.passenger.checked ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "chip ok person-checked",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "shieldcheck",
								size: 16
							}), t(checkedTexts[ride.passenger.checked])]
						}) : null,
						photo === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoChecked, { driver: ride.driver }), about] })
					]
				}),
				photo === null ? about : null
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonTiles, {
			person,
			tiles
		})]
	});
}
// packages/web/src/rides/pin-entry.tsx
/** The four digits that a passenger or a customer tells. What was wrong is said here, where it is put right. */
function PinEntry({ label, pin, locked, error, onChange }) {
	const id = (0, import_react.useId)();
	const input = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (error !== void 0) input.current?.focus();
	}, [error]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "pin-field",
		"data-wrong": error !== void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				className: "label",
				htmlFor: id,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: input,
				id,
				className: "input pin-input num",
				inputMode: "numeric",
				autoComplete: "off",
				pattern: `\\d{4}`,
				maxLength: 4,
				placeholder: "_".repeat(4),
				value: pin,
				disabled: locked,
				"aria-invalid": error === void 0 ? void 0 : true,
				"aria-describedby": error === void 0 ? void 0 : `${id}-error`,
				onChange: (event) => onChange(event.target.value.replace(/\D/g, ""))
			}),
			error === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "field-error",
				role: "alert",
				id: `${id}-error`,
				children: error
			})
		]
	});
}
// packages/web/src/rides/wrong-pin.ts
/** What to say at the field when the PIN was wrong, with the tries that are left; undefined when something else went wrong. */
function wrongPinText(t, error) {
	if (!(error instanceof ApiError) || error.problem?.code !== "wrong_pin") return void 0;
	const said = serverMessage(error, t("notSent"));
	const { triesLeft } = error.problem;
	return triesLeft === void 0 ? said : `${said} ${t("pinTriesLeft", { n: triesLeft })}`;
}
// packages/web/src/rides/courier-steps.tsx
/** Nobody opens the door: the parcel goes back, after a second look at the question. */
function NobodyThere({ orderId }) {
	const t = useText();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const [sending, setSending] = (0, import_react.useState)(false);
	const goBack = async () => {
		setSending(true);
		try {
			await callApi(orderPaths.nobodyThere, { params: { id: String(orderId) } });
		} catch (error) {
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
		}
		setSending(false);
		setAsking(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		full: true,
		onClick: () => setAsking(true),
		children: t("courierNobody")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: asking,
		onClose: () => setAsking(false),
		title: t("courierNobody"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("courierNobodySure") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			busy: sending,
			onClick: () => void goBack(),
			children: t("courierBack")
		})]
	})] });
}
/** At the door: the PIN, or a photo where one will do. */
function Handover({ ride, delivery, busy, move }) {
	const t = useText();
	const [pin, setPin] = (0, import_react.useState)("");
	const [wrongPin, setWrongPin] = (0, import_react.useState)();
	const [sending, setSending] = (0, import_react.useState)(false);
	const camera = (0, import_react.useRef)(null);
	const submit = (event) => {
		event.preventDefault();
		move({
			status: "completed",
			...ride.startConfirmed ? {} : { pin }
		}).then((wrong) => {
			setPin("");
			setWrongPin(wrong);
		});
	};
	const prove = async (file) => {
		if (file === void 0) return;
		setSending(true);
		try {
			const { url } = await sendFile(uploadPaths.upload, file);
			await move({
				status: "completed",
				proofUrl: url
			});
		} catch (error) {
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
		}
		setSending(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "pin-entry",
		onSubmit: submit,
		children: [
			ride.startConfirmed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				role: "status",
				children: t("courierConfirmed")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinEntry, {
				label: t("courierAskPin"),
				pin,
				locked: ride.pinLocked,
				error: ride.pinLocked ? void 0 : wrongPin,
				onChange: (digits) => {
					setPin(digits);
					setWrongPin(void 0);
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				className: "step",
				busy: busy || sending,
				why: ride.startConfirmed ? void 0 : ride.pinLocked ? t("courierPinLocked") : pin.length < 4 ? t("needPin") : void 0,
				children: t("courierHandOver")
			}),
			delivery.photoWillDo ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: camera,
				className: "visually-hidden",
				type: "file",
				accept: "image/*",
				capture: "environment",
				"aria-label": t("courierPhoto"),
				tabIndex: -1,
				onChange: (event) => void prove(event.target.files?.[0])
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				busy: busy || sending,
				onClick: () => camera.current?.click(),
				children: t("courierPhoto")
			})] }) : null,
			delivery.kind === "parcel" && !delivery.returning ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NobodyThere, { orderId: delivery.orderId }) : null
		]
	});
}
/** The courier's next step and no other: arrive, pick up, hand over. */
function CourierSteps({ ride, delivery }) {
	const t = useText();
	const change = useChangeRide(ride.id);
	const move = async (to) => {
		try {
			await change.mutateAsync(to);
			if (to.status === "completed") toast({ title: t("courierDelivered") });
		} catch (error) {
			const wrong = wrongPinText(t, error);
			if (wrong !== void 0) return wrong;
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
		}
	};
	if (ride.status === "in_progress") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Handover, {
		ride,
		delivery,
		busy: change.isPending,
		move
	});
	if (ride.status !== "accepted" && ride.status !== "arrived") return null;
	const to = ride.status === "accepted" ? "arrived" : "in_progress";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		full: true,
		className: "step",
		busy: change.isPending,
		onClick: () => void move({ status: to }),
		children: t(to === "arrived" ? "courierArrived" : "courierPickedUp")
	});
}
/** What is carried, for whom, what was asked of the courier, and the cash to take. */
function DeliveryCard({ delivery, countryId }) {
	const t = useText();
	const { parcel, receiver } = delivery;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "counterpart",
		"aria-label": t("courierCarries"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption num",
				children: [
					t("courierCarries"),
					" ",
					delivery.number
				]
			}),
			parcel === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label strong num",
				children: [
					parcel.weight,
					" kg",
					parcel.isFragile ? ` · ${t("courierFragile")}` : "",
					parcel.paidBy === "receiver" ? ` · ${t("courierPaidByReceiver")}` : ""
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "strong num",
				children: delivery.collect === null ? t("courierPaid") : t("courierCollect", { amount: money(delivery.collect, countryId) })
			}),
			delivery.note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: delivery.note
			}),
			receiver === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "button soft full",
				href: `tel:${receiver.phone}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "phone",
						size: 22
					}),
					t("courierReceiver"),
					": ",
					receiver.name
				]
			})
		]
	});
}
// packages/web/src/rides/driver-on-board.tsx
/** In the car: who drives and which car it is, in one line, and what is done with them. Nobody looks for the plate any more. */
function DriverOnBoard({ ride, tiles }) {
	const t = useText();
	const { driver } = ride;
	if (driver === null) return null;
	const car = driver.vehicleInfo;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("driver"),
		className: "counterpart",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row driver-line",
				"data-row": "10",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Face, {
						name: driver.name,
						photo: driver.photo?.url ?? null,
						sizes: [48, 48]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row wrap",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "title",
								children: driver.name
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: driver.rating })]
						}), car === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "caption row",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "car-paint",
								style: { background: paintOf(car.color) },
								"aria-hidden": "true"
							}), carLooks(t, car)]
						})]
					}),
					car === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { text: car.licensePlate })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				"data-row": "4",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonTiles, {
					person: driver,
					tiles
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row wrap driver-more",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoChecked, { driver }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AboutDriver, { rideId: ride.id })]
			})
		]
	});
}
// packages/web/src/rides/end-reasons.tsx
var texts = {
	passenger_ended_here: "endPassengerAsked",
	wrong_pin: "endWrongPin",
	no_gps: "endNoGps",
	other: "reasonOther"
};
/** Asked of a driver whose position does not show the trip at its end: how far it is, what that means, and why it ends here. */
function EndReasons({ ride, unproven, busy, onReason, onClose }) {
	const t = useText();
	const away = unproven?.metersAway ?? 0;
	const far = away > 300;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: unproven !== void 0,
		onClose,
		title: far ? t("endFarFrom", {
			distance: km(away / 1e3),
			place: ride.dropoffLocation.address
		}) : t("endNotSeen"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "form",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(far ? "endFarNote" : "endNotSeenNote", { name: ride.passenger.name }) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("endWhy")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "stack",
					children: endReasons.map((reason) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						full: true,
						busy,
						onClick: () => onReason(reason),
						children: t(texts[reason])
					}) }, reason))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "outline",
					full: true,
					onClick: onClose,
					children: t("endGoOn")
				})
			]
		})
	});
}
// packages/web/src/rides/driver-steps.tsx
/** The driver's next step and no other: arrive, start with the PIN, complete. */
function DriverSteps({ ride }) {
	const t = useText();
	const change = useChangeRide(ride.id);
	const [pin, setPin] = (0, import_react.useState)("");
	const [wrongPin, setWrongPin] = (0, import_react.useState)();
	const [confirming, setConfirming] = (0, import_react.useState)(false);
	const [unproven, setUnproven] = (0, import_react.useState)();
	const move = async (to) => {
		try {
			await change.mutateAsync(to);
		} catch (error) {
			if (wasRefused(error, "end_unproven")) {
				setConfirming(false);
				setUnproven(error.problem);
				return;
			}
			setPin("");
			const wrong = wrongPinText(t, error);
			setWrongPin(wrong);
			if (wrong !== void 0) return;
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
			return;
		}
		if (to.status !== "completed") return;
		setConfirming(false);
		setUnproven(void 0);
		const thanks = ride.delivery === null ? "thanksForDriving" : "thanksForDelivering";
		toast({
			title: t("tripCompletedTitle"),
			text: t(thanks),
			onPage: true
		});
	};
	if (ride.status === "accepted") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		full: true,
		className: "step",
		busy: change.isPending,
		onClick: () => void move({ status: "arrived" }),
		children: t("iHaveArrived")
	});
	if (ride.status === "arrived") {
		if (ride.startConfirmed) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				role: "status",
				children: t("passengerConfirmed")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				className: "step",
				busy: change.isPending,
				onClick: () => void move({ status: "in_progress" }),
				children: t("startTrip")
			})]
		});
		const submit = (event) => {
			event.preventDefault();
			move({
				status: "in_progress",
				pin
			});
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "pin-entry",
			onSubmit: submit,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinEntry, {
				label: t("askPin"),
				pin,
				locked: ride.pinLocked,
				error: ride.pinLocked ? void 0 : wrongPin,
				onChange: (digits) => {
					setPin(digits);
					setWrongPin(void 0);
				}
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				className: "step",
				busy: change.isPending,
				why: ride.pinLocked ? t("pinLockedDriver") : pin.length < 4 ? t("needPin") : void 0,
				children: t("startTrip")
			})]
		});
	}
	if (ride.status !== "in_progress") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			className: "step",
			onClick: () => setConfirming(true),
			children: t("completeTrip")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open: confirming,
			onClose: () => setConfirming(false),
			title: t("completeTripQuestion"),
			className: "from-below",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "form",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: ride.dropoffLocation.address }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						full: true,
						busy: change.isPending,
						onClick: () => void move({ status: "completed" }),
						children: t("completeTripConfirm")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						full: true,
						onClick: () => setConfirming(false),
						children: t("back")
					})
				]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndReasons, {
			ride,
			unproven,
			busy: change.isPending,
			onReason: (endReason) => void move({
				status: "completed",
				endReason
			}),
			onClose: () => setUnproven(void 0)
		})
	] });
}
// packages/web/src/rides/end-here.tsx
/** A driver who can't go on with the passenger on board: what ending it here means, then why (product: the life of a trip). */
function EndHere({ ride }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const change = useChangeRide(ride.id);
	const { name } = ride.passenger;
	const end = async (reason) => {
		try {
			await change.mutateAsync({
				status: "completed",
				endReason: ENDED_ON_BOARD,
				reason
			});
		} catch (error) {
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
			return;
		}
		setOpen(false);
		toast({
			title: t("endedHereDriver"),
			text: t("endedHereDriverText", { name })
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "plain",
		full: true,
		icon: "alert",
		onClick: () => setOpen(true),
		children: t("endTripHere")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose: () => setOpen(false),
		title: t("endHereTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "form",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
					className: "bullets",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("endHereFare", {
							name,
							fare: money(ride.fare, ride.countryId)
						}) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("endHereAsk", { name }) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("endHereStaff", { name }) })
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "title",
					children: t("endHereWhy")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "stack",
					children: onBoardCancelReasons.map((reason) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						full: true,
						busy: change.isPending,
						onClick: () => void end(reason),
						children: t(cancelReasonTexts[reason])
					}) }, reason))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "plain",
					full: true,
					onClick: () => setOpen(false),
					children: t("endGoOn")
				})
			]
		})
	})] });
}
// packages/web/src/rides/fast-demo-mark.tsx
/** Says on a trip that it runs in quickened time. */
function FastDemoMark() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "label fast-mark",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip",
				children: t("fastTripMark", { factor: String(6) })
			}),
			" ",
			t("fastTripNote")
		]
	});
}
// packages/web/src/rides/due-at.ts
/**
* The clock time that belongs to the minutes until a car is there, which everything on a screen says of one arrival; undefined
* while it is not known or as good as reached.
* @param now milliseconds since 1970 by this phone
*/
function dueAt(ride, now) {
	if (ride.eta === null || isArriving(ride)) return void 0;
	return clockTimeAfter(serverTime(now), ride.eta.seconds, countryById(ride.countryId).timeZoneId);
}
// packages/web/src/rides/eta-box.tsx
/** Older than this, a position is shown with its age. */
var FRESH_SECONDS = 15;
var minutesOf = (seconds) => Math.max(1, Math.round(seconds / 60));
/** The number that driver and passenger both go by: half of all cars are there by then. */
function lead(t, ride) {
	if (isArriving(ride)) return t("arriving");
	if (ride.eta === null) return t("aboutMinutes", { n: 12 });
	return t("minutes", { n: minutesOf(ride.eta.seconds) });
}
function more(t, ride, now) {
	if (isArriving(ride)) return [];
	const distance = t("remaining", { distance: km(ride.eta === null ? DEFAULT_ETA_DISTANCE_KM : ride.eta.meters / 1e3) });
	const time = dueAt(ride, now);
	return time === void 0 ? [distance] : [t("dueAbout", { time }), distance];
}
/** Over the map: the minutes until the car is there, the time that it is by then, and what is left of the way. */
function EtaBox({ ride }) {
	const t = useText();
	const now = useNow(1e3);
	const age = positionAge(ride.driverPosition, now);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "etabox num",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				"aria-live": "polite",
				children: lead(t, ride)
			}),
			more(t, ride, now).map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: line }, line)),
			age > FRESH_SECONDS ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "stale",
				children: t("seenAgo", { n: age })
			}) : null
		]
	});
}
// packages/web/src/rides/hail-steps.tsx
/** What people call the place where the car is; the server names it by its code where nobody answers. */
async function placeOf({ driverPosition }) {
	return driverPosition === null ? {} : { place: (await namePoint(driverPosition)).address };
}
/** Milliseconds between two tries to say an end that did not come through. */
var TRY_AGAIN_MS = 1e4;
/** When the end of each trip was tapped first: it stands also for who leaves this screen and comes back. */
var tapped = /* @__PURE__ */ new Map();
/**
* The one step of a hailed trip: it ends wherever the driver ends it, at what the meter shows then. Without a connection the tap stops the meter, and is
* sent again until it comes through.
*/
function HailSteps({ ride }) {
	const t = useText();
	const change = useChangeRide(ride.id);
	const meter = useMeter(ride.id);
	const [confirming, setConfirming] = (0, import_react.useState)(false);
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [waits, setWaits] = (0, import_react.useState)(tapped.has(ride.id));
	const end = async () => {
		const completedAt = tapped.get(ride.id) ?? (/* @__PURE__ */ new Date()).toISOString();
		tapped.set(ride.id, completedAt);
		setBusy(true);
		try {
			await change.mutateAsync({
				status: "completed",
				completedAt,
				...await placeOf(ride)
			});
		} catch (error) {
			if (isRetryable(error)) {
				setConfirming(false);
				setWaits(true);
				return;
			}
			tapped.delete(ride.id);
			setWaits(false);
			toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
			return;
		} finally {
			setBusy(false);
		}
		tapped.delete(ride.id);
		setWaits(false);
		setConfirming(false);
		toast({
			title: t("tripCompletedTitle"),
			text: t("thanksForDriving"),
			onPage: true
		});
	};
	(0, import_react.useEffect)(() => {
		if (!waits) return;
		const again = () => {
			if (!busy) end();
		};
		const timer = setInterval(again, TRY_AGAIN_MS);
		const stop = onReconnect(again);
		return () => {
			clearInterval(timer);
			stop();
		};
	});
	const ask = () => {
		meter.refetch();
		setConfirming(true);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label strong",
			role: "status",
			children: t("hailEndWaits")
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			className: "step",
			busy,
			onClick: waits ? () => void end() : ask,
			children: t("completeTrip")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open: confirming,
			onClose: () => setConfirming(false),
			title: t("hailEndQuestion"),
			className: "from-below",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "form",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "num",
						children: t("hailEndFare", { amount: money(meter.data?.fare ?? ride.fare, ride.countryId) })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						full: true,
						busy,
						onClick: () => void end(),
						children: t("completeTripConfirm")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "soft",
						full: true,
						onClick: () => setConfirming(false),
						children: t("back")
					})
				]
			})
		})
	] });
}
// packages/web/src/rides/meter-card.tsx
/** What a hailed trip costs until now, for driver and passenger to look at; the last figures stand while nobody answers. */
function MeterCard({ ride }) {
	const t = useText();
	const { data, isError } = useMeter(ride.id);
	const fare = money(data?.fare ?? ride.fare, ride.countryId);
	const { phone } = ride.passenger;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "meter",
		"aria-label": t("meterTitle"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label",
				children: t("meterTitle")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "num",
				"aria-live": "polite",
				children: fare
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption num",
				children: data === void 0 ? t("meterBegins") : `${km(data.distance)} · ${t("minutes", { n: data.duration })}`
			}),
			isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t("meterLate")
			}) : null,
			phone === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTile, {
				icon: "phone",
				word: t("callShort"),
				label: t("call", { name: ride.passenger.name }),
				href: `tel:${phone}`
			})
		]
	});
}
// packages/web/src/rides/trip-hint-api.ts
/** How the pickup of the driver's own trip is recognised; asked anew for each trip and kept nowhere. */
var useTripHint = (rideId) => useQuery({
	queryKey: [pickupPaths.tripHint, rideId],
	queryFn: () => callApi(pickupPaths.tripHint, { params: { id: String(rideId) } }),
	staleTime: 0
});
var useReportHint = (rideId) => useMutation({ mutationFn: () => callApi(pickupPaths.reportHint, {
	params: { id: String(rideId) },
	idempotencyKey: `report-hint-${rideId}-of-the-driver`
}) });
// packages/web/src/rides/pickup-hint-card.tsx
var VoicePlayer = lazyPart(async () => (await Promise.all([import("./voice-player-ow9XdhgP.js"), enterRoom("rides-voice")]))[0].VoicePlayer);
/** For the driver on the way, before all else: what the passenger says of the pickup, written and spoken. */
function PickupHintWords({ ride }) {
	const t = useText();
	const hint = useTripHint(ride.id).data?.hint;
	if (hint?.note == null) return null;
	const words = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("blockquote", { children: hint.note });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		className: "hint-words",
		"aria-label": t("hintHeading"),
		children: hint.voiceUrl == null ? words : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "voice-row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "voice-play" }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoicePlayer, {
					sound: hint.voiceUrl,
					ahead: !savesData()
				})
			}), words]
		})
	});
}
/** Below what the driver has to do: the passenger's photo of the pickup, and the way to report what is not right. */
function PickupHintMore({ ride }) {
	const t = useText();
	const hint = useTripHint(ride.id).data?.hint ?? null;
	const report = useReportHint(ride.id);
	if (hint === null) return null;
	const tell = () => report.mutate(void 0, { onError: (error) => toast({
		title: t("hintNotReported"),
		text: serverMessage(error, t("notSent")),
		tone: "bad"
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "hint-more",
		children: [hint.photoUrl === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			className: "hint-photo",
			src: hint.photoUrl,
			alt: t("hintGate")
		}), report.isSuccess ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption",
			role: "status",
			children: t("hintReported")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "plain",
			small: true,
			busy: report.isPending,
			onClick: tell,
			children: t("hintReport")
		})]
	});
}
// packages/web/src/rides/pool-cards.tsx
/** How the passenger's car is shared, and how much longer that makes the trip. */
function PoolNote({ pool }) {
	const t = useText();
	const lines = [
		pool.others === 0 ? t("poolAlone", { n: pool.maxExtraMinutes }) : t("poolWith"),
		...pool.stopsBefore > 0 ? [t("poolStopFirst")] : [],
		...pool.extraMinutes > 0 ? [t("poolLonger", {
			n: pool.extraMinutes,
			max: pool.maxExtraMinutes
		})] : []
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "notice",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "icon-box",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "user",
				size: 26
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("poolTitle") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "num",
			children: lines.join(" ")
		})] })]
	});
}
/** The driver's stops while two rides share the car, the next one first. */
function CarStops({ pool }) {
	const t = useText();
	if (pool.others === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("stopsAhead"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "title",
			children: t("stopsAhead")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "stops",
			children: pool.stops.map((stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: stop.kind === "pickup" ? "place-mark" : "place-mark destination" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(stop.kind === "pickup" ? "stopPickup" : "stopDropoff", { name: stop.name }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: stop.address
			})] })] }, `${stop.rideId} ${stop.kind}`))
		})]
	});
}
// packages/web/src/rides/rider-note.tsx
/** For who rides on somebody else's word: whose, and what they pay. */
function BookedNote({ ride, name }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row rider-note",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "user",
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grow",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("bookedByName", { name })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t(isPaidInCash(ride) ? "bookedYouPay" : "bookedTheyPay", { name })
			})]
		})]
	});
}
/** Who rides, for whoever asked for somebody else; and who tells them car and PIN. */
function ForSomebody({ ride, name }) {
	const t = useText();
	const { canText } = useAppSettings();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "row rider-note",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "user",
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grow",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("riderRides", { name })
			}), ride.status === "in_progress" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t(canText ? "riderTold" : "riderTell")
			})]
		})]
	});
}
/** Where two people have to do with a ride: to the one who rides, to the other who pays. */
function RiderNote({ ride }) {
	if (ride.bookedBy != null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookedNote, {
		ride,
		name: ride.bookedBy.name
	});
	return ride.rider == null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForSomebody, {
		ride,
		name: ride.rider.name
	});
}
// packages/web/src/rides/searching-card.tsx
var RADIUS = 37;
var LENGTH = 2 * Math.PI * RADIUS;
/** What is left of the search, as a ring that empties around its minutes. */
function Ring({ left, share }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "search-ring",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: "0 0 80 80",
			width: "80",
			height: "80",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "40",
				cy: "40",
				r: RADIUS
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "40",
				cy: "40",
				r: RADIUS,
				className: "left",
				strokeDasharray: `${LENGTH * share} ${LENGTH}`
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", {
			className: "num",
			children: [elapsedLabel(left), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: t("searchLeft") })]
		})]
	});
}
/** While a driver is looked for: what has been done, how long it goes on, and what the ride costs. */
function SearchingCard({ ride }) {
	const t = useText();
	const now = useServerNow(1e3);
	if (ride.search === null) return null;
	const asked = ride.search.driversAsked;
	const until = Date.parse(ride.search.until);
	const left = Math.max(0, (until - now) / 1e3);
	const whole = Math.max(1, (until - Date.parse(ride.createdAt)) / 1e3);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "card searching",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ring, {
			left,
			share: Math.min(1, left / whole)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "title",
				role: "status",
				children: asked === 0 ? t("searchNearest") : t("driversAsked", { n: asked })
			}),
			ride.pickupAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label num",
				children: t("laterAt", { time: clockTime(ride.pickupAt) })
			}),
			ride.reopened ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label strong",
				children: t("driverGaveBackTitle")
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption num",
				children: t("searchUntil", { time: clockTime(ride.search.until) })
			})
		] })]
	}), isPaidByOther(ride) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "search-fare num",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: money(ride.fare, ride.countryId) }), t(methodNames[ride.paymentMethod] ?? ride.paymentMethod)]
	})] });
}
// packages/web/src/rides/trip-checklist.tsx
var looks = {
	accepted: {
		text: "stepAccepted",
		icon: "check",
		at: (ride) => ride.acceptedAt
	},
	arrived: {
		text: "stepArrived",
		icon: "pin",
		at: (ride) => ride.arrivedAt
	},
	in_progress: {
		text: "stepInProgress",
		icon: "car",
		at: (ride) => ride.startedAt
	},
	completed: {
		text: "stepCompleted",
		icon: "flag",
		at: (ride) => ride.completedAt
	}
};
/** The step that comes next, once the car is on its way there. */
var awaited = {
	accepted: "arrived",
	in_progress: "completed"
};
/** The four steps of a trip in a row, ticked as they are reached (spec: operations §2 Active ride). */
function TripChecklist({ ride, due }) {
	const t = useText();
	const now = useNow(1e3);
	const { timeZoneId } = countryById(ride.countryId);
	const time = dueAt(ride, now);
	const plain = time === void 0 ? "" : t("dueAbout", { time });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("tripStatus"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "visually-hidden",
			children: t("tripStatus")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "trip-steps",
			children: checklist.map((step) => {
				const { text, icon, at } = looks[step];
				const done = hasReached(ride.status, step);
				const isNow = ride.status === step && step !== "completed";
				const reached = at(ride);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: isNow ? "now" : done ? "done" : "",
					...isNow ? { "aria-current": "step" } : {},
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "step-node",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: done && !isNow ? "check" : icon,
								size: 14
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "step-text",
							children: [t(text), done ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "visually-hidden",
								children: [
									" (",
									t("done"),
									")"
								]
							}) : null]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "step-time num",
							children: reached !== null ? clockTime(reached, timeZoneId) : awaited[ride.status] === step ? due?.(ride, plain) ?? plain : ""
						})
					]
				}, step);
			})
		})]
	});
}
// packages/web/src/rides/pin-card.tsx
/** The passenger's PIN, until the trip may start. */
function PinCard({ ride }) {
	const t = useText();
	if (ride.pin === null || ride.status === "requested") return null;
	const rider = ride.side === "booker" ? ride.rider?.name ?? null : null;
	const name = rider === null ? t("startPin") : t("riderPin", { name: rider });
	const note = rider === null ? t("startPinNote") : t("riderPinNote", { name: rider });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		className: "pin-card",
		"aria-label": name,
		children: ride.startConfirmed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label strong",
			role: "status",
			children: t("startConfirmed")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "pin-line",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label strong",
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "pin num",
				role: "img",
				"aria-label": ride.pin.split("").join(" "),
				children: ride.pin
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "caption",
			children: ride.pinLocked ? t("pinLockedNote") : note
		})] })
	});
}
/** The way to start where the PIN can't be told: confirming in the app. The driver starts trips, so it is not the loudest thing here. */
function ConfirmStart({ ride }) {
	const t = useText();
	const confirm = useConfirmStart(ride.id);
	if (ride.pin === null && ride.side !== "booker" || ride.status !== "arrived" || ride.startConfirmed) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "outline",
		full: true,
		busy: confirm.isPending,
		onClick: () => confirm.mutate(void 0, { onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("notSent")),
			tone: "bad"
		}) }),
		children: ride.side === "booker" ? t("riderIsIn", { name: ride.rider?.name ?? "" }) : t("iAmInTheCar")
	});
}
// packages/web/src/rides/trip-car.tsx
/** The car that comes, with the PIN that is told in it: plate and PIN are largest while it stands outside. Who sits in it looks for it no more. */
function TripCar({ ride }) {
	if (ride.status === "requested" || ride.status === "in_progress") return null;
	const vehicle = ride.driver?.vehicleInfo ?? null;
	const pin = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinCard, { ride }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmStart, { ride })] });
	if (vehicle === null && ride.pin === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "trip-car",
		"data-here": ride.status === "arrived",
		children: vehicle === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "car-ticket",
			children: pin
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarTicket, {
			vehicle,
			children: pin
		})
	});
}
// packages/web/src/rides/trip-map.tsx
/** The way that is driven now: from where the car was first seen to the pickup, then the trip itself; none while nobody drives. */
function useDrivenRoute(ride) {
	const [start, setStart] = (0, import_react.useState)();
	const seen = ride.driverPosition;
	(0, import_react.useEffect)(() => {
		if (start === void 0 && seen !== null) setStart({
			lat: seen.lat,
			lng: seen.lng
		});
	}, [start, seen]);
	const [from, to] = ride.status === "accepted" ? [start, ride.pickupLocation] : ride.hail === "open" ? [void 0, ride.dropoffLocation] : ride.status === "in_progress" ? [ride.pickupLocation, ride.dropoffLocation] : [void 0, ride.dropoffLocation];
	return useRoute(from, to);
}
/** What comes next and nothing else: the search, the car and where it comes, or the car and what is left of the way. */
function TripMap({ ride }) {
	const t = useText();
	const { path, onStreets } = useDrivenRoute(ride);
	const onBoard = ride.status === "in_progress";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map$1, {
		pickup: onBoard ? void 0 : ride.pickupLocation,
		dropoff: onBoard && ride.hail !== "open" ? ride.dropoffLocation : void 0,
		searching: ride.status === "requested",
		vehicle: ride.driverPosition ?? void 0,
		paint: ride.driver?.vehicleInfo?.color,
		dimsDriven: true,
		coveredAbove: 70,
		path,
		onStreets,
		distance: ride.hail === "open" ? void 0 : km(ride.distance),
		duration: onBoard ? void 0 : minuteRange(t, ride.duration, ride.durationHigh)
	});
}
// packages/web/src/rides/waiting-card.tsx
var NOTE_SECONDS = .28;
var chime = [{
	at: 0,
	hertz: 660
}, {
	at: .22,
	hertz: 880
}];
var SHAKE_MS = [
	220,
	120,
	220
];
/** An arrival that is older was heard before, or is no news. */
var NEWS_SECONDS = 30;
/** The trip whose arrival was made known on this page: once is enough. */
var heard = 0;
/** Seconds until a passenger who has not come counts as not there, and what the waiting costs, where it costs anything. */
function useWait(ride) {
	const { arrivedAt, pickupAt } = ride;
	const now = useServerNow(1e3);
	return {
		left: freeWaitLeft({
			arrivedAt: Date.parse(arrivedAt ?? ""),
			pickupAt: pickupAt === null ? null : Date.parse(pickupAt)
		}, now, noShowSeconds(ride.feeTerms)),
		cost: waitingCost(ride, now)
	};
}
/** What is left of the free waiting; after that what it has cost, where it costs anything. */
function WaitClock({ ride, left, cost, named }) {
	const t = useText();
	const costs = cost !== null && cost.freeLeft === 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "waiting-clock num",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: costs ? money(cost.amount, ride.countryId) : elapsedLabel(cost?.freeLeft ?? left) }), named ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(costs ? "waitingSoFar" : "freeWait") }) : null]
	});
}
/** What the waiting will cost, or costs. */
function costText(t, { freeLeft, isMost, perMinute, mostMinutes }) {
	if (freeLeft > 0) return t("waitingThen", {
		amount: perMinute,
		n: mostMinutes
	});
	return isMost ? t("waitingMost") : t("waitingPerMinute", {
		amount: perMinute,
		n: mostMinutes
	});
}
/** A car that stands outside is heard and felt once, where the phone allows it. */
function useArrivalSignal({ id, arrivedAt }) {
	(0, import_react.useEffect)(() => unlockByTouch(), []);
	(0, import_react.useEffect)(() => {
		const age = (serverTime(Date.now()) - Date.parse(arrivedAt ?? "")) / 1e3;
		if (heard === id || !(age < NEWS_SECONDS)) return;
		heard = id;
		playNotes(chime, NOTE_SECONDS);
		navigator.vibrate?.(SHAKE_MS);
	}, [id, arrivedAt]);
}
/** When the driver may leave, and to whoever pays what not coming costs. */
function MayLeave({ ride, left }) {
	const t = useText();
	const noShow = cancelCost(ride, useServerNow(1e3))?.noShow ?? null;
	if (noShow === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(left > 0 ? "freeWaitThen" : "freeWaitGone") });
	const amount = money(noShow.fee, ride.countryId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: left > 0 ? t("noShowCosts", {
		time: clockTime(noShow.from),
		amount
	}) : t("noShowCostsNow", { amount }) });
}
/** The free waiting as a clock. The heading above says that the driver is outside; who hears the screen is told it here. */
function DriverOutside({ ride }) {
	const t = useText();
	const { left, cost } = useWait(ride);
	const isFree = cost === null ? left > 0 : cost.freeLeft > 0;
	useArrivalSignal(ride);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "waiting-card outside",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "visually-hidden",
				role: "status",
				children: t("driverOutside")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "clock",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "grow label",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(isFree ? "freeWait" : "freeWaitOver") }),
					cost === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: costText(t, cost) }),
					ride.startConfirmed ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MayLeave, {
						ride,
						left
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitClock, {
				ride,
				left,
				cost,
				named: false
			})
		]
	});
}
/** The driver at the pickup: how long the free waiting goes on, and after it the way on when nobody came. */
function WaitingForPassenger({ ride }) {
	const t = useText();
	const { left, cost } = useWait(ride);
	const change = useChangeRide(ride.id);
	const name = ride.passenger.name;
	const failed = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("notSent")),
		tone: "bad"
	});
	const didNotCome = () => change.mutate({
		status: "cancelled",
		reason: "passenger_no_show"
	}, {
		onSuccess: () => toast({
			title: t("tripCancelledToast"),
			text: t("noShowDone", { name })
		}),
		onError: failed
	});
	const isUnseen = ride.feeTerms !== null && ride.feeTerms.waitingSince === null && !ride.startConfirmed;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "waiting-card",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "clock",
				size: 26
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "grow label",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(left > 0 ? "waitNote" : "waitOverNote", { name }) }),
					cost === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [" ", costText(t, cost)] }),
					isUnseen ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [" ", t("waitNotSeen")] }) : null
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitClock, {
				ride,
				left,
				cost,
				named: true
			}),
			isUnseen ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				busy: change.isPending,
				onClick: () => change.mutate({ status: "arrived" }, { onError: failed }),
				children: t("iAmThere")
			}) : null,
			left > 0 || ride.startConfirmed ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "danger",
				full: true,
				busy: change.isPending,
				onClick: didNotCome,
				children: t("noShow", { name })
			})
		]
	});
}
// packages/web/src/rides/live-trip.tsx
/** With its name and its unit, below the heading and quieter: four figures alone read as a time of day, and beside the ETA as another one. */
function Elapsed({ since }) {
	const t = useText();
	const now = useServerNow(1e3);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "num caption trip-clock",
		children: [
			t("timeSoFar"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "elapsed",
				children: t("minutesGone", { time: elapsedLabel((now - Date.parse(since)) / 1e3) })
			})
		]
	});
}
/** Says it when the driver gives the trip back: a heading that changes by itself is easily missed. */
function useReopenedNotice({ id, status, reopened }, isDriver) {
	const t = useText();
	const before = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(() => {
		if (before.current?.id === id && (before.current.status === "accepted" || before.current.status === "arrived") && status === "requested" && reopened && !isDriver) toast({
			title: t("driverGaveBackTitle"),
			text: t("driverGaveBack"),
			tone: "bad"
		});
		before.current = {
			id,
			status
		};
	}, [
		id,
		status,
		reopened,
		isDriver,
		t
	]);
}
/** Closes the message that drivers are looked for as soon as nobody is looked for any more. */
function useSearchNoticeClosed({ id, status }) {
	(0, import_react.useEffect)(() => {
		if (status !== "requested") dismissToastAbout(searchNotice(id));
	}, [id, status]);
}
/** What comes next, always in sight: the driver's step, or the way out of a search. */
function NextStep({ ride, isDriver }) {
	if (!isDriver) return ride.status === "requested" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelButton, {
		ride,
		isDriver: false
	}) : null;
	if (ride.hail != null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HailSteps, { ride });
	return ride.delivery === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverSteps, { ride }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CourierSteps, {
		ride,
		delivery: ride.delivery
	});
}
/** How a live trip may still be left. */
function WaysOut({ ride, isDriver }) {
	if (!isDriver && ride.status === "requested") return null;
	const mayCancel = nextStatuses(isDriver ? "driver" : "passenger", ride.status).includes("cancelled");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isDriver && ride.delivery === null && ride.hail == null && ride.status === "in_progress" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndHere, { ride }) : null, mayCancel && !(ride.delivery !== null && ride.status === "in_progress") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelButton, {
		ride,
		isDriver
	}) : null] });
}
function Head({ ride, isDriver }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "h2",
		children: tripTitle(t, ride, isDriver)
	}), ride.status === "in_progress" && ride.startedAt !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Elapsed, { since: ride.startedAt }) : null] });
}
/** What a driver reads of a trip with somebody who stood before the vehicle: where it began, and where it goes if that was said. */
function HailSheet({ ride, parts }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [parts.above?.(ride), ride.hail === "to_place" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripStops, { ride }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label",
		children: t("hailOpenEnd")
	})] });
}
/** What a driver reads of a trip, in the order in which it is needed. */
function DriversSheet({ ride, parts }) {
	const t = useText();
	const isBefore = ride.delivery === null && (ride.status === "accepted" || ride.status === "arrived");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		isBefore ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeetNote, {
			meet: ride.meet,
			toDriver: true
		}) : null,
		isBefore ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupHintWords, { ride }) : null,
		ride.status === "arrived" && ride.delivery === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingForPassenger, { ride }) : null,
		parts.above?.(ride),
		ride.pickupAt !== null && ride.startedAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label strong num",
			children: t("laterAt", { time: clockTime(ride.pickupAt) })
		}) : null,
		isBefore ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupHintMore, { ride }) : null,
		ride.delivery === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryCard, {
			delivery: ride.delivery,
			countryId: ride.countryId
		}),
		ride.pool === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarStops, { pool: ride.pool }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeToGive, {
			ride,
			to: "driver"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripStops, { ride }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripChecklist, {
			ride,
			due: parts.due
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripSummary, { ride })
	] });
}
/** What a passenger reads of a trip: whom to meet, then the money, then the rest. In the car the money comes first: nobody is looked for any more. */
function PassengersSheet({ ride, parts }) {
	if (ride.status === "requested") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchingCard, { ride }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeetNote, { meet: ride.meet }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RiderNote, { ride }),
		ride.pool === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PoolNote, { pool: ride.pool }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripStops, { ride })
	] });
	const onBoard = ride.status === "in_progress";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		ride.status === "arrived" && ride.delivery === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverOutside, { ride }) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeetNote, { meet: ride.meet }),
		onBoard ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeQuestion, { ride }) : null,
		onBoard ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriverOnBoard, {
			ride,
			tiles: parts.tiles(ride)
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CounterpartCard, {
			ride,
			isDriver: false,
			tiles: parts.tiles(ride)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RiderNote, { ride }),
		ride.pool === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PoolNote, { pool: ride.pool }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripChecklist, { ride }),
		onBoard ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeQuestion, { ride }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripStops, { ride }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripSummary, { ride })
	] });
}
/** The rides that the person asked for others, and the way to ask for one more. */
function OtherRides({ ride }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookedPart, { but: ride.id }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "button soft full",
		href: "/ride-request",
		children: t(ride.side === "booker" ? "askForAnother" : "askForSomebody")
	})] });
}
/** A trip under way: the map, and over it a sheet that begins with what matters now. */
function LiveTrip({ ride, isDriver, parts }) {
	const t = useText();
	const online = useOnline();
	const lost = useStreamState() === "lost" && online;
	useReopenedNotice(ride, isDriver);
	useSearchNoticeClosed(ride);
	const map = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripMap, { ride });
	const eta = ride.status === "accepted" || ride.status === "in_progress" && ride.hail !== "open" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EtaBox, { ride }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "grow" });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		bare: true,
		className: "map-shell trip",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(MapSheet, {
			map: parts.map?.(ride, map) ?? map,
			overClass: "trip-over",
			over: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [parts.eta?.(ride, eta) ?? eta, parts.over(ride)] }),
			label: t("activeRide"),
			head: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, {
				ride,
				isDriver
			}),
			pinned: ride.hail != null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeterCard, { ride }) : isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CounterpartCard, {
				ride,
				isDriver: true,
				tiles: parts.tiles(ride)
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripCar, { ride }),
			moment: `${ride.id} ${ride.status}`,
			mapFirst: ride.status === "in_progress" || isDriver && ride.status === "accepted",
			bodyClass: "trip-bd",
			foot: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextStep, {
				ride,
				isDriver
			}),
			children: [
				lost ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					role: "status",
					children: t("reconnecting")
				}) : null,
				ride.fast ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FastDemoMark, {}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PositionNotice, {
					ride,
					isDriver
				}),
				ride.hail != null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HailSheet, {
					ride,
					parts
				}) : isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DriversSheet, {
					ride,
					parts
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PassengersSheet, {
					ride,
					parts
				}),
				parts.below(ride),
				isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherRides, { ride }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {
					ride,
					isDriver
				})
			]
		})
	});
}
// packages/web/src/rides/request-again.ts
/** Whether a fresh price may be taken without asking: the same money, and not more than was seen. */
var isCoveredByConsent = (seen, now) => seen.countryId === now.countryId && Number(now.fare) <= Number(seen.fare);
/**
* Asks for the same trip again with a fresh quote. One tap does it; when the price rose the new one is shown, and a second tap
* takes it. `dearer` is the price to show; a lost answer asked for again is the same request.
*/
function useRequestAgain(ride) {
	const key = (0, import_react.useRef)(newKey());
	const [dearer, setDearer] = (0, import_react.useState)();
	const { pickupLocation, dropoffLocation, paymentMethod } = ride;
	const rideType = ride.service?.id ?? ride.rideType;
	return {
		ask: useMutation({ mutationFn: async () => {
			const quote = await callApi(pricingPaths.calculateFare, { body: {
				rideType,
				pickupLocation,
				dropoffLocation
			} });
			const now = quote.fares.find((fare) => fare.rideType === rideType);
			if (now === void 0) throw new Error("the quote lacks the type of the ride");
			const price = {
				fare: now.fare,
				countryId: quote.countryId
			};
			if (!isCoveredByConsent(dearer ?? ride, price)) {
				setDearer(price);
				return null;
			}
			const found = await callApi(ridePaths.requestRide, {
				body: {
					passengerId: session.get()?.id ?? 0,
					pickupLocation,
					dropoffLocation,
					rideType,
					paymentMethod,
					fare: now.fare,
					...now.quoteId == null ? {} : { quoteId: now.quoteId }
				},
				idempotencyKey: key.current
			});
			cacheRide(found);
			return found;
		} }),
		dearer
	};
}
// packages/web/src/rides/request-again-button.tsx
/** A trip asked for in one tap, at the price on the button; the price is shown first only when it rose. */
function RequestAgainButton({ ride, label }) {
	const t = useText();
	const { ask, dearer } = useRequestAgain(ride);
	const failed = (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("notSent")),
		tone: "bad"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		dearer === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			role: "status",
			children: t("againDearer", {
				before: money(ride.fare, ride.countryId),
				now: money(dearer.fare, dearer.countryId)
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			full: true,
			busy: ask.isPending,
			onClick: () => ask.mutate(void 0, { onError: failed }),
			children: t(label, { fare: dearer === void 0 ? money(ride.fare, ride.countryId) : money(dearer.fare, dearer.countryId) })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "button soft full",
			href: "/ride-request",
			children: t("againOther")
		})
	] });
}
// packages/web/src/rides/ride-from-here.tsx
/** The rest of a trip that goes no further, from where the phone is, with its price; null where that can't be told. */
async function restOf(ride) {
	const rideType = ride.service?.id ?? ride.rideType;
	if (!isOneOf(passengerRideTypes, ride.rideType) || ride.paymentMethod === "package" || !await mayLocate()) return null;
	const here = await currentPosition();
	if (here === void 0) return null;
	const pickupLocation = await namePoint(here);
	const { dropoffLocation, paymentMethod } = ride;
	const quote = await callApi(pricingPaths.calculateFare, { body: {
		rideType,
		pickupLocation,
		dropoffLocation
	} });
	const price = quote.fares.find((fare) => fare.rideType === rideType);
	if (price === void 0) return null;
	return {
		pickupLocation,
		dropoffLocation,
		paymentMethod,
		rideType: ride.rideType,
		service: ride.service,
		fare: price.fare,
		countryId: quote.countryId
	};
}
/** Somebody stands on the road: another ride from here to the same place in one tap, else the way to the request screen. */
function RideFromHere({ ride }) {
	const t = useText();
	const rest = useQuery({
		queryKey: ["ride-from-here", ride.id],
		queryFn: () => restOf(ride),
		retry: false,
		gcTime: 0
	});
	if (rest.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 56 });
	if (rest.data != null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RequestAgainButton, {
		ride: rest.data,
		label: "findAnotherFor"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		className: "button primary full",
		href: "/ride-request",
		children: t("findAnother")
	});
}
// packages/web/src/rides/safety-question.tsx
/**
* Asks a passenger whose trip ended on the way whether they are safe, with the emergency button and a way to report it.
* @param help the emergency button, handed in by the app
* @param children what stands above: a title, or whether the trip ended here
*/
function SafetyQuestion({ ride, help, children }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card doc",
		"aria-label": t("areYouSafe"),
		children: [
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("areYouSafeText")
			}),
			help,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "button soft full",
				href: `/live-chat?ride=${ride.id}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "flag",
					size: 22
				}), t("reportIssue")]
			})
		]
	});
}
// packages/web/src/rides/trip-over-page.tsx
/** The page of a trip that came to nothing or ended on the way. It stays until the person leaves it. */
function TripOverPage({ title, onLeave, children }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "h1",
				children: title
			}),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "soft",
				full: true,
				onClick: onLeave,
				children: t("goBack")
			})
		]
	});
}
// packages/web/src/rides/ended-on-board.tsx
/** What a passenger pays whose trip went no further. */
function Cost({ ride }) {
	const t = useText();
	const fare = money(ride.fare, ride.countryId);
	const quoted = ride.ending?.quoted ?? null;
	const cash = ride.ending?.cash ?? null;
	if (ride.paymentMethod === "package") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("endedHerePackage") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [cash === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashDue, {
		amount: cash.due,
		countryId: ride.countryId,
		isDriver: false
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "num",
		children: quoted === null ? t("endedHereCostSame", { fare }) : t("endedHereCost", {
			fare,
			quoted: money(quoted, ride.countryId)
		})
	})] });
}
/**
* The passenger's trip ended on the way: who ended it, what it costs, whether they are safe, and another ride from here. It stays
* until the passenger leaves it: who stands on the road is not sent anywhere.
* @param help the emergency button, handed in by the app
*/
function EndedOnBoard({ ride, onLeave, help }) {
	const t = useText();
	const name = ride.driver?.name ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TripOverPage, {
		title: t("driverEnded", { name }),
		onLeave,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cost, { ride }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SafetyQuestion, {
				ride,
				help,
				children: ride.ending?.confirmation === "asked" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndQuestion, { ride }) : ride.ending?.confirmation === "confirmed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "title",
					role: "status",
					children: t("endedHereSafe")
				}) : null
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideFromHere, { ride })
		]
	});
}
// packages/web/src/rides/trip-cancelled.tsx
var isOfTwo = (side) => side === "booker" || side === "rider";
/** Whose doing the end was, as each side is told; never the other's private reason (product: the life of a trip). */
function endingOf(ride, isDriver) {
	const { cancelledBy } = ride;
	if (ride.cancelReason === "passenger_not_verified") return {
		title: "tripCancelledTitle",
		text: "reasonNotVerified"
	};
	if (ride.cancelReason === "ended_by_team") return {
		title: "tripCancelledTitle",
		text: "teamEnded"
	};
	if (cancelledBy === "system") return {
		title: "nobodyFoundTitle",
		text: "nobodyFound"
	};
	if (cancelledBy === "passenger" && isOfTwo(ride.side)) return {
		title: "tripCancelledTitle",
		text: "nothingCharged"
	};
	if (cancelledBy === "driver" && ride.feeTerms?.charged?.kind === "no_show") return isDriver ? {
		title: "youCancelled",
		text: "noShowDone"
	} : {
		title: "noShowEnded",
		text: "noShowEndedText"
	};
	if (cancelledBy === "driver" === isDriver) return {
		title: "youCancelled",
		text: isDriver ? "youCancelledDriver" : "nothingCharged"
	};
	if (isDriver) return {
		title: "passengerCancelled",
		text: "passengerCancelledText"
	};
	return ride.startedAt === null ? {
		title: "driverCancelled",
		text: "driverCancelledText"
	} : {
		title: "driverEnded",
		text: "driverEndedText"
	};
}
/**
* A trip that was cancelled: whose doing it was, what it costs, and what to do now.
* @param help for a passenger who was in the car: the emergency button, handed in by the app
*/
function TripCancelled({ ride, isDriver, onLeave, help }) {
	const t = useText();
	const { title, text } = endingOf(ride, isDriver);
	const charged = ride.feeTerms?.charged ?? null;
	const onBoard = !isDriver && ride.side !== "booker" && ride.startedAt !== null;
	const other = isDriver ? ride.passenger : ride.driver;
	const refused = ride.cancelReason === "passenger_not_verified";
	const again = !isDriver && !isOfTwo(ride.side) && !onBoard && !refused && isOneOf(passengerRideTypes, ride.rideType);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TripOverPage, {
		title: t(title, { name: other?.name ?? "" }),
		onLeave,
		children: [
			charged !== null && text === "nothingCharged" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(text, { name: other?.name ?? "" }) }),
			charged === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: chargedText(t, ride, charged, isDriver) }),
			!isDriver && ride.paymentMethod === "package" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("packageBack") }) : null,
			onBoard ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SafetyQuestion, {
				ride,
				help,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "title",
					children: t("areYouSafe")
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideFromHere, { ride })] }) : null,
			again ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RequestAgainButton, {
				ride,
				label: "againFor"
			}) : null,
			refused && !isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("nothingCharged") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "button primary full",
				href: "/ride-request",
				children: t("againOther")
			})] }) : null
		]
	});
}
// packages/web/src/rides/trip-end.tsx
/** Both go home after this long (spec: operations §4); what is still open waits there. */
var HOME_AFTER_MS = 2e3;
/** The driver's word about the cash: asked for, then repeated. */
function CashTaken({ ride, cash }) {
	const t = useText();
	if (cash.paid === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashAnswer, {
		ride,
		due: cash.due,
		alone: true
	});
	const said = {
		amount: money(cash.paid, ride.countryId),
		total: money(cash.due, ride.countryId)
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label strong num",
		role: "status",
		children: t("cashTaken", said)
	});
}
/** As high as the way never to meet again, and as that with the heart above it. */
var ROW_PX = 57;
/** What comes after a trip: the cash and thanks, then home; or whose doing its end was, and asking again in one tap. */
function TripEnd({ ride, isDriver, onLeave, help }) {
	const t = useText();
	const said = (0, import_react.useRef)(false);
	const leave = (0, import_react.useRef)(onLeave);
	(0, import_react.useEffect)(() => {
		leave.current = onLeave;
	});
	const completed = ride.status === "completed";
	const onTheWay = ride.ending?.reason === ENDED_ON_BOARD;
	(0, import_react.useEffect)(() => {
		if (completed && !isDriver && !onTheWay && !said.current && ride.side !== "booker") toast({
			title: t("tripCompletedTitle"),
			text: t("thanksForRiding"),
			onPage: true
		});
		said.current = true;
	}, [
		completed,
		isDriver,
		onTheWay,
		ride.side,
		t
	]);
	const asksForCash = isDriver && completed && ride.ending?.cash?.paid === null;
	(0, import_react.useEffect)(() => {
		if (!asksForCash) return;
		justEnded.set(ride.id);
	}, [asksForCash, ride.id]);
	useFetchedAhead(AfterTripCard);
	const [stays, setStays] = (0, import_react.useState)(false);
	const stay = () => setStays(true);
	const [foot, setFoot] = (0, import_react.useState)(null);
	const [isRating, setRating] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (!completed || stays || onTheWay && !isDriver) return void 0;
		const timer = setTimeout(() => leave.current(), HOME_AFTER_MS);
		return () => clearTimeout(timer);
	}, [
		completed,
		isDriver,
		onTheWay,
		stays
	]);
	if (!completed) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripCancelled, {
		ride,
		isDriver,
		onLeave,
		help
	});
	if (onTheWay && !isDriver && ride.side !== "booker") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndedOnBoard, {
		ride,
		onLeave,
		help
	});
	const isBooker = ride.side === "booker";
	const cash = isBooker ? null : ride.ending?.cash ?? null;
	const other = isDriver ? ride.passenger : ride.driver;
	const route = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "card end-route",
		"aria-label": t("tripSummary"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripStops, { ride }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "label num",
			children: [
				drivenText(t, ride.distance),
				" · ",
				t("minutes", { n: drivenMinutes(ride) })
			]
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page trip-end",
		id: "main",
		onPointerDown: stay,
		onKeyDown: stay,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "end-side",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: "end-band",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "selvedge thin" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "end-said",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
								className: "h2",
								children: t(onTheWay ? "endedHereDriver" : "tripCompletedTitle")
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: onTheWay ? t("endedHereDriverText", { name: ride.passenger.name }) : t(ride.delivery !== null ? "thanksForDelivering" : isDriver ? "thanksForDriving" : "thanksForRiding", { product: brand.name }) })]
						}),
						isPaidByOther(ride) ? null : cash === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "cash-due",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num",
								children: money(ride.fare, ride.countryId)
							}), t(methodNames[ride.paymentMethod] ?? ride.paymentMethod)]
						}) : isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashExchange, {
							ride,
							due: cash.due
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashDue, {
							amount: cash.due,
							countryId: ride.countryId,
							isDriver: false
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarlyFare, {
							fare: ride.fare,
							quoted: ride.ending?.quoted,
							distance: ride.distance,
							countryId: ride.countryId
						})
					]
				}),
				cash === null || isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeToGive, {
					ride,
					to: "passenger"
				}),
				cash !== null && isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CashTaken, {
					ride,
					cash
				}) : null,
				isDriver ? null : route
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "end-side",
			children: [
				ride.delivery === null && ride.hail == null && other !== null && !isBooker ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RatingForm, {
					ride,
					name: other.name,
					foot,
					onScore: setRating
				}) : null,
				isDriver ? route : null,
				isBooker || ride.hail != null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterRidePart, {
					ride,
					isDriver,
					height: isDriver ? ROW_PX : 114
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "end-foot",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { ref: setFoot }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: isRating ? "soft" : "primary",
						full: true,
						onClick: onLeave,
						children: t(isRating ? "notNow" : "done")
					})]
				})
			]
		})]
	});
}
// packages/web/src/rides/booked-ride.tsx
/** A ride that the person asked for somebody else, beside the one in front. A stranger's, or none, is told as none. */
function BookedRide({ id, parts, onLeave }) {
	const t = useText();
	const { data: ride, isPending, refetch, isError } = useBookedRide(id);
	if (ride !== void 0 && isLive(ride.status)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveTrip, {
		ride,
		isDriver: false,
		parts
	});
	if (ride !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		bare: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripEnd, {
			ride,
			isDriver: false,
			onLeave,
			help: null
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		bare: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "page narrow",
			id: "main",
			"aria-busy": isPending,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "visually-hidden",
					children: t("activeRide")
				}),
				isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 }) : isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
					text: t("rideNotLoaded"),
					onRetry: () => void refetch()
				}) : null,
				isPending ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
					text: t("noActiveRide"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						onClick: onLeave,
						children: t("goBack")
					})
				})
			]
		})
	});
}
// packages/web/src/rides/active-ride-screen.tsx
/** `/active-ride` for both roles (spec: operations §2 Active ride). The trip that just ended says so before both go home. */
function ActiveRideScreen({ parts }) {
	const t = useText();
	const [, go] = useLocation();
	const user = session.use();
	const active = useActiveRide(ACTIVE_POLL_MS);
	const asked = Number(new URLSearchParams(useSearch()).get("ride") ?? 0);
	const [lastId, setLastId] = (0, import_react.useState)();
	const activeId = active.data?.id;
	(0, import_react.useEffect)(() => {
		if (activeId !== void 0) setLastId(activeId);
	}, [activeId]);
	const ended = useRide(active.data === null ? lastId : void 0);
	const isBehind = active.data === null && ended.data !== void 0 && isLive(ended.data.status);
	const { refetch } = ended;
	(0, import_react.useEffect)(() => {
		if (isBehind) refetch();
	}, [isBehind, refetch]);
	const home = user === null ? "/" : homeOf(user);
	const isDriver = user?.userType === "driver";
	if (asked > 0 && user !== null && active.data !== void 0 && active.data?.id !== asked && asked !== lastId) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookedRide, {
		id: asked,
		parts: parts.passenger,
		onLeave: () => go(home)
	});
	if (active.data != null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveTrip, {
		ride: active.data,
		isDriver,
		parts: parts[isDriver ? "driver" : "passenger"]
	});
	if (ended.data !== void 0 && (ended.data.status === "completed" || ended.data.status === "cancelled")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		bare: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripEnd, {
			ride: ended.data,
			isDriver,
			onLeave: () => go(home),
			help: parts.passenger.over(ended.data)
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		bare: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "page narrow",
			id: "main",
			"aria-busy": active.isPending,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "visually-hidden",
				children: t("activeRide")
			}), active.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "visually-hidden",
					role: "status",
					children: t("loading")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 220 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 90 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 160 })
			] }) : active.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
				text: t("rideNotLoaded"),
				onRetry: () => void active.refetch()
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
				text: t("noActiveRide"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: () => go(home),
					children: t("goBack")
				})
			})]
		})
	});
}
// packages/web/src/safety/trip-check.tsx
var POLL_MS = 5e3;
var questions = {
	long_stop: "checkLongStop",
	off_route: "checkOffRoute",
	driver_no_longer: "checkDriverNoLonger"
};
function Question({ check }) {
	const t = useText();
	const kit = useEmergencyKit(check.rideId);
	const now = useServerNow(1e3);
	const dialog = (0, import_react.useRef)(null);
	const [failed, setFailed] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (dialog.current?.open === false) dialog.current.showModal();
		navigator.vibrate?.([
			300,
			150,
			300
		]);
	}, []);
	const answer = useMutation({
		mutationFn: (said) => callApi(safetyPaths.answerCheck, {
			params: { id: String(check.id) },
			body: {
				answer: said,
				location: lastPoint()
			}
		}),
		onSettled: () => void queryClient.invalidateQueries({ queryKey: [safetyPaths.openCheck] })
	});
	const say = (said) => {
		setFailed(false);
		if (said === "help" && sos.get().phase === "idle") {
			pressSos({ rideId: check.rideId });
			triggerNow();
		}
		answer.mutate(said, { onError: () => setFailed(true) });
	};
	const left = Math.max(0, Math.round((Date.parse(check.answerBy) - now) / 1e3));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref: dialog,
		className: "dialog check",
		"aria-label": t("checkTitle"),
		onCancel: (event) => event.preventDefault(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "dialog-in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "h1",
					children: t("checkTitle")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(questions[check.kind]) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption num",
					children: t("checkLeft", { n: left })
				}),
				failed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "field-error",
					role: "alert",
					children: t("checkNotSent")
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					full: true,
					className: "step",
					busy: answer.isPending,
					onClick: () => say("fine"),
					children: t("checkFine")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: "sos full",
					onClick: () => say("help"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "alert",
						size: 22
					}), t("checkHelp")]
				}),
				failed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpRows, { kit }) : null
			]
		})
	});
}
/** Asks the passenger whether all is well: the trip stands long, leaves its way, or its driver may not drive it any more. */
function TripCheckSheet({ rideId }) {
	const refetchInterval = useLivePolling(POLL_MS);
	const key = [safetyPaths.openCheck, rideId];
	useStreamEvent("trip_check", (0, import_react.useCallback)((event) => cacheNewest([safetyPaths.openCheck, event.rideId], event.check), []));
	const { data } = useQuery({
		queryKey: key,
		queryFn: () => callApi(safetyPaths.openCheck),
		refetchInterval,
		staleTime: 0
	});
	return data?.rideId === rideId ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, { check: data }, data.id) : null;
}
// packages/web/src/app/active-ride-route.tsx
/** Keeps on the phone what an emergency needs when the network is gone. */
function CacheTrip({ ride }) {
	const t = useText();
	const vehicle = ride.driver?.vehicleInfo ?? null;
	useCacheTrip(ride, vehicle === null ? "" : carLooks(t, vehicle));
	useEmergencyKit(ride.id);
	return null;
}
/** Both write to each other from the moment there are two. */
function Chat({ ride, isDriver }) {
	const other = isDriver ? ride.passenger : ride.driver;
	if (ride.status === "requested" || other === null || ride.chat === false) return null;
	const plate = isDriver ? null : ride.driver?.vehicleInfo?.licensePlate ?? null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripChatButton, {
		rideId: ride.id,
		name: other.name,
		phone: other.phone,
		plate,
		help: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, {
			rideId: ride.id,
			short: true
		}),
		tile: true
	});
}
/** While a share ride is on its way, others may be offered that lie on it. */
function RidesAlong() {
	const driverId = session.use()?.driver?.id;
	return driverId === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferAlong, { driverId });
}
function ReportLink({ rideId }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "button soft full",
		href: `/live-chat?ride=${rideId}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "flag",
			size: 22
		}), t("reportIssue")]
	});
}
function DrivingLink() {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "button soft full",
		href: "/driving",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "wheel",
			size: 22
		}), t("drivingView")]
	});
}
var passengerParts = {
	over: (ride) => ride.side === "booker" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, { rideId: ride.id }),
	tiles: (ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chat, {
		ride,
		isDriver: false
	}), ride.side === "booker" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareTile, { rideId: ride.id })] }),
	below: (ride) => ride.side === "booker" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CacheTrip, { ride }),
		ride.status === "requested" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SharingPanel, { rideId: ride.id }) : null,
		ride.status === "in_progress" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TripCheckSheet, { rideId: ride.id }) : null
	] })
};
var navigation = async () => {
	const [{ guidedTrip }] = await Promise.all([import("./guided-trip-BSCT-yQk.js"), enterRoom("navigation")]);
	return guidedTrip;
};
function Plain({ plain }) {
	return plain;
}
var GuidedMap = lazyPart(async () => (await navigation()).Map, Plain);
var GuidedEta = lazyPart(async () => (await navigation()).Eta, Plain);
var GuidedDue = lazyPart(async () => (await navigation()).Due, Plain);
var StopTiles = lazyPart(async () => (await navigation()).StopTiles);
var StopNotes = lazyPart(async () => (await navigation()).StopNotes);
/** The room of the two tiles that are still to come. */
var tilesToCome = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "skeleton" })] });
/** What leads the driver to the next stop, once its code has come; until then, and where it never comes, the plain part stands. */
function led(ride, plain, part) {
	const stop = nextStop(ride);
	return stop === void 0 ? plain : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapBoundary, {
		fallback: plain,
		children: part(stop)
	});
}
var driverParts = {
	map: (ride, plain) => led(ride, plain, (stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuidedMap, {
		ride,
		stop,
		plain
	})),
	eta: (ride, plain) => led(ride, plain, (stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuidedEta, {
		ride,
		stop,
		plain
	})),
	due: (ride, plain) => led(ride, plain, (stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuidedDue, {
		ride,
		stop,
		plain
	})),
	above: (ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationTroubleNote, {}), ride.pool === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RidesAlong, {})] }),
	tiles: (ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chat, {
		ride,
		isDriver: true
	}), led(ride, null, (stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: tilesToCome,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StopTiles, { stop })
	}))] }),
	over: (ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, { rideId: ride.id }),
	below: (ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		led(ride, null, (stop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StopNotes, { stop })),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MayDarkenNote, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CacheTrip, { ride }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "trip-more",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportLink, { rideId: ride.id }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrivingLink, {})]
		})
	] })
};
/** `/active-ride`: the trip with the emergency button, and for the passenger sharing and the safety question. */
function ActiveRide() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActiveRideScreen, { parts: {
		passenger: passengerParts,
		driver: driverParts
	} });
}
export { ActiveRide };
