import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { verifyVehicleAge as call } from '@safiri/contract/drivers/calls.ts';
import en from '@safiri/locales/drivers-server/en.json' with { type: 'json' };
import {
  oldestVehicleYear,
  vehicleAge,
  vehicleAgeAllows,
  vehicleAgeLimit,
  type CheckableVehicle,
} from '@safiri/rules/drivers/vehicle-age.ts';
import { usesOf } from '@safiri/rules/drivers/vehicle-uses.ts';
import type { Language } from '@safiri/rules/languages.ts';
import { dictionariesOf, wordsIn } from '../platform/icu.ts';
import { fieldProblem } from '../platform/problem.ts';

const dictionaries = dictionariesOf('drivers-server', en);
type Say = (key: keyof typeof en, values?: Record<string, number>) => string;

/** What the policy asks for besides the age (spec: operations §9). */
const policy = ['vehicleNeedsInspection', 'vehicleNeedsInsurance', 'vehicleNeedsRegistration'] as const;

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
export function checkVehicleAge(body: BodyOf<typeof call>, currentYear: number, language: Language): ReplyOf<typeof call> {
  const { vehicleType, vehicleYear } = body;
  if (vehicleYear > currentYear + 1) throw fieldProblem('vehicleYear', 'This year of make lies in the future');
  const say: Say = (key, values = {}) => {
    const filled = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return wordsIn(language, dictionaries[language][key], Object.fromEntries(filled) as Record<string, string>);
  };
  const age = { n: Math.max(0, vehicleAge(vehicleYear, currentYear)), limit: vehicleAgeLimit(vehicleType) };
  const isEligible = vehicleAgeAllows(vehicleType, vehicleYear, currentYear);
  const needs = policy.map((key) => say(key));
  return {
    isEligible,
    message: say(isEligible ? 'vehicleAgeFits' : 'vehicleAgeOver', age),
    recommendations: isEligible ? needs : [say('vehicleAgeChoose', { year: oldestVehicleYear(vehicleType, currentYear) }), ...needs],
    vehicleInfo: { benefits: isEligible ? benefitsOf(vehicleType, say) : [] },
  };
}
