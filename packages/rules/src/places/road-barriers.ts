import { accessOf, type WayTags } from './road-access.ts';
import { roadVehicles, type RoadVehicle } from './road-vehicle.ts';

/** What stands on a street without keeping anybody from passing, unless it says so. */
const passable: ReadonlySet<string> = new Set([
  'gate',
  'lift_gate',
  'swing_gate',
  'sliding_gate',
  'entrance',
  'toll_booth',
  'border_control',
  'cattle_grid',
  'height_restrictor',
  'sally_port',
  'kerb',
  'no',
]);
/** What stops a car and lets a motorcycle by. */
const narrow: ReadonlySet<string> = new Set(['bollard', 'block', 'cycle_barrier', 'planter']);

/** The vehicles that a node with these tags keeps from passing along its street. */
export function stoppedBy(tags: WayTags): RoadVehicle[] {
  const kind = tags['barrier'];
  if (kind === undefined) return [];
  const lets = (vehicle: RoadVehicle) =>
    passable.has(kind) || (kind === 'bollard' && tags['bollard'] === 'rising') || (vehicle === 'motorcycle' && narrow.has(kind));
  return roadVehicles.filter((vehicle) => !accessOf(tags, vehicle, lets(vehicle)).isOpen);
}
