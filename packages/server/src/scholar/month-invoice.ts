import { eq } from 'drizzle-orm';
import { schoolGroups, schoolSeats, type schoolMonths } from '@safiri/db/scholar/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { taxesIn } from '@safiri/rules/pricing/taxes.ts';
import { issueInvoice } from '../invoices/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A paid month of a school seat is over: what was driven of it is the driver's, the rest went back. */
    school_month_ended: { readonly month: typeof schoolMonths.$inferSelect };
  }
}

/** Issues the invoice of what was driven of a school month, once it is over: until then the money is held for the family. */
export async function invoiceMonth(
  { markets }: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  month: typeof schoolMonths.$inferSelect,
): Promise<void> {
  const [group] = await uow.tx
    .select({ countryId: schoolGroups.countryId, marketId: schoolGroups.marketId, driverId: schoolGroups.driverId })
    .from(schoolSeats)
    .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
    .where(eq(schoolSeats.id, month.seatId));
  if (group === undefined) return;
  const { countryId, marketId, driverId } = group;
  issueInvoice(uow, {
    subject: 'school',
    subjectId: month.id,
    countryId,
    market: (marketId === null ? undefined : markets.byId(marketId))?.document ?? null,
    customerId: month.guardianId,
    driverId,
    lines: [{ kind: 'school', name: null, quantity: month.runsDriven, amountMinor: month.earnedMinor }],
    taxes: taxesIn(month.taxes, { fare: month.earnedMinor }),
    paidBy: walletMethodId,
    suppliedAt: uow.now,
  });
}
