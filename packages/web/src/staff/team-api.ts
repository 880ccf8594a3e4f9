import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import type { invite, Team } from '@safiri/contract/staff/team-calls.ts';
import type { ApprovalOutcome } from '@safiri/rules/staff/approvals.ts';
import type { HeldRole } from '@safiri/rules/staff/roles.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { tooLate } from './too-late.ts';

const teamKey = [staffPaths.team];
const putTeam = (team: Team) => queryClient.setQueryData(teamKey, team);
const lookAgain = () => void queryClient.invalidateQueries({ queryKey: teamKey });

export const useTeam = () => useQuery({ queryKey: teamKey, queryFn: () => callApi(staffPaths.team), staleTime: 0 });

/** What is done about a member, or about an invitation. */
export type TeamStep =
  | { step: 'roles'; id: number; roles: HeldRole[] }
  | { step: 'phone'; id: number; phone: string }
  | { step: 'disable' | 'enable' | 'signOut' | 'withdraw'; id: number };

function take(did: TeamStep): Promise<Team> {
  const params = { id: String(did.id) };
  if (did.step === 'roles') return callApi(staffPaths.setRoles, { params, body: { roles: did.roles } });
  if (did.step === 'phone') return callApi(staffPaths.setPhone, { params, body: { phone: did.phone } });
  return callApi(staffPaths[did.step], { params });
}

export const useTeamStep = () => useMutation({ mutationFn: take, onSuccess: putTeam, onError: lookAgain });

export const useInvite = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof invite>) => callApi(staffPaths.invite, { body }),
    onSuccess: ({ team }) => putTeam(team),
  });

/** Whom an invitation is for, while its link works. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: [staffPaths.readInvitation, token],
    queryFn: () => callApi(staffPaths.readInvitation, { body: { token } }),
    retry: false,
  });

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (body: { token: string; password: string }) => callApi(staffPaths.accept, { body }) });

export const useRecoveryCodes = () => useMutation({ mutationFn: (code: string) => callApi(staffPaths.recoveryCodes, { body: { code } }) });

const approvalsKey = [staffPaths.approvals];

export const useApprovals = () => useQuery({ queryKey: approvalsKey, queryFn: () => callApi(staffPaths.approvals), staleTime: 0 });

export const useDecideApproval = () =>
  useMutation({
    mutationFn: ({ id, outcome, note }: { id: number; outcome: ApprovalOutcome; note: string }) =>
      callApi(staffPaths.decideApproval, { params: { id: String(id) }, body: { outcome, ...(note === '' ? {} : { note }) } }),
    onSuccess: (all) => {
      queryClient.setQueryData(approvalsKey, all);
      void queryClient.invalidateQueries({ queryKey: [staffPaths.now] });
    },
    onError: tooLate(approvalsKey),
  });
