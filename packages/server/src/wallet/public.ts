export { accounts, balanceOf, lockAccount, writeTransfer } from './ledger.ts';
export { commissionOf, settleFare } from './settle-fare.ts';
