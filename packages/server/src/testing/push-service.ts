import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';

export interface PushRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's own half of its subscription: whoever has it can read what is pushed. */
export function browserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Reads a message as a browser does: RFC 8291 over the one record of RFC 8188. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const secret = ecdh.computeSecret(sender);
      const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
      const key = derive(secret, auth, info, 32);
      const sealed = body.subarray(21 + idLength);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The text ends at the last octet that is not padding, which is 2.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/**
 * A push service on this machine. Its `send` makes the request that the real ones get, and hands it in here, where there is no
 * public address to be had.
 */
export async function fakePushService() {
  const requests: PushRequest[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send: typeof webPush.sendNotification = async (subscription, payload, options) => {
    const details: webPush.RequestDetails = webPush.generateRequestDetails(subscription, String(payload), options);
    const { pathname } = new URL(details.endpoint);
    const headers = Object.entries(details.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(details.body ?? []),
    });
    if (!answer.ok) throw new webPush.WebPushError('refused', answer.status, {}, '', details.endpoint);
    return { statusCode: answer.status, body: '', headers: {} };
  };
  return {
    requests,
    send,
    answerWith: (next: number) => void (status = next),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
