import * as z from 'zod/mini';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { vehicleDocuments } from '@safiri/rules/verification/documents.ts';
import { isDocumentType, specifiedPaper, usualLists, type Paper, type PaperLists } from '@safiri/rules/verification/papers.ts';
import { VEHICLE_LACKS } from '@safiri/rules/verification/steps.ts';
import { named, namesOf, slug } from './parts.ts';

/** No operator asks for more of one thing. */
const MOST_PAPERS = 20;

const paper = z.union([
  slug,
  z.strictObject({
    type: slug,
    /** It has a last day; what is not written follows the specification, of an own type it has none. */
    expires: z.optional(z.boolean()),
    warnDays: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(365))).check(z.minLength(1), z.maxLength(6))),
    /** Of an operator's own type; one of the specification's may be called otherwise, too. */
    name: z.optional(named),
  }),
]);
const papers = z.array(paper).check(z.maxLength(MOST_PAPERS));
type Written = z.infer<typeof papers>;

/** What a market asks of drivers and of each kind of vehicle (operator §1); what is not written is usual in its country. */
export const paperLists = z.strictObject({
  driver: z.optional(papers),
  vehicle: z.optional(z.partialRecord(z.enum(vehicleKinds), papers)),
});

const typeOf = (one: Written[number]) => (typeof one === 'string' ? one : one.type);
const reserved: readonly string[] = [...checkTypes, VEHICLE_LACKS];

function listFaults(list: Written, ofVehicle: boolean) {
  const seen = new Set<string>();
  return list.flatMap((one, index) => {
    const type = typeOf(one);
    const twice = seen.has(type);
    seen.add(type);
    const isVehicles = isOneOf(vehicleDocuments, type);
    const error = twice
      ? `stands there twice: ${type}`
      : reserved.includes(type)
        ? `is no paper: ${type}`
        : isDocumentType(type) && isVehicles !== ofVehicle
          ? `is a paper of ${isVehicles ? 'a vehicle' : 'a driver'}: ${type}`
          : undefined;
    return error === undefined ? [] : [{ path: [index] as Array<string | number>, error }];
  });
}

/** What is wrong with lists, by where in them. */
export function paperFaults({ driver = [], vehicle = {} }: z.infer<typeof paperLists>) {
  const ofDrivers = driver.map(typeOf);
  const kinds = Object.entries(vehicle);
  return [
    ...listFaults(driver, false).map(({ path, error }) => ({ path: ['driver', ...path], error })),
    ...kinds.flatMap(([kind, list]) => listFaults(list, true).map(({ path, error }) => ({ path: ['vehicle', kind, ...path], error }))),
    ...kinds.flatMap(([kind, list]) =>
      list.flatMap((one, index) =>
        ofDrivers.includes(typeOf(one)) && !isDocumentType(typeOf(one))
          ? [{ path: ['vehicle', kind, index], error: `is a paper of the driver, too: ${typeOf(one)}` }]
          : [],
      ),
    ),
  ];
}

function paperOf(one: Written[number]): Paper {
  const specified = specifiedPaper(typeOf(one));
  if (typeof one === 'string') return specified;
  const { expires = specified.expires, warnDays = specified.warnDays, name } = one;
  return { type: one.type, expires, warnDays: warnDays.toSorted((a, b) => b - a), name: name === undefined ? null : namesOf(name) };
}

/** The lists that a checked text means: what it does not write is usual in its country. */
export const paperListsOf = (lists: z.infer<typeof paperLists> | undefined, countryId: CountryId): PaperLists => ({
  driver: lists?.driver?.map(paperOf) ?? usualLists(countryId).driver,
  vehicle: Object.fromEntries(Object.entries(lists?.vehicle ?? {}).map(([kind, list]) => [kind, list.map(paperOf)])),
});
