export { acceptFace } from './face.ts';
export { watchExpiry } from './expiry.ts';
export { watchLists } from './watch-lists.ts';
