import type { WayTags } from './road-access.ts';
import { roadVehicles, type RoadVehicle } from './road-vehicle.ts';

/** What a relation of OpenStreetMap says about turning. */
export interface TurnRule {
  /** Nothing but the turn that it names is allowed. */
  readonly isOnly: boolean;
  readonly vehicles: readonly RoadVehicle[];
}

const rule = /^(no|only)_(?:left_turn|right_turn|straight_on|u_turn|entry|exit)$/;
/** Whom a key or a word of `except` is about. */
const meant: ReadonlyMap<string, readonly RoadVehicle[]> = new Map<string, readonly RoadVehicle[]>([
  ['motorcar', ['car']],
  ['motorcycle', ['motorcycle']],
  ['motor_vehicle', roadVehicles],
  ['vehicle', roadVehicles],
]);

/**
 * The rule of a relation with `type=restriction`; undefined where it is none for cars and motorcycles; `unread` where it holds at
 * some hours only or is none that is known.
 */
export function turnRuleOf(tags: WayTags): TurnRule | 'unread' | undefined {
  const keys = ['restriction', 'restriction:motor_vehicle', 'restriction:vehicle', 'restriction:motorcar', 'restriction:motorcycle'];
  const key = keys.find((one) => tags[one] !== undefined);
  if (key === undefined) return keys.some((one) => tags[`${one}:conditional`] !== undefined) ? 'unread' : undefined;
  const match = rule.exec(tags[key] ?? '');
  if (match === null || tags['day_on'] !== undefined || tags['hour_on'] !== undefined) return 'unread';
  const excepted = (tags['except'] ?? '').split(';').flatMap((word) => meant.get(word.trim()) ?? []);
  const vehicles = (meant.get(key.replace('restriction:', '')) ?? roadVehicles).filter((vehicle) => !excepted.includes(vehicle));
  return vehicles.length === 0 ? undefined : { isOnly: match[1] === 'only', vehicles };
}
