import { timingSafeEqual } from 'node:crypto';
import { invoicePage } from '@safiri/contract/invoices/paths.ts';
import type { Config } from '../platform/config.ts';
import { secretsOf } from '../platform/secrets.ts';

/** For how long whoever has a link reads the invoice behind it. */
const LINK_DAYS = 90;
/** For how long the own copy, which names its customer, is fetched without asking again who it is. */
const OWN_HOURS = 24;

const HOUR_MS = 3_600_000;
const HEAD_BYTES = 9;
const SIGNATURE_BYTES = 16;
const copies = ['shared', 'own'] as const;

/** Which copy a link opens: the own one names the customer. */
export type Copy = (typeof copies)[number];

export interface InvoiceLink {
  readonly token: string;
  readonly until: Date;
}

const signed = (config: Config, head: Buffer): Buffer =>
  Buffer.concat([head, secretsOf(config).sign('invoice link', head).subarray(0, SIGNATURE_BYTES)]);

/**
 * A link to an invoice: id, end and copy, signed by `SECRETS_KEY`. Nothing is stored: another key ends all of them at once. The end is a whole
 * hour, so that asking again within it gives the same link.
 */
export function linkTo(config: Config, id: number, copy: Copy, now: Date): InvoiceLink {
  const hours = Math.ceil(now.getTime() / HOUR_MS) + (copy === 'own' ? OWN_HOURS : LINK_DAYS * 24);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(copies.indexOf(copy));
  head.writeUInt32BE(id, 1);
  head.writeUInt32BE(hours, 5);
  return { token: signed(config, head).toString('base64url'), until: new Date(hours * HOUR_MS) };
}

/** What a link is to; undefined for one that has ended, or that this server's key never made. */
export function readLink(config: Config, token: string, now: Date): { id: number; copy: Copy; until: Date } | undefined {
  const given = Buffer.from(token, 'base64url');
  // One address for one link: base64 reads some others as the same bytes.
  if (given.length !== HEAD_BYTES + SIGNATURE_BYTES || given.toString('base64url') !== token) return undefined;
  const head = given.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(given, signed(config, head))) return undefined;
  const copy = copies[head.readUInt8()];
  const until = new Date(head.readUInt32BE(5) * HOUR_MS);
  return copy === undefined || until <= now ? undefined : { id: head.readUInt32BE(1), copy, until };
}

/** The page that shows the invoice behind a link. */
export const pageOf = (config: Config, { token }: InvoiceLink): string => config.publicUrl + invoicePage.replace(':token', token);
