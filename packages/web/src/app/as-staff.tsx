import type { ReactNode } from 'react';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import { StaffRoles } from '../staff/may.tsx';

/** A screen of the console before somebody with these roles; an owner unless told otherwise. */
export const asStaff = (screen: ReactNode, ...roles: StaffRole[]) => (
  <StaffRoles roles={roles.length === 0 ? ['owner'] : roles}>{screen}</StaffRoles>
);
