export { confirmPassword } from './confirm-password.ts';
export { refuseDemoAddress } from './demo-door.ts';
export { countFailure, forgetFailures, refuseTooManyFailures } from './failures.ts';
export { checkCredentials } from './log-in.ts';
export { signIn } from './sign-in.ts';
export { hashPassword } from './passwords.ts';
export { passwordText } from './password-text.ts';
export { requirePhone, validPhone } from './phone.ts';
