import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Longer than a server takes to stop and start. */
const PATIENCE_MS = 20_000;
const ASK_EVERY_MS = 100;

const answers = (url: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function untilItAnswers(url: URL): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !(await answers(url));) await pause(ASK_EVERY_MS);
}

/** While the server starts anew after an edit, requests wait for it instead of failing. Comes before the proxy. */
export const waitForServer = (address: string, paths: readonly string[]): Plugin => ({
  name: 'safiri-wait-for-server',
  configureServer(server) {
    const url = new URL(address);
    const hold = async (_request: unknown, _response: unknown, next: () => void) => {
      await untilItAnswers(url);
      next();
    };
    for (const path of paths) server.middlewares.use(path, (...given) => void hold(...given));
  },
});
