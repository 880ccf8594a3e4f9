import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CheckedFile } from '@safiri/contract/onboarding/calls.ts';
import { driverImports, driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { violatedUnique, type Reader } from '@safiri/db/platform/connect.ts';
import { users, vehicles } from '@safiri/db/users/tables.ts';
import { MOST_FAULTS, type Column, type Fault } from '@safiri/rules/onboarding/driver-file.ts';
import { defaultLanguage, type Language } from '@safiri/rules/languages.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { isDemo } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { insertDrivers } from '../users/public.ts';
import { readDrivers, type DriverLine, type ReadDrivers } from './read-file.ts';

/** Nothing was written: the file has faults. */
class Refused extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('the file has faults');
    this.faults = faults;
  }
}

/** Of what the lines mean: the same drivers separated otherwise are the same file. */
const digestOf = (lines: readonly DriverLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ line: _line, ...means }) => means)))
    .digest('hex');

const read = (text: string, { document, country }: Market, now: Date, language: Language | undefined): ReadDrivers =>
  readDrivers(text, {
    countryId: country.id,
    language: language ?? document.languages[0] ?? defaultLanguage,
    thisYear: Number(localDate(now, document.timeZone).slice(0, 4)),
    ageLimits: document.vehicleAge,
  });

const CHUNK = 1000;

/** What of the file somebody has already: numbers and addresses of accounts, plates of the country. */
async function takenOf(reader: Reader, lines: readonly DriverLine[], { country }: Market): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let at = 0; at < lines.length; at += CHUNK) {
    const some = lines.slice(at, at + CHUNK);
    const emails = some.flatMap(({ email }) => email ?? []);
    const phones = await reader
      .select({ phone: users.phone })
      .from(users)
      .where(
        inArray(
          users.phone,
          some.map(({ phone }) => phone),
        ),
      );
    const addresses =
      emails.length === 0
        ? []
        : await reader
            .select({ email: sql<string>`lower(${users.email})` })
            .from(users)
            .where(inArray(sql`lower(${users.email})`, emails));
    const plates = await reader
      .select({ key: vehicles.plateKey })
      .from(vehicles)
      .where(
        and(
          eq(vehicles.countryId, country.id),
          inArray(
            vehicles.plateKey,
            some.map(({ plateKey }) => plateKey),
          ),
        ),
      );
    const has: ReadonlyArray<[Column, ReadonlySet<string | null>, (one: DriverLine) => string | null]> = [
      ['phone', new Set(phones.map(({ phone }) => phone)), ({ phone }) => phone],
      ['plate', new Set(plates.map(({ key }) => key)), ({ plateKey }) => plateKey],
      ['email', new Set(addresses.map(({ email }) => email)), ({ email }) => email],
    ];
    for (const one of some) {
      for (const [column, known, of] of has) {
        const value = of(one);
        // Addresses of the demo's people sign in nowhere else.
        if (value !== null && (known.has(value) || (column === 'email' && isDemo(value))))
          faults.push({ line: one.line, column, fault: 'taken', first: null });
      }
    }
  }
  return faults;
}

const told = (count: number, faults: readonly Fault[], importId: number | null): CheckedFile => ({
  drivers: count,
  faultCount: faults.length,
  faults: faults.toSorted((a, b) => a.line - b.line).slice(0, MOST_FAULTS),
  importId,
});

async function knownImport(reader: Reader, marketId: string, digest: string): Promise<number | null> {
  const [row] = await reader
    .select({ id: driverImports.id })
    .from(driverImports)
    .where(and(eq(driverImports.marketId, marketId), eq(driverImports.digest, digest)));
  return row?.id ?? null;
}

/** Checks a file whole, and writes nothing. @param language of those whose line names none; the market's first when it is not said */
export async function checkFile(ctx: Context, market: Market, text: string, language?: Language): Promise<CheckedFile> {
  const { lines, faults, count } = read(text, market, ctx.clock(), language);
  const known = faults.length > 0 ? null : await knownImport(ctx.db, market.document.id, digestOf(lines));
  if (known !== null) return told(count, [], known);
  return told(count, [...faults, ...(await takenOf(ctx.db, lines, market))], null);
}

interface By {
  readonly actor: Pick<Actor, 'userId'> | null;
  readonly request: Pick<FastifyRequest, 'ip'> | null;
}

/** All of the file in one transaction. @returns the import, which may be an earlier one of the same file */
async function write(ctx: Context, uow: UnitOfWork, market: Market, lines: readonly DriverLine[], { actor, request }: By): Promise<number> {
  const { id: marketId } = market.document;
  const digest = digestOf(lines);
  // Of two imports of one file at once the second waits here, and finds the first.
  const [made] = await uow.tx
    .insert(driverImports)
    .values({ marketId, digest, drivers: lines.length, authorId: actor?.userId ?? null, createdAt: uow.now })
    .onConflictDoNothing()
    .returning({ id: driverImports.id });
  if (made === undefined) return (await knownImport(uow.tx, marketId, digest)) ?? 0;
  const taken = await takenOf(uow.tx, lines, market);
  if (taken.length > 0) throw new Refused(taken);
  const people = lines.map((one) => ({
    user: { name: one.name, email: one.email, phone: one.phone, countryId: market.country.id, language: one.language },
    vehicle: {
      kind: one.vehicle,
      make: one.make,
      model: one.model,
      color: one.colour,
      year: one.year,
      licensePlate: one.plate,
    },
    licenseNumber: one.licence,
  }));
  // Nobody else brought them along: no referral is looked for.
  const brought = await insertDrivers(uow, people, marketId);
  for (let at = 0; at < brought.length; at += CHUNK)
    await uow.tx.insert(driverInvitations).values(brought.slice(at, at + CHUNK).map((userId) => ({ userId, importId: made.id })));
  await audit(uow, actor, request, {
    action: 'driver.imported',
    subject: 'market',
    subjectId: market.versionId,
    data: { market: marketId, drivers: lines.length, importId: made.id },
  });
  return made.id;
}

/** Somebody took a number, an address or a plate between the look and the write. */
const isTaken = (error: unknown): boolean => {
  const key = violatedUnique(error);
  return key === 'vehicles_plate_key' || key?.startsWith('users_') === true;
};

/**
 * Makes an account without a password, a driver and a vehicle of each line: all, or none where anything is wrong. The same file once more
 * changes nothing. Whoever registers with one of its numbers at that moment has it, or is refused; a number that has an account is never changed.
 */
export async function importFile(ctx: Context, market: Market, text: string, by: By, language?: Language): Promise<CheckedFile> {
  const { lines, faults, count } = read(text, market, ctx.clock(), language);
  if (faults.length > 0) return told(count, [...faults, ...(await takenOf(ctx.db, lines, market))], null);
  for (;;) {
    try {
      return told(count, [], await inTransaction(ctx, (uow) => write(ctx, uow, market, lines, by)));
    } catch (error) {
      if (error instanceof Refused) return told(count, error.faults, null);
      // The next look finds what was taken, and says in which line.
      if (!isTaken(error)) throw error;
    }
  }
}
