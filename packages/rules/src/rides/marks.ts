import type { RegistrableRole } from '../users/roles.ts';

/** What one side of a finished trip may say of the other, for the trips to come; the other is never told. */
export const markKinds = ['favourite', 'never'] as const;
export type MarkKind = (typeof markKinds)[number];

const marksOf = { passenger: markKinds, driver: ['never'] } as const satisfies Record<RegistrableRole, readonly MarkKind[]>;

/** Whether this side of a trip may say so of the other: a passenger chooses a driver, nobody chooses a passenger. */
export const mayMark = (side: RegistrableRole, kind: MarkKind): boolean => (marksOf[side] as readonly MarkKind[]).includes(kind);

/** So many people who do not want to meet somebody again within so many days, and staff look at that person. */
export const NEVER_MARKS_TO_LOOK_AT = 10;
export const NEVER_MARK_DAYS = 30;

/** Whether staff look at a person whom so many different people marked within {@link NEVER_MARK_DAYS}. */
export const isToLookAt = (people: number): boolean => people >= NEVER_MARKS_TO_LOOK_AT;
