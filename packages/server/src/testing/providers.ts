import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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

/** Reads what is posted and answers them with JSON, on loopback. */
async function takingPosts(path: string, take: (body: string, response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => take(body, response, request));
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

/** A gateway for calls in Africa's Talking's protocol, on loopback, with the numbers that it rang and what it hands back when they answer. */
export async function fakeVoice() {
  const rung: string[] = [];
  const tags: Array<string | null> = [];
  const door = await takingPosts('/call', (body, response) => {
    const form = new URLSearchParams(body);
    const to = form.get('to') ?? '';
    const taken = form.get('username') === 'safiri' && form.get('from') === '+254711082000';
    if (taken) {
      rung.push(to);
      tags.push(form.get('clientRequestId'));
    }
    response.writeHead(taken ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ entries: [{ phoneNumber: to, status: taken ? 'Queued' : 'InvalidCallerId' }], errorMessage: 'None' }));
  });
  return { ...door, rung, tags };
}

interface WhatsAppPost {
  readonly to: string;
  readonly template: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: ReadonlyArray<{ readonly type: string; readonly parameters: ReadonlyArray<{ readonly text: string }> }>;
  };
}

/** A gateway in the protocol of WhatsApp's Cloud API, on loopback, with what it was handed; it takes nothing while it is `down`. */
export async function fakeWhatsApp() {
  const messages: Array<{ to: string; template: string; language: string; codes: string[] }> = [];
  const door = await takingPosts('/v23.0/100200300/messages', (body, response, { headers }) => {
    if (gateway.down || headers.authorization !== 'Bearer token') return void response.writeHead(gateway.down ? 503 : 401).end();
    const { to, template } = JSON.parse(body) as WhatsAppPost;
    const codes = template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
    messages.push({ to, template: template.name, language: template.language.code, codes });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: `wamid.${messages.length}` }] }));
  });
  const gateway = { ...door, messages, down: false };
  return gateway;
}

/** An SMS gateway in Africa's Talking's protocol, on loopback. */
export async function fakeGateway(): Promise<FakeGateway> {
  const door = await takingPosts('/version1/messaging', (body, response) => {
    const form = new URLSearchParams(body);
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
