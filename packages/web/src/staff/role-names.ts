import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import type { TextKey } from 'virtual:texts/keys';

export const roleNames: Readonly<Record<StaffRole, TextKey>> = {
  owner: 'roleOwner',
  operations: 'roleOperations',
  support: 'roleSupport',
  finance: 'roleFinance',
  reviewer: 'roleReviewer',
  merchant: 'roleMerchant',
  fleet: 'roleFleet',
  read_only: 'roleReadOnly',
};

/** What a role is there for, in a line. */
export const roleNotes: Readonly<Record<StaffRole, TextKey>> = {
  owner: 'roleOwnerNote',
  operations: 'roleOperationsNote',
  support: 'roleSupportNote',
  finance: 'roleFinanceNote',
  reviewer: 'roleReviewerNote',
  merchant: 'roleMerchantNote',
  fleet: 'roleFleetNote',
  read_only: 'roleReadOnlyNote',
};
