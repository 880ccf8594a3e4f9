import * as calls from '@safiri/contract/pricing/calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import type { RoutePort } from '../places/public.ts';
import { calculateFare } from './calculate-fare.ts';
import { compareRates } from './competitive.ts';
import type { DemandPort } from './price-trip.ts';

export function pricingRoutes(server: Server, routes: RoutePort, demand: DemandPort): void {
  serveRead(server, calls.calculateFare, ({ actor, body }) => calculateFare(server.ctx, routes, demand, actor, body));
  serveRead(server, calls.competitive, () => compareRates(server.ctx));
}
