import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { FileStore } from '../uploads/public.ts';
import { catalogueRoutes } from './routes.ts';
import { servePictures } from './serve-pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';

interface Needs {
  readonly server: Server;
  readonly pictures: FileStore;
}

/** Restaurants, stores and what they offer. */
export const catalogueRoom: Room<Needs> = {
  name: 'catalogue',
  routes({ server, pictures }) {
    catalogueRoutes(server);
    servePictures(server, pictures);
  },
  hourly: ({ server, pictures }) => sweepPictures(server.ctx, pictures),
};
