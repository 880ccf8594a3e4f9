import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { serverMessage } from '../app/api-client.ts';
import { useText } from '../app/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';
import { PasswordField } from './password-field.tsx';
import { useSignedIn } from './signed-in.ts';

export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const t = useText();
  const login = useLogin();
  const signedIn = useSignedIn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate(
      { email: String(form.get('email')), password: String(form.get('password')) },
      {
        onSuccess: ({ user }) => {
          toast({ title: t('loginSuccessTitle'), text: t('loginSuccess') });
          signedIn(user);
        },
        onError: (error) => toast({ title: t('loginFailedTitle'), text: serverMessage(error, t('loginFailed')), tone: 'bad' }),
      },
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <Field label={t('email')} name="email" type="email" required autoComplete="username" maxLength={254} />
      <PasswordField />
      {login.isError ? (
        <p className="field-error" role="alert">
          {serverMessage(login.error, t('loginFailed'))}
        </p>
      ) : null}
      <Button type="submit" disabled={login.isPending}>
        {t(login.isPending ? 'signingIn' : 'login')}
      </Button>
      <button type="button" className="text-link" onClick={onForgot}>
        {t('forgotPassword')}
      </button>
      <Link className="text-link" href="/quick-login">
        {t('quickLogin')}
      </Link>
    </form>
  );
}
