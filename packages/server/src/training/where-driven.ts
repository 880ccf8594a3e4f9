import { factOf } from '@safiri/rules/setup/legal-facts.ts';
import { marketOf } from '../drivers/public.ts';
import { readStatements } from '../markets/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { shownNumbers } from '../safety/public.ts';
import type { Taught } from './taught.ts';

/** What the lessons of somebody are made of: their market (a driver's, else the first of the account's country), the operator's name, confirmed numbers and what is known of the law. */
export async function taughtTo(ctx: Context, actor: Actor): Promise<Taught> {
  const market = await marketOf(ctx, actor);
  const countryId = market?.document.country ?? actor.countryId;
  const said = (await readStatements(ctx.db)).find((one) => one.countryId === countryId && one.fact === 'driver_permit');
  return {
    countryId,
    market: market?.document,
    product: ctx.brands.current().brand.name,
    numbers: shownNumbers(ctx, countryId),
    permit: factOf(countryId, 'driver_permit', said?.stated),
  };
}
