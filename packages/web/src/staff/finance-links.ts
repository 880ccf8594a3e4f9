import { financePaths } from '@safiri/contract/payments/finance-paths.ts';

/** Where what waits for a second person stands. */
export const approvalsPath = '/staff/approvals';
/** Where all of a batch stands. */
export const batchPath = (id: number): string => `/staff/finance/batches/${id}`;
/** Where finance sees what a shop is owed and was paid. */
export const shopMoneyPath = (merchantId: number): string => `/staff/finance/shops/${merchantId}`;
/** Where a day stands beside a provider's list. */
export const dayPath = (id: number): string => `/staff/finance/days/${id}`;
/** Where the lines of a day lie as a file. */
export const dayFile = (id: number): string => financePaths.dayCsv.replace('GET ', '').replace(':id', String(id));
