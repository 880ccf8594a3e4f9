import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outsideMessages, outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { mayWrite, type OutsideKind, type SentOutside, type Withheld } from '@safiri/rules/sharing/outside-caps.ts';
import { enqueueMessages, type NewMessage } from '../platform/outbox/enqueue-message.ts';
import { holdName } from '../platform/hold-name.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from './links.ts';
import type { OutsideChannel } from '@safiri/rules/sharing/message-status.ts';

/** A text or mail to somebody who has no account of ours, or whose account is not asked. */
export interface OutsideMessage extends NewMessage {
  readonly channel: OutsideChannel;
  /** All numbers and addresses of whom it is for: who said stop on one of them is written to on none. */
  readonly of: readonly string[];
}

/** What became of it: in the outbox, or why not. */
export type Written = { readonly messageId: number; readonly withheld: null } | { readonly messageId: null; readonly withheld: Withheld };

interface Sender {
  readonly id: number;
  readonly language: string;
}

const HOUR = 3_600_000;

/** One form for each address, so that small and capital letters are no two people. */
export const addressOf = (recipient: string): string => recipient.toLowerCase();

/** Whether somebody said stop to what this sender has written to them. */
export const hasSaidStop = async (reader: Reader, senderId: number, address: string): Promise<boolean> =>
  (await reader.$count(
    outsideRecipients,
    and(
      eq(outsideRecipients.senderId, senderId),
      eq(outsideRecipients.address, addressOf(address)),
      isNotNull(outsideRecipients.stoppedAt),
    ),
  )) > 0;

/** Counts are read and written by one transaction at a time: of this sender, and of each address. */
const takeTurns = (uow: UnitOfWork, sender: Sender, addresses: readonly string[]): Promise<void> =>
  holdName(uow.tx, `outside:${sender.id}`, ...addresses.map((address) => `outside:${address}`));

interface Facts {
  readonly stopped: ReadonlySet<string>;
  readonly sent: (address: string) => SentOutside;
  readonly count: (address: string, kind: OutsideKind) => void;
}

const isAlert = (kind: OutsideKind) => kind === 'emergency';
const isOrdinary = (kind: OutsideKind) => kind === 'share' || kind === 'parcel';

/** What was sent in the last hour by this sender, and to these addresses. */
async function readFacts(uow: UnitOfWork, sender: Sender, addresses: readonly string[]): Promise<Facts> {
  const since = new Date(uow.now.getTime() - HOUR);
  const { rows } = await uow.tx.execute<{ address: string; own: boolean; stopped: boolean; kind: OutsideKind | null; n: number }>(sql`
    select r.address, r.sender_id = ${sender.id} as own, bool_or(r.stopped_at is not null) as stopped, m.kind, count(m.id)::int as n
    from outside_recipients r
    left join outside_messages m on m.recipient_id = r.id and m.created_at > ${since}
    where r.address in ${addresses} or r.sender_id = ${sender.id}
    group by r.address, own, m.kind`);
  const counted = rows.flatMap(({ address, own, kind, n }) => (kind === null ? [] : [{ address, own, kind, n }]));
  const total = (fits: (row: (typeof counted)[number]) => boolean) => counted.reduce((sum, row) => (fits(row) ? sum + row.n : sum), 0);
  return {
    stopped: new Set(rows.flatMap((row) => (row.own && row.stopped ? [row.address] : []))),
    sent: (address) => ({
      ordinary: total((row) => row.own && isOrdinary(row.kind)),
      alerts: total((row) => row.own && isAlert(row.kind)),
      ordinaryHere: total((row) => row.own && row.address === address && isOrdinary(row.kind)),
      alertsHere: total((row) => row.own && row.address === address && isAlert(row.kind)),
      safesHere: total((row) => row.own && row.address === address && row.kind === 'safe'),
      here: total((row) => row.address === address),
    }),
    count: (address, kind) => void counted.push({ address, own: true, kind, n: 1 }),
  };
}

/** How many of so many messages are paid for. */
type Pay = (count: number) => Promise<number>;

/**
 * Puts messages to people outside into the outbox, as far as they may be written to (`rules/sharing/outside-caps`); each says how to stop them.
 * @param pay of texts that come out of a budget: asked for those that may go, of which the last ones stay where it is spent
 * @returns what became of each, in the order given: whoever sends is told the truth
 */
export async function writeOutside(
  uow: UnitOfWork,
  links: Links,
  sender: Sender,
  kind: OutsideKind,
  messages: readonly OutsideMessage[],
  pay: Pay = (count) => Promise.resolve(count),
): Promise<Written[]> {
  if (messages.length === 0) return [];
  const addresses = [...new Set(messages.flatMap(({ of, recipient }) => [recipient, ...of].map(addressOf)))];
  // An alert waits for nobody: those of one person come one after the other by their incident, and the first is never counted out.
  if (isOrdinary(kind)) await takeTurns(uow, sender, addresses);
  const facts = await readFacts(uow, sender, addresses);
  const decided = messages.map((message): Withheld | null => {
    const address = addressOf(message.recipient);
    if ([address, ...message.of.map(addressOf)].some((one) => facts.stopped.has(one))) return 'stopped';
    if (!mayWrite(kind, facts.sent(address))) return 'limited';
    facts.count(address, kind);
    return null;
  });
  const allowed = messages.filter((_, i) => decided[i] === null);
  const going = allowed.length === 0 ? [] : allowed.slice(0, await pay(allowed.length));
  const ids = await put(uow, links, sender, kind, going);
  return decided.map((withheld): Written => {
    const messageId = withheld === null ? ids.shift() : undefined;
    return messageId === undefined ? { messageId: null, withheld: withheld ?? 'limited' } : { messageId, withheld: null };
  });
}

async function put(
  uow: UnitOfWork,
  links: Links,
  sender: Sender,
  kind: OutsideKind,
  messages: readonly OutsideMessage[],
): Promise<number[]> {
  if (messages.length === 0) return [];
  const addresses = [...new Set(messages.map(({ recipient }) => addressOf(recipient)))].toSorted();
  const recipients = await uow.tx
    .insert(outsideRecipients)
    .values(addresses.map((address) => ({ senderId: sender.id, address, lastAt: uow.now })))
    .onConflictDoUpdate({ target: [outsideRecipients.senderId, outsideRecipients.address], set: { lastAt: uow.now } })
    .returning({ id: outsideRecipients.id, address: outsideRecipients.address });
  const idOf = new Map(recipients.map((row) => [row.address, row.id]));
  const recipientOf = (message: OutsideMessage) => idOf.get(addressOf(message.recipient)) ?? 0;
  await uow.tx.insert(outsideMessages).values(messages.map((message) => ({ recipientId: recipientOf(message), kind, createdAt: uow.now })));
  return enqueueMessages(
    uow,
    messages.map((message) => {
      const { channel, recipient, subject, urgent, secret } = message;
      const stop = messageText(sender.language, 'messageStop', { url: links.stopUrlOf(recipientOf(message)) });
      const body = channel === 'mail' ? `${message.body.trimEnd()}\n\n${stop}\n` : `${message.body} ${stop}`;
      return { channel, recipient, subject, body, ...(urgent && { urgent }), ...(secret && { secret }) };
    }),
  );
}
