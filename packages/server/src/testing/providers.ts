import { createServer, type ServerResponse } from 'node:http';
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

/** Reads forms and answers them with JSON, on loopback. */
async function takingForms(path: string, take: (form: URLSearchParams, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => take(new URLSearchParams(body), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A gateway for calls in Africa's Talking's protocol, on loopback, with the numbers that it rang. */
export async function fakeVoice() {
  const rung: string[] = [];
  const door = await takingForms('/call', (form, response) => {
    const to = form.get('to') ?? '';
    const taken = form.get('username') === 'safiri' && form.get('from') === '+254711082000';
    if (taken) rung.push(to);
    response.writeHead(taken ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ entries: [{ phoneNumber: to, status: taken ? 'Queued' : 'InvalidCallerId' }], errorMessage: 'None' }));
  });
  return { ...door, rung };
}

/** An SMS gateway in Africa's Talking's protocol, on loopback. */
export async function fakeGateway(): Promise<FakeGateway> {
  const door = await takingForms('/version1/messaging', (form, response) => {
    if (gateway.mood === 'hangs') return;
    if (gateway.mood === 'fails') return void response.writeHead(502).end();
    const taken = gateway.mood === 'takes';
    if (taken) gateway.texts.push({ to: form.get('to') ?? '', message: form.get('message') ?? '' });
    response.writeHead(201, { 'content-type': 'application/json' });
    const recipient = { number: form.get('to'), statusCode: taken ? 101 : 405, status: taken ? 'Success' : 'InsufficientBalance' };
    response.end(JSON.stringify({ SMSMessageData: { Message: 'Sent', Recipients: [recipient] } }));
  });
  const gateway: FakeGateway = { ...door, texts: [], mood: 'takes' };
  return gateway;
}
