import * as calls from '@safiri/contract/places/calls.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { findRoute } from './find-route.ts';
import { findPlaces } from './find-places.ts';
import type { DriversPort, PlacePort, RoutePort } from './ports.ts';
import { changeSavedPlace, listSavedPlaces, removeSavedPlace, savePlace } from './saved-places.ts';
import { stopPlace } from './stop-place.ts';

export function placeRoutes(server: Server, places: PlacePort, routes: RoutePort, drivers: DriversPort): void {
  serveRead(server, calls.searchPlaces, async ({ query }) => ({
    places: await findPlaces(server.ctx.markets, places, query.q ?? '', query),
  }));
  serveRead(server, calls.nearestPlace, async ({ query: { near } }) => ({
    place: await places.nearest(near),
    stop: stopPlace(server.ctx.roads, near),
  }));
  serveRead(server, calls.findRoute, async ({ actor, query: { from, to } }) =>
    findRoute(server.ctx, routes, from, to, actor.driverId === null ? 'car' : drivers.drivenAs(actor.driverId)),
  );

  serveRead(server, calls.listSavedPlaces, ({ actor }) => listSavedPlaces(server.ctx.db, actor.userId));
  serveWrite(server, calls.savePlace, (uow, { actor, body }) => savePlace(uow, actor, body));
  serveWrite(server, calls.changeSavedPlace, (uow, { actor, params, body }) => changeSavedPlace(uow, actor, params.id, body));
  serveWrite(server, calls.removeSavedPlace, async (uow, { actor, params }) => {
    await removeSavedPlace(uow, actor, params.id);
    return { ok: true } as const;
  });
}
