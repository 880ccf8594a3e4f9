import type { DescribedCountryId } from '../countries/country.ts';

/** What an emergency number may look like: digits, with a plus where it is a whole number. */
export const EMERGENCY_NUMBER = /^\+?\d{2,15}$/;

/** Numbers that answer from any phone of the country, free of charge. */
export interface EmergencyNumbers {
  readonly police: string;
  readonly medical: string;
  readonly fire: string;
}

/**
 * South Africa's are the specification's (foundations §9); the others are those that each country's
 * authorities publish for calls from mobile phones. The demo shows them; outside of it they are proposed to the operator, and shown to
 * people once somebody has confirmed them (operator §2). What other countries are proposed: `short-numbers.ts`.
 */
export const emergencyNumbers: Readonly<Record<DescribedCountryId, EmergencyNumbers>> = {
  za: { police: '10111', medical: '10177', fire: '10176' },
  ng: { police: '112', medical: '112', fire: '112' },
  ke: { police: '999', medical: '999', fire: '999' },
  gh: { police: '191', medical: '193', fire: '192' },
  ug: { police: '999', medical: '912', fire: '112' },
  tz: { police: '112', medical: '115', fire: '114' },
  eg: { police: '122', medical: '123', fire: '180' },
  ma: { police: '190', medical: '150', fire: '150' },
  et: { police: '991', medical: '907', fire: '939' },
  rw: { police: '112', medical: '912', fire: '111' },
  // Of numbers that lead to help from any phone there, by Google's short-number data (google-libphonenumber 3.2.47).
  ls: { police: '112', medical: '112', fire: '112' },
  zm: { police: '112', medical: '112', fire: '112' },
};
