import { useState, type ComponentProps, type FormEvent } from 'react';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { countryHere } from '../common/country-here.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useCanSendCodes } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useNewPassword } from './api.ts';
import { ForgotForm } from './forgot-form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PhoneSignIn } from './phone-sign-in.tsx';
import { useSignedIn } from './signed-in.ts';
import { StepHead } from './step-head.tsx';
import type { useCode } from './use-code.ts';

type Props = Pick<ComponentProps<typeof PhoneSignIn>, 'onNew'> & { onBack: () => void };

/** A forgotten password or a lost phone: a code to the number, or a link to the address. */
export function RecoverPanel({ onNew, onBack }: Props) {
  const t = useText();
  const canCode = useCanSendCodes();
  const [isFirst, setFirst] = useState(true);
  const [back, setBack] = useState<OwnUser | null>(null);
  if (back !== null) return <NewPassword user={back} />;
  if (!canCode) return <ForgotForm onBack={onBack} title />;
  return (
    <>
      {isFirst ? <StepHead title={t('recoverTitle')} onBack={onBack} /> : null}
      <PhoneSignIn purpose="recover" first={(code) => <NumberForm code={code} />} onSignedIn={setBack} onNew={onNew} onFirst={setFirst} />
      {isFirst ? (
        <>
          <p className="auth-or caption">
            <span>{t('recoverByEmail')}</span>
          </p>
          <ForgotForm onBack={onBack} />
        </>
      ) : null}
    </>
  );
}

function NumberForm({ code }: { code: ReturnType<typeof useCode> }) {
  const t = useText();
  const countryId = country.use();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    code.send({ phone: String(new FormData(event.currentTarget).get('phone')).trim(), countryId });
  };
  return (
    <form className="form" onSubmit={submit}>
      <p className="muted">{t('recoverText')}</p>
      <Field
        label={t('phoneNumber')}
        name="phone"
        type="tel"
        required
        maxLength={24}
        autoComplete="tel-national"
        prefix={countryHere(countryId).dialCode}
        error={code.error}
      />
      <Button type="submit" icon="chat" busy={code.sending}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

/** Who is back may choose a new password, and need not. */
function NewPassword({ user }: { user: OwnUser }) {
  const t = useText();
  const set = useNewPassword();
  const signedIn = useSignedIn();
  const goOn = () => {
    toast({ title: t('recoverDoneTitle'), text: t('recoverDone') });
    signedIn(user);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    set.mutate(String(new FormData(event.currentTarget).get('password')), { onSuccess: goOn });
  };
  return (
    <form className="form" onSubmit={submit}>
      <h1 className="h1">{t('newPasswordTitle')}</h1>
      <p className="muted">{t('recoverPasswordText')}</p>
      <PasswordField
        isNew
        error={set.isError ? (fieldMessage(set.error, 'newPassword') ?? serverMessage(set.error, t('notSent'))) : undefined}
      />
      <Button type="submit" busy={set.isPending}>
        {t('savePassword')}
      </Button>
      <Button kind="outline" onClick={goOn}>
        {t('recoverPasswordNot')}
      </Button>
    </form>
  );
}
