import { and, desc, inArray } from 'drizzle-orm';
import type { EmergencyKit } from '@safiri/contract/safety/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { onBoard } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { listContacts, sosLink, type Links } from '../sharing/public.ts';
import { shownNumbers } from './emergency-numbers.ts';
import { isTeamOnCall } from './on-call-state.ts';
import { isStaffOnDuty } from './presence.ts';

async function liveTripOf(reader: Reader, actor: Actor): Promise<{ id: number; countryId: CountryId; cityId: string } | undefined> {
  const [row] = await reader
    .select({ id: rides.id, countryId: rides.countryId, cityId: rides.cityId })
    .from(rides)
    .where(and(onBoard(actor), inArray(rides.status, [...liveStatuses])))
    .orderBy(desc(rides.id))
    .limit(1);
  return row;
}

/** What the phone keeps for an emergency, and what this server can really do in one. */
export async function readKit(ctx: Context, links: Links, actor: Actor): Promise<EmergencyKit> {
  const trip = await liveTripOf(ctx.db, actor);
  const cityPhone = trip === undefined ? undefined : ctx.markets.byId(trip.cityId)?.document.contact.phone;
  const contacts = await listContacts(ctx.db, actor.userId);
  return {
    numbers: shownNumbers(ctx, trip?.countryId ?? actor.countryId),
    supportPhone: cityPhone ?? ctx.config.supportPhone ?? null,
    contacts: contacts.map(({ name, phone }) => ({ name, phone })),
    trackingUrl: trip === undefined ? null : await inTransaction(ctx, (uow) => sosLink(uow, links, trip.id, actor.userId)),
    canText: ctx.config.sms !== undefined,
    canMail: ctx.config.smtpUrl !== undefined,
    staffOnDuty: await isStaffOnDuty(ctx.db, ctx.clock()),
    teamOnCall: await isTeamOnCall(ctx, ctx.db),
  };
}
