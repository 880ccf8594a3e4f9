import * as calls from '@safiri/contract/settings/calls.ts';
import type { MapStore } from '../maps/public.ts';
import { serveRead, type Server } from '../platform/serve.ts';

export function settingsRoutes(server: Server, maps: MapStore): void {
  const { tilesUrl, demo, ai, sms } = server.ctx.config;
  serveRead(server, calls.getSettings, async () => ({
    tilesUrl: tilesUrl ?? null,
    maps: [...maps.list()],
    demo,
    canText: sms !== undefined,
    aiModel: ai?.model ?? null,
  }));
}
