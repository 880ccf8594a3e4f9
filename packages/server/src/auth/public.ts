export { confirmPassword } from './confirm-password.ts';
export { requirePhone } from './phone.ts';
export { countFailure, forgetFailures, refuseTooManyFailures } from './failures.ts';
export { checkCredentials } from './log-in.ts';
export { signIn } from './sign-in.ts';
export { hashPassword } from './passwords.ts';
