export { watchExpiry } from './expiry.ts';
export { requireValidPapers } from './papers.ts';
