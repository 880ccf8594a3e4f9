export { canSendCodes, textsGoTo } from './code-channels.ts';
export { payForTexts } from './code-costs.ts';
export { handOutCodes, liveCodes } from './handed-codes.ts';
export { changePhone } from './change-phone.ts';
export { requireConfirmation } from './confirm-password.ts';
export { isDemo, refuseDemoAddress } from './demo-accounts.ts';
export {
  charged,
  countFailure,
  forgetFailures,
  refuseGuessing,
  refuseTooManyFailures,
  secondFactorBudgets,
  takenBudgets,
} from './failures.ts';
export { sendResetLinks } from './reset.ts';
export { checkCredentials } from './log-in.ts';
export { requireProofOfWork } from './proof-of-work.ts';
export { signIn } from './sign-in.ts';
export { hashOf, hashPassword } from './passwords.ts';
export { passwordText } from './password-text.ts';
export { exampleNumber, readPhone, requirePhone, textCountry, validPhone } from './phone.ts';
export {
  endEverySignIn,
  endOtherSignIns,
  endSignIn,
  forgetDevicesOf,
  insertResetLink,
  recordSecondFactor,
  useUpResetLinks,
} from './sign-ins.ts';
