import type { PaymentRow } from './queries.ts';

/** The screen on which a payment's person follows it: of an order the order's own. */
export const screenOf = ({ id, purpose, subjectId }: Pick<PaymentRow, 'id' | 'purpose' | 'subjectId'>): string =>
  purpose === 'order' ? `/orders?order=${subjectId}` : `${purpose === 'pay_in' ? '/driver-money' : '/wallet'}?payment=${id}`;
