export { heldTrips } from './checked-trips.ts';
export { bringerPaidBy } from './due-referral.ts';
export { openDayCommission, perDayOf, takeDayCommission } from './day-commission.ts';
export { handlePayout } from './handle-payout.ts';
export { hasLost, offeredBonus, promiseBonus, takeBonusBack, type BonusTrip, type TakenBonus } from './own-bonus.ts';
export { bonusDue, commissionOn, commissionPercentOf, expectedPay, paidPay } from './pay.ts';
export { payoutTermsFor } from './payout-market.ts';
export { openPayouts } from './queries.ts';
export { holdEarners, settleEarnings, type HeldEarner } from './settle-earnings.ts';
