import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** A way to a database that can stop carrying bytes without closing anything, as a broken network does. */
export interface StallingProxy {
  readonly url: string;
  stall(): void;
  flow(): void;
  close(): Promise<void>;
}

/** Where the database of a connection address listens: a port, or a unix socket named by `host`. */
function target(url: URL): NetConnectOpts {
  const folder = url.searchParams.get('host');
  const port = Number(url.port || url.searchParams.get('port') || 5432);
  return folder?.startsWith('/') === true ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
}

export async function stallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const url = new URL(databaseUrl);
  const to = target(url);
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const upstream = connect(to);
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void into.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
      if (stalled) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.searchParams.delete('host');
  through.searchParams.delete('port');
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    flow() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
