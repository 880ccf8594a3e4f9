import type { TextKey } from 'virtual:texts/keys';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';
import { isDocumentType } from '@safiri/rules/verification/papers.ts';
import type { Facing } from './use-camera.ts';

/** How a paper is photographed: by which camera, and in which frame. */
export interface PaperShape {
  readonly facing: Facing;
  readonly frame: 'card' | 'page' | 'face';
  readonly words: TextKey;
  /** What else makes the picture good. */
  readonly advice: TextKey;
  /** What the file picker takes. */
  readonly accept: string;
}

const ACCEPTED = 'image/*,application/pdf';
const card: PaperShape = { facing: 'environment', frame: 'card', words: 'docFitCard', advice: 'docLight', accept: ACCEPTED };
const page: PaperShape = { facing: 'environment', frame: 'page', words: 'docFitPage', advice: 'docLight', accept: ACCEPTED };

export const paperShapes: Readonly<Record<DocumentType, PaperShape>> = {
  id_document: card,
  drivers_license: card,
  vehicle_registration: page,
  vehicle_insurance: page,
  pdp_permit: card,
  police_clearance: page,
  selfie: { facing: 'user', frame: 'face', words: 'docFitFace', advice: 'docFaceLight', accept: 'image/*' },
};

/** How a paper is photographed; one of a market's own as a card, as most are. */
export const paperShape = (documentType: string): PaperShape => (isDocumentType(documentType) ? paperShapes[documentType] : card);
