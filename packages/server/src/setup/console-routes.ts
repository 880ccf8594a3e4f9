import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/setup/console-calls.ts';
import type { Instance } from '@safiri/contract/setup/console-calls.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { type CountryId, countryIds, isCountryId, isDescribed } from '@safiri/rules/countries/countries.ts';
import { cities } from '@safiri/rules/places/gazetteer.ts';
import { mainCity } from '@safiri/rules/places/main-cities.ts';
import { zoneCity } from '@safiri/rules/places/zone-cities.ts';
import { textCountry } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { preflight } from '../platform/preflight.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { confirmNumbersOf, listNumbers } from './confirm-numbers.ts';
import { addFirstMarket } from './first-market.ts';
import { launchesOf } from './launches.ts';
import { listLaw, stateFact } from './legal-facts.ts';

/** The gazetteer's, and of each country that it does not know the main one. */
const knownCities = countryIds.flatMap((country) => {
  const own = cities.filter(({ countryId }) => countryId === country);
  const known = own.length > 0 ? own : [isDescribed(country) ? mainCity(country) : zoneCity(country)];
  return known.map(({ name, center }) => ({ country, name, centre: center }));
});

/** The country of a member's work phone. */
async function countryOfPhone({ db }: Context, { userId }: Actor): Promise<CountryId | null> {
  const [member] = await db.select({ phone: staffMembers.phone }).from(staffMembers).where(eq(staffMembers.userId, userId));
  const country = member?.phone == null ? undefined : textCountry(member.phone);
  return isCountryId(country) ? country : null;
}

/** What of this instance is set up, and what is missing. */
async function readInstance(ctx: Context, actor: Actor): Promise<Instance> {
  const { markets, rooms } = ctx;
  return {
    checks: (await preflight(rooms, ctx)).map((finding) => ({ ...finding, about: [...finding.about], coded: [...finding.coded] })),
    markets: markets.all().map(({ document: { id, name, country, status } }) => ({ id, name, country, status })),
    launches: await launchesOf(ctx),
    cities: knownCities,
    country: markets.all()[0]?.document.country ?? (await countryOfPhone(ctx, actor)),
    emergencyNumbers: await listNumbers(ctx, ctx.db),
    law: await listLaw(ctx, ctx.db),
  };
}

/** The set-up in the console: the cities, and the checklist. */
export function consoleRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.readInstance, ({ actor }) => readInstance(ctx, actor));
  serveWithoutTransaction(server, calls.confirmNumbers, async ({ actor, body, request }) => {
    await confirmNumbersOf(ctx, actor, body, request);
    return readInstance(ctx, actor);
  });
  serveWithoutTransaction(server, calls.stateLegalFact, async ({ actor, body, request }) => {
    await stateFact(ctx, actor, body, request);
    return readInstance(ctx, actor);
  });
  serveWithoutTransaction(server, calls.addMarket, async ({ actor, body, request }) => {
    await addFirstMarket(ctx, actor, body, request);
    return readInstance(ctx, actor);
  });
}
