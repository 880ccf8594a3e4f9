import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useResetPassword } from './api.ts';
import { PasswordField } from '../ui/password-field.tsx';

/** Where the mail's link leads: a new password, once. */
export function ResetForm({ token }: { token: string }) {
  const t = useText();
  const [, go] = useLocation();
  const reset = useResetPassword();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          session.set(null);
          toast({ title: t('passwordChangedTitle'), text: t('passwordChanged') });
          go('/auth');
        },
      },
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <h1 className="h1">{t('newPasswordTitle')}</h1>
      <PasswordField isNew />
      {reset.isError ? (
        <p className="field-error" role="alert">
          {serverMessage(reset.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" busy={reset.isPending}>
        {t('savePassword')}
      </Button>
    </form>
  );
}
