import { payments, providerAccounts } from '@safiri/db/payments/tables.ts';
import type { PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import type { Person } from './people.ts';

/** A payment that came to nothing. */
export async function paymentOf(world: World, { user }: Person, purpose: PaymentPurpose = 'top_up'): Promise<number> {
  const account = await world.db
    .insert(providerAccounts)
    .values({ countryId: 'za', provider: 'paystack', environment: 'sandbox', secrets: Buffer.of(), isActive: false })
    .returning({ id: providerAccounts.id });
  const rows = await world.db
    .insert(payments)
    .values({
      userId: user.id,
      purpose,
      accountId: there(account[0]).id,
      reference: `T${user.id}`,
      amountMinor: 200_00,
      currency: 'ZAR',
      state: 'expired',
      reason: 'not_answered',
      createdAt: new Date(),
    })
    .returning({ id: payments.id });
  return there(rows[0]).id;
}
