import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';
import { PasswordField } from './password-field.tsx';
import { useSignedIn } from './signed-in.ts';

/** One field takes both (spec: AUTH-58): a phone without its prefix is one of the chosen country. */
function nameGiven(text: string) {
  const name = text.trim();
  return name.includes('@') ? { email: name } : { phone: name, countryId: country.get() };
}

export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const t = useText();
  const login = useLogin();
  const signedIn = useSignedIn();
  const isStaff = login.error instanceof ApiError && login.error.problem?.code === 'staff_sign_in';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate(
      { ...nameGiven(String(form.get('login'))), password: String(form.get('password')) },
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
      <Field
        label={t('phoneOrEmailLogin')}
        name="login"
        required
        autoComplete="username"
        minLength={6}
        maxLength={254}
        autoCapitalize="none"
      />
      <PasswordField />
      {login.isError ? (
        <p className="field-error" role="alert">
          {isStaff ? (
            <Link href="/staff">{serverMessage(login.error, t('loginFailed'))}</Link>
          ) : (
            serverMessage(login.error, t('loginFailed'))
          )}
        </p>
      ) : null}
      <Button type="submit" busy={login.isPending}>
        {t(login.isPending ? 'signingIn' : 'login')}
      </Button>
      <button type="button" className="text-link" onClick={onForgot}>
        {t('forgotPassword')}
      </button>
      <Link className="button soft full" href="/quick-login">
        <Icon name="bolt" size={22} />
        {t('quickLogin')}
      </Link>
    </form>
  );
}
