import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { verifyVehicleAge as call } from '@safiri/contract/drivers/calls.ts';
import en from '@safiri/locales/drivers-server/en.json' with { type: 'json' };
import {
  oldestVehicleYear,
  vehicleAge,
  vehicleAgeAllows,
  vehicleAgeLimit,
  type CheckableVehicle,
  type VehicleAgeLimits,
} from '@safiri/rules/drivers/vehicle-age.ts';
import { usesOf } from '@safiri/rules/drivers/vehicle-uses.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { dictionariesOf, wordsIn } from '../platform/icu.ts';
import { fieldProblem } from '../platform/problem.ts';

const dictionaries = dictionariesOf('drivers-server', en);
type Say = (key: keyof typeof en, values?: Record<string, number>) => string;

/** What the policy asks for besides the age (spec: operations §9). */
const policy = ['vehicleNeedsInspection', 'vehicleNeedsInsurance', 'vehicleNeedsRegistration'] as const;

/** Of it what a market's own papers stand for. */
const policyOf: Readonly<Record<string, (typeof policy)[number]>> = {
  vehicle_insurance: 'vehicleNeedsInsurance',
  vehicle_registration: 'vehicleNeedsRegistration',
};

/** What the city of whoever asks says of vehicles. */
export interface VehicleRules {
  readonly limits: VehicleAgeLimits;
  /** The papers that a vehicle of the kind shows there; `specified` where the specification's policy counts. */
  readonly papers: 'specified' | readonly string[];
}

/** What a vehicle may carry, so that its owner knows what it earns from. */
function benefitsOf(vehicle: CheckableVehicle, say: Say): string[] {
  const { people, food, parcelKg, large, twoWheels } = usesOf(vehicle);
  return [
    ...(people ? [say('vehicleUsePeople')] : []),
    ...(food ? [say('vehicleUseFood')] : []),
    ...(parcelKg === null ? [] : [say('vehicleUseParcels', { kg: parcelKg })]),
    ...(large ? [say('vehicleUseLarge')] : []),
    ...(twoWheels ? [say('vehicleUseTraffic')] : []),
  ];
}

/**
 * Whether a vehicle is young enough, by the server's year; the year that the client sends is not believed.
 * @throws Problem invalid_request for a year of make that lies more than one year ahead
 */
export function checkVehicleAge(
  body: BodyOf<typeof call>,
  { limits, papers }: VehicleRules,
  currentYear: number,
  language: Language,
): ReplyOf<typeof call> {
  const { vehicleType, vehicleYear } = body;
  if (vehicleYear > currentYear + 1) throw fieldProblem('vehicleYear', 'This year of make lies in the future');
  const say: Say = (key, values = {}) => {
    const filled = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return wordsIn(language, dictionaries[language][key], Object.fromEntries(filled) as Record<string, string>);
  };
  const limit = vehicleAgeLimit(limits, vehicleType);
  const age = { n: Math.max(0, vehicleAge(vehicleYear, currentYear)), limit: limit ?? 0 };
  const isEligible = vehicleAgeAllows(limits, vehicleType, vehicleYear, currentYear);
  const oldest = oldestVehicleYear(limits, vehicleType, currentYear);
  const needs = (papers === 'specified' ? policy : papers.flatMap((type) => policyOf[type] ?? [])).map((key) => say(key));
  return {
    isEligible,
    message: say(limit === null ? 'vehicleAgeAny' : isEligible ? 'vehicleAgeFits' : 'vehicleAgeOver', age),
    recommendations: isEligible || oldest === null ? needs : [say('vehicleAgeChoose', { year: oldest }), ...needs],
    vehicleInfo: { benefits: isEligible ? benefitsOf(vehicleType, say) : [] },
  };
}
