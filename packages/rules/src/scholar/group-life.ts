/** How far a group is: proposed by its driver, open to families, paused, or over. */
export const groupStatuses = ['proposed', 'open', 'paused', 'closed'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** Who may pause a group. */
export const pausers = ['driver', 'staff'] as const;
export type Pauser = (typeof pausers)[number];

/** Where a group may go next. */
const next: Record<GroupStatus, readonly GroupStatus[]> = {
  proposed: ['open', 'closed'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: [],
};

/**
 * Whether somebody may bring a group there. Only the team opens what a driver proposed, and what the team paused only the team opens again:
 * families see no group that nobody has looked at.
 */
export function mayBring(who: Pauser, group: { readonly status: GroupStatus; readonly pausedBy: Pauser | null }, to: GroupStatus): boolean {
  if (!next[group.status].includes(to)) return false;
  if (who === 'staff' || to !== 'open') return true;
  return group.status === 'paused' && group.pausedBy === 'driver';
}

/** A driver writes freely what nobody has looked at yet; of what families may see, the team writes the terms. */
export const mayWrite = (who: Pauser, status: GroupStatus): boolean => (who === 'driver' ? status === 'proposed' : status !== 'closed');

/** Seats go to whom a group is open for. */
export const takesChildren = (status: GroupStatus): boolean => status === 'open';
