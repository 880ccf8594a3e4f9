import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeModel {
  readonly url: string;
  /** What was asked, the newest last. */
  readonly asked: Array<{ authorization: string | undefined; body: unknown }>;
  /** How it answers from now on; null never answers. */
  answer: ((reply: ServerResponse, body: unknown) => void) | null;
  close(): Promise<void>;
}

/** A completion that says this. */
export const says = (content: unknown) => (reply: ServerResponse) => {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify({ choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }] }));
};

/** A server that speaks OpenAI's chat completions as a test tells it to. */
export async function fakeModel(): Promise<FakeModel> {
  const model: Omit<FakeModel, 'url' | 'close'> = { asked: [], answer: null };
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: unknown = JSON.parse(text);
      model.asked.push({ authorization: request.headers.authorization, body });
      model.answer?.(reply, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return Object.assign(model, {
    url,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
