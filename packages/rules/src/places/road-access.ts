import { parseConditions } from './road-conditions.ts';
import type { RoadVehicle } from './road-vehicle.ts';

/** The tags of an element of OpenStreetMap that say who may use it. */
export type WayTags = Readonly<Record<string, string | undefined>>;

/** Hours of a local week. */
export interface Hours {
  /** As `week-hours` reads them. */
  readonly hours: string;
  /** All other hours are meant. */
  readonly outside: boolean;
}

export interface Access {
  /** At some hour at least. */
  readonly isOpen: boolean;
  /** When it is closed nevertheless. */
  readonly closed: readonly Hours[];
  /** A condition that can't be read, and so was ignored. */
  readonly isUnread: boolean;
}

/** From the particular to the general: the first that is given decides. */
const accessKeys: Readonly<Record<RoadVehicle, readonly string[]>> = {
  car: ['motorcar', 'motor_vehicle', 'vehicle', 'access'],
  motorcycle: ['motorcycle', 'motor_vehicle', 'vehicle', 'access'],
};
const closedValues: ReadonlySet<string> = new Set(['no', 'private', 'agricultural', 'forestry', 'military', 'emergency', 'delivery']);

/** The most particular plain value for a vehicle; undefined when nothing is said. */
export const plainAccess = (tags: WayTags, vehicle: RoadVehicle): string | undefined =>
  accessKeys[vehicle].map((key) => tags[key]).find((value) => value !== undefined);

export const isClosedValue = (value: string): boolean => closedValues.has(value);

/**
 * Whether and when a vehicle may use what has these tags.
 * @param otherwise what holds where nothing is said
 */
export function accessOf(tags: WayTags, vehicle: RoadVehicle, otherwise: boolean): Access {
  const keys = accessKeys[vehicle];
  const plain = plainAccess(tags, vehicle);
  const isOpen = plain === undefined ? otherwise : !isClosedValue(plain);
  const key = keys.find((one) => tags[one] !== undefined || tags[`${one}:conditional`] !== undefined);
  const text = key === undefined ? undefined : tags[`${key}:conditional`];
  if (text === undefined) return { isOpen, closed: [], isUnread: false };
  const conditions = parseConditions(text);
  const [first] = conditions ?? [];
  // Conditions that change their mind are none of the simple forms.
  if (
    conditions === undefined ||
    first === undefined ||
    conditions.some(({ value }) => isClosedValue(value) !== isClosedValue(first.value))
  )
    return { isOpen, closed: [], isUnread: true };
  const closes = isClosedValue(first.value);
  // What only says again how it is anyway.
  if (closes !== isOpen) return { isOpen, closed: [], isUnread: false };
  if (closes) return { isOpen, closed: conditions.map(({ hours }) => ({ hours, outside: false })), isUnread: false };
  // Closed outside of all of several stretches can't be said by a list of closed ones.
  if (conditions.length > 1) return { isOpen, closed: [], isUnread: true };
  return { isOpen: true, closed: [{ hours: first.hours, outside: true }], isUnread: false };
}
