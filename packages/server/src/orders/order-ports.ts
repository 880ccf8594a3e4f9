import type { PlacePort, RoutePort } from '../places/public.ts';
import type { DemandPort } from '../pricing/public.ts';
import type { Links } from '../sharing/public.ts';

/** What orders need of the world around them. */
export interface OrderPorts {
  readonly routes: RoutePort;
  readonly places: PlacePort;
  readonly links: Links;
  readonly demand: DemandPort;
}
