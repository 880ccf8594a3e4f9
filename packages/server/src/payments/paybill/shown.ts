import type { Paybill } from '@safiri/contract/payments/calls.ts';
import { accountCode, type CodedAccount } from '@safiri/rules/payments/account-code.ts';
import type { ProviderAccountRow } from '../../wallet/public.ts';

/** Where somebody can pay by themselves: the first of these accounts that has a number. */
export function paybillOf(accounts: readonly ProviderAccountRow[], coded: CodedAccount): Paybill | null {
  const account = accounts.find(({ paybill }) => paybill !== null);
  if (account === undefined || account.paybill === null) return null;
  const { provider, paybill: number, environment, baseUrl } = account;
  return { provider, number, code: accountCode(coded), page: environment === 'sandbox' && baseUrl !== null ? `${baseUrl}/paybill` : null };
}
