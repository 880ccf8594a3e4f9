import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { trainingRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** Lessons and quizzes of drivers. */
export const trainingRoom: Room<Needs> = {
  name: 'training',
  routes: ({ server }) => trainingRoutes(server),
};
