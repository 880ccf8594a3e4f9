import { createAirtelMoney } from './airtel-money.ts';
import { createEfris } from './efris.ts';
import { createEtims } from './etims.ts';
import { createFlutterwave } from './flutterwave.ts';
import { listen } from './http.ts';
import { createMpesa } from './mpesa.ts';
import { createMtnMomo } from './mtn-momo.ts';
import { simulatedKeys } from './payout-book.ts';
import { createPaystack } from './paystack.ts';

/** What the simulated providers gave the operator. No secrets: whoever reads this may play. */
export const simulatedSecrets = {
  paystack: { secretKey: 'sk_test_simulated' },
  mpesa: {
    consumerKey: 'simulated',
    consumerSecret: 'simulated',
    shortcode: '174379',
    passkey: 'simulated',
    initiatorName: 'simulated',
    initiatorPassword: 'simulated',
    certificate: simulatedKeys.publicKey,
  },
  mtn_momo: {
    apiUser: 'simulated',
    apiKey: 'simulated',
    subscriptionKey: 'simulated',
    targetEnvironment: 'sandbox',
    disbursementUser: 'simulated-out',
    disbursementKey: 'simulated-out',
    disbursementSubscriptionKey: 'simulated-out',
  },
  airtel_money: {
    clientId: 'simulated',
    clientSecret: 'simulated',
    privateKey: 'simulated',
    pin: '4321',
    publicKey: simulatedKeys.publicKey,
  },
  flutterwave: { secretKey: 'FLWSECK_TEST-simulated', secretHash: 'simulated-hash' },
} as const;

/** The same of the simulated tax authorities. */
export const simulatedAuthority = {
  etims: { path: '/etims', secrets: { tin: 'P051234567X', branch: '00', communicationKey: 'simulated', controlUnit: 'KRACU0000000001' } },
  efris: {
    path: '/efris',
    secrets: {
      tin: '1000024517',
      deviceNo: '1000024517_01',
      privateKey: simulatedKeys.privateKey,
      legalName: 'Simulated Ltd',
      emailAddress: 'tax@example.org',
      goodsCode: 'TRANSPORT',
      exemptGoodsCode: 'EXEMPT',
    },
  },
} as const;

/** Below the address of all, where each answers. */
export const simulatedPaths = {
  paystack: '/paystack',
  mpesa: '/mpesa-api',
  mtn_momo: '/mtn-momo',
  airtel_money: '/airtel',
  flutterwave: '/flutterwave',
} as const;

/** Starts all simulated providers at one address on loopback. */
export async function startSimulators() {
  let origin = '';
  const paystack = createPaystack(simulatedSecrets.paystack.secretKey, () => origin);
  const mpesa = createMpesa(simulatedSecrets.mpesa);
  const mtnMomo = createMtnMomo(simulatedSecrets.mtn_momo);
  const airtelMoney = createAirtelMoney(simulatedSecrets.airtel_money);
  const flutterwave = createFlutterwave(simulatedSecrets.flutterwave, () => origin);
  const etims = createEtims(simulatedAuthority.etims.secrets);
  const efris = createEfris(simulatedAuthority.efris.secrets);
  const { url, close } = await listen([
    paystack.handle,
    mpesa.handle,
    mtnMomo.handle,
    airtelMoney.handle,
    flutterwave.handle,
    etims.handle,
    efris.handle,
  ]);
  origin = url;
  return { url, close, paystack, mpesa, mtn_momo: mtnMomo, airtel_money: airtelMoney, flutterwave, etims, efris };
}
