import { checkInvariants, type Finding } from '../invariants/check.ts';
import type { World } from './harness.ts';

/**
 * The invariants that are broken now, each with what breaks it: of a world whose books are right none.
 * @param asked those alone that are looked at, by their names
 */
export const brokenBooks = async ({ db }: Pick<World, 'db'>, asked: (name: string) => boolean = () => true): Promise<Finding[]> =>
  (await checkInvariants(db)).filter(({ name, faults }) => faults.length > 0 && asked(name));
