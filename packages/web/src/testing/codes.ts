import type { ReplyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';

/** What a server answers that has sent a code by text and has no other way. */
export const sentByText: ReplyOf<typeof askCode> = {
  to: '+•• •• ••• •142',
  seconds: 300,
  again: 30,
  demoCode: null,
  digits: 6,
  channel: 'sms',
  channels: ['sms'],
  sentAgo: 0,
};
