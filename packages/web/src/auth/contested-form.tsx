import type { FormEvent } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useSignedIn } from './signed-in.ts';

/** The number is the person's, the account that has it may be somebody else's: its password opens it, or a new one begins. */
export function ContestedForm({ phone, onNew, onBack }: { phone: string; onNew: () => void; onBack: () => void }) {
  const t = useText();
  const login = useLogin();
  const signedIn = useSignedIn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    login.mutate(
      { phone, countryId: country.get(), password },
      {
        onSuccess: ({ user }) => {
          toast({ title: t('loginSuccessTitle'), text: t('loginSuccess') });
          signedIn(user);
        },
      },
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <p className="muted">{t('contestedText')}</p>
      <PasswordField autoFocus error={login.isError ? serverMessage(login.error, t('loginFailed')) : undefined} />
      <Button type="submit" busy={login.isPending}>
        {t(login.isPending ? 'signingIn' : 'login')}
      </Button>
      <Button kind="outline" onClick={onNew}>
        {t('contestedNew')}
      </Button>
      <p className="caption">{t('contestedNewNote')}</p>
      <button type="button" className="text-link" onClick={onBack}>
        {t('backToLogin')}
      </button>
    </form>
  );
}
