import type { FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { closeDrawer as closeCall, openDrawer as openCall } from '@safiri/contract/cash/calls.ts';
import { cashDrawers } from '@safiri/db/cash/tables.ts';
import { drawerDifference } from '@safiri/rules/cash/bookings.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit, consentTo } from '../staff/public.ts';
import { accounts, writeTransfer, type Entry } from '../wallet/public.ts';
import { inDrawer, unbookedOf, type DrawerRow } from './queries.ts';

const move = (
  uow: UnitOfWork,
  { id, currency }: Pick<DrawerRow, 'id' | 'currency'>,
  step: 'opened' | 'closed',
  entries: readonly Entry[],
) =>
  entries.some(({ amountMinor }) => amountMinor !== 0)
    ? writeTransfer(uow.tx, { reference: `drawer:${id}:${step}`, kind: 'drawer', detail: step, currency, at: uow.now, entries })
    : Promise.resolve(0);

/**
 * Opens the own drawer of today: what is put into it comes from the safe.
 * @throws Problem drawer_open while one is open, and for a day whose drawer was counted
 */
export async function openDrawer(
  uow: UnitOfWork,
  actor: Actor,
  request: Pick<FastifyRequest, 'ip'>,
  { countryId, float }: BodyOf<typeof openCall>,
): Promise<void> {
  const { currency, timeZoneId } = countryById(countryId);
  const floatMinor = fromWire(float) ?? 0;
  const [drawer] = await uow.tx
    .insert(cashDrawers)
    .values({ staffId: actor.userId, countryId, currency, day: localDate(uow.now, timeZoneId), floatMinor, openedAt: uow.now })
    .onConflictDoNothing()
    .returning();
  if (drawer === undefined) throw new Problem('drawer_open', 'Your drawer of today is open, or was counted already.');
  await move(uow, drawer, 'opened', [
    { account: accounts.safe, amountMinor: floatMinor },
    { account: accounts.drawer(drawer.id), amountMinor: -floatMinor },
  ]);
  await audit(uow, actor, request, { action: 'drawer.opened', subject: 'drawer', subjectId: drawer.id, data: { float, currency } });
}

/**
 * Closes the own drawer: what was counted goes into the safe, and what it is too much or too little is booked as that.
 * @throws Problem not_found, drawer_closed, approval_needed while a booking of it waits, naming `reason` where the two differ
 */
export async function closeDrawer(
  uow: UnitOfWork,
  actor: Actor,
  request: Pick<FastifyRequest, 'ip'>,
  id: number,
  { counted, reason }: BodyOf<typeof closeCall>,
): Promise<void> {
  const own = and(eq(cashDrawers.id, id), eq(cashDrawers.staffId, actor.userId));
  const [drawer] = await uow.tx.select().from(cashDrawers).where(own).for('update');
  if (drawer === undefined) throw notFound();
  if (drawer.closedAt !== null) throw new Problem('drawer_closed', 'This drawer was counted already.');
  const waiting = (await unbookedOf(uow.tx, id)).map((booking) => booking.id);
  const consents = await consentTo(uow.tx, 'money_booking', waiting);
  if (waiting.some((one) => consents.get(one) === 'asked'))
    throw new Problem('approval_needed', 'A booking of this drawer waits for a second person. Wait for it, or take it back first.');
  const countedMinor = fromWire(counted) ?? 0;
  const expectedMinor = await inDrawer(uow.tx, drawer);
  const difference = drawerDifference(countedMinor, expectedMinor);
  if (difference !== 0 && reason === undefined)
    throw fieldProblem('reason', `It should be ${uow.money(expectedMinor, drawer.currency)}. Count again, or say why it is not.`);
  await uow.tx
    .update(cashDrawers)
    .set({ closedAt: uow.now, countedMinor, expectedMinor, reason: reason ?? null })
    .where(own);
  await move(uow, drawer, 'closed', [
    { account: accounts.drawer(id), amountMinor: expectedMinor },
    { account: accounts.safe, amountMinor: -countedMinor },
    { account: accounts.overShort, amountMinor: difference },
  ]);
  await audit(uow, actor, request, {
    action: 'drawer.closed',
    subject: 'drawer',
    subjectId: id,
    data: { counted, expected: toWire(expectedMinor), currency: drawer.currency, reason: reason ?? null },
  });
}
