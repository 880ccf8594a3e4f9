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
export { createPaymentClock } from './payment-clock.ts';
export { closePayment, creditPayment } from './decide.ts';
export { reverseSandbox, type Reversed } from './reverse-sandbox.ts';
export { callOffDisbursement, disbursementsOf, payoutAccounts, prepareDisbursement } from './disburse.ts';
export { abandonDisbursement } from './decide-disbursement.ts';
export type { DisbursementRow } from './disbursement-queries.ts';
export { lookUpPayee, payeeText, payoutWayOf, type PayeeAccount } from './payees.ts';
export type { Providers } from './ports.ts';
