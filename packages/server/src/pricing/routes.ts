import * as calls from '@safiri/contract/pricing/calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { calculateFare, type QuotePorts } from './calculate-fare.ts';
import { compareRates } from './competitive.ts';

export function pricingRoutes(server: Server, ports: QuotePorts): void {
  serveRead(server, calls.calculateFare, ({ actor, body }) => calculateFare(server.ctx, ports, actor, body));
  serveRead(server, calls.competitive, () => compareRates(server.ctx));
}
