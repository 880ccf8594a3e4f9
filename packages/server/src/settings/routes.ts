import * as calls from '@safiri/contract/settings/calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';

export function settingsRoutes(server: Server): void {
  const { tilesUrl, demo, ai } = server.ctx.config;
  serveRead(server, calls.getSettings, async () => ({ tilesUrl: tilesUrl ?? null, demo, aiModel: ai?.model ?? null }));
}
