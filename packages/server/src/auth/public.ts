export { confirmPassword } from './confirm-password.ts';
export { hashPassword } from './passwords.ts';
