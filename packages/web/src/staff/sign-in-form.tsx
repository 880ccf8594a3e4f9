import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useStaffSignIn } from './api.ts';
import { GateFrame } from './gate-frame.tsx';

/** The console's own sign-in. */
export function SignInForm() {
  const t = useText();
  const signIn = useStaffSignIn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    signIn.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  };
  return (
    <GateFrame title={t('staffSignInTitle')}>
      <form className="form" onSubmit={submit}>
        <Field label={t('staffEmail')} name="email" type="email" required autoComplete="username" maxLength={200} />
        <PasswordField label={t('staffPassword')} maxLength={200} />
        {signIn.isError ? (
          <p className="field-error" role="alert">
            {serverMessage(signIn.error, t('staffNotSignedIn'))}
          </p>
        ) : null}
        <Button type="submit" busy={signIn.isPending}>
          {t('staffSignIn')}
        </Button>
        <Link className="text-link" href="/auth?forgot=staff">
          {t('staffForgot')}
        </Link>
      </form>
    </GateFrame>
  );
}
