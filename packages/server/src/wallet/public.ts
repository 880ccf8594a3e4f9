export { accounts, balanceOf, writeTransfer } from './ledger.ts';
export { commissionOf, settleFare } from './settle-fare.ts';
