/** Characters that the team writes of a fleet, at most. */
export const fleetLengths = { name: 80, phone: 24, reason: 200 } as const;
