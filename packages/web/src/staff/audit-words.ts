import type { AuditEntry } from '@safiri/contract/staff/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { Translate } from '../platform/text.ts';

/** What staff did, as one says it; an action without words is named as it is written down. */
const actions: Readonly<Record<string, TextKey>> = {
  'staff.created': 'auditStaffCreated',
  'staff.signed_in': 'auditSignedIn',
  'staff.second_factor_made': 'auditFactorMade',
  'staff.second_factor_given': 'auditFactorGiven',
  'staff.second_factor_reset': 'auditFactorReset',
  'chat.claimed': 'auditChatClaimed',
  'chat.answered': 'auditChatAnswered',
  'chat.closed': 'auditChatClosed',
  'merchant.changed': 'auditShopChanged',
  'item.changed': 'auditItemChanged',
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
  'driver.suspended': 'auditSuspended',
  'driver.suspension_lifted': 'auditLifted',
  'driver.written_to': 'auditWritten',
  'emergency.acknowledged': 'auditEmergencyTaken',
  'emergency.noted': 'auditEmergencyNoted',
  'conduct.closed': 'auditConduct',
  'lost_item.returned': 'auditLostReturned',
  'lost_item.closed': 'auditLostClosed',
  'emergency.closed': 'auditEmergencyClosed',
};

const subjects: Readonly<Record<string, TextKey>> = {
  driver: 'subjectDriver',
  user: 'subjectUser',
  order: 'subjectOrder',
  chat: 'subjectChat',
  emergency: 'subjectEmergency',
  merchant: 'subjectShop',
  item: 'subjectItem',
  ride: 'subjectTrip',
  payout: 'subjectPayout',
};

/** The code of the action in a sentence's words, such as "took a chat". */
export function actionText(t: Translate, { action }: Pick<AuditEntry, 'action'>): string {
  const known = actions[action];
  return known === undefined ? t('auditOther', { action }) : t(known);
}

/** Whom or what it was done to: a person by name, anything else by its number. */
export function subjectText(
  t: Translate,
  { subject, subjectId, subjectName }: Pick<AuditEntry, 'subject' | 'subjectId' | 'subjectName'>,
): string {
  if (subjectName !== null) return subjectName;
  const known = subjects[subject];
  return known === undefined ? `${subject} ${subjectId}` : t(known, { n: subjectId });
}

/** What an entry says beside its columns, short. */
export const detailText = (data: AuditEntry['data']): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
