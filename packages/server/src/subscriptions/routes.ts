import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/subscriptions/calls.ts';
import type { RidePackageView, Subscription } from '@safiri/contract/subscriptions/calls.ts';
import { users } from '@safiri/db/users/tables.ts';
import en from '@safiri/locales/subscriptions-server/en.json' with { type: 'json' };
import { countryById, defaultCountryId, type CountryId } from '@safiri/rules/countries/countries.ts';
import { discountOf, packageMinor, type RidePackage } from '@safiri/rules/subscriptions/packages.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { purchase } from './purchase.ts';
import { isSpecified, listActive, listSpecified, type SpecifiedRow } from './queries.ts';
import { soldPackages } from './sold-packages.ts';
import { dictionariesOf, textsIn } from '../platform/icu.ts';
import { defaultLanguage } from '@safiri/rules/languages.ts';

const dictionaries = dictionariesOf<Record<string, string>>('subscriptions-server', en);

function presentPackage(known: RidePackage, countryId: CountryId, texts: Record<string, string>): RidePackageView {
  const { id, packageType, rideType, priceCents, originalCents, rideCount, validityDays, isPopular } = known;
  return {
    id,
    name: texts[`package${id}Name`] ?? '',
    description: texts[`package${id}Text`] ?? '',
    packageType,
    rideType,
    price: toWire(packageMinor(priceCents, countryById(countryId))),
    originalPrice: toWire(packageMinor(originalCents, countryById(countryId))),
    discountPercentage: discountOf(known),
    rideCount,
    validityDays,
    isPopular,
    countryId,
  };
}

const present = (row: SpecifiedRow, now: Date): Subscription => ({
  id: row.id,
  packageId: row.packageId,
  rideType: row.rideType,
  price: toWire(row.priceMinor),
  ridesTotal: row.ridesTotal,
  ridesLeft: row.ridesLeft,
  startsAt: row.startsAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isActive: row.endedAt === null && row.expiresAt > now && row.ridesLeft !== 0,
});

function requireSelf(actor: Actor, userId: number | undefined): void {
  if (userId !== undefined && userId !== actor.userId) throw new Problem('forbidden');
}

/** Packages on offer and those that were bought. */
export function subscriptionRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.packages, async ({ actor, query }) => {
    const [user] = await ctx.db
      .select({ countryId: users.countryId, language: users.language })
      .from(users)
      .where(eq(users.id, actor.userId));
    const texts = textsIn(dictionaries, query.language ?? user?.language ?? defaultLanguage);
    const countryId = user?.countryId ?? defaultCountryId;
    return soldPackages(ctx.markets, countryId).map((known) => presentPackage(known, countryId, texts));
  });
  const all = async (actor: Actor, userId?: number) => {
    requireSelf(actor, userId);
    return (await listSpecified(ctx.db, actor.userId)).map((row) => present(row, ctx.clock()));
  };
  const usable = async (actor: Actor, userId?: number) => {
    requireSelf(actor, userId);
    const rows = (await listActive(ctx.db, actor.userId, ctx.clock())).filter(isSpecified);
    return rows.map((row) => present(row, ctx.clock())).filter(({ isActive }) => isActive);
  };
  serveRead(server, calls.own, ({ actor }) => all(actor));
  serveRead(server, calls.ofUser, ({ actor, params }) => all(actor, params.userId));
  serveRead(server, calls.active, ({ actor }) => usable(actor));
  serveRead(server, calls.activeOf, ({ actor, params }) => usable(actor, params.userId));
  serveWrite(server, calls.purchase, async (uow, { actor, body }) => {
    requireSelf(actor, body.userId);
    return present((await purchase(uow, ctx.markets, actor, body.packageId)).bought, uow.now);
  });
}
