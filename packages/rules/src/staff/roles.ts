/** What somebody is in the console; one person may be several. */
export const staffRoles = ['owner', 'operations', 'support', 'finance', 'reviewer', 'merchant', 'fleet', 'read_only'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles that reach only what is given to them with the role, such as the shop of a merchant. */
export const ownObjectsOnly: readonly StaffRole[] = ['merchant', 'fleet'];
