import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { hasEmail } from '@safiri/db/users/conditions.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { backgroundChecks, driverDocuments, verificationSteps } from '@safiri/db/verification/tables.ts';
import { demoAccounts } from '@safiri/rules/demo/accounts.ts';
import { CHECK_PROVIDER, checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { expiryAsked, faceDocument, identityDocument, requiredDocuments, vehicleDocuments } from '@safiri/rules/verification/documents.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { stepNames } from '@safiri/rules/verification/steps.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { storeContent, type FileStore } from '../uploads/public.ts';
import { acceptFace } from '../verification/public.ts';

const DAY_MS = 24 * 3_600_000;
const SCORE = 96;

/** A page that says what it is: nobody's document. */
function demoPdf(title: string): Buffer {
  const text = `BT /F1 22 Tf 60 760 Td (${title}) Tj 0 -36 Td (Demo document of an invented person) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const xref = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(`${file}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`);
}

/** A photographed paper that says what it is, as most ID documents come: staff compare a face with it. */
const idPicture = () => readFileSync(new URL('id-document.jpg', import.meta.url));

/** A face that was drawn, and shows it: nobody's. By what stands before the @ of its driver's address. */
const portraitOf = (email: string) => readFileSync(new URL(`portrait-${email.split('@')[0]}.jpg`, import.meta.url));

/** Gives the demo's approved drivers by name the documents that approval needs, and a face that passengers see, reviewed by the demo's staff. Once. */
export async function seedDocuments(ctx: Context, files: FileStore): Promise<void> {
  const emails = demoAccounts.filter((account) => account.vehicle?.approved === true).map((account) => account.email);
  const staffEmail = demoAccounts.find((account) => account.userType === 'staff')?.email ?? '';
  const [staff] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(hasEmail([staffEmail]));
  const people = await ctx.db
    .select({ driverId: drivers.id, vehicleId: drivers.vehicleId, userId: users.id, name: users.name, email: users.email })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(sql`${hasEmail(emails)} and not exists (select 1 from driver_documents d where d.driver_id = ${drivers.id})`);
  if (staff === undefined) return;
  for (const person of people) {
    const documents = [...requiredDocuments, faceDocument].map((documentType) => ({
      documentType,
      uploadId: randomBytes(16).toString('base64url'),
      ...(documentType === identityDocument
        ? { content: idPicture(), mediaType: 'image/jpeg' as const }
        : documentType === faceDocument
          ? { content: portraitOf(person.email ?? ''), mediaType: 'image/jpeg' as const }
          : { content: demoPdf(`${documentType.replaceAll('_', ' ')} - ${person.name}`), mediaType: 'application/pdf' as const }),
    }));
    // Before the transaction: the store may be another server.
    for (const { uploadId, content, mediaType } of documents) await storeContent(ctx, files, uploadId, content, mediaType);
    await inTransaction(ctx, async (uow) => {
      const reviewed = { reviewedBy: staff.id, reviewedAt: uow.now };
      for (const { documentType, uploadId, content, mediaType } of documents) {
        await uow.tx.insert(uploads).values({
          id: uploadId,
          ownerId: person.userId,
          mediaType,
          byteSize: content.length,
          sha256: createHash('sha256').update(content).digest(),
          claimedAt: uow.now,
        });
        const [document] = await uow.tx
          .insert(driverDocuments)
          .values({
            driverId: person.driverId,
            vehicleId: isOneOf(vehicleDocuments, documentType) ? person.vehicleId : null,
            documentType,
            uploadId,
            verificationStatus: 'approved',
            expiryDate: expiryAsked.has(documentType) ? new Date(uow.now.getTime() + 400 * DAY_MS).toISOString().slice(0, 10) : null,
            ...reviewed,
          })
          .returning({ id: driverDocuments.id });
        if (documentType === faceDocument && document !== undefined) await acceptFace(uow, person.driverId, document.id);
      }
      await uow.tx.insert(backgroundChecks).values(
        checkTypes.map((checkType) => ({
          driverId: person.driverId,
          checkType,
          provider: CHECK_PROVIDER,
          status: 'completed' as const,
          result: 'clear' as const,
          score: SCORE,
          completedBy: staff.id,
          completedAt: uow.now,
        })),
      );
      await uow.tx
        .insert(verificationSteps)
        .values(stepNames.map((stepName) => ({ driverId: person.driverId, stepName, stepStatus: 'completed' as const })))
        .onConflictDoUpdate({ target: [verificationSteps.driverId, verificationSteps.stepName], set: { stepStatus: 'completed' } });
    });
  }
}
