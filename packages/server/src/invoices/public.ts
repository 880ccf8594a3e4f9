export { listAuthorities, saveAuthority } from './authority-accounts.ts';
export { issueInvoice, issueInvoices, type Sale } from './issue.ts';
export { presentMonth } from './present.ts';
export { invoicesOfSubject } from './queries.ts';
export { tellAuthorities } from './tell-authorities.ts';
