export { heldTrips } from './checked-trips.ts';
export { handlePayout } from './handle-payout.ts';
export { grossOf, offeredBonus, promiseBonus, takeBonusBack, type BonusTrip } from './own-bonus.ts';
export { commissionPercentOf, expectedPay, paidPay } from './pay.ts';
export { openPayouts } from './queries.ts';
export { settleEarnings } from './settle-earnings.ts';
