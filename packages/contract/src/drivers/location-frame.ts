import { FIXES_AT_MOST } from '@safiri/rules/drivers/location-fixes.ts';
import type { PhoneFix } from '@safiri/rules/drivers/judge-fixes.ts';

/**
 * Positions as bytes, little-endian. Header: version u8, count u8, the phone's clock at sending f64 (milliseconds).
 * Each position, oldest first: latitude i32 and longitude i32 in ten-millionths of a degree, age at sending u32 (milliseconds),
 * heading u16 (hundredths of a degree), speed u16 (cm/s), accuracy u16 (dm); 65535 where the phone does not know.
 */
export const FRAME_VERSION = 1;
const HEADER_BYTES = 10;
const POINT_BYTES = 18;
/** The longest frame there is. */
export const FRAME_BYTES_AT_MOST = HEADER_BYTES + POINT_BYTES * FIXES_AT_MOST;

const PER_DEGREE = 1e7;
const PER_HEADING = 100;
const PER_SPEED = 100;
const PER_ACCURACY = 10;
const UNKNOWN = 0xffff;
const OLDEST_AGE = 0xffff_ffff;
/** The last moment that a date can be. */
const LAST_MOMENT = 8.64e15;

export interface LocationFrame {
  /** By the phone's clock, milliseconds. */
  readonly sentAt: number;
  readonly fixes: readonly PhoneFix[];
}

/** A frame that is none: another version, another length than its count says, a place that is not on the earth. */
export class FrameError extends Error {}

/** The last view: frames that came together share their memory, and making a view costs more than reading a frame. */
let seen: DataView = new DataView(new ArrayBuffer(0));
function viewOf(buffer: ArrayBufferLike): DataView {
  if (seen.buffer !== buffer) seen = new DataView(buffer);
  return seen;
}

const packed = (value: number | null, per: number) =>
  value === null || !(value >= 0) ? UNKNOWN : Math.min(Math.round(value * per), UNKNOWN - 1);
const unpacked = (raw: number, per: number) => (raw === UNKNOWN ? null : raw / per);

/** @throws RangeError for no position, or more than a frame holds */
export function encodeFrame({ sentAt, fixes }: LocationFrame): Uint8Array<ArrayBuffer> {
  if (fixes.length < 1 || fixes.length > FIXES_AT_MOST) throw new RangeError(`a frame holds 1 to ${FIXES_AT_MOST} positions`);
  const bytes = new Uint8Array(HEADER_BYTES + POINT_BYTES * fixes.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, FRAME_VERSION);
  view.setUint8(1, fixes.length);
  view.setFloat64(2, sentAt, true);
  let at = HEADER_BYTES;
  for (const fix of fixes) {
    view.setInt32(at, Math.round(fix.lat * PER_DEGREE), true);
    view.setInt32(at + 4, Math.round(fix.lng * PER_DEGREE), true);
    view.setUint32(at + 8, Math.min(Math.max(0, Math.round(sentAt - fix.at)), OLDEST_AGE), true);
    view.setUint16(at + 12, packed(fix.heading, PER_HEADING), true);
    view.setUint16(at + 14, packed(fix.speed, PER_SPEED), true);
    view.setUint16(at + 16, packed(fix.accuracy, PER_ACCURACY), true);
    at += POINT_BYTES;
  }
  return bytes;
}

/** @throws FrameError */
export function decodeFrame(bytes: Uint8Array): LocationFrame {
  if (bytes.byteLength < HEADER_BYTES) throw new FrameError('shorter than its header');
  const view = viewOf(bytes.buffer);
  const start = bytes.byteOffset;
  const end = start + bytes.byteLength;
  if (view.getUint8(start) !== FRAME_VERSION) throw new FrameError('of another version');
  const count = view.getUint8(start + 1);
  if (count < 1 || count > FIXES_AT_MOST || bytes.byteLength !== HEADER_BYTES + POINT_BYTES * count) {
    throw new FrameError('of another length than its count says');
  }
  const sentAt = view.getFloat64(start + 2, true);
  if (!(sentAt >= 0 && sentAt <= LAST_MOMENT)) throw new FrameError('sent at no time');
  const fixes: PhoneFix[] = [];
  for (let at = start + HEADER_BYTES; at < end; at += POINT_BYTES) {
    const lat = view.getInt32(at, true) / PER_DEGREE;
    const lng = view.getInt32(at + 4, true) / PER_DEGREE;
    const heading = unpacked(view.getUint16(at + 12, true), PER_HEADING);
    if (lat < -90 || lat > 90 || lng < -180 || lng > 180) throw new FrameError('from no place on the earth');
    if (heading !== null && heading > 360) throw new FrameError('with a heading beyond the circle');
    fixes.push({
      lat,
      lng,
      heading,
      speed: unpacked(view.getUint16(at + 14, true), PER_SPEED),
      accuracy: unpacked(view.getUint16(at + 16, true), PER_ACCURACY),
      at: sentAt - view.getUint32(at + 8, true),
    });
  }
  return { sentAt, fixes };
}
