/** What somebody is in the console; one person may be several. */
export const staffRoles = ['owner', 'operations', 'support', 'finance', 'reviewer', 'merchant', 'fleet', 'read_only'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A role as somebody holds it: that of a merchant with the shop that it reaches, that of a fleet's owner with the fleet; a row for each. */
export interface HeldRole {
  readonly role: StaffRole;
  readonly merchantId: number | null;
  readonly fleetId: number | null;
  /** The markets whose things it reaches; null for everything. */
  readonly marketIds: string[] | null;
}

/** Roles that may be limited to some markets. Who owns the console owns all of it; a shop and a fleet are a limit of their own. */
export const limitableRoles = ['operations', 'support', 'finance', 'reviewer', 'read_only'] as const satisfies readonly StaffRole[];

/** Whether a role may be limited to some markets. */
export const isLimitable = (role: StaffRole): boolean => (limitableRoles as readonly StaffRole[]).includes(role);

/** Whether a role names what it reaches, and nothing else. */
export const isWholeRole = ({ role, merchantId, fleetId, marketIds }: HeldRole): boolean =>
  (role === 'merchant') === (merchantId !== null) &&
  (role === 'fleet') === (fleetId !== null) &&
  (marketIds === null || (marketIds.length > 0 && isLimitable(role)));

/** Roles that reach only what is given to them with the role, such as the shop of a merchant or the fleet of its owner. */
export const ownObjectsOnly: readonly StaffRole[] = ['merchant', 'fleet'];
