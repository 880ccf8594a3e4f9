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

/** A link as it is passed around. */
export interface InvoiceLink {
  readonly token: string;
  /** Of the invoice that it opens. */
  readonly id: number;
  readonly copy: Copy;
  /** When it ends. */
  readonly until: Date;
}

const signed = (config: Config, head: Buffer): Buffer =>
  Buffer.concat([head, secretsOf(config).sign('invoice link', head).subarray(0, SIGNATURE_BYTES)]);

function made(config: Config, id: number, copy: Copy, hours: number): InvoiceLink {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(copies.indexOf(copy));
  head.writeUInt32BE(id, 1);
  head.writeUInt32BE(hours, 5);
  return { token: signed(config, head).toString('base64url'), id, copy, until: new Date(hours * HOUR_MS) };
}

/**
 * The link to the own copy of an invoice: id, end and copy, signed by `SECRETS_KEY`. Nothing is stored: another key ends all of them at once. The
 * end is a whole hour, so that asking again within it gives the same link. Only whoever is known to have paid is given one, and who sees to invoices.
 */
export const ownLinkTo = (config: Config, id: number, now: Date): InvoiceLink =>
  made(config, id, 'own', Math.ceil(now.getTime() / HOUR_MS) + OWN_HOURS);

/**
 * What may be passed on of what a link shows: of the own copy the one link that was made with it, of a shared one the link itself. So a link ends
 * when it ends: looking at what is behind it makes no new one.
 */
export const linkToPassOn = (config: Config, link: InvoiceLink): InvoiceLink =>
  link.copy === 'shared' ? link : made(config, link.id, 'shared', link.until.getTime() / HOUR_MS + LINK_DAYS * 24 - OWN_HOURS);

/** What a link is to; undefined for one that has ended, or that this server's key never made. */
export function readLink(config: Config, token: string, now: Date): InvoiceLink | undefined {
  const given = Buffer.from(token, 'base64url');
  // One address for one link: base64 reads some others as the same bytes.
  if (given.length !== HEAD_BYTES + SIGNATURE_BYTES || given.toString('base64url') !== token) return undefined;
  const head = given.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(given, signed(config, head))) return undefined;
  const copy = copies[head.readUInt8()];
  const until = new Date(head.readUInt32BE(5) * HOUR_MS);
  return copy === undefined || until <= now ? undefined : { token, id: head.readUInt32BE(1), copy, until };
}

/** The page that shows the invoice behind a link. */
export const pageOf = (config: Config, { token }: InvoiceLink): string => config.publicUrl + invoicePage.replace(':token', token);
