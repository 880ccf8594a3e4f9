export { listAuthorities, saveAuthority } from './authority-accounts.ts';
export { issueInvoice, type Sale } from './issue.ts';
export { tellAuthorities } from './tell-authorities.ts';
