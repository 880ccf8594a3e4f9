import { createContext, use, type ReactNode } from 'react';
import { Link } from 'wouter';
import { permissionOf, type StaffKey } from '@safiri/contract/staff/permissions.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { permits } from '@safiri/rules/staff/permissions.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';

/** The roles of who sits here; the console gives them. */
const Roles = createContext<readonly StaffRole[]>([]);

export function StaffRoles({ roles, children }: { roles: readonly StaffRole[]; children: ReactNode }) {
  return <Roles value={roles}>{children}</Roles>;
}

/** Whether who sits here may make a call, by the table that the server refuses by: what they may not do is not shown. */
export function useMay(): (call: StaffKey) => boolean {
  const roles = use(Roles);
  return (call) => permits(roles, permissionOf[call]);
}

/** What is shown to those alone who may make a call. */
export function Allowed({ to, children }: { to: StaffKey; children: ReactNode }) {
  return useMay()(to) ? children : null;
}

/** A driver's name that leads to the driver's page, for who may read it. */
export function DriverLink({ driverId, className, children }: { driverId: number; className: string; children: ReactNode }) {
  const may = useMay();
  if (!may(reviewPaths.driver)) return <span className={className.replace('text-link', '').trim()}>{children}</span>;
  return (
    <Link className={className} href={`/staff/drivers/${driverId}`}>
      {children}
    </Link>
  );
}
