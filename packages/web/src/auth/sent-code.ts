import type { ReplyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';

/** A code that is on its way. */
export interface SentCode extends ReplyOf<typeof askCode> {
  /** By this phone's clock. */
  readonly at: number;
}

/** Whether it is for all who wait: others asked for many to the number. */
export const isShared = ({ digits }: Pick<SentCode, 'digits'>): boolean => digits > CODE_DIGITS;
