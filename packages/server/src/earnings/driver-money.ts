import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { DriverMoney, DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
import { moneyBookings } from '@safiri/db/cash/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { shownByMoneyOf } from '@safiri/rules/countries/country-money.ts';
import { countryById, type Country } from '@safiri/rules/countries/countries.ts';
import { weekOf } from '@safiri/rules/earnings/goals.ts';
import { minorOfUnits, toWire } from '@safiri/rules/pricing/money.ts';
import { debtState } from '@safiri/rules/wallet/driver-money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { explainDriverWallet, type ExplainedWallet } from '../wallet/public.ts';
import { marketOf } from './scheme.ts';

/** A city's limit is one in its own currency; of what was earned elsewhere the trips there decide. */
interface Limit {
  readonly currency: string;
  readonly minor: number;
}

/** So many are told one by one at most. */
const BOOKINGS_AT_MOST = 50;

/** What the team corrected or gave up by hand since a moment; cash over the desk has a line of its own. */
const readBookings = (reader: Reader, { userId }: DriverActor, since: Date) =>
  reader
    .select({
      currency: moneyBookings.currency,
      amountMinor: moneyBookings.amountMinor,
      reason: moneyBookings.reason,
      at: moneyBookings.bookedAt,
    })
    .from(moneyBookings)
    .where(
      and(
        eq(moneyBookings.userId, userId),
        eq(moneyBookings.party, 'driver'),
        inArray(moneyBookings.kind, ['correction', 'write_off']),
        gte(moneyBookings.bookedAt, since),
      ),
    )
    .orderBy(desc(moneyBookings.id))
    .limit(BOOKINGS_AT_MOST);
type Booking = Awaited<ReturnType<typeof readBookings>>[number];

function present(
  home: Country,
  limit: Limit | undefined,
  { currency, balanceMinor, setAsideMinor, lines }: ExplainedWallet,
  bookings: readonly Booking[],
): DriverMoneyIn {
  const limitMinor = limit === undefined || limit.currency !== currency ? null : limit.minor;
  const booked = bookings.flatMap((one) =>
    one.currency === currency && one.at !== null ? [{ amount: toWire(one.amountMinor), reason: one.reason, at: one.at.toISOString() }] : [],
  );
  return {
    currency,
    countryId: shownByMoneyOf(currency, home.id),
    balance: toWire(balanceMinor),
    setAside: toWire(setAsideMinor),
    state: debtState(-balanceMinor, limitMinor),
    limit: limitMinor === null ? null : toWire(limitMinor),
    lines: lines.map(({ line, amountMinor }) => ({ line, amount: toWire(amountMinor) })),
    ...(booked.length === 0 ? {} : { booked }),
  };
}

/** How a driver and the operator stand, in the currency of the driver's home first, explained since the week began. */
export async function driverMoney(ctx: Context, actor: DriverActor): Promise<DriverMoney> {
  const home = countryById(actor.countryId);
  const since = weekOf(ctx.clock(), home.timeZoneId).startsAt;
  const { wallets, bookings, market } = await ctx.db.transaction(
    async (tx) => {
      return {
        wallets: await explainDriverWallet(tx, actor.driverId, since),
        bookings: await readBookings(tx, actor, since),
        market: await marketOf(ctx, tx, actor),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const most = market?.document.debtLimit ?? null;
  const limit = market === undefined || most === null ? undefined : { currency: market.country.currency, minor: minorOfUnits(most) };
  const own = wallets.find(({ currency }) => currency === home.currency) ?? {
    currency: home.currency,
    balanceMinor: 0,
    setAsideMinor: 0,
    lines: [],
  };
  const others = wallets.filter(
    ({ currency, balanceMinor, setAsideMinor }) => currency !== home.currency && (balanceMinor !== 0 || setAsideMinor !== 0),
  );
  return { since: since.toISOString(), sums: [own, ...others].map((one) => present(home, limit, one, bookings)) };
}
