import { eq } from 'drizzle-orm';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { Context } from '../../platform/context.ts';
import { AccountError, findAccount, opened } from '../accounts.ts';
import { callbackUrl } from '../callback-address.ts';
import type { Providers } from '../ports.ts';

/**
 * Has a provider tell us of what people pay at the operator's number, from which on the app shows the number. Done again it is the same.
 * @returns the number
 * @throws AccountError for a provider at which nobody pays by themselves; what the provider said when it does not take our addresses
 */
export async function registerPaybill(
  { db, config }: Pick<Context, 'db' | 'config'>,
  providers: Providers,
  accountId: number,
): Promise<string> {
  const account = await findAccount(db, accountId);
  const provider = account === undefined ? undefined : providers[account.provider];
  if (account === undefined || provider?.paybill === undefined) throw new AccountError('Nobody pays by themselves at this provider');
  const number = await provider.paybill.register(opened(config, account, provider), {
    confirmation: callbackUrl(config, { of: 'paybill', id: accountId }),
    validation: callbackUrl(config, { of: 'paybillCheck', id: accountId }),
  });
  await db.update(providerAccounts).set({ paybill: number }).where(eq(providerAccounts.id, accountId));
  return number;
}
