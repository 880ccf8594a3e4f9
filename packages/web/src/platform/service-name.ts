import type { TripService } from '@safiri/rules/markets/services.ts';
import type { Named } from '@safiri/rules/markets/document.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { typeNames } from './format.ts';
import { language } from './preferences.ts';
import type { Translate } from './text.ts';

/** A name that an operator wrote, in the reader's language, else in English, else in whichever it has. */
export const nameIn = (names: Named): string => names[language.get()] ?? names.en ?? Object.values(names)[0] ?? '';

/** What the service of a trip is called: by the operator, else by the specification. */
export function serviceName(t: Translate, { rideType, service }: { rideType: RideType; service: TripService | null }): string {
  const own = service === null ? '' : nameIn(service.names);
  return own === '' ? t(typeNames[rideType]) : own;
}
