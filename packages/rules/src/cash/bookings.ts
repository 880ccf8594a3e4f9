import { debtState } from '../wallet/driver-money.ts';

/**
 * What the team books of somebody's money: cash that came in over the desk or went out, a correction of a balance, and a debt that is given up. Cash
 * belongs to a drawer, the other two move no money that anybody holds in hand.
 */
export const bookingKinds = ['cash_in', 'cash_out', 'correction', 'write_off'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** Whose balance it is: that of a passenger's wallet, or that between a driver and the operator. */
export const parties = ['passenger', 'driver'] as const;
export type Party = (typeof parties)[number];

/** Where a booking stands: in the books, waiting for a second person, or refused by one. */
export const bookingStates = ['booked', 'waiting', 'refused'] as const;
export type BookingState = (typeof bookingStates)[number];

export const isCash = (kind: BookingKind): boolean => kind === 'cash_in' || kind === 'cash_out';

/** Whether a booking gives away the operator's money, or may: cash that comes in is counted in its drawer. */
export const givesAway = (kind: BookingKind): boolean => kind !== 'cash_in';

/** What can be wrong about a booking, by which its field or its whole is refused. */
export type BookingFault = 'nothing' | 'more_than_balance' | 'more_than_debt' | 'no_debt' | 'no_top_up' | 'not_settled' | 'sign';

export interface BookingFacts {
  readonly kind: BookingKind;
  readonly party: Party;
  /** Into the person's balance, with a minus out of it; minor units. */
  readonly amountMinor: number;
  /** What can be taken out of the balance now, with a minus what is owed; minor units. */
  readonly balanceMinor: number;
  /** What of that may leave by any way: of a driver what has settled, of a passenger all of it. */
  readonly payableMinor: number;
  /** Whether the market lets passengers bring money in. */
  readonly topUp: boolean;
}

const UNIT_MINOR = 100;

/** What somebody owes, rounded up to whole units: over the desk there is no smaller cash than that everywhere. */
const wholeDebt = (owedMinor: number): number => Math.ceil(owedMinor / UNIT_MINOR) * UNIT_MINOR;

/**
 * The most that a kind of booking can be, minor units: what has settled, or what is owed. Undefined without a bound: a correction, and what a passenger of a
 * market with top-ups brings.
 */
export function mostToBook({ kind, party, balanceMinor, payableMinor, topUp }: Omit<BookingFacts, 'amountMinor'>): number | undefined {
  const owedMinor = Math.max(0, -balanceMinor);
  if (kind === 'correction') return undefined;
  if (kind === 'cash_out') return Math.max(0, Math.min(balanceMinor, payableMinor));
  if (kind === 'write_off') return owedMinor;
  return party === 'passenger' && topUp ? undefined : wholeDebt(owedMinor);
}

/**
 * Why a booking can't be made; undefined where it can. Cash comes in for what somebody owes, up to whole units, and beyond it for passengers of a market with
 * top-ups alone. Cash goes out of what is there and
 * has settled, as payouts do. A debt is given up as far as it is one. A correction may go below zero: it is what was wrong.
 */
export function bookingFault({ kind, party, amountMinor, balanceMinor, payableMinor, topUp }: BookingFacts): BookingFault | undefined {
  if (amountMinor === 0) return 'nothing';
  if (kind !== 'correction' && amountMinor < 0 !== (kind === 'cash_out')) return 'sign';
  const owedMinor = Math.max(0, -balanceMinor);
  const owes = debtState(owedMinor, null) !== 'none';
  switch (kind) {
    case 'correction':
      return undefined;
    case 'cash_out':
      if (-amountMinor > balanceMinor) return 'more_than_balance';
      return -amountMinor > payableMinor ? 'not_settled' : undefined;
    case 'write_off':
      return !owes ? 'no_debt' : amountMinor > owedMinor ? 'more_than_debt' : undefined;
    case 'cash_in':
      if (party === 'passenger' && topUp) return undefined;
      if (!owes) return party === 'driver' ? 'no_debt' : 'no_top_up';
      return amountMinor > wholeDebt(owedMinor) ? 'more_than_debt' : undefined;
  }
}

/** What was counted in a drawer beside what it should hold, minor units: above zero too much, below too little. */
export const drawerDifference = (countedMinor: number, expectedMinor: number): number => countedMinor - expectedMinor;

/** The number on a receipt of the desk: the drawer's, and the booking's in it. */
export const receiptNumber = (drawerId: number, number: number): string => `${drawerId}-${String(number).padStart(3, '0')}`;
