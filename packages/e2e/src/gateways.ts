import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Gateways for texts and calls in Africa's Talking's protocol, on loopback. */
export interface Gateways {
  /** What a product is started with to use them. */
  readonly settings: Readonly<Record<string, string>>;
  /** The newest text to a number. */
  textTo(phone: string): string | undefined;
  /** Answers the newest call to a number as its gateway does: what is said, as the product tells it. */
  answer(phone: string, product: string): Promise<string | undefined>;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

export async function openGateways(): Promise<Gateways> {
  const texts = new Map<string, string>();
  const calls = new Map<string, string>();
  const server = createServer((request, response) => {
    void formOf(request).then((form) => {
      const to = form.get('to') ?? '';
      const isCall = request.url === '/call';
      if (isCall) calls.set(to, form.get('clientRequestId') ?? '');
      else texts.set(to, form.get('message') ?? '');
      response.writeHead(200, { 'content-type': 'application/json' });
      const taken = isCall
        ? { entries: [{ phoneNumber: to, status: 'Queued' }], errorMessage: 'None' }
        : { SMSMessageData: { Message: 'Sent', Recipients: [{ number: to, statusCode: 101, status: 'Success' }] } };
      response.end(JSON.stringify(taken));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      SMS_URL: `${url}/messaging`,
      SMS_USERNAME: 'safiri',
      SMS_API_KEY: 'key',
      VOICE_URL: `${url}/call`,
      VOICE_USERNAME: 'safiri',
      VOICE_API_KEY: 'key',
      VOICE_FROM: '+27105550100',
    },
    textTo: (phone) => texts.get(phone),
    async answer(phone, product) {
      const tag = calls.get(phone);
      if (tag === undefined) return undefined;
      const body = new URLSearchParams({ isActive: '1', direction: 'Outbound', destinationNumber: phone, clientRequestId: tag });
      return (await fetch(`${product}/voice/on-call`, { method: 'POST', body })).text();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
