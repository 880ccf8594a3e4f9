export { deleteAccount } from './delete-account.ts';
