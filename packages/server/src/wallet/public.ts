export { sumDriverLedger, settledPay, type DriverSum, type SettledPay } from './driver-ledger.ts';
export { accounts, balanceOf, writeTransfer } from './ledger.ts';
export { commissionOf, settleFare } from './settle-fare.ts';
