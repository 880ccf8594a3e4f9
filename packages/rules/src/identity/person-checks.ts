import { paperTypes, type PaperType } from '../uploads/media-types.ts';

/** What a passenger may show of themselves, of their own will: their face, or a document with their name. */
export const personCheckKinds = ['selfie', 'id'] as const;
export type PersonCheckKind = (typeof personCheckKinds)[number];

/** What staff say of it. */
export const personCheckDecisions = ['accepted', 'refused'] as const;
export type PersonCheckDecision = (typeof personCheckDecisions)[number];

/** How it stands. An acceptance may be taken back. */
export const personCheckStatuses = ['pending', ...personCheckDecisions, 'taken_back'] as const;
export type PersonCheckStatus = (typeof personCheckStatuses)[number];

/** Those that stand: a person has one of them at most. Beside them only what came to nothing is kept. */
export const openCheckStatuses = ['pending', 'accepted'] as const satisfies readonly PersonCheckStatus[];

/** Which files will do: a face is a photo, a document may be a PDF. */
export const mediaTypesOf: Readonly<Record<PersonCheckKind, readonly PaperType[]>> = { selfie: ['image/jpeg'], id: paperTypes };

/** For so many days after the decision the picture is kept, and the note; of the check then its kind and its day stay. */
export const PICTURE_DAYS = 30;

/** How long a note of staff to the person may be. */
export const CHECK_NOTE_AT_MOST = 500;

const PICTURE_MS = PICTURE_DAYS * 86_400_000;

/** When the picture of a check goes that was decided at this moment. */
export const pictureGoes = (decidedAt: Date): Date => new Date(decidedAt.getTime() + PICTURE_MS);

/** Of checks that were decided until then picture and note are gone by now. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - PICTURE_MS);

/** Whether a check says who somebody is by name: it then ends with the name. */
export const isAboutName = (kind: PersonCheckKind): boolean => kind === 'id';
