import * as calls from '@safiri/contract/desk/calls.ts';
import { describedCountryIds } from '@safiri/rules/countries/country.ts';
import type { Permission } from '@safiri/rules/staff/permissions.ts';
import type { Actor } from '../platform/actor.ts';
import { mayAsStaff, reachOf } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';
import { isWithin } from '../platform/reach.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit, auditAbout, presentAudit, readAudit } from '../staff/public.ts';
import { contactOf, findPerson, ordersOfPerson, readPerson, tripsOfPerson } from './person.ts';
import { searchDesk } from './search.ts';
import { stuckTrips } from './stuck.ts';
import { readOrder, requireOrder } from './order.ts';
import { findTrip, readTrip } from './trip.ts';
import { tripTalk } from './trip-queries.ts';

/** The search of the console and the pages of people. */
export function deskRoutes(server: Server): void {
  const { ctx } = server;
  const people = (actor: Actor) => reachOf(ctx.markets, actor, 'people.read');
  const trips = (actor: Actor) => reachOf(ctx.markets, actor, 'trips.read');
  /** Whether somebody sees this of an object: one role may reach it that does not give this, and another that gives it not reach it. */
  const sees = async (actor: Actor, permission: Permission, kind: 'ride' | 'order', id: number) =>
    mayAsStaff(actor, permission) && (await isWithin(ctx.db, reachOf(ctx.markets, actor, permission), kind, id));
  /** Where a number typed without its country can be: in those that the product describes, and those of this instance. */
  const near = () => [...new Set([...describedCountryIds, ...ctx.markets.all().map(({ country }) => country.id)])];

  serveRead(server, calls.searchDesk, ({ actor, body }) => {
    const seesPeople = mayAsStaff(actor, 'people.read');
    const found = reachOf(ctx.markets, actor, 'desk.read');
    return searchDesk(ctx.db, body.q, { seesPeople, countryIds: near(), people: people(actor), trips: found }, ctx.clock());
  });
  serveRead(server, calls.readPerson, ({ actor, params }) => readPerson(ctx, params.id, people(actor)));
  serveWrite(server, calls.showContact, async (uow, { actor, params, body, request }) => {
    const value = await contactOf(uow.tx, params.id, body.field);
    await audit(uow, actor, request, {
      action: 'contact.shown',
      subject: 'user',
      subjectId: params.id,
      data: { field: body.field, reason: body.reason },
    });
    return { value };
  });
  serveRead(server, calls.tripsOfPerson, ({ actor, params, query }) =>
    tripsOfPerson(ctx.db, params.id, query.as, query.before, people(actor)),
  );
  serveRead(server, calls.ordersOfPerson, ({ actor, params, query }) => ordersOfPerson(ctx.db, params.id, query.before, people(actor)));
  serveRead(server, calls.doneAboutPerson, async ({ params, query }) => {
    const { driver } = await findPerson(ctx.db, params.id);
    return (await auditAbout(ctx.db, { userId: params.id, driverId: driver?.id ?? null }, query.before)).map(presentAudit);
  });

  serveRead(server, calls.stuckTrips, ({ actor }) =>
    stuckTrips(ctx.db, ctx.clock(), mayAsStaff(actor, 'people.read'), trips(actor), people(actor)),
  );
  serveRead(server, calls.readTrip, async ({ actor, params: { id } }) =>
    readTrip(ctx, id, {
      people: await sees(actor, 'people.read', 'ride', id),
      money: await sees(actor, 'trips.money', 'ride', id),
      emergencies: mayAsStaff(actor, 'emergencies.read'),
    }),
  );
  serveRead(server, calls.readDeskOrder, async ({ actor, params: { id } }) =>
    readOrder(ctx.db, id, await sees(actor, 'people.read', 'order', id)),
  );
  serveRead(server, calls.doneAboutOrder, async ({ params, query }) => {
    await requireOrder(ctx.db, params.id);
    return (await readAudit(ctx.db, { subject: 'order', subjectId: params.id, before: query.before })).map(presentAudit);
  });
  serveRead(server, calls.doneAboutTrip, async ({ params, query }) => {
    await findTrip(ctx.db, params.id);
    return (await readAudit(ctx.db, { subject: 'ride', subjectId: params.id, before: query.before })).map(presentAudit);
  });
  serveWrite(server, calls.showTripChat, async (uow, { actor, params, body, request }) => {
    await findTrip(uow.tx, params.id);
    await audit(uow, actor, request, { action: 'trip_chat.shown', subject: 'ride', subjectId: params.id, data: { reason: body.reason } });
    return { messages: await tripTalk(uow.tx, params.id) };
  });
  serveWrite(server, calls.showRider, async (uow, { actor, params, body, request }) => {
    const { riderPhone } = (await findTrip(uow.tx, params.id)).ride;
    if (riderPhone === null) throw notFound();
    await audit(uow, actor, request, {
      action: 'contact.shown',
      subject: 'ride',
      subjectId: params.id,
      data: { field: 'phone', reason: body.reason },
    });
    return { value: riderPhone };
  });
}
