import { useEffect, type FormEvent } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { SignOutButton } from '../shell/sign-out.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useEnrol, useVerify } from './api.ts';
import { GateFrame } from './gate-frame.tsx';

/** The secret of a first sign-in, as a picture for the authenticator app and as text. */
function Enrolment() {
  const t = useText();
  const { mutate, data, isError } = useEnrol();
  useEffect(() => mutate(), [mutate]);
  if (isError) return <ErrorCard text={t('staffTryLater')} onRetry={() => mutate()} />;
  if (data === undefined) return <Skeleton height={220} />;
  return (
    <div className="stack">
      <p>{t('factorEnrol')}</p>
      <QrCode text={data.uri} alt={t('factorQr')} />
      <p className="caption secret">{t('factorSecret', { secret: data.secret })}</p>
    </div>
  );
}

/** Asks for the second factor, and sets it up the first time. */
export function SecondFactorForm({ enrols }: { enrols: boolean }) {
  const t = useText();
  const verify = useVerify();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    verify.mutate(String(new FormData(event.currentTarget).get('code')).replaceAll(' ', ''));
  };
  return (
    <GateFrame title={t('factorTitle')}>
      {enrols ? <Enrolment /> : <p>{t('factorGive')}</p>}
      <form className="form" onSubmit={submit}>
        <Field
          label={t('factorCode')}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
        />
        {verify.isError ? (
          <p className="field-error" role="alert">
            {serverMessage(verify.error, t('factorWrong'))}
          </p>
        ) : null}
        <Button type="submit" busy={verify.isPending}>
          {t('factorConfirm')}
        </Button>
      </form>
      <SignOutButton />
    </GateFrame>
  );
}
