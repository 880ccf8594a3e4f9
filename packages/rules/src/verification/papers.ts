import type { CountryId } from '../countries/country.ts';
import type { VehicleKind } from '../dispatch/vehicle-kinds.ts';
import type { Language } from '../languages.ts';
import { isOneOf } from '../records.ts';
import { documentTypes, expiryAsked, REMINDER_DAYS, requiredDocuments, vehicleDocuments, type DocumentType } from './documents.ts';

/** What a paper is called in the languages of its market; English stands in for a missing one. */
export type PaperNames = { readonly [L in Language]?: string };

/** A paper that a market asks for (operator §1 `documents`). */
export interface Paper {
  /** One of the specification's, which have texts, or a word of the operator's own: `psv_badge`. */
  readonly type: string;
  /** It has a last day, which is asked for. */
  readonly expires: boolean;
  /** Its driver is reminded when this many days or fewer are left, the most first. */
  readonly warnDays: readonly number[];
  /** Null where the product's text serves. */
  readonly name: PaperNames | null;
}

/** The papers that a market asks of its drivers, and of each kind of vehicle; a kind that is not written has the specification's. */
export interface PaperLists {
  readonly driver: readonly Paper[];
  readonly vehicle: { readonly [K in VehicleKind]?: readonly Paper[] };
}

export const isDocumentType = (type: string): type is DocumentType => isOneOf(documentTypes, type);

/** A paper as the specification asks for it; of an operator's own type nothing is known. */
export const specifiedPaper = (type: string): Paper => ({
  type,
  expires: isDocumentType(type) && expiryAsked.has(type),
  warnDays: REMINDER_DAYS,
  name: null,
});

const specifiedVehicle = vehicleDocuments.map(specifiedPaper);

/** The specification's lists (spec: foundations §3): what is asked for where no market says otherwise. */
export const specifiedLists: PaperLists = {
  driver: requiredDocuments.filter((type) => !isOneOf(vehicleDocuments, type)).map(specifiedPaper),
  vehicle: {},
};

/** Of the specification's list what South Africa's law alone asks for. */
const southAfricas: ReadonlySet<string> = new Set<DocumentType>(['pdp_permit']);

/** What is asked for in a country where its market says nothing else. */
export const usualLists = (countryId: CountryId): PaperLists =>
  countryId === 'za' ? specifiedLists : { ...specifiedLists, driver: specifiedLists.driver.filter(({ type }) => !southAfricas.has(type)) };

/** The papers that a vehicle of a kind needs. */
export const vehiclePapers = (lists: PaperLists, kind: VehicleKind): readonly Paper[] => lists.vehicle[kind] ?? specifiedVehicle;

/** The types that are needed of a driver and of the vehicle. */
export interface RequiredTypes {
  readonly driver: readonly string[];
  readonly vehicle: readonly string[];
}

export const requiredTypes = (lists: PaperLists, kind: VehicleKind): RequiredTypes => ({
  driver: lists.driver.map(({ type }) => type),
  vehicle: vehiclePapers(lists, kind).map(({ type }) => type),
});

/** Papers in the order of the screen: the specification's in theirs, then an operator's own as they are written. */
export function inOrder(types: readonly string[]): string[] {
  const known: readonly string[] = documentTypes.filter((type) => types.includes(type));
  return [...known, ...types.filter((type) => !known.includes(type))];
}

/**
 * What one list asks for and another one, from before or after, does not.
 * @param kind of the vehicle that is driven
 */
export function addedTypes(now: PaperLists, before: PaperLists, kind: VehicleKind): RequiredTypes {
  const [asked, known] = [requiredTypes(now, kind), requiredTypes(before, kind)];
  return {
    driver: asked.driver.filter((type) => !known.driver.includes(type)),
    vehicle: asked.vehicle.filter((type) => !known.vehicle.includes(type)),
  };
}

/**
 * What drivers whom staff approved may not have shown: papers that an earlier version of the list did not ask for. Everything else was
 * looked at when they were approved (operator §1: changed lists count from their date for those already approved).
 */
export function askedSince(now: PaperLists, earlier: readonly PaperLists[], kind: VehicleKind): RequiredTypes {
  const added = earlier.map((before) => addedTypes(now, before, kind));
  const once = (types: readonly string[]) => [...new Set(types)];
  return { driver: once(added.flatMap(({ driver }) => driver)), vehicle: once(added.flatMap(({ vehicle }) => vehicle)) };
}

/** A type as people read it where it has no name: `psv_badge` is "psv badge". */
export const typeInWords = (type: string): string => type.replaceAll(/[_-]+/g, ' ');

/** What a paper is called in a language; undefined where the product's own text serves. */
export function paperName({ type, name }: Pick<Paper, 'type' | 'name'>, language: Language): string | undefined {
  const own = name?.[language] ?? name?.en ?? Object.values(name ?? {}).find((text) => text !== undefined);
  return own ?? (isDocumentType(type) ? undefined : typeInWords(type));
}
