/** Parts of the bench by name, in the order in which they run. */
export const parts = [
  'assignment',
  'nearest',
  'streams',
  'offers',
  'reads',
  'creations',
  'orders',
  'emergencies',
  'earnings',
  'firstLoad',
] as const;
export type Part = (typeof parts)[number];

/**
 * The parts that the command line names, or all.
 * @throws for a name that is none
 */
export function wantedParts(names: readonly string[]): ReadonlySet<Part> {
  const unknown = names.filter((name) => !(parts as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}`);
  return new Set(names.length > 0 ? (names as Part[]) : parts);
}
