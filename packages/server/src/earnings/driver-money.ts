import { eq } from 'drizzle-orm';
import type { DriverMoney, DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { countryIds } from '@safiri/rules/countries/country.ts';
import { countryById, type Country } from '@safiri/rules/countries/countries.ts';
import { weekOf } from '@safiri/rules/earnings/goals.ts';
import { minorOfUnits, toWire } from '@safiri/rules/pricing/money.ts';
import { debtState } from '@safiri/rules/wallet/driver-money.ts';
import { homeMarket } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { explainDriverWallet, type ExplainedWallet } from '../wallet/public.ts';

/** A country by whose money a sum is shown: the driver's own where it is that. */
const shownBy = (home: Country, currency: string): Country =>
  home.currency === currency ? home : (countryIds.map(countryById).find((one) => one.currency === currency) ?? home);

function present(home: Country, limit: number | null, { currency, balanceMinor, lines }: ExplainedWallet): DriverMoneyIn {
  // A city's limit is one in its own currency; of what was earned elsewhere the trips there decide.
  const limitMinor = limit === null || currency !== home.currency ? null : minorOfUnits(limit);
  return {
    currency,
    countryId: shownBy(home, currency).id,
    balance: toWire(balanceMinor),
    state: debtState(-balanceMinor, limitMinor),
    limit: limitMinor === null ? null : toWire(limitMinor),
    lines: lines.map(({ line, amountMinor }) => ({ line, amount: toWire(amountMinor) })),
  };
}

/** How a driver and the operator stand, in the currency of the driver's home first, explained since the week began. */
export async function driverMoney(ctx: Context, actor: DriverActor): Promise<DriverMoney> {
  const home = countryById(actor.countryId);
  const since = weekOf(ctx.clock(), home.timeZoneId).startsAt;
  const { wallets, marketId } = await ctx.db.transaction(
    async (tx) => {
      const [row] = await tx.select({ marketId: drivers.marketId }).from(drivers).where(eq(drivers.id, actor.driverId));
      return { wallets: await explainDriverWallet(tx, actor.driverId, since), marketId: row?.marketId ?? null };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const limit = homeMarket(ctx.markets, { marketId, countryId: actor.countryId })?.document.debtLimit ?? null;
  const own = wallets.find(({ currency }) => currency === home.currency) ?? { currency: home.currency, balanceMinor: 0, lines: [] };
  const others = wallets.filter(({ currency, balanceMinor }) => currency !== home.currency && balanceMinor !== 0);
  return { since: since.toISOString(), sums: [own, ...others].map((one) => present(home, limit, one)) };
}
