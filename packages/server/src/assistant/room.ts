import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { AssistantModel } from './ports.ts';
import { assistantRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly model: AssistantModel | undefined;
}

/** Orders by voice, shopping lists, tips of prices. */
export const assistantRoom: Room<Needs> = {
  name: 'assistant',
  routes: ({ server, model }) => assistantRoutes(server, model),
};
