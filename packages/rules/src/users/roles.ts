/** Everyone who signs in; staff review and help, the rest is as specified (spec: foundations §6). */
export const roles = ['passenger', 'driver', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Roles that a person can register for; staff accounts are made by the operator. */
export const registrableRoles = ['passenger', 'driver'] as const satisfies readonly Role[];
export type RegistrableRole = (typeof registrableRoles)[number];
