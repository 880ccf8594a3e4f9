import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXES_AT_MOST } from '@safiri/rules/drivers/location-fixes.ts';
import { ACK_BYTES, ackReasons, decodeAck, encodeAck, type LocationAck } from './location-ack.ts';
import { decodeFrame, encodeFrame, FRAME_BYTES_AT_MOST, FrameError, type LocationFrame } from './location-frame.ts';

const moment = fc.integer({ min: 0, max: 4e12 });
const maybe = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }), { nil: null });
const frame: fc.Arbitrary<LocationFrame> = moment.chain((sentAt) =>
  fc.record({
    sentAt: fc.constant(sentAt),
    fixes: fc.array(
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
        heading: maybe(360),
        speed: maybe(150),
        accuracy: maybe(5000),
        at: fc.integer({ min: 0, max: 3_600_000 }).map((age) => sentAt - age),
      }),
      { minLength: 1, maxLength: FIXES_AT_MOST },
    ),
  }),
);

/** Near enough: the wire rounds to a centimetre, a hundredth of a degree, a centimetre a second, a decimetre. */
function expectNear(got: number | null, sent: number | null, within: number): void {
  if (sent === null || got === null) expect(got).toBe(sent);
  else expect(Math.abs(got - sent)).toBeLessThanOrEqual(within);
}

describe('a frame of positions', () => {
  it('arrives as it was sent, in at most 18 bytes a position', () => {
    fc.assert(
      fc.property(frame, (sent) => {
        const bytes = encodeFrame(sent);
        expect(bytes.byteLength).toBe(10 + 18 * sent.fixes.length);
        expect(bytes.byteLength).toBeLessThanOrEqual(FRAME_BYTES_AT_MOST);
        const got = decodeFrame(bytes);
        expect([got.sentAt, got.fixes.length]).toEqual([sent.sentAt, sent.fixes.length]);
        for (const [i, fix] of sent.fixes.entries()) {
          const arrived = got.fixes[i] ?? fix;
          expectNear(arrived.lat, fix.lat, 0.6e-7);
          expectNear(arrived.lng, fix.lng, 0.6e-7);
          expectNear(arrived.heading, fix.heading, 0.0051);
          expectNear(arrived.speed, fix.speed, 0.0051);
          expectNear(arrived.accuracy, fix.accuracy, 0.051);
          expect(arrived.at).toBe(fix.at);
        }
        // What was rounded once stays: a relay changes nothing.
        expect(decodeFrame(encodeFrame(got))).toEqual(got);
      }),
    );
  });

  it('is read at any offset of a larger buffer', () => {
    fc.assert(
      fc.property(frame, fc.nat(7), (sent, offset) => {
        const bytes = encodeFrame(sent);
        const larger = new Uint8Array(bytes.byteLength + offset + 3);
        larger.set(bytes, offset);
        expect(decodeFrame(larger.subarray(offset, offset + bytes.byteLength))).toEqual(decodeFrame(bytes));
      }),
    );
  });

  it('is refused when it is cut, longer than it says, or of another version', () => {
    fc.assert(
      fc.property(frame, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 }), (sent, cut, more) => {
        const bytes = encodeFrame(sent);
        expect(() => decodeFrame(bytes.subarray(0, cut % bytes.byteLength))).toThrow(FrameError);
        expect(() => decodeFrame(Uint8Array.from([...bytes, ...more]))).toThrow(FrameError);
        expect(() => decodeFrame(Uint8Array.from([2, ...bytes.subarray(1)]))).toThrow(FrameError);
      }),
    );
  });

  it('gives either positions on the earth or a refusal, whatever the bytes are', () => {
    const noise = fc
      .integer({ min: 0, max: 5 })
      .chain((count) =>
        fc.uint8Array({ minLength: 8 + 18 * count, maxLength: 8 + 18 * count }).map((rest) => Uint8Array.from([1, count, ...rest])),
      );
    fc.assert(
      fc.property(fc.oneof(noise, fc.uint8Array({ maxLength: 60 })), (bytes) => {
        let got: LocationFrame;
        try {
          got = decodeFrame(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(FrameError);
          return;
        }
        for (const { lat, lng, at } of got.fixes) {
          expect(Math.abs(lat)).toBeLessThanOrEqual(90);
          expect(Math.abs(lng)).toBeLessThanOrEqual(180);
          expect(Number.isFinite(at)).toBe(true);
        }
      }),
    );
  });

  it('holds no fewer than one and no more than a hundred', () => {
    const fix = { lat: 0, lng: 0, heading: null, speed: null, accuracy: null, at: 0 };
    expect(() => encodeFrame({ sentAt: 0, fixes: [] })).toThrow(RangeError);
    expect(() => encodeFrame({ sentAt: 0, fixes: Array.from({ length: FIXES_AT_MOST + 1 }, () => fix) })).toThrow(RangeError);
  });
});

describe('the answer', () => {
  const u32 = fc.integer({ min: 0, max: 0xffff_ffff });
  const counts = Object.fromEntries(ackReasons.map((reason) => [reason, u32])) as Record<(typeof ackReasons)[number], typeof u32>;
  const plain = { noNullPrototype: true };
  const rejected = fc.record(counts, plain);
  const ack: fc.Arbitrary<LocationAck> = fc.record({ frames: u32, newestAt: moment, taken: u32, rejected }, plain);

  it('arrives as it was sent', () => {
    fc.assert(
      fc.property(ack, (sent) => {
        expect(decodeAck(encodeAck(sent))).toEqual(sent);
      }),
    );
  });

  it('is refused at another length or of another version', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2 * ACK_BYTES }), (bytes) => {
        if (bytes.byteLength === ACK_BYTES && bytes[0] === 1) return;
        expect(() => decodeAck(bytes)).toThrow(FrameError);
      }),
    );
  });
});
