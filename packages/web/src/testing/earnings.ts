import type { Earnings } from '@safiri/contract/earnings/shapes.ts';

const nothing = { fares: '0.00', bonuses: '0.00', goals: '0.00', referrals: '0.00', dayCommission: '0.00', tips: '0.00' };

/** Of a driver who has R512.40 to withdraw. */
export const earnings: Earnings = {
  totalEarnings: 640,
  weeklyEarnings: 640,
  monthlyEarnings: 640,
  rideCount: 8,
  avgRating: 4.8,
  quickerPercent: 0,
  bonuses: 0,
  referralEarnings: 0,
  currency: 'ZAR',
  countryId: 'za',
  week: nothing,
  month: nothing,
  total: nothing,
  days: [],
  lines: [],
  goals: [],
  bonusWindows: [],
  balance: '512.40',
  payable: '512.40',
  cashCollected: '0.00',
  payouts: [],
  referrals: { referred: 0, joined: 0, rewarded: 0, earned: '0.00', reward: '0.00', afterTrips: null },
};
