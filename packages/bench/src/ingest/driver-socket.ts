import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { decodeAck, type LocationAck } from '@safiri/contract/drivers/location-ack.ts';
import { headOf } from './http.ts';

/** One masked WebSocket message, as browsers send it, and where in it the phone's clock is to be written. */
export function messageOf(payload: Uint8Array): { bytes: Buffer; mask: Buffer; bodyAt: number } {
  const mask = randomBytes(4);
  const length = payload.byteLength < 126 ? [0x80 | payload.byteLength] : [0x80 | 126, payload.byteLength >> 8, payload.byteLength & 0xff];
  const body = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return { bytes: Buffer.from([0x82, ...length, ...mask, ...body]), mask, bodyAt: 1 + length.length + 4 };
}

/** An answer of the server; its messages are short and unmasked. */
export function ackOf(chunk: Buffer): LocationAck | undefined {
  const length = chunk[1] ?? 0;
  return chunk[0] === 0x82 && chunk.byteLength >= 2 + length ? decodeAck(chunk.subarray(2, 2 + length)) : undefined;
}

/** A driver's socket, as the app opens it, ready to send on. */
export function openDriverSocket(port: number, { id, cookie }: { readonly id: number; readonly cookie: string }): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('data', (answer: Buffer) => {
      if (!answer.toString().startsWith('HTTP/1.1 101')) throw new Error(answer.toString());
      resolve(socket);
    });
    const key = randomBytes(16).toString('base64');
    socket.write(
      `${headOf('GET', `/api/drivers/${id}/location-stream`, port, cookie)}connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
  });
}
