import { useState } from 'react';
import type { Team, TeamMember } from '@safiri/contract/staff/team-calls.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { staffRoles } from '@safiri/rules/staff/roles.ts';
import { clockTime, day } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { isWhole, lacksOfRoles, RoleChoice, type Choice } from './role-choice.tsx';
import { RoleChips } from './role-chips.tsx';
import { useTeamStep } from './team-api.ts';
import { StaffPhone } from './staff-phone.tsx';

type Of = Pick<Team, 'markets' | 'phoneExample'> & { readonly member: TeamMember };

/** What an owner may change of a member. */
function Change({ member, markets, phoneExample }: Of) {
  const t = useText();
  const step = useTeamStep();
  const [roles, setRoles] = useState<Choice[]>(
    member.roles.map(({ role, merchantId, fleetId, marketIds }) => ({ role, merchantId, fleetId, marketIds })),
  );
  const [phone, setPhone] = useState(member.phone ?? '');
  const [asking, setAsking] = useState(false);
  const { userId: id, name } = member;
  const lacks = lacksOfRoles(roles);
  const done = { onSuccess: () => toast({ title: t('reviewDone') }) };
  return (
    <Unfold line={t('teamChange', { name })}>
      <div className="stack">
        <RoleChoice of={staffRoles} markets={markets} roles={roles} onChange={setRoles} />
        <Button
          small
          busy={step.isPending}
          why={lacks === undefined ? undefined : t(lacks)}
          onClick={() => (isWhole(roles) ? step.mutate({ step: 'roles', id, roles: [...roles] }, done) : undefined)}
        >
          {t('teamSaveRoles')}
        </Button>
        <Field
          label={t('teamPhone')}
          type="tel"
          value={phone}
          maxLength={24}
          hint={t('teamPhoneHint', { phone: phoneExample })}
          onChange={(event) => setPhone(event.target.value)}
        />
        <Button
          kind="soft"
          small
          busy={step.isPending}
          why={phone.trim() === (member.phone ?? '') ? t('needChange') : undefined}
          onClick={() => step.mutate({ step: 'phone', id, phone: phone.trim() }, done)}
        >
          {t('teamSavePhone')}
        </Button>
        <div className="row wrap">
          <Button kind="soft" small busy={step.isPending} onClick={() => step.mutate({ step: 'signOut', id }, done)}>
            {t('teamSignOut')}
          </Button>
          {member.isDisabled ? (
            <Button small busy={step.isPending} onClick={() => step.mutate({ step: 'enable', id }, done)}>
              {t('teamEnable')}
            </Button>
          ) : (
            <Button kind="danger" small busy={step.isPending} onClick={() => setAsking(true)}>
              {t('teamDisable')}
            </Button>
          )}
        </div>
        <NotDone step={step} />
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('teamDisableSure', { name })}>
        <p>{t('teamDisableNote')}</p>
        <Button
          kind="danger"
          full
          busy={step.isPending}
          onClick={() => {
            setAsking(false);
            step.mutate({ step: 'disable', id }, done);
          }}
        >
          {t('teamDisable')}
        </Button>
      </Dialog>
    </Unfold>
  );
}

/** One of the team: what they are, how they are reached, where they are signed in. */
export function MemberCard({ member, markets, phoneExample }: Of) {
  const t = useText();
  const me = session.use();
  const [latest] = member.sessions;
  return (
    <li className="card doc" aria-label={member.name}>
      <div className="row spread">
        <h3 className="title">{member.name}</h3>
        <span className="row">
          {member.userId === me?.id ? <span className="chip ok">{t('teamYou')}</span> : null}
          {member.isDisabled ? <span className="chip bad">{t('teamDisabled')}</span> : null}
        </span>
      </div>
      <p className="row wrap">
        <RoleChips roles={member.roles} />
        {member.roles.length === 0 ? <span className="chip bad">{t('teamNoRole')}</span> : null}
      </p>
      <p className="caption dotted team-reach num">
        <span>{member.email}</span>
        {member.phone === null ? null : <StaffPhone phone={member.phone} />}
      </p>
      <p className="caption num">
        {latest === undefined
          ? t('teamNotSignedIn')
          : t('teamSessions', { n: member.sessions.length, time: `${day(latest.since)} ${clockTime(latest.since)}` })}
        {member.secondFactor ? '' : ` · ${t('teamNoFactor')}`}
      </p>
      {member.ownerAsked ? <p className="label strong">{t('teamOwnerAsked')}</p> : null}
      {member.isDemo ? <p className="caption">{t('teamDemo')}</p> : null}
      {member.isDemo ? null : (
        <Allowed to={staffPaths.setRoles}>
          <Change key={JSON.stringify([member.roles, member.phone])} member={member} markets={markets} phoneExample={phoneExample} />
        </Allowed>
      )}
    </li>
  );
}
