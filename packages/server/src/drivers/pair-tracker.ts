import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { driverTrackers } from '@safiri/db/drivers/tables.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { getTracker, pairTracker as call } from '@safiri/contract/drivers/calls.ts';
import { trackerPath } from '@safiri/contract/drivers/paths.ts';
import { PAIRING_MINUTES } from '@safiri/rules/drivers/tracker.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { isLoopbackHost } from '../platform/network.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

type Row = typeof driverTrackers.$inferSelect;

/**
 * What Traccar Client is set to by a scanned code: a position every five seconds by satellite, standing or moving, kept while
 * there is no network, and started at once. Its other settings stay as they are.
 */
const SETTINGS = new URLSearchParams({
  accuracy: 'highest',
  distance: '0',
  interval: '5',
  fastest_interval: '5',
  heartbeat: '60',
  stop_detection: 'false',
  buffer: 'true',
  service: 'true',
}).toString();

const presentTracker = ({ createdAt, useBy, usedAt, heardAt, positionAt }: Row) => ({
  pairedAt: (usedAt ?? createdAt).toISOString(),
  useBy: usedAt === null ? useBy.toISOString() : null,
  heardAt: heardAt?.toISOString() ?? null,
  positionAt: positionAt?.toISOString() ?? null,
});

/** The driver's tracker; one whose secret lapsed unused is none. */
export async function readTracker(reader: Reader, driverId: number, now: Date): Promise<ReplyOf<typeof getTracker>> {
  const [row] = await reader.select().from(driverTrackers).where(eq(driverTrackers.driverId, driverId));
  const stands = row !== undefined && (row.usedAt !== null || row.useBy > now);
  return { tracker: stands ? presentTracker(row) : null };
}

/** Others than this machine must reach the address over TLS: whoever reads it on the way may write the driver's positions. */
function requireTls(publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLoopbackHost(hostname)) throw new Problem('https_needed');
}

/**
 * Makes a secret for the driver's tracker. It is told once; the secret before it ends.
 * @throws Problem https_needed where the server's public address is not encrypted
 */
export async function pairTracker(ctx: Context, uow: UnitOfWork, driverId: number): Promise<ReplyOf<typeof call>> {
  const { publicUrl } = ctx.config;
  requireTls(publicUrl);
  const secret = ctx.random.linkId();
  const row = {
    secretHash: sha256(secret),
    createdAt: uow.now,
    useBy: new Date(uow.now.getTime() + PAIRING_MINUTES * 60_000),
    usedAt: null,
    name: null,
    heardAt: null,
    positionAt: null,
  };
  const [made] = await uow.tx
    .insert(driverTrackers)
    .values({ driverId, ...row })
    .onConflictDoUpdate({ target: driverTrackers.driverId, set: row })
    .returning();
  if (made === undefined) throw new Error('the tracker was not written');
  uow.afterCommit(() => ctx.bus.publish('tracker', { driverId }));
  const address = `${publicUrl}${trackerPath.replace(':secret', secret)}`;
  return {
    tracker: presentTracker(made),
    address,
    code: `${address}?${SETTINGS}`,
    appLink: `org.traccar.client://config?url=${encodeURIComponent(address)}&${SETTINGS}`,
  };
}

/** Ends a pairing: the secret is as if it had never been. */
export async function unpairTracker(ctx: Context, uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx.delete(driverTrackers).where(eq(driverTrackers.driverId, driverId));
  uow.afterCommit(() => ctx.bus.publish('tracker', { driverId }));
}

/** What is stored of a driver's tracker, for the copy of their data. */
export async function exportTracker(reader: Reader, driverId: number | null): Promise<object | null> {
  if (driverId === null) return null;
  const [row] = await reader.select().from(driverTrackers).where(eq(driverTrackers.driverId, driverId));
  return row === undefined ? null : { ...presentTracker(row), name: row.name };
}
