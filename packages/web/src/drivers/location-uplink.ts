import { decodeAck } from '@safiri/contract/drivers/location-ack.ts';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { socketCloseCodes } from '@safiri/contract/drivers/socket-close-codes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { addressOf } from '../platform/api-client.ts';

/** A position of this phone; `at` is its own time, ISO 8601. */
export interface Fix extends Point {
  readonly heading: number | null;
  readonly speed: number | null;
  readonly accuracy: number | null;
  readonly at: string;
}

/** The driver's socket. While there is none, whoever has positions posts them. */
export interface Uplink {
  /** Sends positions and keeps them until the server has them; false when there is no socket to send on. */
  send(fixes: readonly Fix[]): boolean;
  close(): void;
}

/** A frame that is not answered by then was sent to nobody. */
const PATIENCE_MS = 15_000;
const RECONNECT_MS = { first: 1000, most: 60_000 };
/** Another window of the same driver has the socket: the two would take it from each other for ever. */
const LEAVE_TO_OTHER_MS = 300_000;

interface Sent {
  readonly fixes: readonly Fix[];
  readonly at: number;
}

/** @param onLost gets the positions back that the server may not have */
export function openUplink(driverId: number, onLost: (fixes: Fix[]) => void): Uplink {
  const path = addressOf(driverPaths.streamLocation, { id: driverId });
  let socket: WebSocket | undefined;
  let sent: Sent[] = [];
  /** Frames of this connection that the server dealt with. */
  let dealtWith = 0;
  let wait = RECONNECT_MS.first;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function lose(pause: number): void {
    const left = socket;
    socket = undefined;
    if (left !== undefined) {
      left.onclose = null;
      left.onmessage = null;
      left.close();
    }
    const fixes = sent.flatMap((frame) => frame.fixes);
    sent = [];
    dealtWith = 0;
    if (fixes.length > 0) onLost(fixes);
    clearTimeout(retry);
    // Jitter keeps a city of phones from coming back in the same instant.
    if (!closed) retry = setTimeout(connect, pause * (0.5 + Math.random()));
  }

  function connect(): void {
    if (closed || !navigator.onLine) return;
    const opening = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
    socket = opening;
    opening.binaryType = 'arraybuffer';
    opening.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      const { frames } = decodeAck(new Uint8Array(data));
      wait = RECONNECT_MS.first;
      sent = sent.slice(frames - dealtWith);
      dealtWith = frames;
    };
    opening.onclose = ({ code }) => {
      lose(code === socketCloseCodes.replaced ? LEAVE_TO_OTHER_MS : wait);
      wait = Math.min(wait * 2, RECONNECT_MS.most);
    };
  }

  const back = () => {
    if (socket !== undefined) return;
    clearTimeout(retry);
    connect();
  };
  const gone = () => lose(RECONNECT_MS.most);
  addEventListener('online', back);
  addEventListener('offline', gone);
  connect();

  return {
    send(fixes) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      const [oldest] = sent;
      if (oldest !== undefined && Date.now() - oldest.at > PATIENCE_MS) {
        lose(wait);
        return false;
      }
      const sentAt = Date.now();
      socket.send(encodeFrame({ sentAt, fixes: fixes.map((fix) => ({ ...fix, at: Date.parse(fix.at) })) }));
      sent.push({ fixes, at: sentAt });
      return true;
    },
    close() {
      closed = true;
      removeEventListener('online', back);
      removeEventListener('offline', gone);
      clearTimeout(retry);
      lose(0);
    },
  };
}
