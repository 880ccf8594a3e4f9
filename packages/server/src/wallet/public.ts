export { ledgerFaults } from './check-ledger.ts';
export { createDriverSums, settledPay, type DriverSum, type SettledPay, type SumDriverLedger } from './driver-ledger.ts';
export { accounts, balanceOf, writeTransfer } from './ledger.ts';
export { commissionOf, endHeldFare, settleFare } from './settle-fare.ts';
export { requireSpendable, spendableOf } from './spendable.ts';
