import * as z from 'zod/mini';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { firstStatuses, firstVehicles } from '@safiri/rules/markets/first-market.ts';
import { marketStatuses } from '@safiri/rules/markets/document.ts';
import { EMERGENCY_NUMBER } from '@safiri/rules/safety/emergency-numbers.ts';
import { checks } from '@safiri/rules/setup/checks.ts';
import { CAP, legalFacts } from '@safiri/rules/setup/legal-facts.ts';
import { defineCall } from '../call.ts';
import { countryId, instant, line, point } from '../fields.ts';
import { amount, percent } from '../markets/parts.ts';
import { setupPaths } from './paths.ts';

/** A market of this instance, as its newest version in force says it. */
const servedMarket = z.object({ id: z.string(), name: z.string(), country: countryId, status: z.enum(marketStatuses) });
export type ServedMarket = z.infer<typeof servedMarket>;

/** A city whose centre is known. */
const knownCity = z.object({ country: countryId, name: z.string(), centre: point });

const language = z.enum(languageIds);

/** What is missing and has a word in each reader's language. */
const codedLack = z.union([
  z.object({
    text: z.enum(legalTexts),
    /** Null where nobody has written it in any. */
    language: z.nullable(language),
  }),
  z.object({
    country: countryId,
    /** Null where it is the country itself. */
    fact: z.nullable(z.enum(legalFacts)),
  }),
  z.object({
    /** By its city and name. */
    service: z.string(),
    language,
  }),
]);

/** A line of the preflight check. */
const finding = z.object({
  check: z.enum(checks),
  isOk: z.boolean(),
  /** Of whom or what it is missing, by names that somebody gave. */
  about: z.array(z.string()),
  /** The same by code. Both are empty where it is the whole instance. */
  coded: z.array(codedLack),
});

const numbers = z.object({ police: z.string(), medical: z.string(), fire: z.string() });

/** The emergency numbers of a country that is served. */
const countryNumbers = z.object({
  country: countryId,
  /** What is known of them without the operator: a draft. Empty where nothing is. */
  proposed: numbers,
  /** What people see; null until somebody of the team has confirmed numbers. */
  confirmed: z.nullable(z.extend(numbers, { by: z.string(), at: instant })),
});
export type CountryNumbers = z.infer<typeof countryNumbers>;

/** What is known of the law of a country that is served. */
const countryLaw = z.object({
  country: countryId,
  facts: z.array(
    z.object({
      fact: z.enum(legalFacts),
      /** Both null where it is unknown. */
      value: z.nullable(z.string()),
      source: z.nullable(z.string()),
      /** Who of the team said so, or that it is unknown; null where nobody has. */
      stated: z.nullable(z.object({ by: z.string(), at: instant })),
    }),
  ),
});
export type CountryLaw = z.infer<typeof countryLaw>;

/** How far an open city is on the way to its first trip. */
const launch = z.object({
  id: z.string(),
  name: z.string(),
  /** Drivers who have an account there. */
  registered: z.int(),
  /** Of them: whose papers the team approved. */
  approved: z.int(),
  /** Of those: who have done the required lessons, too. */
  ready: z.int(),
  online: z.int(),
  /** False: a market in which a trip was completed is left out. It stays for clients that read it. */
  hasTrip: z.boolean(),
});
export type Launch = z.infer<typeof launch>;

const instance = z.object({
  /** In the order in which they are put right. */
  checks: z.array(finding),
  markets: z.array(servedMarket),
  /** Of each open market in which no trip was completed yet. */
  launches: z.array(launch),
  /** To choose the first one from; any other is put on the map by hand. */
  cities: z.array(knownCity),
  /** Where another city most likely is: in the country of the first one, else in that of the work phone of whoever asks; null where neither says. */
  country: z.nullable(countryId),
  emergencyNumbers: z.array(countryNumbers),
  law: z.array(countryLaw),
});
export type Instance = z.infer<typeof instance>;

export const readInstance = defineCall({
  key: setupPaths.readInstance,
  summary: 'What of this instance is set up, and what is missing before its doors open',
  who: 'staff',
  limit: 'read',
  reply: instance,
  problems: [],
});

const service = z.strictObject({
  vehicle: z.enum(firstVehicles),
  base: amount,
  perKm: amount,
  minimum: amount,
  commissionPercent: percent,
});

export const addMarket = defineCall({
  key: setupPaths.addMarket,
  summary: "Adds a city by the template of its country, in the document's own checks; the same once more changes nothing",
  who: 'staff',
  limit: 'write',
  body: z.strictObject({
    country: countryId,
    name: line(60),
    centre: point,
    /** Kilometres around the centre in which pickups are. */
    radiusKm: z.number().check(z.minimum(1), z.maximum(150)),
    /** Fares are multiples of it, in units of the currency. */
    roundTo: amount,
    /** Seen by nobody, or served at once. */
    status: z.enum(firstStatuses),
    services: z.array(service).check(z.minLength(1), z.maxLength(firstVehicles.length)),
  }),
  reply: instance,
  problems: [],
});

const emergencyNumber = z
  .string()
  .check(z.regex(EMERGENCY_NUMBER, { error: 'Digits, with a plus at the start where it is a whole number, such as 112' }));

export const confirmNumbers = defineCall({
  key: setupPaths.confirmNumbers,
  summary: 'Somebody of the team has checked the emergency numbers of a country: from then on people see them',
  who: 'staff',
  limit: 'write',
  body: z.strictObject({ country: countryId, police: emergencyNumber, medical: emergencyNumber, fire: emergencyNumber }),
  reply: instance,
  problems: [],
});

export const stateLegalFact = defineCall({
  key: setupPaths.stateLegalFact,
  summary: 'Somebody of the team states what the law of a country says, with its source, or that it is unknown',
  who: 'staff',
  limit: 'write',
  body: z
    .strictObject({
      country: countryId,
      fact: z.enum(legalFacts),
      /** Null for unknown; of the cap of the commission a percentage. */
      value: z.nullable(line(200)),
      source: z.nullable(line(200)),
    })
    .check(
      z.refine(({ value, source }) => value !== null || source === null, { path: ['value'], error: 'Write what the source says' }),
      z.refine(({ value, source }) => value === null || source !== null, { path: ['source'], error: 'Write where it stands' }),
      z.refine(({ fact, value }) => fact !== 'commission_cap' || value === null || CAP.test(value), {
        path: ['value'],
        error: 'A percentage such as 18; 100 where the law sets none',
      }),
    ),
  reply: instance,
  problems: [],
});
