import { createContext, use, type ReactNode } from 'react';
import { Link } from 'wouter';
import { permissionOf, type StaffKey } from '@safiri/contract/staff/permissions.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { grantedBy, marketsOf, type Grant } from '@safiri/rules/staff/permissions.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';

/** The roles of who sits here, each with the markets that it is limited to; the console gives them. */
const Grants = createContext<readonly Grant[]>([]);

/** @param grants where roles are limited to some markets; without it none of them is */
export function StaffRoles({ roles, grants, children }: { roles: readonly StaffRole[]; grants?: readonly Grant[]; children: ReactNode }) {
  return <Grants value={grants ?? roles.map((role) => ({ role, marketIds: null }))}>{children}</Grants>;
}

/** Whether who sits here may make a call, by the table that the server refuses by: what they may not do is not shown. */
export function useMay(): (call: StaffKey) => boolean {
  const grants = use(Grants);
  return (call) => grantedBy(grants, permissionOf[call]);
}

/** Whether who sits here may make a call with the things of a market. */
export function useMayIn(call: StaffKey): (marketId: string) => boolean {
  const within = marketsOf(use(Grants), permissionOf[call]);
  return (marketId) => within?.includes(marketId) !== false;
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
