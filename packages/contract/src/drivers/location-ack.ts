import type { RejectReason } from '@safiri/rules/drivers/judge-fixes.ts';
import { FRAME_VERSION, FrameError } from './location-frame.ts';

/**
 * Why a position did not count, in the order of the bytes; `tooMany` came faster than a phone may send. What yielded to a
 * tracker has no place in them: to the phone it is dealt with like the others.
 */
export const ackReasons = ['outOfOrder', 'tooOld', 'fromFuture', 'nowhere', 'suspect', 'tooMany'] as const satisfies ReadonlyArray<
  RejectReason | 'tooMany'
>;
export type AckReason = (typeof ackReasons)[number];

/**
 * What the server says now and then of all frames of a connection so far, little-endian: version u8, frames dealt with u32,
 * time of the newest position taken f64 (the phone's clock, 0 for none), positions taken u32, then those that did not count
 * u32 each, by reason. The phone may forget the frames that were dealt with, whatever became of them.
 */
export interface LocationAck {
  readonly frames: number;
  readonly newestAt: number;
  readonly taken: number;
  readonly rejected: Readonly<Record<AckReason, number>>;
}

const COUNTS_AT = 13;
export const ACK_BYTES = COUNTS_AT + 4 + 4 * ackReasons.length;

export function encodeAck(ack: LocationAck): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(ACK_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, FRAME_VERSION);
  view.setUint32(1, ack.frames, true);
  view.setFloat64(5, ack.newestAt, true);
  view.setUint32(COUNTS_AT, ack.taken, true);
  for (const [i, reason] of ackReasons.entries()) view.setUint32(COUNTS_AT + 4 + 4 * i, ack.rejected[reason], true);
  return bytes;
}

/** @throws FrameError */
export function decodeAck(bytes: Uint8Array): LocationAck {
  if (bytes.byteLength !== ACK_BYTES || bytes[0] !== FRAME_VERSION) throw new FrameError('no answer of this version');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const counts = ackReasons.map((reason, i) => [reason, view.getUint32(COUNTS_AT + 4 + 4 * i, true)] as const);
  return {
    frames: view.getUint32(1, true),
    newestAt: view.getFloat64(5, true),
    taken: view.getUint32(COUNTS_AT, true),
    rejected: Object.fromEntries(counts) as Record<AckReason, number>,
  };
}
