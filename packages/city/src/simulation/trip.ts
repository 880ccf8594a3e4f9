import type { Request } from './scenario.ts';
import type { Asked } from '@safiri/rules/dispatch/gates.ts';

/** How one request goes. Times in seconds of the day. */
export interface Trip {
  readonly request: Request;
  /** Metres and seconds of the ride alone, as they are expected at the request. */
  readonly roadMeters: number;
  readonly aloneSeconds: number;
  readonly detourCapSeconds: number;
  readonly fareMinor: number;
  readonly asked: Map<number, Asked>;
  state: 'waiting' | 'coming' | 'aboard' | 'done' | 'cancelled' | 'nobody';
  offered: boolean;
  acceptedAt: number | undefined;
  pickedUpAt: number | undefined;
  endedAt: number | undefined;
  /** Great circle from the car that took it, at that moment. */
  pickupMeters: number;
  detourSeconds: number;
  pooled: boolean;
}
