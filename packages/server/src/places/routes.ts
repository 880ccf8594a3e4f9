import * as calls from '@safiri/contract/places/calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { findRoute } from './find-route.ts';
import { findPlaces } from './find-places.ts';
import type { PlacePort, RoutePort } from './ports.ts';
import { stopPlace } from './stop-place.ts';

export function placeRoutes(server: Server, places: PlacePort, routes: RoutePort): void {
  serveRead(server, calls.searchPlaces, async ({ query }) => ({ places: await findPlaces(places, query.q ?? '', query) }));
  serveRead(server, calls.nearestPlace, async ({ query: { near } }) => ({
    place: await places.nearest(near),
    stop: stopPlace(server.ctx.roads, near),
  }));
  serveRead(server, calls.findRoute, async ({ query }) => findRoute(server.ctx, routes, query.from, query.to));
}
