import { eq, sql } from 'drizzle-orm';
import type { PayoutDestination, PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { payoutDestinations } from '@safiri/db/earnings/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isNewAccount, payableOf, restsUntil } from '@safiri/rules/earnings/payout-terms.ts';
import { kindOf } from '@safiri/rules/notifications/kinds.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { notify } from '../notifications/public.ts';
import { payoutAccounts, payoutWayOf, type PayeeAccount, type Providers } from '../payments/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import { mailTo, messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { payableFrom } from '../wallet/public.ts';
import { payoutTermsFor } from './payout-market.ts';

/** Keeps where a driver's payouts go from now on, and tells them, by mail too, where that is another account than before: they may not have changed it. */
export async function keepDestination(
  { config }: Pick<Context, 'config'>,
  uow: UnitOfWork,
  { driverId, userId, countryId }: Pick<DriverActor, 'driverId' | 'userId' | 'countryId'>,
  { provider, account, bank, name }: PayoutDestination,
): Promise<void> {
  const values = { provider, account, bank, name };
  const kept = payoutDestinations;
  const now = sql`${uow.now.toISOString()}::timestamptz`;
  const isOther = sql`(${kept.provider}, ${kept.account}, ${kept.bank}) is distinct from (${provider}::text, ${account}::text, ${bank}::text)`;
  const changed = await uow.tx
    .insert(payoutDestinations)
    .values({ driverId, ...values, createdAt: uow.now })
    .onConflictDoUpdate({
      target: payoutDestinations.driverId,
      set: { ...values, changedAt: sql`case when ${isOther} then ${now} else ${kept.changedAt} end` },
      setWhere: sql`${isOther} or ${kept.name} is distinct from ${name}::text`,
    })
    .returning({ driverId: payoutDestinations.driverId });
  if (changed.length === 0) return;
  const destination = payeeText({ provider, account, bank }, countryId);
  await notify(uow, userId, { kind: 'toldPaidTo', values: { destination } });
  const [user] = await uow.tx
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.email == null) return;
  const { email, language } = user;
  const letter = {
    subject: messageText(language, 'messageYouPaidToSubject'),
    text: messageText(language, 'messageYouPaidTo', { destination }),
    url: `${config.publicUrl}${kindOf('toldPaidTo').opens}`,
  };
  await enqueueMessages(uow, [mailTo(uow.brand, { name: user.name, email, language }, letter)]);
}

async function keptDestination(reader: Reader, driverId: number) {
  const [row] = await reader.select().from(payoutDestinations).where(eq(payoutDestinations.driverId, driverId));
  return row;
}

/** A driver's account, and since when it is theirs. */
type OwnAccount = PayeeAccount & Pick<typeof payoutDestinations.$inferSelect, 'createdAt' | 'changedAt'>;

/** Where a driver's payouts go, as long as the operator has an account that pays there. */
export async function destinationOf(
  ctx: Context,
  providers: Providers,
  reader: Reader,
  { driverId, countryId }: Pick<DriverActor, 'driverId' | 'countryId'>,
): Promise<OwnAccount | undefined> {
  const kept = await keptDestination(reader, driverId);
  const accountRow = (await payoutAccounts(ctx, providers, reader, countryId)).find((row) => row.provider === kept?.provider);
  return kept === undefined || accountRow === undefined ? undefined : { ...kept, accountRow };
}

/** What a driver can have paid out now, and how. */
export async function presentTerms(ctx: Context, providers: Providers, actor: DriverActor): Promise<PayoutTerms> {
  const { id: countryId, currency } = countryById(actor.countryId);
  const terms = await payoutTermsFor(ctx, ctx.db, actor);
  const { balanceMinor, settlingMinor, nextAt } = await payableFrom(ctx.db, actor.driverId, currency, terms.settlementHours, ctx.clock());
  const ways = await payoutAccounts(ctx, providers, ctx.db, countryId);
  const kept = await keptDestination(ctx.db, actor.driverId);
  const payable = payableOf(balanceMinor, settlingMinor);
  return {
    currency,
    countryId,
    balance: toWire(balanceMinor),
    payable: toWire(payable),
    settling: toWire(Math.max(0, balanceMinor) - payable),
    nextAt: payable < balanceMinor ? (nextAt?.toISOString() ?? null) : null,
    settlementHours: terms.settlementHours,
    least: toWire(terms.leastMinor),
    fee: toWire(terms.feeMinor),
    every: terms.every,
    ways: ways.map((row) => payoutWayOf(row, countryId)),
    destination: kept === undefined || !ways.some(({ provider }) => provider === kept.provider) ? null : kept,
    restsUntil: kept?.changedAt != null && isNewAccount(kept.changedAt, ctx.clock()) ? restsUntil(kept.changedAt).toISOString() : null,
  };
}
