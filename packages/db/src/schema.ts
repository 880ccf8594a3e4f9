export * from './platform/tables.ts';
export * from './users/tables.ts';
export * from './auth/tables.ts';
export * from './countries/tables.ts';
export * from './pricing/tables.ts';
export * from './rides/tables.ts';
export * from './dispatch/tables.ts';
export * from './wallet/tables.ts';
