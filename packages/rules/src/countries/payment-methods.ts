import { product } from '../product.ts';

/** How a method moves money: which adapter and which fields a screen needs. */
export const paymentKinds = ['cash', 'wallet', 'mobile_money', 'card', 'bank'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Every method any country offers; the id is what a ride or an order carries. */
const methods = {
  cash: { name: 'Cash', kind: 'cash' },
  safiri_wallet: { name: product.walletName, kind: 'wallet' },
  card: { name: 'Card', kind: 'card' },
  eft: { name: 'Instant EFT', kind: 'bank' },
  bank_transfer: { name: 'Bank transfer', kind: 'bank' },
  instapay: { name: 'InstaPay', kind: 'bank' },
  mpesa: { name: 'M-Pesa', kind: 'mobile_money' },
  mtn_momo: { name: 'MTN MoMo', kind: 'mobile_money' },
  airtel_money: { name: 'Airtel Money', kind: 'mobile_money' },
  at_money: { name: 'AT Money', kind: 'mobile_money' },
  cbe_birr: { name: 'CBE Birr', kind: 'mobile_money' },
  inwi_money: { name: 'inwi money', kind: 'mobile_money' },
  mixx: { name: 'Mixx by Yas', kind: 'mobile_money' },
  opay: { name: 'OPay', kind: 'mobile_money' },
  orange_money: { name: 'Orange Money', kind: 'mobile_money' },
  palmpay: { name: 'PalmPay', kind: 'mobile_money' },
  telebirr: { name: 'telebirr', kind: 'mobile_money' },
  telecel_cash: { name: 'Telecel Cash', kind: 'mobile_money' },
  vodafone_cash: { name: 'Vodafone Cash', kind: 'mobile_money' },
} as const satisfies Record<string, { name: string; kind: PaymentKind }>;

export type PaymentMethodId = keyof typeof methods;

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  readonly name: string;
  readonly kind: PaymentKind;
}

/** The method with this id. */
export function paymentMethod(id: PaymentMethodId): PaymentMethod {
  return { id, ...methods[id] };
}
