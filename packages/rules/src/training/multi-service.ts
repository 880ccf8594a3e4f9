import { isTwoWheeled, vehicleFacts, vehicleFits, vehicleTypes, type AgedVehicle, type VehicleType } from '../dispatch/vehicles.ts';
import { agedVehicles } from '../drivers/vehicle-age.ts';
import type { ServiceKind } from '../markets/document.ts';
import { parcelKinds, passengerKinds } from '../markets/services.ts';
import { goodsKinds, type TaughtMarket } from './market-content.ts';
import { passengerRideTypes, type RideType } from '../pricing/ride-types.ts';
import { distinct, isOneOf } from '../records.ts';
import { trainingModuleById } from './modules.ts';

/** Services that a driver can be trained for (spec: operations §3 Multi-service training). */
export const trainedServices = ['rides', 'food', 'grocery', 'parcel', 'scooter'] as const;
export type TrainedService = (typeof trainedServices)[number];

/** Kinds of vehicles, named as their age limits are, of which some vehicle fits. */
const kindsOf = (fits: (vehicle: VehicleType) => boolean): AgedVehicle[] =>
  distinct(vehicleTypes.filter(fits).map((vehicle) => vehicleFacts[vehicle].agedAs));
const kindsFor = (rideTypes: readonly RideType[]) => kindsOf((vehicle) => rideTypes.some((rideType) => vehicleFits(vehicle, rideType)));

interface ServiceModule {
  readonly id: number;
  readonly service: TrainedService;
  /** Vehicles that may do this work. */
  readonly vehicleTypes: readonly AgedVehicle[];
  /** The training modules that teach it. */
  readonly moduleIds: readonly number[];
}

const serviceModules: readonly ServiceModule[] = [
  { id: 1, service: 'rides', vehicleTypes: kindsFor(passengerRideTypes), moduleIds: [1, 2, 3, 4] },
  { id: 2, service: 'food', vehicleTypes: kindsFor(['food_delivery']), moduleIds: [5] },
  { id: 3, service: 'grocery', vehicleTypes: kindsFor(['food_delivery']), moduleIds: [5] },
  { id: 4, service: 'parcel', vehicleTypes: kindsFor(['parcel_delivery', 'large_delivery']), moduleIds: [5] },
  { id: 5, service: 'scooter', vehicleTypes: kindsOf(isTwoWheeled), moduleIds: [2, 5] },
];

const levels = [
  { name: 'starter', services: ['rides'] },
  { name: 'courier', services: ['food', 'grocery', 'parcel'] },
  { name: 'master', services: trainedServices },
] as const satisfies ReadonlyArray<{ name: string; services: readonly TrainedService[] }>;
type Level = (typeof levels)[number]['name'];

/** The words of the overview in a language. */
interface Words {
  readonly modules: Readonly<Record<TrainedService, { readonly title: string; readonly certification: string; readonly topics: string[] }>>;
  readonly levels: Readonly<Record<Level, { readonly level: string; readonly earnings: string }>>;
  readonly scooterBenefits: readonly string[];
}

/** Kinds of services of which one has to be there. Groceries come as food does where they have no service of their own. */
const kindsTaught: Readonly<Record<TrainedService, readonly ServiceKind[]>> = {
  rides: passengerKinds,
  food: ['food'],
  grocery: ['grocery', 'food'],
  parcel: parcelKinds,
  scooter: goodsKinds,
};

/** The work that there is in a market, by the vehicles that do it. */
function offeredIn({ services }: TaughtMarket): ServiceModule[] {
  return serviceModules.flatMap((module) => {
    const vehicles = services
      .filter(({ kind }) => kindsTaught[module.service].includes(kind))
      .flatMap((service) => service.vehicles.map(({ kind }) => kind))
      .filter((vehicle) => module.service !== 'scooter' || isTwoWheeled(vehicle));
    return vehicles.length === 0 ? [] : [{ ...module, vehicleTypes: kindsOf((vehicle) => vehicles.includes(vehicle)) }];
  });
}

/**
 * The overview of what a driver can be trained for. Durations are minutes.
 * @param market whose work it is; without one every work
 */
export function multiServiceTraining(words: Words, market?: TaughtMarket) {
  const offered = market === undefined ? serviceModules : offeredIn(market);
  const hasTwoWheels = offered.some(({ service }) => service === 'scooter');
  return {
    modules: offered.map(({ id, service, vehicleTypes: kinds, moduleIds }) => {
      const taught = moduleIds.flatMap((moduleId) => trainingModuleById(moduleId) ?? []);
      return {
        id,
        service,
        ...words.modules[service],
        duration: taught.reduce((sum, module) => sum + module.minutes, 0),
        vehicleTypes: [...kinds],
        required: taught.every((module) => module.isRequired),
        moduleIds: [...moduleIds],
      };
    }),
    certificationLevels: levels.flatMap(({ name, services }) => {
      const taught = offered.filter(({ service }) => isOneOf(services, service));
      if (taught.length === 0) return [];
      const kinds = new Set(taught.flatMap((module) => module.vehicleTypes));
      return [
        {
          ...words.levels[name],
          services: taught.map(({ service }) => service),
          vehicleTypes: agedVehicles.filter((kind) => kinds.has(kind)),
        },
      ];
    }),
    scooterBenefits: hasTwoWheels ? [...words.scooterBenefits] : [],
  };
}
