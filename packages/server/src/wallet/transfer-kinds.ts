import type { TransferKind } from '@safiri/db/wallet/tables.ts';
import { keysOf } from '@safiri/rules/records.ts';
import type { AccountName } from '@safiri/rules/wallet/account-names.ts';

/** Each kind of account: whose it is, and its name. */
const accountKinds = {
  passengerCash: ['user', 'cash'],
  passengerWallet: ['user', 'wallet'],
  driverCash: ['driver', 'cash'],
  driverWallet: ['driver', 'wallet'],
  driverHeld: ['driver', 'held'],
  driverPayout: ['driver', 'payout'],
  orderHeld: ['order', 'held'],
  packageHeld: ['package', 'held'],
  schoolHeld: ['school', 'held'],
  merchant: ['merchant', 'balance'],
  merchantPayout: ['merchant', 'payout'],
  paymentHeld: ['payment', 'held'],
  provider: ['provider', 'balance'],
  drawer: ['drawer', 'balance'],
  commission: ['platform', 'commission'],
  fees: ['platform', 'fees'],
  packages: ['platform', 'packages'],
  bonuses: ['platform', 'bonuses'],
  promotions: ['platform', 'promotions'],
  service: ['platform', 'service'],
  safe: ['platform', 'safe'],
  overShort: ['platform', 'over_short'],
  writeOffs: ['platform', 'write_offs'],
  suspense: ['platform', 'suspense'],
  outside: ['platform', 'outside'],
} as const satisfies Readonly<
  Record<
    string,
    readonly ['user' | 'driver' | 'order' | 'package' | 'school' | 'merchant' | 'payment' | 'provider' | 'drawer' | 'platform', AccountName]
  >
>;

export type AccountKind = keyof typeof accountKinds;

/** How the accounts of a kind are called: the operator has one of each, everybody else one by their id. */
const patterns = keysOf(accountKinds).map((kind) => {
  const [owner, name] = accountKinds[kind];
  return [kind, new RegExp(owner === 'platform' ? `^${owner}:${name}$` : `^${owner}:\\d+:${name}$`)] as const;
});

/** The kind of an account by its name; undefined when there is none of that name. */
export const kindOfAccount = (account: string): AccountKind | undefined => patterns.find(([, pattern]) => pattern.test(account))?.[0];

interface TransferRule {
  /** What money moves for. */
  readonly meaning: string;
  /** Accounts that it leaves, and accounts that it goes to. */
  readonly from: readonly AccountKind[];
  readonly to: readonly AccountKind[];
  /** Whether it may go to a driver whose account was deleted, to whom nobody can pay it out. */
  readonly toDeleted: boolean;
}

/** Every kind of movement. A kind without an entry does not compile, and a movement that its entry does not allow is not written. */
export const transferRules: Readonly<Record<TransferKind, TransferRule>> = {
  fare: {
    meaning:
      "The fare of a completed trip. In cash the driver keeps it and owes the commission. What a market's package is worth beyond it, or less, is the operator's.",
    from: ['passengerCash', 'passengerWallet', 'packageHeld', 'packages', 'driverWallet'],
    to: ['driverCash', 'driverWallet', 'driverHeld', 'commission', 'packages'],
    toDeleted: false,
  },
  release: {
    meaning: "A package's fare that waited goes to the driver, or back with its commission to the packages.",
    from: ['driverHeld', 'commission', 'packages'],
    to: ['driverWallet', 'packages', 'packageHeld'],
    toDeleted: false,
  },
  bonus: { meaning: 'What the operator adds to the fare of a trip.', from: ['bonuses'], to: ['driverWallet'], toDeleted: false },
  goal: { meaning: 'A goal of a week or a month that was reached.', from: ['bonuses'], to: ['driverWallet'], toDeleted: false },
  referral: { meaning: 'Somebody whom the driver brought drives.', from: ['bonuses'], to: ['driverWallet'], toDeleted: false },
  payout: {
    meaning:
      'A payout to a driver or a shop: set aside when it is asked for, then paid by a provider or by hand, less the fee, or given back when it failed or came back. What was paid after all is owed again; of who left it is a loss.',
    from: ['driverWallet', 'driverPayout', 'merchant', 'merchantPayout', 'provider', 'commission', 'outside'],
    to: ['driverPayout', 'merchantPayout', 'outside', 'provider', 'commission', 'driverWallet', 'merchant'],
    toDeleted: false,
  },
  top_up: { meaning: 'Money that somebody brings in.', from: ['provider', 'outside'], to: ['passengerWallet'], toDeleted: false },
  adjustment: {
    meaning: 'A correction of a balance, also of one that was left behind; play money goes back to the provider that it came by.',
    from: ['outside', 'passengerWallet', 'driverWallet'],
    to: ['outside', 'passengerWallet', 'driverWallet', 'provider'],
    toDeleted: true,
  },
  order: {
    meaning:
      'Goods of an order: set aside, given back, or paid to the merchant, who leaves the commission. In cash the courier keeps it and owes it.',
    from: ['passengerWallet', 'orderHeld', 'passengerCash', 'driverWallet'],
    to: ['orderHeld', 'passengerWallet', 'driverCash', 'merchant', 'commission', 'service'],
    toDeleted: false,
  },
  cancellation: {
    meaning: 'A fee for calling a trip off, or for not coming: charged, passed on when it was owed and is paid, or given back.',
    from: ['passengerWallet', 'fees', 'driverWallet', 'commission'],
    to: ['passengerWallet', 'fees', 'driverWallet', 'commission'],
    toDeleted: false,
  },
  debt: {
    meaning: 'What a passenger owes is handed over in cash with a later fare; its driver owes it to the operator.',
    from: ['passengerCash', 'driverWallet'],
    to: ['driverCash', 'passengerWallet'],
    toDeleted: false,
  },
  promotion: {
    meaning: 'What a promotion took off a fare for the passenger, and the operator adds for the driver, less the commission on it.',
    from: ['promotions'],
    to: ['driverWallet', 'commission'],
    toDeleted: false,
  },
  day_commission: {
    meaning: 'What a driver pays the operator for a day with trips in a market.',
    from: ['driverWallet'],
    to: ['commission'],
    toDeleted: false,
  },
  package: {
    meaning: "A package is bought from the wallet; of a market's own the price of rides that were not driven comes back.",
    from: ['passengerWallet', 'packageHeld'],
    to: ['packages', 'packageHeld', 'passengerWallet'],
    toDeleted: false,
  },
  school: {
    meaning: 'A month of a school seat: held for its buyer, then released run by run to the driver, less the commission, or given back.',
    from: ['passengerWallet', 'schoolHeld'],
    to: ['schoolHeld', 'driverWallet', 'commission', 'passengerWallet'],
    toDeleted: false,
  },
  pay_in: { meaning: 'A driver pays by a provider what they owe.', from: ['provider'], to: ['driverWallet'], toDeleted: false },
  suspense: {
    meaning:
      'What somebody paid at a paybill by a code that names nobody who may have it: it waits with the operator, and leaves again once finance knows whose it is.',
    from: ['provider', 'suspense'],
    to: ['suspense', 'provider'],
    toDeleted: false,
  },
  cash_desk: {
    meaning:
      'Cash that somebody of the team took for a wallet or for what a driver owes, or paid out of it; the drawer holds it, with a minus.',
    from: ['drawer', 'passengerWallet', 'driverWallet'],
    to: ['drawer', 'passengerWallet', 'driverWallet'],
    toDeleted: false,
  },
  drawer: {
    meaning: 'Cash between the safe and the drawer of somebody of the team, and what was too much or too little in it when it was counted.',
    from: ['drawer', 'safe', 'overShort'],
    to: ['drawer', 'safe', 'overShort'],
    toDeleted: false,
  },
  fare_paid: {
    meaning: 'What was to be handed over of a fare came by a provider instead: its driver holds no cash for it, and the operator owes it.',
    from: ['passengerWallet', 'driverCash'],
    to: ['passengerCash', 'driverWallet'],
    toDeleted: false,
  },
  tip: {
    meaning: 'What a passenger gives a driver on top of a trip, from the wallet: nobody keeps anything of it.',
    from: ['passengerWallet'],
    to: ['driverWallet'],
    toDeleted: false,
  },
  write_off: {
    meaning: 'The operator gives up what somebody owes.',
    from: ['writeOffs'],
    to: ['passengerWallet', 'driverWallet'],
    toDeleted: false,
  },
  refund: {
    meaning:
      'A payment is given back to where it came from: set aside, then given by its provider, or back in the wallet where it could not be. What was given after all is taken out again; of who left it is a loss.',
    from: ['passengerWallet', 'driverWallet', 'paymentHeld', 'provider', 'outside'],
    to: ['paymentHeld', 'provider', 'passengerWallet', 'driverWallet'],
    toDeleted: false,
  },
};

/** The drivers whose account a movement adds to, where the balance is what they are owed. */
export const driverPaidBy = (account: string): number | undefined => {
  const [, id] = /^driver:(\d+):(?:wallet|held)$/.exec(account) ?? [];
  return id === undefined ? undefined : Number(id);
};
