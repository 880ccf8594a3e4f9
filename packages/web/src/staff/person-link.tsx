import type { ReactNode } from 'react';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { Link } from 'wouter';
import { useMay } from './may.tsx';

/** What leads to a person's page, for who may read it; plain to others, and where nobody is named. */
export function PersonLink({ userId, className, children }: { userId: number | undefined; className: string; children: ReactNode }) {
  const may = useMay();
  if (userId === undefined || !may(deskPaths.person)) return <span className={className.replace('text-link', '').trim()}>{children}</span>;
  return (
    <Link className={className} href={`/staff/people/${userId}`}>
      {children}
    </Link>
  );
}

/** What leads to a trip's page, for who may read it. */
export function TripLink({ rideId, className, children }: { rideId: number; className: string; children: ReactNode }) {
  const may = useMay();
  if (!may(deskPaths.trip)) return children;
  return (
    <Link className={className} href={`/staff/trip/${rideId}`}>
      {children}
    </Link>
  );
}
