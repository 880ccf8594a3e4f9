export { askApproval, consentTo, dropApproval } from './approvals.ts';
export { audit, type AuditEntry } from './audit.ts';
export { auditAbout, presentAudit, readAudit } from './read-audit.ts';
export { staffOfShop, staffWho } from './members.ts';
export { CommandError, createStaff, listStaff, resetSecondFactor, roleOf, setRole } from './command.ts';
export { insertMember } from './write-members.ts';
