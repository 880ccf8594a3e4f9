import type { ChatCategory, ChatPriority } from '@safiri/rules/chat/chat.ts';
import type { TextKey } from 'virtual:texts/keys';

export const categoryTexts: Record<ChatCategory, TextKey> = {
  general: 'catGeneral',
  technical: 'catTechnical',
  payment: 'catPayment',
  ride_issue: 'catRide',
};

export const priorityTexts: Record<ChatPriority, TextKey> = {
  normal: 'prioNormal',
  low: 'prioLow',
  high: 'prioHigh',
  urgent: 'prioUrgent',
};
