import type { PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What money is brought in for that stays in a balance: the own wallet, or what a driver owes. */
export type BalancePurpose = Extract<PaymentPurpose, 'top_up' | 'pay_in'>;

/** What differs in words between the two, and the screen of each. */
export const purposeWords = {
  top_up: { screen: '/wallet', title: 'topUpTitle', history: 'topUpHistory', start: 'topUpStart', again: 'topUpAgain' },
  pay_in: { screen: '/driver-money', title: 'payInTitle', history: 'payInHistory', start: 'payInStart', again: 'payInAgain' },
} as const satisfies Readonly<Record<BalancePurpose, { readonly screen: string } & Readonly<Record<string, TextKey>>>>;

/** The words of a payment: one for a single thing stands among the wallet's. */
export const wordsOf = (purpose: PaymentPurpose) => purposeWords[purpose === 'pay_in' ? 'pay_in' : 'top_up'];
