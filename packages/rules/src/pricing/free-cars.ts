import { vehicleFits, type VehicleType } from '../dispatch/vehicles.ts';
import type { SurgeService } from './surge.ts';

/** A car that could be offered a trip now, as far as the surge asks. */
export interface FreeCar {
  readonly vehicleType: VehicleType;
  /** Its driver is a woman whose gender staff confirmed. */
  readonly verifiedFemale: boolean;
}

/** Whether a free car may take the trips of a service. */
export const carServes = ({ vehicleType, verifiedFemale }: FreeCar, service: SurgeService): boolean =>
  vehicleFits(vehicleType, service === 'car' ? 'standard' : service) && (service !== 'ladies_only' || verifiedFemale);
