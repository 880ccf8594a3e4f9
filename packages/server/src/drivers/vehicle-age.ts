import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { verifyVehicleAge as call } from '@safiri/contract/drivers/calls.ts';
import type { AgedVehicle } from '@safiri/rules/dispatch/vehicles.ts';
import { agedAs, oldestVehicleYear, vehicleAge, vehicleAgeAllows, vehicleAgeLimit } from '@safiri/rules/drivers/vehicle-age.ts';
import { fieldProblem } from '../platform/problem.ts';

/** What each kind of vehicle may carry, so that its owner knows what it earns from. */
const benefits: Readonly<Record<AgedVehicle, readonly string[]>> = {
  car: ['Carries passengers', 'Delivers food, groceries and parcels up to 20 kg'],
  scooter: ['Delivers food and groceries', 'Uses little fuel and finds a way through traffic'],
  motorcycle: ['Delivers food, groceries and parcels up to 5 kg', 'Uses little fuel and finds a way through traffic'],
  bakkie: ['Delivers parcels and large goods up to 500 kg', 'Takes large deliveries, which pay more per trip'],
};

/** What the policy asks for besides the age (spec: operations §9). */
const policy = ['Pass a safety inspection', 'Keep the insurance current', 'Keep the registration current'] as const;

/**
 * Whether a vehicle is young enough, by the server's year; the year that the client sends is not believed.
 * @throws Problem invalid_request for a year of make that lies more than one year ahead
 */
export function checkVehicleAge(body: BodyOf<typeof call>, currentYear: number): ReplyOf<typeof call> {
  const { vehicleType, vehicleYear } = body;
  if (vehicleYear > currentYear + 1) throw fieldProblem('vehicleYear', 'This year of make lies in the future');
  const limit = vehicleAgeLimit(vehicleType);
  const age = Math.max(0, vehicleAge(vehicleYear, currentYear));
  const years = age === 1 ? '1 year' : `${age} years`;
  if (vehicleAgeAllows(vehicleType, vehicleYear, currentYear)) {
    return {
      isEligible: true,
      message: `Your ${vehicleType} is ${years} old; up to ${limit} years may work.`,
      recommendations: [...policy],
      vehicleInfo: { benefits: [...benefits[agedAs(vehicleType)]] },
    };
  }
  return {
    isEligible: false,
    message: `Your ${vehicleType} is ${years} old; the limit is ${limit} years.`,
    recommendations: [`Choose a ${vehicleType} of ${oldestVehicleYear(vehicleType, currentYear)} or newer`, ...policy],
    vehicleInfo: { benefits: [] },
  };
}
