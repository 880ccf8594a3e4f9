import type { ComponentProps } from 'react';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { LoginForm } from './login-form.tsx';
import { PhoneSignIn } from './phone-sign-in.tsx';
import { useSignedIn } from './signed-in.ts';

type Props = Pick<ComponentProps<typeof PhoneSignIn>, 'onNew' | 'onFirst'> & { onForgot: () => void };

/** Signing in, by a code or by a password. */
export function LoginPanel({ onForgot, ...rest }: Props) {
  const t = useText();
  const signedIn = useSignedIn();
  return (
    <PhoneSignIn
      purpose="sign_in"
      first={(code, withPassword) => (
        <LoginForm
          withPassword={withPassword}
          onForgot={onForgot}
          onCode={(phone) => code.send({ phone, countryId: country.get() })}
          sending={code.sending}
          codeError={code.error}
        />
      )}
      onSignedIn={(user) => {
        toast({ title: t('loginSuccessTitle'), text: t('loginSuccess') });
        signedIn(user);
      }}
      {...rest}
    />
  );
}
