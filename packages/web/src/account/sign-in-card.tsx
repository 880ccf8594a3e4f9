import type { FormEvent } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useSetEmail, useSetPassword } from './api.ts';
import { useSave } from './use-save.ts';

/** Password and address: both ask for the password of now. */
export function SignInCard({ email }: { email: string }) {
  const t = useText();
  const save = useSave();
  const setPassword = useSetPassword();
  const setEmail = useSetEmail();

  const changePassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = { password: String(data.get('password')), newPassword: String(data.get('newPassword')) };
    if (await save(() => setPassword.mutateAsync(body), t('settingsPasswordDone'))) form.reset();
  };
  const changeEmail = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    if (await save(() => setEmail.mutateAsync({ email: String(data.get('email')), password: String(data.get('password')) }))) form.reset();
  };
  return (
    <section className="card doc" aria-label={t('settingsSignIn')}>
      <div>
        <h2 className="h2">{t('settingsSignIn')}</h2>
        <p className="caption">{email}</p>
      </div>
      <Unfold line={t('settingsPassword')}>
        <form className="stack" onSubmit={(event) => void changePassword(event)}>
          <Field
            label={t('settingsPasswordNow')}
            name="password"
            type="password"
            required
            autoComplete="current-password"
            maxLength={128}
          />
          <Field label={t('settingsPasswordNew')} name="newPassword" type="password" required autoComplete="new-password" maxLength={128} />
          <Button type="submit" kind="soft" busy={setPassword.isPending}>
            {t('settingsPassword')}
          </Button>
        </form>
      </Unfold>
      <Unfold line={t('settingsEmail')}>
        <form className="stack" onSubmit={(event) => void changeEmail(event)}>
          <Field label={t('settingsEmailNew')} name="email" type="email" required autoComplete="email" maxLength={254} />
          <Field
            label={t('settingsPasswordNow')}
            name="password"
            type="password"
            required
            autoComplete="current-password"
            maxLength={128}
          />
          <Button type="submit" kind="soft" busy={setEmail.isPending}>
            {t('settingsEmail')}
          </Button>
        </form>
      </Unfold>
    </section>
  );
}
