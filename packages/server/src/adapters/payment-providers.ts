import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import type { PaymentProvider } from '../payments/ports.ts';
import { airtelMoney } from './airtel-money.ts';
import { flutterwave } from './flutterwave.ts';
import { mpesa } from './mpesa.ts';
import { mtnMomo } from './mtn-momo.ts';
import { paystack } from './paystack.ts';

export const paymentProviders: Readonly<Record<ProviderId, PaymentProvider>> = {
  paystack,
  mpesa,
  mtn_momo: mtnMomo,
  airtel_money: airtelMoney,
  flutterwave,
};
