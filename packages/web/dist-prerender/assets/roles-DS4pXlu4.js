// packages/rules/src/users/roles.ts
/** Roles that a person can register for; staff accounts are made by the operator. */
var registrableRoles = ["passenger", "driver"];
export { registrableRoles as t };
