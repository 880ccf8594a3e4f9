import { useState, type FormEvent } from 'react';
import { countryHere } from '../common/country-here.ts';
import { serverMessage } from '../platform/api-client.ts';
import { phoneAnswered, usePhonePrompt } from '../platform/phone-prompt.ts';
import { country } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangePhone } from './api.ts';
import { CodeStep } from './code-step.tsx';
import { useCode } from './use-code.ts';

/** Another number, or the own one confirmed: a code goes to it, and comes back. */
export function ChangePhoneDialog() {
  const t = useText();
  const asked = usePhonePrompt();
  const user = session.use();
  return (
    <Dialog open={asked !== null && user !== null} onClose={() => phoneAnswered(false)} title={t('changePhoneTitle')}>
      <ChangePhone own={user?.phoneVerified === true ? '' : (user?.phone ?? '')} />
    </Dialog>
  );
}

/** @param own the number that is still to be confirmed; empty for another one */
function ChangePhone({ own }: { own: string }) {
  const t = useText();
  const code = useCode('change_phone');
  const change = useChangePhone();
  const countryId = country.use();
  const [phone, setPhone] = useState(own);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    code.send({ phone: phone.trim(), countryId });
  };
  const check = (digits: string) =>
    change.mutate(digits, {
      onSuccess: () => {
        toast({ title: t('changePhoneDone') });
        phoneAnswered(true);
      },
    });
  if (code.sent !== null) {
    return (
      <CodeStep
        key={code.sent.at}
        sent={code.sent}
        busy={change.isPending}
        sending={code.sending}
        act={t('codeConfirmNumber')}
        error={change.isError ? serverMessage(change.error, t('codeFailed')) : code.error}
        onCode={check}
        onAgain={(channel) => {
          change.reset();
          code.again(channel);
        }}
        onOther={() => {
          change.reset();
          code.forget();
        }}
      />
    );
  }
  return (
    <form className="form" onSubmit={submit}>
      <p className="muted">{t('changePhoneText')}</p>
      <Field
        label={t('phoneNumber')}
        name="phone"
        type="tel"
        required
        maxLength={24}
        autoComplete="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        {...(phone.startsWith('+') ? {} : { prefix: countryHere(countryId).dialCode })}
        error={code.error}
      />
      <Button type="submit" icon="chat" busy={code.sending}>
        {t('sendCode')}
      </Button>
    </form>
  );
}
