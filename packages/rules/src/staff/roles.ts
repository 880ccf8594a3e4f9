/** What somebody is in the console; one person may be several. */
export const staffRoles = ['owner', 'operations', 'support', 'finance', 'reviewer', 'merchant', 'fleet', 'read_only'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A role as somebody holds it: that of a merchant with the shop that it reaches, that of a fleet's owner with the fleet; a row for each. */
export interface HeldRole {
  readonly role: StaffRole;
  readonly merchantId: number | null;
  readonly fleetId: number | null;
}

/** Whether a role names what it reaches, and nothing else. */
export const isWholeRole = ({ role, merchantId, fleetId }: HeldRole): boolean =>
  (role === 'merchant') === (merchantId !== null) && (role === 'fleet') === (fleetId !== null);

/** Roles that reach only what is given to them with the role, such as the shop of a merchant or the fleet of its owner. */
export const ownObjectsOnly: readonly StaffRole[] = ['merchant', 'fleet'];
