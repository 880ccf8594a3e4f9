import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { GateFrame } from './gate-frame.tsx';
import { useAcceptInvitation, useInvitation } from './team-api.ts';

/** Where the link of an invitation leads: a password of one's own, once. */
export function InvitationForm({ token }: { token: string }) {
  const t = useText();
  const [, go] = useLocation();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    accept.mutate(
      { token, password },
      {
        onSuccess: () => {
          toast({ title: t('inviteDone') });
          go('/staff', { replace: true });
        },
      },
    );
  };
  return (
    <GateFrame title={t('inviteTitle')}>
      {invitation.isPending ? (
        <Skeleton height={160} />
      ) : invitation.isError ? (
        <p role="alert">{serverMessage(invitation.error, t('staffTryLater'))}</p>
      ) : (
        <form className="form" onSubmit={submit}>
          <p>
            <b>{invitation.data.name}</b>
            <span className="caption team-reach"> {invitation.data.email}</span>
          </p>
          <input type="hidden" autoComplete="username" value={invitation.data.email} />
          <PasswordField isNew label={t('inviteChoose')} value={password} onChange={(event) => setPassword(event.target.value)} />
          {accept.isError ? (
            <p className="field-error" role="alert">
              {serverMessage(accept.error, t('staffTryLater'))}
            </p>
          ) : null}
          <Button type="submit" busy={accept.isPending}>
            {t('inviteJoin')}
          </Button>
        </form>
      )}
    </GateFrame>
  );
}
