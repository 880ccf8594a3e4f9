export { confirmPassword } from './confirm-password.ts';
export { requirePhone } from './phone.ts';
export { hashPassword } from './passwords.ts';
