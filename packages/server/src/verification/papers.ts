import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { hasExpired, optionalDocuments, type DocumentType } from '@safiri/rules/verification/documents.ts';
import { localDate } from '../places/public.ts';
import { Problem } from '../platform/problem.ts';
import { inWords } from './tell-driver.ts';

/**
 * Nobody goes online with an expired required document. A newer one under review does not help: staff must see it first.
 * @throws Problem document_expired naming it
 */
export async function requireValidPapers(reader: Reader, driverId: number, now: Date): Promise<void> {
  const rows = await reader
    .select({ documentType: driverDocuments.documentType, expiryDate: driverDocuments.expiryDate, countryId: users.countryId })
    .from(driverDocuments)
    .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(driverDocuments.driverId, driverId), isNull(driverDocuments.replacedAt), sql`${driverDocuments.expiryDate} is not null`));
  for (const row of rows) {
    const today = localDate(now, countryById(row.countryId as CountryId).timeZoneId);
    if (!optionalDocuments.has(row.documentType as DocumentType) && hasExpired(row.expiryDate, today)) {
      throw new Problem('document_expired', `Your ${inWords(row.documentType)} has expired. Upload a new one to go online.`);
    }
  }
}
