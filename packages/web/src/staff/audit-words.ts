import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { auditActions, auditSubjects, type AuditAction, type AuditSubject } from '@safiri/rules/staff/audit-actions.ts';
import type { TextKey } from 'virtual:texts/keys';
import { dateText } from '../platform/dates.ts';
import { day } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';
import { zoneHere } from '../platform/zone-here.ts';

/** What staff did, as one says it. */
const actions: Readonly<Record<AuditAction, TextKey>> = {
  'staff.created': 'auditStaffCreated',
  'staff.roles_set': 'auditRolesSet',
  'staff.signed_in': 'auditSignedIn',
  'staff.second_factor_made': 'auditFactorMade',
  'staff.second_factor_given': 'auditFactorGiven',
  'staff.second_factor_reset': 'auditFactorReset',
  'staff.second_factor_replaced': 'auditFactorReplaced',
  'staff.recovery_codes_made': 'auditRecoveryMade',
  'staff.recovery_code_used': 'auditRecoveryUsed',
  'staff.invited': 'auditInvited',
  'staff.invitation_withdrawn': 'auditWithdrawn',
  'staff.joined': 'auditJoined',
  'staff.phone_set': 'auditPhoneSet',
  'staff.disabled': 'auditDisabled',
  'staff.enabled': 'auditEnabled',
  'staff.signed_out': 'auditSignedOut',
  'market.added': 'auditMarketAdded',
  'numbers.confirmed': 'auditNumbersConfirmed',
  'law.stated': 'auditLawStated',
  'market.saved': 'auditMarketSaved',
  'market.status_set': 'auditMarketStatus',
  'market.published': 'auditMarketPublished',
  'market.withdrawn': 'auditMarketWithdrawn',
  'brand.changed': 'auditBrandChanged',
  'brand.text_changed': 'auditBrandText',
  'approval.asked': 'auditAsked',
  'approval.approved': 'auditAgreed',
  'approval.refused': 'auditRefusedTo',
  'contact.shown': 'auditContactShown',
  'trip_chat.shown': 'auditTripChatShown',
  'trip.cancel': 'auditTripCancelled',
  'trip.put_back': 'auditTripPutBack',
  'trip.end': 'auditTripEnded',
  'trip.noted': 'auditTripNoted',
  'trip.fee_waived': 'auditFeeWaived',
  'trip.booked': 'auditTripBooked',
  'caller.found': 'auditCallerFound',
  'chat.claimed': 'auditChatClaimed',
  'chat.answered': 'auditChatAnswered',
  'chat.closed': 'auditChatClosed',
  'merchant.paid_to': 'auditShopPaidTo',
  'merchant.changed': 'auditShopChanged',
  'item.changed': 'auditItemChanged',
  'item.added': 'auditItemAdded',
  'item.removed': 'auditItemRemoved',
  'order.accepted': 'auditOrderAccepted',
  'order.rejected': 'auditOrderRejected',
  'order.ready': 'auditOrderReady',
  'order.line': 'auditOrderLine',
  'document.reviewed': 'auditDocument',
  'document.reopened': 'auditDocumentAgain',
  'background_check.completed': 'auditCheck',
  'background_check.reopened': 'auditCheckAgain',
  'gender.confirmed': 'auditGender',
  'driver.decided': 'auditDriver',
  'driver.market_given': 'auditMarketGiven',
  'driver.market_taken': 'auditMarketTaken',
  'driver.imported': 'auditDriversImported',
  'driver.invited': 'auditDriversInvited',
  'driver.code_made': 'auditCodesMade',
  'driver.number_corrected': 'auditNumberCorrected',
  'driver.invitation_withdrawn': 'auditDriverWithdrawn',
  'vehicle.corrected': 'auditVehicleCorrected',
  'vehicle.decided': 'auditVehicleDecided',
  'vehicle.shared': 'auditVehicleShared',
  'identity.accepted': 'auditIdentityAccepted',
  'identity.refused': 'auditIdentityRefused',
  'identity.taken_back': 'auditIdentityTakenBack',
  'selfie.same_person': 'auditSelfieSame',
  'selfie.other_person': 'auditSelfieOther',
  'fleet.created': 'auditFleetCreated',
  'fleet.changed': 'auditFleetChanged',
  'fleet.vehicle_put_in': 'auditFleetIn',
  'fleet.vehicle_taken_out': 'auditFleetOut',
  'school_group.created': 'auditSchoolCreated',
  'school_group.changed': 'auditSchoolChanged',
  'school_group.opened': 'auditSchoolOpened',
  'school_group.paused': 'auditSchoolPaused',
  'school_group.closed': 'auditSchoolClosed',
  'person.suspended': 'auditPersonSuspended',
  'person.suspension_upheld': 'auditPersonUpheld',
  'person.suspension_lifted': 'auditPersonLifted',
  'driver.suspended': 'auditSuspended',
  'driver.suspension_lifted': 'auditLifted',
  'driver.written_to': 'auditWritten',
  'emergency.acknowledged': 'auditEmergencyTaken',
  'emergency.noted': 'auditEmergencyNoted',
  'emergency.closed': 'auditEmergencyClosed',
  'on_call.shift_added': 'auditShiftAdded',
  'on_call.shift_removed': 'auditShiftRemoved',
  'conduct.closed': 'auditConduct',
  'lost_item.open': 'auditLostOpen',
  'lost_item.found': 'auditLostFound',
  'lost_item.returned': 'auditLostReturned',
  'lost_item.closed': 'auditLostClosed',
  'payout.paid': 'auditPayoutPaid',
  'payout.failed': 'auditPayoutFailed',
  'payout.batch_made': 'auditBatchMade',
  'payout.asked_again': 'auditPayoutAskedAgain',
  'payout.closed': 'auditPayoutClosed',
  'reconciliation.read': 'auditDayRead',
  'reconciliation.explained': 'auditLineExplained',
  'reconciliation.closed': 'auditDayClosed',
  'payment.closed': 'auditPaymentClosed',
  'payment.credited': 'auditPaymentCredited',
  'payment.refunded': 'auditPaymentRefunded',
  'paybill.given': 'auditPaybillGiven',
  'paybill.asked_again': 'auditPaybillAsked',
  'invoice.credited': 'auditInvoiceCredited',
  'invoice.sent_again': 'auditInvoiceSent',
  'money.cash_in': 'auditCashIn',
  'money.cash_out': 'auditCashOut',
  'money.correction': 'auditCorrection',
  'money.write_off': 'auditWriteOff',
  'drawer.opened': 'auditDrawerOpened',
  'drawer.closed': 'auditDrawerClosed',
  'trip_pay.released': 'auditPayReleased',
  'trip_pay.refused': 'auditPayRefused',
};

const subjects: Readonly<Record<AuditSubject, TextKey>> = {
  driver: 'subjectDriver',
  user: 'subjectUser',
  order: 'subjectOrder',
  chat: 'subjectChat',
  emergency: 'subjectEmergency',
  merchant: 'subjectShop',
  item: 'subjectItem',
  ride: 'subjectTrip',
  invitation: 'subjectInvitation',
  approval: 'subjectApproval',
  shift: 'subjectShift',
  fleet: 'subjectFleet',
  school_group: 'subjectSchool',
  market: 'subjectMarket',
  country: 'subjectCountry',
  brand: 'subjectBrand',
  payment: 'subjectPayment',
  paybill_payment: 'subjectPaybill',
  invoice: 'subjectInvoice',
  drawer: 'subjectDrawer',
  payout_batch: 'subjectBatch',
  disbursement: 'subjectDisbursement',
  reconciled_day: 'subjectDay',
};

/** When it was, to the second: within a minute somebody does the same twice. */
export const momentText = (at: string): string =>
  `${day(at)} ${dateText(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: zoneHere() })}`;

/** The code of the action in a sentence's words, such as "took a chat". */
export const actionText = (t: Translate, { action }: Pick<AuditEntry, 'action'>): string =>
  t(isOneOf(auditActions, action) ? actions[action] : 'auditOther');

type Whom = Pick<AuditEntry, 'subject' | 'subjectId' | 'subjectName'>;

/** Whom or what it was done to: by name where there is one, anything else by its number. */
export const subjectText = (t: Translate, { subject, subjectId, subjectName }: Whom): string =>
  subjectName === null
    ? isOneOf(auditSubjects, subject)
      ? t(subjects[subject], { n: subjectId })
      : `#${subjectId}`
    : subject === 'shift'
      ? t('subjectShiftOf', { name: subjectName })
      : subjectName;

/** Whether somebody did it to their own account, such as signing in: the name is then said once. */
export const isOnSelf = ({ actor, subject, subjectName }: Pick<AuditEntry, 'actor' | 'subject' | 'subjectName'>): boolean =>
  subject === 'user' && subjectName !== null && subjectName === actor;
