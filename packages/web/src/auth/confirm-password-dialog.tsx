import type { FormEvent } from 'react';
import { DEMO_PASSWORD, isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { passwordAnswered, usePasswordPrompt } from '../platform/password-prompt.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useConfirmPassword } from './api.ts';
import { PasswordField } from './password-field.tsx';

/** Asks for the password in a session of quick login, over whatever needs it; the request then goes on by itself. */
export function ConfirmPasswordDialog() {
  const t = useText();
  const asked = usePasswordPrompt();
  const user = session.use();
  const confirm = useConfirmPassword();
  const wrong = fieldMessage(confirm.error, 'password') === undefined ? undefined : t('confirmPasswordWrong');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form that waits below must not be sent by this one.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password'));
    confirm.mutate(password, { onSuccess: () => passwordAnswered(true) });
  };
  return (
    <Dialog open={asked && user !== null} onClose={() => passwordAnswered(false)} title={t('confirmPasswordTitle')}>
      <form className="stack" onSubmit={submit}>
        <p>{t('confirmPasswordText')}</p>
        {user !== null && isDemoAddress(user.email) ? (
          <p className="caption">{t('confirmPasswordDemo', { password: DEMO_PASSWORD })}</p>
        ) : null}
        <PasswordField autoFocus error={wrong} />
        {confirm.isError && wrong === undefined ? (
          <p className="field-error" role="alert">
            {serverMessage(confirm.error, t('confirmPasswordFailed'))}
          </p>
        ) : null}
        <Button type="submit" busy={confirm.isPending}>
          {t('confirmPasswordDo')}
        </Button>
      </form>
    </Dialog>
  );
}
