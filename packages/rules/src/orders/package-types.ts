/** Kinds of parcels (spec: operations §3). */
export const packageTypes = ['document', 'small_package', 'medium_package', 'large_package', 'fragile', 'electronics'] as const;
export type PackageType = (typeof packageTypes)[number];
