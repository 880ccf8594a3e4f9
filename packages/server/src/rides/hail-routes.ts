import * as calls from '@safiri/contract/rides/hail-calls.ts';
import type { Actor, DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { serveRead, serveStoringAnswer, type Server } from '../platform/serve.ts';
import type { Links } from '../sharing/public.ts';
import type { HailPorts } from './hail-place.ts';
import { hailTerms, readMeter } from './hail-terms.ts';
import { startHail } from './start-hail.ts';

/** @throws Problem forbidden */
export function requireDriver(actor: Actor): DriverActor {
  if (actor.driverId === null) throw new Problem('forbidden', 'Only drivers can do this');
  return { ...actor, driverId: actor.driverId };
}

/** Trips with somebody who stands before the vehicle. */
export function hailRoutes(server: Server, ports: HailPorts, links: Links): void {
  const { ctx } = server;
  serveRead(server, calls.hailTerms, ({ actor }) => hailTerms(ctx, ports, requireDriver(actor)));
  serveStoringAnswer(server, calls.startHail, ({ actor, body }, key, check) =>
    startHail(ctx, ports, links, requireDriver(actor), body, key, check),
  );
  serveRead(server, calls.rideMeter, ({ actor, params }) => readMeter(ctx, ports, requireDriver(actor), params.id));
}
