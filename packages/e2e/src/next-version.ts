import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product behind an address of its own, on which a new version can be brought out. */
export interface Deployment {
  readonly address: string;
  /** From now on every file of the app has another address, and the old addresses are gone: what a new build does. */
  deploy(): void;
  stop(): void;
}

const isText = (type: string | undefined) => /javascript|html|css/.test(type ?? '');

/** Stands between the browser and the product, and brings out a new version when it is told to. */
export async function deployable(product: string): Promise<Deployment> {
  const { hostname, port } = new URL(product);
  let isNew = false;
  const renamed = (text: string) => text.replaceAll('assets/', 'assets/n/').replace(/version:`\w+`/, 'version:`next`');
  const answer = (incoming: IncomingMessage, reply: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (isNew && /^\/assets\/(?!n\/)/.test(path)) {
      reply.writeHead(404).end();
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const asked = request({ hostname, port, path: path.replace('/assets/n/', '/assets/'), method: incoming.method, headers }, (came) => {
      if (!isNew || !isText(came.headers['content-type'])) {
        reply.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(reply);
        return;
      }
      const { 'content-length': _length, ...rest } = came.headers;
      const parts: Buffer[] = [];
      came.on('data', (part: Buffer) => parts.push(part));
      came.on('end', () => reply.writeHead(came.statusCode ?? 502, rest).end(renamed(Buffer.concat(parts).toString())));
    });
    asked.on('error', () => reply.destroy());
    reply.on('close', () => asked.destroy());
    incoming.pipe(asked);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void (isNew = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
