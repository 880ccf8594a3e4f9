import * as approvalCalls from '@safiri/contract/staff/approval-calls.ts';
import * as calls from '@safiri/contract/staff/team-calls.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { endEverySignIn } from '../auth/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountById } from '../users/public.ts';
import { askApproval, decideApproval, listApprovals } from './approvals.ts';
import { audit } from './audit.ts';
import { acceptInvitation, findInvitation, invite, withdrawInvitation } from './invitations.ts';
import { findMember } from './members.ts';
import { readTeam, requireReach } from './team.ts';
import { workPhone } from './work-phone.ts';
import { setDisabled, setRoles, setWorkPhone } from './write-members.ts';

/**
 * The member whom a call names, whom it may change.
 * @throws Problem not_found, illegal_transition for the demo's own, which every visitor shares
 */
async function memberToChange(uow: UnitOfWork, userId: number) {
  const member = await findMember(uow.tx, userId);
  const account = await findAccountById(uow.tx, userId);
  if (member === undefined || account === undefined) throw notFound();
  if (isDemoAddress(account.user.email ?? '')) throw new Problem('illegal_transition', 'The account of the demo stays as it is.');
  return { ...member, name: account.user.name };
}

/** Who works in the console: invitations, roles, sessions, and what waits for a second person. */
export function teamRoutes(server: Server): void {
  const { ctx } = server;

  serveRead(server, calls.readTeam, () => readTeam(ctx, ctx.db, ctx.clock()));
  serveWrite(server, calls.setMemberRoles, async (uow, { actor, params, body, request }) => {
    const member = await memberToChange(uow, params.id);
    await requireReach(ctx, uow.tx, body.roles);
    const isOwner = member.roles.includes('owner');
    const wanted = body.roles.filter(({ role }) => isOwner || role !== 'owner');
    await setRoles(ctx, uow, params.id, wanted);
    // Who owns the console decides about everybody in it: one person alone makes nobody an owner.
    if (wanted.length < body.roles.length) {
      await askApproval(uow, actor, { kind: 'staff_owner', subjectId: params.id, data: { name: member.name } });
      await audit(uow, actor, request, { action: 'approval.asked', subject: 'user', subjectId: params.id, data: { kind: 'staff_owner' } });
    }
    const roles = wanted.map(({ role }) => role);
    const markets = Object.fromEntries(wanted.flatMap(({ role, marketIds }) => (marketIds === null ? [] : [[role, marketIds]])));
    await audit(uow, actor, request, {
      action: 'staff.roles_set',
      subject: 'user',
      subjectId: params.id,
      data: { roles, ...(Object.keys(markets).length === 0 ? {} : { markets }) },
    });
    return readTeam(ctx, uow.tx, uow.now);
  });
  serveWrite(server, calls.setMemberPhone, async (uow, { actor, params, body, request }) => {
    await memberToChange(uow, params.id);
    await setWorkPhone(uow, params.id, workPhone(body.phone));
    await audit(uow, actor, request, { action: 'staff.phone_set', subject: 'user', subjectId: params.id });
    return readTeam(ctx, uow.tx, uow.now);
  });
  serveWrite(server, calls.disableMember, async (uow, { actor, params, request }) => {
    await memberToChange(uow, params.id);
    if (await setDisabled(ctx, uow, params.id, true))
      await audit(uow, actor, request, { action: 'staff.disabled', subject: 'user', subjectId: params.id });
    return readTeam(ctx, uow.tx, uow.now);
  });
  serveWrite(server, calls.enableMember, async (uow, { actor, params, request }) => {
    await memberToChange(uow, params.id);
    if (await setDisabled(ctx, uow, params.id, false))
      await audit(uow, actor, request, { action: 'staff.enabled', subject: 'user', subjectId: params.id });
    return readTeam(ctx, uow.tx, uow.now);
  });
  serveWrite(server, calls.signMemberOut, async (uow, { actor, params, request }) => {
    await memberToChange(uow, params.id);
    await endEverySignIn(ctx, uow, params.id);
    await audit(uow, actor, request, { action: 'staff.signed_out', subject: 'user', subjectId: params.id });
    return readTeam(ctx, uow.tx, uow.now);
  });

  serveWrite(server, calls.invite, async (uow, { actor, body, request }) => {
    const { email, name, roles } = body;
    await requireReach(ctx, uow.tx, roles);
    const { id, link } = await invite(ctx, uow, actor, { email, name, roles, phone: workPhone(body.phone) });
    await audit(uow, actor, request, { action: 'staff.invited', subject: 'invitation', subjectId: id, data: { email } });
    return { team: await readTeam(ctx, uow.tx, uow.now), link };
  });
  serveWrite(server, calls.withdrawInvitation, async (uow, { actor, params, request }) => {
    await withdrawInvitation(uow, params.id);
    await audit(uow, actor, request, { action: 'staff.invitation_withdrawn', subject: 'invitation', subjectId: params.id });
    return readTeam(ctx, uow.tx, uow.now);
  });
  serveRead(server, calls.readInvitation, async ({ body }) => {
    const { name, email } = await findInvitation(ctx, body.token);
    return { name, email };
  });
  serveRead(server, calls.acceptInvitation, async ({ body, request }) => {
    await acceptInvitation(ctx, body.token, body.password, request.ip);
    return { ok: true as const };
  });

  serveRead(server, approvalCalls.listApprovals, ({ actor }) => listApprovals(ctx, ctx.db, actor, ctx.clock()));
  serveWrite(server, approvalCalls.decideApproval, async (uow, { actor, params, body, request }) => {
    const row = await decideApproval(ctx, uow, actor, params.id, body.outcome, body.note ?? null);
    await audit(uow, actor, request, {
      action: `approval.${body.outcome}`,
      subject: 'approval',
      subjectId: row.id,
      data: { kind: row.kind, subject: row.subjectId, ...(body.note === undefined ? {} : { note: body.note }) },
    });
    return listApprovals(ctx, uow.tx, actor, uow.now);
  });
}
