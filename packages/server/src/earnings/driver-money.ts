import type { DriverMoney, DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
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

function present(
  home: Country,
  limit: Limit | undefined,
  { currency, balanceMinor, setAsideMinor, lines }: ExplainedWallet,
): DriverMoneyIn {
  const limitMinor = limit === undefined || limit.currency !== currency ? null : limit.minor;
  return {
    currency,
    countryId: shownByMoneyOf(currency, home.id),
    balance: toWire(balanceMinor),
    setAside: toWire(setAsideMinor),
    state: debtState(-balanceMinor, limitMinor),
    limit: limitMinor === null ? null : toWire(limitMinor),
    lines: lines.map(({ line, amountMinor }) => ({ line, amount: toWire(amountMinor) })),
  };
}

/** How a driver and the operator stand, in the currency of the driver's home first, explained since the week began. */
export async function driverMoney(ctx: Context, actor: DriverActor): Promise<DriverMoney> {
  const home = countryById(actor.countryId);
  const since = weekOf(ctx.clock(), home.timeZoneId).startsAt;
  const { wallets, market } = await ctx.db.transaction(
    async (tx) => {
      return { wallets: await explainDriverWallet(tx, actor.driverId, since), market: await marketOf(ctx, tx, actor) };
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
  return { since: since.toISOString(), sums: [own, ...others].map((one) => present(home, limit, one)) };
}
