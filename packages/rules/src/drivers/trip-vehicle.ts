import type { VehicleType } from '../dispatch/vehicles.ts';

/** A vehicle as whoever waits for it recognises it: kept with a trip as it was when its driver accepted. */
export interface TripVehicle {
  readonly make: string | null;
  readonly model: string;
  readonly licensePlate: string;
  readonly color: string | null;
  readonly year: number | null;
  readonly vehicleType: VehicleType;
}
