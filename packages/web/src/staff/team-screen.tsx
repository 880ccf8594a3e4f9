import type { OpenInvitation } from '@safiri/contract/staff/team-calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { InviteForm } from './invite-form.tsx';
import { Allowed } from './may.tsx';
import { MemberCard } from './member-card.tsx';
import { NotDone } from './not-done.tsx';
import { RoleChips } from './role-chips.tsx';
import { useTeam, useTeamStep } from './team-api.ts';
import { StaffPhone } from './staff-phone.tsx';
import './team.css';

function Invited({ invitation }: { invitation: OpenInvitation }) {
  const t = useText();
  const step = useTeamStep();
  const { name, email, phone, roles, invitedBy, expiresAt } = invitation;
  return (
    <li className="stack" aria-label={name}>
      <b>{name}</b>
      <p className="caption dotted team-reach num">
        <span>{email}</span>
        <StaffPhone phone={phone} />
      </p>
      <p className="row wrap">
        <RoleChips roles={roles} />
      </p>
      <p className="caption num">{t('teamInvitedBy', { name: invitedBy, time: `${day(expiresAt)} ${clockTime(expiresAt)}` })}</p>
      <Allowed to={staffPaths.withdraw}>
        <Button kind="soft" small busy={step.isPending} onClick={() => step.mutate({ step: 'withdraw', id: invitation.id })}>
          {t('teamWithdraw')}
        </Button>
        <NotDone step={step} />
      </Allowed>
    </li>
  );
}

/** `/staff/team`: who works in the console, what they are, and who is invited. */
export function TeamScreen() {
  const t = useText();
  const team = useTeam();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionTeam')}</h1>
      {team.isPending ? (
        <div className="team" aria-hidden="true">
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      ) : team.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void team.refetch()} />
      ) : (
        <div className="team">
          <ul className="team-members">
            {team.data.members.map((member) => (
              <MemberCard key={member.userId} member={member} markets={team.data.markets} phoneExample={team.data.phoneExample} />
            ))}
          </ul>
          <div className="stack">
            {team.data.invitations.length === 0 ? null : (
              <section className="card doc" aria-label={t('teamInvited')}>
                <h2 className="h2 counted">
                  {t('teamInvited')} <span className="chip num">{team.data.invitations.length}</span>
                </h2>
                <ul className="list stack">
                  {team.data.invitations.map((invitation) => (
                    <Invited key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </section>
            )}
            <Allowed to={staffPaths.invite}>
              <InviteForm markets={team.data.markets} phoneExample={team.data.phoneExample} />
            </Allowed>
          </div>
        </div>
      )}
    </>
  );
}
