export { audit, type AuditEntry } from './audit.ts';
export { CommandError, createStaff, listStaff, resetSecondFactor } from './command.ts';
