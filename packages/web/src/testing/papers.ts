import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import { documentTypes, expiryAsked, optionalDocuments } from '@safiri/rules/verification/documents.ts';

/** The papers of a driver who has sent none yet. */
export const noPapers = documentTypes.map((documentType): DriverDocument => ({
  id: null,
  documentType,
  documentName: null,
  expires: expiryAsked.has(documentType),
  neededFrom: null,
  documentUrl: null,
  documentNumber: null,
  expiryDate: null,
  verificationStatus: 'not_uploaded',
  expired: false,
  daysLeft: null,
  reviewNote: null,
  reviewedAt: null,
  required: !optionalDocuments.has(documentType),
}));
