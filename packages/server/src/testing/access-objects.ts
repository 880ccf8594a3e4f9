import { conductReviews, lostItems } from '@safiri/db/rides/after-trip-tables.ts';
import { onCallShifts } from '@safiri/db/safety/on-call-tables.ts';
import { incidents, tripChecks } from '@safiri/db/safety/tables.ts';
import { driverImports, driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { invoices } from '@safiri/db/invoices/tables.ts';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { approvals, staffInvitations } from '@safiri/db/staff/tables.ts';
import { suspensions } from '@safiri/db/standing/tables.ts';
import { personChecks } from '@safiri/db/identity/tables.ts';
import { sha256 } from '../platform/hash.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { giveMarket, insertDrivers } from '../users/public.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { dutySelfies } from '@safiri/db/selfies/tables.ts';
import { backgroundChecks } from '@safiri/db/verification/tables.ts';
import { and, eq } from 'drizzle-orm';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { aheadOf } from '@safiri/rules/rides/stops.ts';
import { disbursementOf, paybillPaymentOf, paymentOf, reconciledDayOf, settlementOf } from './access-payment.ts';
import { calls } from './calls.ts';
import { food, home, kitchen, orderFood } from './carts.ts';
import { there } from './client.ts';
import { fleetOf } from './fleets.ts';
import { contactOf, press } from './emergencies.ts';
import type { World } from './harness.ts';
import { driver, hatfield, memberOfStaff, menlyn, passenger, uploadOf, type DriverPerson, type Person } from './people.ts';
import { endUnproven, tripUnderWay } from './trips.ts';
import { documentId, sendDocument } from './verification.ts';

/** One thing of each kind that a path can name, all of the same two people and their shop. */
export interface Side {
  readonly passenger: Person;
  readonly driver: DriverPerson;
  readonly shop: number;
  readonly fleet: number;
  /** By the names of `kindsOf` (access-kinds.ts); what stands for it in a path. */
  readonly ids: Readonly<Record<string, number | string>>;
}

const idOf = (rows: ReadonlyArray<{ readonly id: number }>): number => there(rows[0]).id;

/** What a driver's own school group, and somebody's seat in it and child, are. */
async function schoolOf(
  world: World,
  person: Person,
  { driverId }: DriverPerson,
): Promise<{ ownGroup: number; schoolGroup: number; seat: number; child: number }> {
  const group = await world.db
    .insert(schoolGroups)
    .values({
      schoolName: `School of ${person.email}`,
      schoolArea: 'Hatfield',
      route: 'There',
      scheduleType: 'both',
      monthlyMinor: 850_00,
      capacity: 4,
      driverId,
      countryId: 'za',
      pickupPoints: [{ location: 'First', time: '06:40' }],
    })
    .returning({ id: schoolGroups.id });
  const seated = await person.client.call(calls.addChild, { body: { name: 'Lindiwe' } });
  const seat = await person.client.call(calls.join, { body: { groupId: idOf(group), studentId: seated.id } });
  const child = await person.client.call(calls.addChild, { body: { name: 'Sello' } });
  return { ownGroup: idOf(group), schoolGroup: idOf(group), seat: there(seat.id), child: child.id };
}

/** What the team finds about a driver: a paper, a check, a payout, a trip whose pay waits, and what others said. */
async function workOf(world: World, person: DriverPerson, rideId: number): Promise<Record<string, number>> {
  const paper = await sendDocument(world, person, 'drivers_license');
  const check = await world.db
    .insert(backgroundChecks)
    .values({ driverId: person.driverId, checkType: 'identity', provider: 'internal' })
    .returning({ id: backgroundChecks.id });
  const selfie = await world.db
    .insert(dutySelfies)
    .values({
      driverId: person.driverId,
      askedAt: new Date(),
      uploadId: there((await uploadOf(world, person.user.id)).split('/').at(-1)),
      sentAt: new Date(),
    })
    .returning({ id: dutySelfies.id });
  const payout = await world.db
    .insert(payouts)
    .values({ driverId: person.driverId, amountMinor: 100_00, currency: 'ZAR', destination: 'FNB 1' })
    .returning({ id: payouts.id });
  const now = new Date();
  const suspended = await world.db
    .insert(suspensions)
    .values({
      userId: person.user.id,
      side: 'driver',
      reason: 'other',
      words: 'x',
      suspendedBy: person.user.id,
      // It is over: the person has other tests to pass.
      outcome: 'lifted',
      lookedAt: now,
      lookedBy: person.user.id,
      lookedWords: 'x',
      endedAt: now,
      endedBy: person.user.id,
    })
    .returning({ id: suspensions.id });
  const conduct = await world.db
    .insert(conductReviews)
    .values({ userId: person.user.id, openedAt: new Date() })
    .returning({ id: conductReviews.id });
  await world.db.update(rides).set({ operatorPay: 'held' }).where(eq(rides.id, rideId));
  const member = await memberOfStaff(world, [{ role: 'support' }]);
  const { userId } = member;
  const invitation = await world.db
    .insert(staffInvitations)
    .values({
      tokenHash: sha256(person.email),
      email: `invited.${person.email}`,
      name: 'Refilwe',
      phone: '+27825550142',
      roles: [],
      invitedBy: userId,
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning({ id: staffInvitations.id });
  const approval = await world.db
    .insert(approvals)
    .values({ kind: 'payout_paid', subjectId: idOf(payout), askedBy: userId })
    .returning({ id: approvals.id });
  const brought = await world.db
    .insert(driverImports)
    .values({ marketId: 'pretoria', digest: person.email, drivers: 1 })
    .returning({ id: driverImports.id });
  const [invitedDriver] = await inTransaction(world.node.ctx, async (uow) => {
    const user = {
      name: 'Sipho Ndlovu',
      email: null,
      phone: `+2782555${1000 + person.driverId}`,
      countryId: 'za',
      language: 'en',
    } as const;
    const vehicle = {
      kind: 'sedan',
      make: 'Toyota',
      model: 'Corolla',
      color: 'Grey',
      year: null,
      licensePlate: `INV ${person.driverId} GP`,
    } as const;
    const made = await insertDrivers(uow, [{ user, vehicle, licenseNumber: null }], 'pretoria');
    await uow.tx.insert(driverInvitations).values(made.map((id) => ({ userId: id, importId: idOf(brought) })));
    return made;
  });
  return {
    driverImport: idOf(brought),
    invitedDriver: there(invitedDriver),
    member: userId,
    invitation: idOf(invitation),
    approval: idOf(approval),
    document: documentId(paper.body, 'drivers_license'),
    backgroundCheck: idOf(check),
    selfie: idOf(selfie),
    payout: idOf(payout),
    ...(await reconciledDayOf(world, userId, '2026-06-15')),
    ...(await disbursementOf(world, person.driverId, idOf(payout), userId)),
    conduct: idOf(conduct),
    suspension: idOf(suspended),
    heldTrip: rideId,
  };
}

/** A package of rides that somebody bought of a market. */
async function purchaseOf(world: World, { user }: Person): Promise<number> {
  const now = new Date();
  const bought = await world.db
    .insert(subscriptions)
    .values({
      userId: user.id,
      marketId: 'pretoria',
      package: 'ten',
      serviceId: 'standard',
      marketVersionId: 1,
      terms: { names: {}, marketName: 'Pretoria', countryId: 'za', decimals: 2, serviceNames: {}, maxMeters: 6000, validDays: 30 },
      rideType: 'standard',
      priceMinor: 900_00,
      currency: 'ZAR',
      ridesTotal: 10,
      ridesLeft: 10,
      startsAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .returning({ id: subscriptions.id });
  return idOf(bought);
}

/** Makes everything that two people and a shop can have. */
export async function makeSide(world: World): Promise<Side> {
  const [rider, taxi] = [await passenger(world), await driver(world)];
  await inTransaction(world.node.ctx, (uow) => giveMarket(uow, taxi.driverId, 'pretoria'));
  const trip = { passenger: rider, driver: taxi };
  const ended = await tripUnderWay(world, trip, { at: new Date(Date.now() - 1_200_000) });
  await endUnproven(taxi, ended);
  const ride = await tripUnderWay(world, trip, { at: new Date() });
  await world.db
    .update(rides)
    .set({ stops: aheadOf([home]) })
    .where(eq(rides.id, ride));
  const lost = await world.db
    .insert(lostItems)
    .values({ rideId: ended, reporterId: rider.user.id, what: 'An umbrella' })
    .returning({ id: lostItems.id });
  const shop = await kitchen(world);
  const order = there(await orderFood(rider, food(shop))).body;
  const chat = await rider.client.call(calls.startSession, { body: {} });
  const later = await rider.client.call(calls.schedule, {
    body: {
      pickupLocation: hatfield,
      dropoffLocation: menlyn,
      rideType: 'standard',
      paymentMethod: 'cash',
      fare: '420.00',
      pickupAt: new Date(Date.now() + 90 * 60_000).toISOString(),
    },
  });
  const fleet = await fleetOf(world, [taxi], new Date(Date.now() - 3_600_000));
  const hint = await rider.client.call(calls.keepHint, { body: { location: { lat: hatfield.lat, lng: hatfield.lng }, note: 'Blue gate' } });
  const place = await rider.client.call(calls.savePlace, { body: { kind: 'home', location: home } });
  const contact = await contactOf(rider);
  const check = await world.db
    .insert(tripChecks)
    .values({ rideId: ride, kind: 'driver_no_longer', lat: 0, lng: 0, askedAt: new Date(), answerBy: new Date(Date.now() + 60_000) })
    .returning({ id: tripChecks.id });
  await press(rider);
  const incident = await world.db.select({ id: incidents.id }).from(incidents).where(eq(incidents.userId, rider.user.id));
  const shift = await world.db
    .insert(onCallShifts)
    .values({ cityId: 'pretoria', userId: rider.user.id, createdBy: rider.user.id, step: 1, weekdays: [0], fromMinute: 0, toMinute: 60 })
    .returning({ id: onCallShifts.id });
  const told = await world.db
    .insert(notifications)
    .values({ userId: rider.user.id, kind: 'toldOrderAccepted', redirectTo: '/' })
    .returning({ id: notifications.id });
  const [upload, selfie] = [await uploadOf(world, rider.user.id), await uploadOf(world, rider.user.id)];
  const sent = await world.db
    .insert(personChecks)
    .values({ userId: rider.user.id, kind: 'selfie', uploadId: there(selfie.split('/').at(-1)) })
    .returning({ id: personChecks.id });
  return {
    passenger: rider,
    driver: taxi,
    shop: shop.id,
    fleet,
    ids: {
      fleet,
      market: 'pretoria',
      version: 1,
      person: rider.user.id,
      driverUser: taxi.user.id,
      driver: taxi.driverId,
      vehicle: idOf(await taxi.client.call(calls.ownVehicles)),
      ride,
      endedRide: ended,
      invoice: idOf(
        await world.db
          .select({ id: invoices.id })
          .from(invoices)
          .where(and(eq(invoices.subject, 'ride'), eq(invoices.subjectId, ended))),
      ),
      lostItem: idOf(lost),
      offer: 1,
      drawer: 1,
      lesson: 1,
      photo: rider.user.id,
      upload: there(upload.split('/').at(-1)),
      personCheck: idOf(sent),
      shop: shop.id,
      settlement: await settlementOf(world, shop.id),
      item: shop.itemId('Jollof'),
      order: order.id,
      line: there(order.lines[0]).id,
      chat: chat.id,
      scheduled: later.id,
      purchase: await purchaseOf(world, rider),
      hint: hint.id,
      place: place.id,
      contact: contact.id,
      check: idOf(check),
      incident: idOf(incident),
      shift: idOf(shift),
      notification: idOf(told),
      payment: await paymentOf(world, rider),
      paybillPayment: await paybillPaymentOf(world, `SC${rider.user.id}`),
      payIn: await paymentOf(world, taxi, 'pay_in'),
      ...(await schoolOf(world, rider, taxi)),
      ...(await workOf(world, taxi, ended)),
    },
  };
}
