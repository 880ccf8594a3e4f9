import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CashDesk } from '@safiri/contract/cash/calls.ts';
import { cashDrawers, moneyBookings } from '@safiri/db/cash/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import { receiptNumber, type BookingState } from '@safiri/rules/cash/bookings.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { shownByMoneyOf } from '@safiri/rules/countries/country-money.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { consentTo } from '../staff/public.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

export type DrawerRow = typeof cashDrawers.$inferSelect;
export type BookingRow = typeof moneyBookings.$inferSelect;

/** Everywhere on earth it is this day or a later one. */
const lastDay = (now: Date): string => new Date(now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);

const BOOKINGS_AT_MOST = 100;
const DRAWERS_AT_MOST = 8;
const author = alias(users, 'author');

/** What should be in a drawer by the books, minor units. */
export const inDrawer = async (reader: Reader, { id, currency }: Pick<DrawerRow, 'id' | 'currency'>): Promise<number> =>
  -(await balanceOf(reader, accounts.drawer(id), currency));

/** The drawer of a member of the team that is open in a currency, held until the transaction ends. */
export async function holdOpenDrawer(reader: Reader, staffId: number, currency: string): Promise<DrawerRow | undefined> {
  const [row] = await reader
    .select()
    .from(cashDrawers)
    .where(and(eq(cashDrawers.staffId, staffId), eq(cashDrawers.currency, currency), isNull(cashDrawers.closedAt)))
    .for('update');
  return row;
}

/** Bookings of a drawer that are in no books yet. */
export const unbookedOf = (reader: Reader, drawerId: number): Promise<BookingRow[]> =>
  reader
    .select()
    .from(moneyBookings)
    .where(and(eq(moneyBookings.drawerId, drawerId), isNull(moneyBookings.transferId)))
    .orderBy(asc(moneyBookings.id));

async function presentDrawer(reader: Reader, row: DrawerRow): Promise<CashDesk['drawers'][number]> {
  return {
    id: row.id,
    countryId: row.countryId,
    currency: row.currency,
    day: row.day,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    float: toWire(row.floatMinor),
    expected: toWire(row.expectedMinor ?? (await inDrawer(reader, row))),
    counted: row.countedMinor === null ? null : toWire(row.countedMinor),
    reason: row.reason,
  };
}

/** Countries with markets in which a member of the team has neither an open drawer nor one of today that was counted; the own first. */
async function whereToOpen(
  { markets, clock }: Pick<Context, 'markets' | 'clock'>,
  reader: Reader,
  staffId: number,
  own: CountryId,
): Promise<CountryId[]> {
  const served = new Set(markets.all().flatMap(({ country, document }) => (document.status === 'closed' ? [] : [country.id])));
  const now = clock();
  const taken = await reader
    .select({ currency: cashDrawers.currency, day: cashDrawers.day, closedAt: cashDrawers.closedAt })
    .from(cashDrawers)
    .where(and(eq(cashDrawers.staffId, staffId), or(isNull(cashDrawers.closedAt), gte(cashDrawers.day, lastDay(now)))));
  const isFree = (id: CountryId) => {
    const { currency, timeZoneId } = countryById(id);
    const today = localDate(now, timeZoneId);
    return !taken.some((drawer) => drawer.currency === currency && (drawer.closedAt === null || drawer.day === today));
  };
  // The own country first: whoever sits there opens its drawer most days.
  return [...served].filter(isFree).toSorted((a, b) => Number(b === own) - Number(a === own) || a.localeCompare(b));
}

/** All that the cash desk's page shows to one member of the team. */
export async function readDesk(
  ctx: Pick<Context, 'markets' | 'clock'>,
  reader: Reader,
  { userId: staffId, countryId: own }: Pick<Actor, 'userId' | 'countryId'>,
): Promise<CashDesk> {
  const rows = await reader
    .select()
    .from(cashDrawers)
    .where(eq(cashDrawers.staffId, staffId))
    .orderBy(sql`${cashDrawers.closedAt} desc nulls first`, desc(cashDrawers.id))
    .limit(DRAWERS_AT_MOST);
  const drawers: CashDesk['drawers'] = [];
  for (const row of rows) drawers.push(await presentDrawer(reader, row));
  const booked = await reader
    .select({ booking: moneyBookings, name: users.name, countryId: users.countryId, author: author.name })
    .from(moneyBookings)
    .innerJoin(users, eq(users.id, moneyBookings.userId))
    .innerJoin(author, eq(author.id, moneyBookings.authorId))
    .orderBy(desc(moneyBookings.id))
    .limit(BOOKINGS_AT_MOST);
  const waiting = booked.filter(({ booking }) => booking.transferId === null).map(({ booking }) => booking.id);
  const consents = await consentTo(reader, 'money_booking', waiting);
  const stateOf = ({ id, transferId }: BookingRow): BookingState =>
    transferId !== null ? 'booked' : consents.get(id) === 'refused' ? 'refused' : 'waiting';
  return {
    countries: await whereToOpen(ctx, reader, staffId, own),
    drawers,
    bookings: booked.map(({ booking, name, countryId, author: by }) => ({
      id: booking.id,
      kind: booking.kind,
      party: booking.party,
      userId: booking.userId,
      name,
      amount: toWire(booking.amountMinor),
      countryId: shownByMoneyOf(booking.currency, countryId),
      reason: booking.reason,
      author: by,
      state: stateOf(booking),
      receipt: booking.drawerId === null || booking.number === null ? null : receiptNumber(booking.drawerId, booking.number),
      createdAt: booking.createdAt.toISOString(),
    })),
  };
}
