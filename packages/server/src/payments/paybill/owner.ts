import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { readAccountCode, type CodeHolder } from '@safiri/rules/payments/account-code.ts';
import type { PaybillReason } from '@safiri/rules/payments/paybill.ts';
import type { Context } from '../../platform/context.ts';
import { mayCredit, topUpAccounts, type ProviderAccountRow } from '../../wallet/public.ts';

/** Who may have it. */
export interface PaybillOwner {
  readonly userId: number;
  readonly name: string;
  readonly phone: string;
  readonly holder: CodeHolder;
}

/** Whose it is by the code that was typed, or why it can be nobody's by a rule. */
export async function ownerOf(
  ctx: Context,
  reader: Reader,
  account: ProviderAccountRow,
  { typed, amountMinor }: { readonly typed: string; readonly amountMinor: number },
): Promise<PaybillOwner | PaybillReason> {
  const code = readAccountCode(typed);
  if (code === undefined) return 'no_such_code';
  const { userId, holder } = code;
  const [person] = await reader
    .select({ name: users.name, phone: users.phone, countryId: users.countryId, deletedAt: users.deletedAt, driverId: drivers.id })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(eq(users.id, userId));
  if (person === undefined || (holder === 'driver' && person.driverId === null)) return 'no_such_code';
  if (person.deletedAt !== null) return 'payer_left';
  if (amountMinor % 100 !== 0) return 'not_whole';
  if (!mayCredit(ctx, account)) return 'not_offered';
  // A wallet holds the money of its person's own country, and only where the operator may hold passengers' money.
  if (holder === 'wallet') {
    const offered = person.countryId === account.countryId ? await topUpAccounts(ctx, reader, account.countryId) : [];
    if (!offered.some(({ id }) => id === account.id)) return 'not_offered';
  }
  return { userId, name: person.name, phone: person.phone, holder };
}
