import type { FormEvent } from 'react';
import { HANDED_DIGITS } from '@safiri/rules/auth/handed-code.ts';
import { countryHere } from '../common/country-here.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast.tsx';
import { useHandedCode } from './api.ts';
import { useSignedIn } from './signed-in.ts';
import { StepHead } from './step-head.tsx';

/** `/auth?code`: the first sign-in of a driver to whom the team handed a code, where no text messages come. */
export function HandedCodeForm({ onBack }: { onBack: () => void }) {
  const t = useText();
  const use = useHandedCode();
  const signedIn = useSignedIn();
  const countryId = country.use();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name));
    use.mutate(
      { phone: given('phone').trim(), countryId, code: given('code'), password: given('password') },
      {
        onSuccess: ({ user }) => {
          toast({ title: t('loginSuccessTitle'), text: t('handedDone') });
          signedIn(user);
        },
      },
    );
  };
  const ofField = (name: string) => (use.isError ? fieldMessage(use.error, name) : undefined);
  const hasField = ['phone', 'code', 'password'].some((name) => ofField(name) !== undefined);
  return (
    <>
      <StepHead title={t('handedTitle')} onBack={onBack} />
      <form className="form" onSubmit={submit}>
        <p className="muted">{t('handedText')}</p>
        <Field
          label={t('phoneNumber')}
          name="phone"
          type="tel"
          required
          maxLength={24}
          autoComplete="tel-national"
          prefix={countryHere(countryId).dialCode}
          error={ofField('phone')}
        />
        <Field
          label={t('handedCode')}
          name="code"
          required
          inputMode="numeric"
          autoComplete="off"
          pattern={`(\\s*\\d){${HANDED_DIGITS}}\\s*`}
          maxLength={30}
          hint={t('handedCodeNote', { n: HANDED_DIGITS })}
          error={ofField('code')}
        />
        <PasswordField isNew label={t('newPasswordTitle')} error={ofField('password')} />
        {use.isError && !hasField ? (
          <p className="field-error" role="alert">
            {serverMessage(use.error, t('loginFailed'))}
          </p>
        ) : null}
        <Button type="submit" busy={use.isPending}>
          {t(use.isPending ? 'signingIn' : 'login')}
        </Button>
      </form>
    </>
  );
}
