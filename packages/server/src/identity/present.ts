import type { CheckList, OwnIdentity, StaffCheck } from '@safiri/contract/identity/shapes.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { paperTypes } from '@safiri/rules/uploads/media-types.ts';
import { uploadAddress } from '../uploads/public.ts';
import type { CheckRow, FoundCheck, NamedCheck } from './queries.ts';

const facts = ({ kind, status, createdAt, decidedAt, uploadId, pictureUntil, note }: CheckRow) => ({
  kind,
  status,
  sentAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  pictureUntil: uploadId === null ? null : (pictureUntil?.toISOString() ?? null),
  note,
});

/** What a person sees of their own: the last of them. */
export function presentOwn([last]: readonly CheckRow[]): OwnIdentity {
  if (last === undefined) return { check: null };
  return { check: { ...facts(last), pictureUrl: last.uploadId === null ? null : uploadAddress(last.uploadId) } };
}

const listed = ({ row, name }: NamedCheck) => ({ id: row.id, name, ...facts(row) });

export const presentList = (waiting: readonly NamedCheck[], decided: readonly NamedCheck[]): CheckList => ({
  waiting: waiting.map(listed),
  decided: decided.map(listed),
});

/** One check for whoever decides it. The picture has an address of its own, which asks for that right each time. */
export function presentCheck({ row, name, decidedBy, mediaType }: FoundCheck): StaffCheck {
  const isThere = mediaType !== null && isOneOf(paperTypes, mediaType);
  return {
    ...listed({ row, name }),
    userId: row.userId,
    decidedBy,
    picture: isThere ? { url: `/api/staff/identity/${row.id}/picture`, mediaType } : null,
  };
}
