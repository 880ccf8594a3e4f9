import type { WebSocket } from '@fastify/websocket';
import { ackReasons, encodeAck, type AckReason } from '@safiri/contract/drivers/location-ack.ts';
import { decodeFrame, FrameError, type LocationFrame } from '@safiri/contract/drivers/location-frame.ts';
import { socketCloseCodes } from '@safiri/contract/drivers/socket-close-codes.ts';
import { noneRejected, type Judged, type PhoneFix } from '@safiri/rules/drivers/judge-fixes.ts';
import { FIXES_AT_MOST } from '@safiri/rules/drivers/location-fixes.ts';

/** One phone's socket. */
export interface HeldSocket {
  /** Asks whether the phone still reads, and lets go of one that does not. */
  beat(): void;
  end(code: number): void;
  /** Stops what goes on beside the socket. */
  stop(): void;
}

interface Held {
  readonly socket: WebSocket;
  /** The operator's setting for all limits. */
  readonly factor: number;
  readonly now: () => number;
  readonly take: (fixes: readonly PhoneFix[], sentAt: number, nowMs: number) => Judged;
}

/** Positions that a phone may send: so many each second, and twice what a phone may have kept offline at once. */
const POINTS_PER_SECOND = 20;
const POINTS_AT_ONCE = 2 * FIXES_AT_MOST;
/** Frames beyond that are dropped unread; so many of them between two answers are no phone. */
const DROPPED_AT_MOST = 5000;
/** Answers are batched: the phone needs one now and then. */
const ACK_EVERY_MS = 1000;
/** More than this unsent means that nobody reads. */
const BACKLOG_BYTES = 4096;
const MISSED_BEATS = 2;
/** How long a phone may take to agree to the end of its socket. */
const PATIENCE_MS = 5000;

/** The reasons of the rule that an answer counts. */
const reported = ackReasons.filter((reason) => reason !== 'tooMany');

/** Reads the frames of one phone, within its limits, and answers now and then what became of them. */
export function holdSocket({ socket, factor, now, take }: Held): HeldSocket {
  const rejected = Object.fromEntries(ackReasons.map((reason) => [reason, 0])) as Record<AckReason, number>;
  let frames = 0;
  let taken = 0;
  let newestAt = 0;
  let dropped = 0;
  let missed = 0;
  let allowance = POINTS_AT_ONCE * factor;
  let filledAt = now();
  let ackedAt = 0;
  let acking: NodeJS.Timeout | undefined;
  let leaving: NodeJS.Timeout | undefined;

  function end(code: number): void {
    socket.close(code);
    leaving ??= setTimeout(() => socket.terminate(), PATIENCE_MS);
  }

  function ack(): void {
    acking = undefined;
    ackedAt = now();
    dropped = 0;
    if (socket.bufferedAmount > BACKLOG_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(encodeAck({ frames, newestAt, taken, rejected }));
  }

  function ackSoon(at: number): void {
    acking ??= setTimeout(ack, Math.max(0, Math.min(ACK_EVERY_MS, ackedAt + ACK_EVERY_MS - at)));
  }

  /** Whether the phone may still send at `at`, which fills its allowance again. */
  function mayTake(at: number): boolean {
    const most = POINTS_AT_ONCE * factor;
    allowance = Math.min(most, allowance + (Math.max(0, at - filledAt) / 1000) * POINTS_PER_SECOND * factor);
    filledAt = at;
    return allowance >= 1;
  }

  function read({ sentAt, fixes }: LocationFrame, nowMs: number): void {
    allowance -= fixes.length;
    const judged = take(fixes, sentAt, nowMs);
    taken += judged.taken.length;
    if (judged.rejected !== noneRejected) for (const why of reported) rejected[why] += judged.rejected[why] ?? 0;
    const newest = judged.taken.at(-1);
    if (newest !== undefined) newestAt = newest.at - (judged.track.offset ?? 0);
  }

  function hear(data: Buffer, isBinary: boolean): void {
    const at = now();
    frames += 1;
    ackSoon(at);
    if (!mayTake(at)) {
      dropped += 1;
      rejected.tooMany += 1;
      if (dropped > DROPPED_AT_MOST) end(socketCloseCodes.flood);
      return;
    }
    try {
      if (!isBinary) throw new FrameError('text');
      read(decodeFrame(data), at);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      end(socketCloseCodes.malformed);
    }
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState === socket.OPEN) hear(data, isBinary);
  });
  socket.on('pong', () => (missed = 0));
  return {
    end,
    stop() {
      clearTimeout(acking);
      clearTimeout(leaving);
    },
    beat() {
      missed += 1;
      if (missed > MISSED_BEATS) socket.terminate();
      else socket.ping();
    },
  };
}
