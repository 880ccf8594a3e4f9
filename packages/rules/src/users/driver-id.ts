/** A driver's id as shown: DR and at least three digits (spec: operations §2 Driver dashboard). */
export function driverIdLabel(driverId: number): string {
  return `DR${String(driverId).padStart(3, '0')}`;
}
