import type { FastifyRequest } from 'fastify';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { saveMarket as saveCall, setMarketStatus as statusCall } from '@safiri/contract/markets/calls.ts';
import { changesBetween } from '@safiri/rules/markets/changes.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { documentProblem } from '../platform/document-problem.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit, type AuditEntry } from '../staff/public.ts';
import { applyMarket } from './apply-market.ts';
import { publishVersion, withdrawVersion } from './decide-version.ts';
import { requireLawful } from './legal-facts.ts';
import { momentOf } from './moment.ts';
import { requireStanding } from './present.ts';
import { publisherOf } from './publisher.ts';
import { documentOf } from './queries.ts';
import { readMarketValue, type ReadMarket } from './read-text.ts';
import { setStatus } from './set-status.ts';
import { storedMarket } from './stored-market.ts';
import { tellDrivers } from './tell-drivers.ts';

/** Who changes a market, and by which request. */
interface By {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** @throws Problem invalid_request with each fault by its path */
export async function readDocument(
  reader: Reader,
  ctx: Pick<Context, 'config'>,
  { id: marketId, country }: { readonly id: string; readonly country: string },
  document: unknown,
): Promise<ReadMarket> {
  let read: ReadMarket;
  try {
    // Programmes without a budget are the demo's.
    read = readMarketValue(document, ctx.config.demo);
    await requireLawful(reader, ctx, read);
  } catch (error) {
    throw documentProblem(error);
  }
  if (read.market.id !== marketId) throw fieldProblem('id', 'A city keeps its id');
  if (read.market.country !== country) throw fieldProblem('country', 'A city keeps its country: trips and wallets are in its money');
  return read;
}

/** From when on a version counts. @throws Problem naming `from` */
export function validFrom(text: string | null, timeZone: string, now: Date): Date {
  if (text === null) return now;
  const at = momentOf(text, timeZone);
  if (at === undefined) throw fieldProblem('from', 'Write a moment such as 2026-12-01T06:00');
  if (at < now) throw fieldProblem('from', 'This moment has passed: a version never begins in the past');
  return at;
}

const write = (uow: UnitOfWork, { actor, request }: By, entry: Omit<AuditEntry, 'subject'>) =>
  audit(uow, actor, request, { ...entry, subject: 'market' });

/**
 * Saves a version that somebody wrote in the console.
 * @throws Problem not_found, invalid_request, changed_meanwhile
 */
export async function saveMarket(ctx: Context, by: By, marketId: string, body: BodyOf<typeof saveCall>): Promise<void> {
  const { baseNumber, why, bookings } = body;
  await inTransaction(ctx, async (uow) => {
    const { shown, edited } = await requireStanding(uow.tx, marketId, uow.now);
    const read = await readDocument(uow.tx, ctx, { id: marketId, country: shown.country }, body.document);
    const from = validFrom(body.from, read.market.timeZone, uow.now);
    const before = await documentOf(uow.tx, edited.id);
    const authorId = by.actor.userId;
    const written = await applyMarket(uow.tx, { read, validFrom: from, now: uow.now, why, bookings, baseNumber, authorId });
    if (!written.isNew) return;
    const { id, number: version, status } = written;
    const changes = changesBetween(before, read.text);
    const data = { market: marketId, version, status, from: from.toISOString(), reason: why, bookings, changes };
    await write(uow, by, { action: 'market.saved', subjectId: id, data });
  });
  await ctx.markets.refresh();
}

/** Opens, pauses or closes a market at once. @throws Problem not_found, changed_meanwhile */
export async function changeStatus(ctx: Context, by: By, marketId: string, body: BodyOf<typeof statusCall>): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const { shown } = await requireStanding(uow.tx, marketId, uow.now);
    const written = await setStatus(uow.tx, { ...body, marketId, authorId: by.actor.userId, now: uow.now });
    if (written === undefined) return;
    const data = { market: marketId, version: written.number, was: shown.marketStatus, is: body.status, reason: body.why };
    await write(uow, by, { action: 'market.status_set', subjectId: written.id, data });
  });
  await ctx.markets.refresh();
}

/** @throws Problem not_found for a version that there is none of, already_decided for one that waits no more */
async function refuseDecided(uow: UnitOfWork, marketId: string, number: number): Promise<never> {
  const { rows } = await requireStanding(uow.tx, marketId, uow.now);
  if (!rows.some((row) => row.number === number)) throw notFound();
  throw new Problem('already_decided', 'This version waits no more.');
}

/** A second person publishes what waits, or its author alone after a day. @throws Problem not_found, own_request, already_decided */
export async function publishMarket(ctx: Context, by: By, marketId: string, number: number): Promise<void> {
  const publisher = await publisherOf(ctx.db, by.actor, marketId);
  await inTransaction(ctx, async (uow) => {
    const published = await publishVersion(uow.tx, { marketId, number, by: publisher, now: uow.now });
    if (published === undefined) return refuseDecided(uow, marketId, number);
    const { id, alone, validFrom: from, document } = published;
    const told = alone ? await tellDrivers(uow, storedMarket(document), from > uow.now ? from : uow.now) : 0;
    const data = { market: marketId, version: number, alone, ...(alone ? { told } : {}) };
    await write(uow, by, { action: 'market.published', subjectId: id, data });
  });
  await ctx.markets.refresh();
}

/** Takes back what waits. @throws Problem not_found, already_decided */
export async function withdrawMarket(ctx: Context, by: By, marketId: string, number: number): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const withdrawn = await withdrawVersion(uow.tx, { marketId, number });
    if (withdrawn === undefined) return refuseDecided(uow, marketId, number);
    await write(uow, by, { action: 'market.withdrawn', subjectId: withdrawn.id, data: { market: marketId, version: number } });
  });
}
