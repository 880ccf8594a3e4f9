import { useState, type FormEvent } from 'react';
import type { Team } from '@safiri/contract/staff/team-calls.ts';
import { invitableRoles } from '@safiri/rules/staff/permissions.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { NotDone } from './not-done.tsx';
import { isWhole, lacksOfRoles, RoleChoice, type Choice } from './role-choice.tsx';
import { useInvite } from './team-api.ts';

/** The link of an invitation, which is shown once. */
function FreshLink({ name, link }: { name: string; link: string }) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t('teamCopied') });
    } catch {
      toast({ title: link, tone: 'bad' });
    }
  };
  return (
    <div className="stack" role="status">
      <Field label={t('teamLink', { name })} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <p className="caption">{t('teamLinkNote')}</p>
      <Button kind="soft" small onClick={() => void copy()}>
        {t('teamCopy')}
      </Button>
    </div>
  );
}

/** Asks somebody into the team: who they are, where they are called, and what they are to do. */
export function InviteForm({ markets, phoneExample }: Pick<Team, 'markets' | 'phoneExample'>) {
  const t = useText();
  const invite = useInvite();
  const [roles, setRoles] = useState<Choice[]>([]);
  const lacks = lacksOfRoles(roles);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name)).trim();
    if (!isWhole(roles)) return;
    invite.mutate(
      { name: text('name'), email: text('email'), phone: text('phone'), roles: roles as Parameters<typeof invite.mutate>[0]['roles'] },
      {
        onSuccess: () => {
          form.reset();
          setRoles([]);
        },
      },
    );
  };
  return (
    <section className="card doc" aria-label={t('teamInvite')}>
      <h2 className="h2">{t('teamInvite')}</h2>
      {invite.data === undefined ? null : <FreshLink name={invite.variables.name} link={invite.data.link} />}
      <form className="form" onSubmit={submit}>
        <Field label={t('teamName')} name="name" required maxLength={80} autoComplete="off" />
        <Field label={t('staffEmail')} name="email" type="email" required maxLength={200} autoComplete="off" />
        <Field
          label={t('teamPhone')}
          name="phone"
          type="tel"
          required
          maxLength={24}
          autoComplete="off"
          hint={t('teamPhoneHint', { phone: phoneExample })}
        />
        <RoleChoice of={invitableRoles} markets={markets} roles={roles} onChange={setRoles} />
        <Button type="submit" busy={invite.isPending} why={lacks === undefined ? undefined : t(lacks)}>
          {t('teamMakeLink')}
        </Button>
        <NotDone step={invite} />
      </form>
    </section>
  );
}
