import * as calls from '@safiri/contract/pricing/calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { applyPromotion } from './apply-promotion.ts';
import { calculateFare, type QuotePorts } from './calculate-fare.ts';
import { compareRates } from './competitive.ts';
import { glanceFares } from './glance-fares.ts';

export function pricingRoutes(server: Server, ports: QuotePorts): void {
  serveRead(server, calls.calculateFare, ({ actor, body }) => calculateFare(server.ctx, ports, actor, body));
  serveRead(server, calls.applyPromotion, ({ actor, body }) => applyPromotion(server.ctx, actor, body));
  serveRead(server, calls.glanceFares, ({ body }) => glanceFares(server.ctx, ports, body));
  serveRead(server, calls.competitive, () => compareRates(server.ctx));
}
