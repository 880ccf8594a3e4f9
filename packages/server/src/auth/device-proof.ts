import { createPublicKey, verify } from 'node:crypto';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { deviceRequests } from '@safiri/db/auth/tables.ts';
import { judgeRequest, REQUESTS_REMEMBERED, type Proven } from '@safiri/rules/auth/device-secret.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Key, number and signature of a request (web/platform/device-proof.ts), which no other site's page can set. */
const HEADER = 'x-device-proof';
const FORM = /^([\w-]{87})\.(\d{1,15})\.([\w-]{86})$/;

/** An uncompressed point: a byte that says so, and two coordinates. */
const POINT = { bytes: 65, mark: 4, x: [1, 33], y: [33, 65] } as const;

export interface DeviceProof {
  readonly publicKey: Buffer;
  /** Counted by the browser: no two of its requests have the same. */
  readonly number: number;
  readonly signature: Buffer;
}

function fits(point: Buffer, text: string, signature: Buffer): boolean {
  if (point.length !== POINT.bytes || point[0] !== POINT.mark) return false;
  const half = (at: readonly [number, number]) => point.subarray(...at).toString('base64url');
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(POINT.x), y: half(POINT.y) }, format: 'jwk' });
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    // No point of the curve.
    return false;
  }
}

function read({ headers, method, url }: FastifyRequest): DeviceProof | undefined {
  const shown = headers[HEADER];
  const [, key, number, signed] = FORM.exec(typeof shown === 'string' ? shown : '') ?? [];
  if (key === undefined || number === undefined || signed === undefined) return undefined;
  const proof = { publicKey: Buffer.from(key, 'base64url'), number: Number(number), signature: Buffer.from(signed, 'base64url') };
  const [path = ''] = url.split('?');
  return fits(proof.publicKey, `${method} ${path} ${number}`, proof.signature) ? proof : undefined;
}

const proofs = new WeakMap<FastifyRequest, { readonly proof: DeviceProof | undefined }>();

/** What a request proves of the browser that it comes from; undefined where it is not signed, or not by the key that it names. */
export function proofIn(request: FastifyRequest): DeviceProof | undefined {
  const known = proofs.get(request) ?? { proof: read(request) };
  proofs.set(request, known);
  return known.proof;
}

/** Writes a signed request of a device down, and judges it by those that came before. */
export async function noteRequest(uow: UnitOfWork, deviceId: number, { number, signature }: DeviceProof): Promise<Proven> {
  const ofDevice = eq(deviceRequests.deviceId, deviceId);
  // Of two that have one number at the same moment the second waits here for the first.
  await uow.tx.insert(deviceRequests).values({ deviceId, number, signature, at: uow.now }).onConflictDoNothing();
  const rows = await uow.tx.select().from(deviceRequests).where(ofDevice).orderBy(desc(deviceRequests.number));
  const known = rows.map((row) => ({ number: row.number, at: row.at.getTime(), same: row.signature.equals(signature) }));
  const newest = known[0]?.number ?? number;
  await uow.tx.delete(deviceRequests).where(and(ofDevice, lte(deviceRequests.number, newest - REQUESTS_REMEMBERED)));
  return judgeRequest(known, number, uow.now.getTime());
}
