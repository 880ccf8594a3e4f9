export { nameChanged } from './own-check.ts';
