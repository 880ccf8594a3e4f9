export {
  AccountError,
  listAccounts,
  pointSandbox,
  putAway,
  putSandboxesAway,
  readSecrets,
  saveAccount,
  type AccountText,
} from './accounts.ts';
export { abandonPayments } from './own-data.ts';
export { callbackUrl } from './callback-address.ts';
export { askAgain, listTasks } from './tasks.ts';
export { createPaymentClock, type PaymentClock } from './payment-clock.ts';
export { beginDirect, directWaysOf, type DirectWish } from './start-direct.ts';
export type { DirectPaymentRow } from './direct-events.ts';
export {
  directPaymentOf,
  directPaymentsOf,
  packagePaymentOf,
  presentDirect,
  presentStarted,
  providerOf,
  type DirectPaymentView,
} from './direct-view.ts';
export { closePayment, creditPayment } from './decide.ts';
export { reverseSandbox, type Reversed } from './reverse-sandbox.ts';
export { disbursementsOf, payoutAccounts } from './disburse.ts';
export { registerPaybill } from './paybill/register.ts';
export { setAside } from './set-aside.ts';
export { abandonDisbursement, callOffWaiting } from './decide-disbursement.ts';
export type { DisbursementRow } from './disbursement-queries.ts';
export { lookUpPayee, payoutWayOf, type PayeeAccount } from './payees.ts';
export type { Providers } from './ports.ts';
