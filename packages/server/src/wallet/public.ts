export { ledgerFaults } from './check-ledger.ts';
export {
  earnedAs,
  earnedParts,
  earnedSinceSql,
  movedByTrip,
  settledPay,
  sumDriverLedger,
  type DriverSum,
  type SettledPay,
} from './driver-ledger.ts';
export { cashLimitOf, debtsOf, debtsOfDriver, driverCurrencies, owedByDriver, owesMoney, owesTooMuch } from './driver-debt.ts';
export { explainDriverWallet, type ExplainedWallet } from './explain-driver-wallet.ts';
export { chargeFee, collectDebt, giveFeeBack, payOwedFee } from './fees.ts';
export { accounts, balanceOf, balancesOfAll, isDeleted, lockDriverMoney, writeTransfer, type Entry } from './ledger.ts';
export { giveTip } from './give-tip.ts';
export { payFareFromWallet } from './pay-fare.ts';
export { holdOwner, isOwnerGone } from './owners.ts';
export { payableFrom, settlingOf } from './settling.ts';
export { firstKept, keptOfAll, keptOfDriver } from './kept-of-driver.ts';
export { payDriver, payDrivers } from './pay-driver.ts';
export { endHeldFare, settleFares, settlePromotion, type Cover } from './settle-fare.ts';
export { directAccounts, mayCredit, mayStart, payInAccounts, topUpAccounts, type ProviderAccountRow } from './top-up-accounts.ts';
export { holdWallet, owedBy, owedNow, requireSpendable, spendableAmong, spendableOf } from './spendable.ts';
