import type { Language } from '../languages.ts';
import type { AgedVehicle } from '../dispatch/vehicles.ts';
import { agedVehicles } from '../drivers/vehicle-age.ts';
import { trainingModuleById } from './modules.ts';
import en from './multi-service/en.json' with { type: 'json' };
import st from './multi-service/st.json' with { type: 'json' };
import sw from './multi-service/sw.json' with { type: 'json' };

/** Services that a driver can be trained for (spec: operations §3 Multi-service training). */
export const trainedServices = ['rides', 'food', 'grocery', 'parcel', 'scooter'] as const;
export type TrainedService = (typeof trainedServices)[number];

interface ServiceModule {
  readonly id: number;
  readonly service: TrainedService;
  readonly vehicleTypes: readonly AgedVehicle[];
  /** The training modules that teach it. */
  readonly moduleIds: readonly number[];
}

const serviceModules: readonly ServiceModule[] = [
  { id: 1, service: 'rides', vehicleTypes: ['car'], moduleIds: [1, 2, 3, 4] },
  { id: 2, service: 'food', vehicleTypes: ['scooter', 'motorcycle', 'car'], moduleIds: [5] },
  { id: 3, service: 'grocery', vehicleTypes: ['scooter', 'motorcycle', 'car'], moduleIds: [5] },
  { id: 4, service: 'parcel', vehicleTypes: ['motorcycle', 'car', 'bakkie'], moduleIds: [5] },
  { id: 5, service: 'scooter', vehicleTypes: ['scooter', 'motorcycle'], moduleIds: [2, 5] },
];

const levels = [
  { name: 'starter', services: ['rides'], vehicleTypes: ['car'] },
  { name: 'courier', services: ['food', 'grocery', 'parcel'], vehicleTypes: ['scooter', 'motorcycle', 'car', 'bakkie'] },
  { name: 'master', services: trainedServices, vehicleTypes: agedVehicles },
] as const;

const words = { en, sw, st };

/** The overview of what a driver can be trained for, in words of a language. Durations are minutes. */
export function multiServiceTraining(language: Language) {
  const text = words[language];
  return {
    modules: serviceModules.map(({ id, service, vehicleTypes, moduleIds }) => {
      const taught = moduleIds.flatMap((moduleId) => trainingModuleById(moduleId) ?? []);
      return {
        id,
        service,
        ...text.modules[service],
        duration: taught.reduce((sum, module) => sum + module.minutes, 0),
        vehicleTypes: [...vehicleTypes],
        required: taught.every((module) => module.isRequired),
        moduleIds: [...moduleIds],
      };
    }),
    certificationLevels: levels.map(({ name, services, vehicleTypes }) => ({
      ...text.levels[name],
      services: [...services] as TrainedService[],
      vehicleTypes: [...vehicleTypes] as AgedVehicle[],
    })),
    scooterBenefits: [...text.scooterBenefits],
  };
}
