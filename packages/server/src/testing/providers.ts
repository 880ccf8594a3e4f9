import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text that an SMS gateway was handed. */
export interface Texted {
  readonly to: string;
  readonly message: string;
}

export interface FakeGateway {
  readonly url: string;
  readonly texts: Texted[];
  /** What it does with the next ones. */
  mood: 'takes' | 'refuses' | 'fails' | 'hangs';
  close(): Promise<void>;
}

/** An SMS gateway in Africa's Talking's protocol, on loopback. */
export async function fakeGateway(): Promise<FakeGateway> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      if (gateway.mood === 'hangs') return;
      if (gateway.mood === 'fails') return void response.writeHead(502).end();
      const taken = gateway.mood === 'takes';
      if (taken) gateway.texts.push({ to: form.get('to') ?? '', message: form.get('message') ?? '' });
      response.writeHead(201, { 'content-type': 'application/json' });
      const recipient = { number: form.get('to'), statusCode: taken ? 101 : 405, status: taken ? 'Success' : 'InsufficientBalance' };
      response.end(JSON.stringify({ SMSMessageData: { Message: 'Sent', Recipients: [recipient] } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: FakeGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/version1/messaging`,
    texts: [],
    mood: 'takes',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return gateway;
}
