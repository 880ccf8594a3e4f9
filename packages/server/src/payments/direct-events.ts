import type { DirectPurpose } from '@safiri/rules/payments/purposes.ts';
import type { PaymentRow } from './queries.ts';

/** A payment that is paid on as soon as it has come. */
export interface DirectPaymentRow extends PaymentRow {
  readonly purpose: DirectPurpose;
}

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A payment is about to be held: what it is for is held first, as whoever changes that holds it before people. */
    payment_to_hold: { readonly purpose: DirectPurpose; readonly subjectId: number | null };
    /**
     * A payment has come, and is in its person's wallet: whatever room it is for pays it on, no more than came, if that is still to be paid. What nobody pays on
     * stays in the wallet. Nothing may be refused here: the money has come.
     */
    payment_arrived: { readonly payment: DirectPaymentRow; paidOn(amountMinor: number, transferId: number): void };
    /** A payment stands otherwise than before. */
    payment_moved: { readonly payment: DirectPaymentRow };
  }
}
