export { watchExpiry } from './expiry.ts';
export { watchLists } from './watch-lists.ts';
