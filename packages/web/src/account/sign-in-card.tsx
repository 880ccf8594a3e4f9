import type { FormEvent } from 'react';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { countryHere } from '../common/country-here.ts';
import { askForPhone } from '../platform/phone-prompt.ts';
import { useCanSendCodes } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useSetEmail, useSetPassword, type Account } from './api.ts';
import { useSave } from './use-save.ts';

/** The password of now, where the form asks for it. */
const passwordIn = (data: FormData) => (data.has('password') ? { password: String(data.get('password')) } : {});

/** Number, password and address. Whoever has a password gives it; all others confirm by a code. */
export function SignInCard({ user }: { user: Account['user'] }) {
  const t = useText();
  const save = useSave();
  const setPassword = useSetPassword();
  const setEmail = useSetEmail();
  const canCode = useCanSendCodes();

  const changePassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = { ...passwordIn(data), newPassword: String(data.get('newPassword')) };
    if (await save(() => setPassword.mutateAsync(body), t('settingsPasswordDone'))) form.reset();
  };
  const changeEmail = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    if (await save(() => setEmail.mutateAsync({ email: String(data.get('email')), ...passwordIn(data) }))) form.reset();
  };
  const passwordNow = <PasswordField label={t('settingsPasswordNow')} />;
  return (
    <section className="card doc" aria-label={t('settingsSignIn')}>
      <div>
        <h2 className="h2">{t('settingsSignIn')}</h2>
        {user.email === '' ? null : <p className="caption">{user.email}</p>}
      </div>
      {canCode ? (
        <div className="row spread">
          <div>
            <div className="label num one-line">
              {user.phone === '' ? t('settingsNoPhone') : localPhone(user.phone, countryHere(user.countryId).dialCode)}
            </div>
            <div className="caption">{t(user.phoneVerified ? 'settingsPhoneConfirmed' : 'settingsPhoneUnconfirmed')}</div>
          </div>
          <Button kind="soft" small onClick={() => void askForPhone()}>
            {t(user.phoneVerified || user.phone === '' ? 'settingsPhoneChange' : 'settingsPhoneConfirm')}
          </Button>
        </div>
      ) : null}
      <Unfold line={t('settingsPassword')}>
        <form className="stack" onSubmit={(event) => void changePassword(event)}>
          {user.hasPassword ? passwordNow : null}
          <PasswordField isNew label={t('settingsPasswordNew')} name="newPassword" />
          <Button type="submit" busy={setPassword.isPending}>
            {t('settingsPassword')}
          </Button>
        </form>
      </Unfold>
      <Unfold line={t('settingsEmail')}>
        <form className="stack" onSubmit={(event) => void changeEmail(event)}>
          <Field label={t('settingsEmailNew')} name="email" type="email" required autoComplete="email" maxLength={254} />
          {user.hasPassword ? passwordNow : null}
          <Button type="submit" busy={setEmail.isPending}>
            {t('settingsEmail')}
          </Button>
        </form>
      </Unfold>
    </section>
  );
}
