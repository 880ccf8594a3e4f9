export { askApproval, consentTo, dropApproval } from './approvals.ts';
export { audit, type AuditEntry } from './audit.ts';
export { auditAbout, presentAudit, readAudit } from './read-audit.ts';
export { hasOwner, staffOfShop, staffWho } from './members.ts';
export { insertStaffAccount, isTakenAddress } from './insert-account.ts';
export { openStaffSession } from './session.ts';
export { CommandError, createStaff, listStaff, resetSecondFactor, roleOf, setRole } from './command.ts';
export { insertMember } from './write-members.ts';
export { workPhone } from './work-phone.ts';
