import { useState, type FormEvent } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { SignOutButton } from '../shell/sign-out.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useVerify } from './api.ts';
import { Enrolment } from './enrolment.tsx';
import { GateFrame } from './gate-frame.tsx';

/** Asks for the second factor, sets it up the first time, and takes a recovery code where the authenticator is lost. */
export function SecondFactorForm({ enrols, onCodes }: { enrols: boolean; onCodes: (codes: readonly string[]) => void }) {
  const t = useText();
  const verify = useVerify();
  const [isLost, setLost] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(' ', '').toLowerCase();
    verify.mutate(isLost ? { recoveryCode: code } : { code }, {
      onSuccess: ({ recoveryCodes }) => {
        if (recoveryCodes !== null) onCodes(recoveryCodes);
      },
    });
  };
  return (
    <GateFrame title={t('factorTitle')}>
      {enrols ? <Enrolment /> : <p>{t(isLost ? 'recoveryGive' : 'factorGive')}</p>}
      <form className="form" onSubmit={submit}>
        {isLost ? (
          <Field key="recovery" label={t('recoveryCode')} name="code" required autoComplete="off" autoCapitalize="none" maxLength={12} />
        ) : (
          <Field
            key="code"
            label={t('factorCode')}
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]{6,7}"
            maxLength={7}
            {...(enrols ? { hint: t('factorFrom') } : {})}
          />
        )}
        {verify.isError ? (
          <p className="field-error" role="alert">
            {serverMessage(verify.error, t('factorWrong'))}
          </p>
        ) : null}
        <Button type="submit" busy={verify.isPending}>
          {t('factorConfirm')}
        </Button>
        {enrols ? null : (
          <Button kind="plain" onClick={() => setLost(!isLost)}>
            {t(isLost ? 'recoveryBack' : 'recoveryUse')}
          </Button>
        )}
      </form>
      <SignOutButton />
    </GateFrame>
  );
}
