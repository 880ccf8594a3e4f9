export { confirmPassword } from './confirm-password.ts';
export { refuseDemoAddress } from './demo-accounts.ts';
export { charged, countFailure, forgetFailures, refuseTooManyFailures, secondFactorBudgets, takenBudgets } from './failures.ts';
export { sendResetLinks } from './reset.ts';
export { checkCredentials } from './log-in.ts';
export { signIn } from './sign-in.ts';
export { hashPassword } from './passwords.ts';
export { passwordText } from './password-text.ts';
export { requirePhone, validPhone } from './phone.ts';
