import { isBetween } from '../places/time-of-day.ts';
import { keysOf } from '../records.ts';
import type { NotificationKind as MutableKind } from '../users/notification-kinds.ts';

/** Types of the specification (operations §3); each has its own icon. */
export const notificationTypes = ['ride', 'payment', 'emergency', 'warning', 'error', 'success', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

interface Kind {
  readonly type: NotificationType;
  /** The switch in the settings that keeps it from being pushed; none for what always comes. */
  readonly muted: MutableKind | null;
  /** The screen that it opens. */
  readonly opens: string;
  /** Is pushed in quiet hours, too: somebody may stand in the street and wait. */
  readonly wakes?: true;
  /** Reaches a browser whose session ran out, though never one that was signed out: a night on call is longer than a session of staff. */
  readonly outlivesSession?: true;
}

/** Everything that people are told of. Each has a title and a text in the dictionaries: `<kind>Title`, `<kind>Text`. */
export const notificationKindOf = {
  toldAccepted: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  /** A driver who ends another trip first comes next. */
  toldNext: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  toldArrived: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  /** The team asked for the ride that this person wanted on the phone. */
  toldAskedByPhone: { type: 'ride', muted: null, opens: '/active-ride', wakes: true },
  /** Somebody asked for a ride for this person, and called it off again. */
  toldBookedFor: { type: 'ride', muted: null, opens: '/active-ride', wakes: true },
  toldCalledOff: { type: 'warning', muted: 'ride', opens: '/passenger' },
  /** To whoever asked for somebody else's ride. */
  toldForAccepted: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  toldForNext: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  toldForArrived: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  toldForCompleted: { type: 'ride', muted: 'ride', opens: '/ride-history' },
  toldForNobodyFound: { type: 'warning', muted: 'ride', opens: '/ride-request' },
  toldForDeclined: { type: 'warning', muted: 'ride', opens: '/ride-history' },
  toldScheduledSoon: { type: 'ride', muted: 'ride', opens: '/passenger' },
  toldScheduledBegun: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  /** The city of a booked ride is closed, or has its service no more. */
  toldScheduledOver: { type: 'warning', muted: null, opens: '/ride-request', wakes: true },
  toldScheduledFailed: { type: 'warning', muted: null, opens: '/ride-request', wakes: true },
  toldOffer: { type: 'ride', muted: null, opens: '/driver', wakes: true },
  /** The driver may not drive this trip any more, and it goes to others. */
  toldTakenBack: { type: 'warning', muted: null, opens: '/driver', wakes: true },
  /** The passenger changed on the way where the trip goes; and its driver declined that. */
  toldNewDestination: { type: 'ride', muted: null, opens: '/active-ride', wakes: true },
  toldDestinationDeclined: { type: 'warning', muted: null, opens: '/active-ride', wakes: true },
  toldNewStop: { type: 'ride', muted: null, opens: '/active-ride', wakes: true },
  toldStopDeclined: { type: 'warning', muted: null, opens: '/active-ride', wakes: true },
  /** The passenger took that back. */
  toldWayWithdrawn: { type: 'ride', muted: null, opens: '/active-ride', wakes: true },
  /** Too long away from the rank, or without a connection: the place in line is gone. */
  toldOutOfLine: { type: 'warning', muted: null, opens: '/driver', wakes: true },
  /** The trip goes to others, and not because its driver wished so. */
  toldOtherDriver: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  toldReopened: { type: 'ride', muted: 'ride', opens: '/active-ride' },
  toldCompleted: { type: 'ride', muted: 'ride', opens: '/ride-history' },
  toldEndAsked: { type: 'warning', muted: null, opens: '/passenger' },
  toldEndedOnBoard: { type: 'emergency', muted: null, opens: '/passenger', wakes: true },
  /** The passenger misses something in the car, or the driver found something there; and what the other side says of it. */
  toldLost: { type: 'ride', muted: null, opens: '/ride-history' },
  toldLeftBehind: { type: 'ride', muted: null, opens: '/ride-history' },
  toldLostFound: { type: 'success', muted: null, opens: '/ride-history' },
  toldLostNot: { type: 'other', muted: null, opens: '/ride-history' },
  toldLeftIsMine: { type: 'success', muted: null, opens: '/ride-history' },
  toldLeftNotMine: { type: 'other', muted: null, opens: '/ride-history' },
  /** A package of rides is over, or can't be used any more, with rides that were left. */
  toldPackageBack: { type: 'payment', muted: null, opens: '/subscription-packages' },
  toldCancelFee: { type: 'payment', muted: null, opens: '/ride-history' },
  toldNoShowFee: { type: 'payment', muted: null, opens: '/ride-history' },
  toldFeeWaived: { type: 'payment', muted: null, opens: '/ride-history' },
  toldFeeTakenBack: { type: 'payment', muted: null, opens: '/ride-history' },
  /** Money that was brought in has arrived, perhaps later than it was waited for. */
  toldToppedUp: { type: 'payment', muted: null, opens: '/wallet' },
  /** What a driver paid of a debt has arrived. */
  toldPaidIn: { type: 'payment', muted: null, opens: '/driver-money' },
  /** What was paid by a provider at once: a ride, an order, a package of rides, a school month. */
  toldRidePaid: { type: 'payment', muted: null, opens: '/ride-history' },
  toldOrderPaid: { type: 'payment', muted: null, opens: '/orders' },
  toldPackagePaid: { type: 'payment', muted: null, opens: '/subscription-packages' },
  toldMonthPaid: { type: 'payment', muted: null, opens: '/scholar-rides' },
  /** What it was for was paid otherwise, or called off: the money is in the wallet. */
  toldPaidTooLate: { type: 'warning', muted: null, opens: '/wallet' },
  /** To the driver: nothing is handed over any more. */
  toldFarePaid: { type: 'payment', muted: null, opens: '/driver', wakes: true },
  toldOrderPaidAhead: { type: 'payment', muted: null, opens: '/driver', wakes: true },
  toldTip: { type: 'payment', muted: null, opens: '/driver-money' },
  /** Somebody of the team booked money, with the reason. */
  toldTeamAdded: { type: 'payment', muted: null, opens: '/wallet' },
  toldRefunded: { type: 'payment', muted: null, opens: '/wallet' },
  toldRefundBack: { type: 'warning', muted: null, opens: '/wallet' },
  toldTeamTook: { type: 'payment', muted: null, opens: '/wallet' },
  toldPaid: { type: 'payment', muted: 'ride', opens: '/ride-history' },
  toldCancelledByDriver: { type: 'warning', muted: 'ride', opens: '/ride-request' },
  toldEndedByDriver: { type: 'warning', muted: null, opens: '/safety', wakes: true },
  toldNobodyFound: { type: 'warning', muted: 'ride', opens: '/ride-request?again=1' },
  toldCancelledByPassenger: { type: 'warning', muted: 'ride', opens: '/driver' },
  toldDocumentApproved: { type: 'success', muted: null, opens: '/driver-verification' },
  toldVehicleApproved: { type: 'success', muted: null, opens: '/vehicles' },
  toldVehicleRejected: { type: 'error', muted: null, opens: '/vehicles' },
  /** Prices of a city change, and one person alone decided it. */
  toldTariffs: { type: 'warning', muted: null, opens: '/driver' },
  /** Whoever may drive a vehicle is told whose eyes are on its trips. */
  toldFleetJoined: { type: 'other', muted: null, opens: '/vehicles' },
  toldFleetLeft: { type: 'other', muted: null, opens: '/vehicles' },
  toldDocumentRejected: { type: 'error', muted: null, opens: '/driver-verification' },
  toldDocumentExpiring: { type: 'warning', muted: null, opens: '/driver-verification' },
  toldDocumentExpired: { type: 'error', muted: null, opens: '/driver-verification' },
  toldDocumentExpiredInReview: { type: 'error', muted: null, opens: '/driver-verification' },
  /** A list of papers that changes: before its day, and from then on. */
  toldDocumentComing: { type: 'warning', muted: null, opens: '/driver-verification' },
  toldDocumentMissing: { type: 'error', muted: null, opens: '/driver-verification' },
  toldDocumentMissingInReview: { type: 'error', muted: null, opens: '/driver-verification' },
  toldCheckFlagged: { type: 'warning', muted: null, opens: '/driver-verification' },
  toldReviewAgain: { type: 'warning', muted: null, opens: '/driver-verification' },
  toldMarketGiven: { type: 'success', muted: null, opens: '/why-no-trips' },
  toldMarketTaken: { type: 'warning', muted: null, opens: '/why-no-trips' },
  /** Who came into another of their markets, which asks for papers that they lack. */
  toldMarketPapers: { type: 'warning', muted: null, opens: '/driver-verification' },
  toldVerified: { type: 'success', muted: null, opens: '/driver' },
  /** The same while lessons are left, without which nobody goes online. */
  toldVerifiedLessons: { type: 'success', muted: null, opens: '/driver-training' },
  toldNotVerified: { type: 'error', muted: null, opens: '/driver-verification' },
  toldIdentityAccepted: { type: 'success', muted: null, opens: '/profile' },
  toldIdentityRefused: { type: 'warning', muted: null, opens: '/profile' },
  toldIdentityTakenBack: { type: 'warning', muted: null, opens: '/profile' },
  /** The account has another name than the document that was checked. */
  toldIdentityOver: { type: 'warning', muted: null, opens: '/profile' },
  toldSuspended: { type: 'error', muted: null, opens: '/standing', wakes: true },
  toldSuspensionUpheld: { type: 'error', muted: null, opens: '/standing' },
  toldSuspensionLifted: { type: 'success', muted: null, opens: '/standing' },
  toldBanned: { type: 'error', muted: null, opens: '/standing' },
  /** What the operator pays on top of a trip waits for a person, and what that person decided. */
  toldPayHeld: { type: 'warning', muted: null, opens: '/driver-earnings' },
  toldPayReleased: { type: 'success', muted: null, opens: '/driver-earnings' },
  toldPayRefused: { type: 'error', muted: null, opens: '/driver-earnings' },
  toldPayoutPaid: { type: 'payment', muted: null, opens: '/driver-earnings' },
  toldPayoutBack: { type: 'error', muted: null, opens: '/driver-earnings' },
  toldPayoutNoAccount: { type: 'error', muted: null, opens: '/driver-earnings' },
  toldPayoutTooMuch: { type: 'error', muted: null, opens: '/driver-earnings' },
  toldPayoutNotSent: { type: 'error', muted: null, opens: '/driver-earnings' },
  /** It had gone back into the wallet, and arrived all the same. */
  toldPayoutAfterAll: { type: 'warning', muted: null, opens: '/driver-earnings' },
  toldPayoutFailed: { type: 'error', muted: null, opens: '/driver-earnings' },
  /** The account to which somebody's money goes was changed: who did not do it has to know before any goes there. */
  toldPaidTo: { type: 'warning', muted: null, opens: '/driver-earnings', wakes: true },
  toldShopPaidTo: { type: 'warning', muted: null, opens: '/staff/boards', wakes: true },
  toldShopAfterAll: { type: 'warning', muted: null, opens: '/staff/boards' },
  toldGoalReached: { type: 'success', muted: null, opens: '/driver-earnings' },
  toldReferralPaid: { type: 'success', muted: null, opens: '/driver-earnings' },
  toldContactStopped: { type: 'warning', muted: null, opens: '/safety' },
  toldEmergencyTaken: { type: 'emergency', muted: null, opens: '/safety' },
  toldEmergencyClosed: { type: 'emergency', muted: null, opens: '/safety' },
  toldAnswer: { type: 'other', muted: 'chat', opens: '/live-chat' },
  toldMessage: { type: 'ride', muted: 'chat', opens: '/active-ride' },
  toldCourierComes: { type: 'ride', muted: 'ride', opens: '/orders' },
  toldPickedUp: { type: 'ride', muted: 'ride', opens: '/orders' },
  toldAtDoor: { type: 'ride', muted: 'ride', opens: '/orders' },
  toldDelivered: { type: 'success', muted: 'ride', opens: '/orders' },
  toldReturning: { type: 'warning', muted: 'ride', opens: '/orders' },
  toldReturned: { type: 'other', muted: 'ride', opens: '/orders' },
  toldNoCourier: { type: 'warning', muted: 'ride', opens: '/orders' },
  toldOrderAccepted: { type: 'success', muted: 'ride', opens: '/orders' },
  toldOrderRejected: { type: 'warning', muted: 'ride', opens: '/orders' },
  toldOnBoard: { type: 'ride', muted: null, opens: '/scholar-rides' },
  toldAbsent: { type: 'warning', muted: null, opens: '/scholar-rides' },
  toldHandedOver: { type: 'success', muted: null, opens: '/scholar-rides' },
  toldSeatFree: { type: 'success', muted: null, opens: '/scholar-rides' },
  /** What the team decided about a driver's own group. */
  toldGroupOpened: { type: 'success', muted: null, opens: '/scholar-rides' },
  toldGroupPaused: { type: 'warning', muted: null, opens: '/scholar-rides' },
  toldGroupOver: { type: 'error', muted: null, opens: '/scholar-rides' },
  /** Its driver may not drive children now, or its city has closed. */
  toldGroupStopped: { type: 'warning', muted: null, opens: '/scholar-rides' },
  toldGroupCityOver: { type: 'error', muted: null, opens: '/scholar-rides' },
  /** To its driver and its families. */
  toldGroupChanged: { type: 'warning', muted: null, opens: '/scholar-rides' },
  toldSchoolPaused: { type: 'warning', muted: null, opens: '/scholar-rides' },
  toldSchoolResumed: { type: 'success', muted: null, opens: '/scholar-rides' },
  toldSchoolOver: { type: 'error', muted: null, opens: '/scholar-rides' },
  /** The month of a seat that is paid from the wallet. */
  toldSchoolComing: { type: 'payment', muted: null, opens: '/scholar-rides' },
  toldSchoolPaid: { type: 'payment', muted: null, opens: '/scholar-rides' },
  toldSchoolUnpaid: { type: 'warning', muted: null, opens: '/scholar-rides' },
  toldSchoolLost: { type: 'error', muted: null, opens: '/scholar-rides' },
  toldSchoolBack: { type: 'payment', muted: null, opens: '/scholar-rides' },
  /** A ladies-only trip whose passenger is not confirmed as a woman any more. */
  toldNotLadiesOnly: { type: 'warning', muted: null, opens: '/ride-request' },
  /** The operator's team cancelled or ended a trip. */
  toldTeamCancelled: { type: 'warning', muted: null, opens: '/active-ride' },
  toldTeamEnded: { type: 'warning', muted: null, opens: '/active-ride' },
  toldDriverNoLonger: { type: 'emergency', muted: null, opens: '/active-ride' },
  toldStaffDriverNoLonger: { type: 'emergency', muted: null, opens: '/staff/drivers' },
  /** An emergency that nobody has taken yet, to whoever is on call. */
  toldOnCall: { type: 'emergency', muted: null, opens: '/staff/emergencies', wakes: true, outlivesSession: true },
  toldOnCallTest: { type: 'warning', muted: null, opens: '/staff/on-call', wakes: true, outlivesSession: true },
  toldSafetyCheck: { type: 'emergency', muted: null, opens: '/active-ride' },
} as const satisfies Record<string, Kind>;
export type NoticeKind = keyof typeof notificationKindOf;
export const noticeKinds = keysOf(notificationKindOf);

/** What a notification is, by its kind. */
export const kindOf = (kind: NoticeKind): Kind => notificationKindOf[kind];

/** Quiet from one minute of the day to another; the same minute twice is never. Over midnight when `from` is the later one. */
export function isQuiet(quiet: { readonly from: number | null; readonly to: number | null }, minuteOfDay: number): boolean {
  const { from, to } = quiet;
  return from !== null && to !== null && from !== to && isBetween(minuteOfDay, from, to);
}
