/** What payments are for: a passenger's wallet, or what a driver owes the operator. */
export const paymentPurposes = ['top_up', 'pay_in'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];
