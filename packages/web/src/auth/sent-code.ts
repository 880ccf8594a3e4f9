import type { ReplyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';
import { clockTime } from '../platform/format.ts';
import { phoneZone } from '../platform/zone-here.ts';

/** A code that is on its way. */
export interface SentCode extends ReplyOf<typeof askCode> {
  /** By this phone's clock. */
  readonly at: number;
}

/** Whether it is for all who wait: others asked for many to the number. */
export const isShared = ({ digits }: Pick<SentCode, 'digits'>): boolean => digits > CODE_DIGITS;

/** A code is waited for beside this phone's clock, wherever that is. */
export const codeClock = (ms: number): string => clockTime(new Date(ms), phoneZone());
