/**
 * What a driver shows where no market says otherwise, in the order of the screen (spec: foundations §3; police clearance is optional), and
 * of ours a face. Markets may ask for papers of their own beside them (`papers.ts`).
 */
export const documentTypes = [
  'id_document',
  'drivers_license',
  'vehicle_registration',
  'vehicle_insurance',
  'pdp_permit',
  'police_clearance',
  'selfie',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The driver's face: once staff have accepted it, passengers see it on their trip. A photo, never a PDF. */
export const faceDocument: DocumentType = 'selfie';
/** What passengers get of it, at most, in bytes. */
export const FACE_BYTES = 20 * 1024;

export const optionalDocuments: ReadonlySet<DocumentType> = new Set(['police_clearance', faceDocument]);
export const requiredDocuments: readonly DocumentType[] = documentTypes.filter((type) => !optionalDocuments.has(type));

/** Papers of a vehicle, not of a person: each vehicle has its own. */
export const vehicleDocuments = ['vehicle_registration', 'vehicle_insurance'] as const satisfies readonly DocumentType[];

/** The form asks for the expiry date of these alone (spec: foundations §5); the server takes one for every type. */
export const expiryAsked: ReadonlySet<DocumentType> = new Set(['drivers_license', 'vehicle_insurance']);

/** The document from which staff confirm a gender (product: ladies-only). */
export const identityDocument: DocumentType = 'id_document';

/** A document file may be at most this large (spec: foundations §5, §9). */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** How long a review takes, in hours, as the screen says it (spec: foundations §4, §9). */
export const REVIEW_HOURS = { from: 24, to: 48 } as const;

/** What staff say of a document, or of a driver. */
export const decisions = ['approved', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

/** What a document card shows; `not_uploaded` is the state without a row (spec: foundations §4). */
export const sentDocumentStatuses = ['pending', ...decisions] as const;
export type SentDocumentStatus = (typeof sentDocumentStatuses)[number];
export const documentStatuses = ['not_uploaded', ...sentDocumentStatuses] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** A driver is reminded when this many days or fewer are left, unless the market says otherwise. */
export const REMINDER_DAYS = [30, 7, 1] as const;

const DAY_MS = 24 * 3_600_000;

/**
 * Whole days from `today` to the last day of validity; 0 on that day, negative once it has expired.
 * @param expiryDate YYYY-MM-DD
 * @param today YYYY-MM-DD in the driver's own country
 */
export function daysLeft(expiryDate: string, today: string): number {
  return Math.round((Date.parse(`${expiryDate}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}

/** The document is valid up to and on its last day. */
export const hasExpired = (expiryDate: string | null, today: string): boolean => expiryDate !== null && daysLeft(expiryDate, today) < 0;

/**
 * The reminder that is due: the smallest of `warnDays` that covers the days left, 0 once it has expired,
 * or undefined when none is due or that one went out already.
 * @param reminded the last reminder that went out, null before the first
 * @param warnDays those of the market's list, in any order
 */
export function reminderDue(left: number, reminded: number | null, warnDays: readonly number[] = REMINDER_DAYS): number | undefined {
  const due = left < 0 ? 0 : warnDays.toSorted((a, b) => a - b).find((days) => left <= days);
  if (due === undefined || (reminded !== null && reminded <= due)) return undefined;
  return due;
}
