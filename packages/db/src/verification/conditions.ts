import { sql, type SQL } from 'drizzle-orm';
import { driverDocuments } from './tables.ts';

/**
 * The row that counts of its type: the latest that staff approved. One sent since that waits or was refused neither
 * entitles nor takes away (product §3).
 */
export const isInForce: SQL = sql`(${driverDocuments.verificationStatus} = 'approved' and not exists (
  select 1 from driver_documents newer where newer.subject = ${driverDocuments.subject}
    and newer.document_type = ${driverDocuments.documentType} and newer.id > ${driverDocuments.id}
    and newer.verification_status = 'approved'))`;

/** Whether another of its type was sent that nobody has decided about. */
export const replacementWaits: SQL<boolean> = sql<boolean>`exists (
  select 1 from driver_documents sent where sent.subject = ${driverDocuments.subject}
    and sent.document_type = ${driverDocuments.documentType} and sent.replaced_at is null
    and sent.verification_status = 'pending')`;
