import type { PaymentRow } from './queries.ts';

/** The screen on which a payment's person follows it. */
export const screenOf = ({ id, purpose }: Pick<PaymentRow, 'id' | 'purpose'>): string =>
  `${purpose === 'pay_in' ? '/driver-money' : '/wallet'}?payment=${id}`;
