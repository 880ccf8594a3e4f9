export { watchExpiry } from './expiry.ts';
