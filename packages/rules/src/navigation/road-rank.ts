/** A way that one may take from a junction. */
export interface WayOn {
  /** Its direction as it leaves the junction, degrees. */
  readonly bearing: number;
  /** Empty where it has none. */
  readonly name: string;
  /** As OpenStreetMap calls it (`highway`). */
  readonly roadClass: string;
  /** It is a piece of a roundabout. */
  readonly round: boolean;
}

/** Roads from the greatest to the least; those of one line are equals to whoever stands before them. */
const ranks: readonly (readonly string[])[] = [
  ['motorway'],
  ['trunk'],
  ['primary'],
  ['secondary'],
  ['tertiary'],
  ['unclassified', 'residential', 'road'],
  ['living_street'],
  ['service', 'track'],
];
const LINK = '_link';
const YARDS = ranks.length - 2;
const isLink = (roadClass: string) => roadClass.endsWith(LINK);

/** The smaller, the greater the road; a slip road stands half a step below its road. */
function rankOf(roadClass: string): number {
  const road = isLink(roadClass) ? roadClass.slice(0, -LINK.length) : roadClass;
  const rank = ranks.findIndex((equals) => equals.includes(road));
  return (rank === -1 ? ranks.length : rank) + (isLink(roadClass) ? 0.5 : 0);
}

/** Whether a driver could take another way of a fork for the one that is meant. */
export function isRival(before: Pick<WayOn, 'name'>, own: Pick<WayOn, 'name' | 'roadClass'>, other: WayOn): boolean {
  const keepsName = own.name !== '' && own.name === before.name;
  // Whoever stays on a street leaves its slip roads aside, also those to a greater road.
  if (keepsName && isLink(other.roadClass) && !isLink(own.roadClass)) return false;
  const [ownRank, otherRank] = [rankOf(own.roadClass), rankOf(other.roadClass)];
  if (otherRank !== ownRank) return otherRank < ownRank;
  return !keepsName || other.name === own.name;
}

/** Whether nobody takes a way for the road itself, which bends there: a yard, a track or a lane beside a street. */
export function isMinorBeside(own: Pick<WayOn, 'roadClass'>, other: WayOn): boolean {
  return rankOf(other.roadClass) >= YARDS && rankOf(own.roadClass) < YARDS;
}
