import { asc, desc, eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { agree } from '@safiri/contract/brand/calls.ts';
import { brandOf } from '@safiri/contract/brand/document.ts';
import { brandVersions, consents } from '@safiri/db/brand/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { textVersions, type Brand } from '@safiri/rules/brand/brand.ts';
import { dueTexts, type Agreed } from '@safiri/rules/brand/consent.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { Person } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { storedBrand } from './read-brand.ts';

type Consenter = Pick<Actor, 'userId' | 'userType'>;

/** What somebody is still to agree to of what the operator published. */
export async function dueConsents(reader: Reader, brand: Brand, { userId, userType }: Consenter): Promise<Agreed[]> {
  const inForce = textVersions(brand);
  if (Object.keys(inForce).length === 0) return [];
  const given = await reader.select({ text: consents.text, version: consents.version }).from(consents).where(eq(consents.userId, userId));
  return dueTexts(inForce, userType, given);
}

/**
 * Nobody begins anything new under terms that they have not agreed to; what is under way goes on.
 * @throws Problem consent_due
 */
export async function requireConsent(reader: Reader, brand: Brand, who: Consenter): Promise<void> {
  if ((await dueConsents(reader, brand, who)).length > 0) throw new Problem('consent_due', 'Read the terms and agree to them first.');
}

/**
 * Writes down what somebody agreed to, once for each version. What counts is the document of the database: another node may have
 * published it a moment ago.
 * @throws Problem changed_meanwhile for a version that is not in force: nobody agrees to what they were not shown
 */
export async function recordConsents(uow: UnitOfWork, userId: number, { agreed, language }: BodyOf<typeof agree>): Promise<void> {
  const [newest] = await uow.tx.select().from(brandVersions).orderBy(desc(brandVersions.number)).limit(1);
  const inForce = newest === undefined ? {} : textVersions(brandOf(storedBrand(newest.document)));
  if (newest === undefined || agreed.some(({ text, version }) => inForce[text] !== version))
    throw new Problem('changed_meanwhile', 'The text has changed meanwhile. Read it again.');
  await uow.tx
    .insert(consents)
    .values(agreed.map((one) => ({ ...one, userId, language, brandVersionId: newest.id, at: uow.now })))
    .onConflictDoNothing();
}

/** What a person agreed to, and when. */
export async function exportConsents({ db }: { readonly db: Reader }, { userId }: Person): Promise<Record<string, object>> {
  const rows = await db
    .select({ text: consents.text, version: consents.version, language: consents.language, at: consents.at })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.id));
  return { 'consents.json': { agreed: rows } };
}

export const forgetConsents = async (uow: UnitOfWork, userId: number): Promise<void> => {
  await uow.tx.delete(consents).where(eq(consents.userId, userId));
};
