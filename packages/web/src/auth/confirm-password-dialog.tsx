import { useState, type FormEvent } from 'react';
import { DEMO_PASSWORD, isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { passwordAnswered, usePasswordPrompt } from '../platform/password-prompt.ts';
import { useCanSendCodes } from '../platform/server-settings.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useConfirmByCode, useConfirmPassword } from './api.ts';
import { CodeStep } from './code-step.tsx';
import { guardedAct } from './guarded-act.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useCode } from './use-code.ts';

/** Asks for the password, or a code, over whatever needs it; the request then goes on by itself. */
export function ConfirmPasswordDialog() {
  const t = useText();
  const asked = usePasswordPrompt();
  const user = session.use();
  const byPassword = user?.hasPassword !== false;
  return (
    <Dialog
      open={asked !== null && user !== null}
      onClose={() => passwordAnswered(false)}
      title={t(byPassword ? 'confirmPasswordTitle' : 'confirmCodeTitle')}
    >
      <Confirm
        byPassword={byPassword}
        demo={user !== null && isDemoAddress(user.email)}
        canCode={user?.phoneVerified === true}
        act={t(guardedAct(asked?.about, user?.phoneVerified === true))}
      />
    </Dialog>
  );
}

interface Props {
  byPassword: boolean;
  demo: boolean;
  canCode: boolean;
  /** What waits, in the button's words. */
  act: string;
}

function Confirm({ byPassword, demo, canCode, act }: Props) {
  const t = useText();
  const sendsCodes = useCanSendCodes();
  const code = useCode('step_up');
  const confirm = useConfirmByCode();
  const [withCode, setWithCode] = useState(!byPassword);
  if (code.sent !== null && withCode) {
    return (
      <CodeStep
        key={code.sent.at}
        sent={code.sent}
        busy={confirm.isPending}
        sending={code.sending}
        act={act}
        error={confirm.isError ? serverMessage(confirm.error, t('codeFailed')) : code.error}
        onCode={(digits) => confirm.mutate(digits, { onSuccess: () => passwordAnswered(true) })}
        onAgain={(channel) => {
          confirm.reset();
          code.again(channel);
        }}
      />
    );
  }
  const askCode = () => {
    setWithCode(true);
    code.send({});
  };
  return (
    <div className="stack">
      <p>{t('confirmPasswordText')}</p>
      {byPassword ? <PasswordForm demo={demo} act={act} /> : null}
      {code.error === undefined ? null : (
        <p className="field-error" role="alert">
          {code.error}
        </p>
      )}
      {canCode && sendsCodes ? (
        <Button kind={byPassword ? 'outline' : 'primary'} icon="chat" busy={code.sending} onClick={askCode}>
          {t(byPassword ? 'sendCodeInstead' : 'sendCode')}
        </Button>
      ) : null}
    </div>
  );
}

function PasswordForm({ demo, act }: Pick<Props, 'demo' | 'act'>) {
  const t = useText();
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
    <form className="stack" onSubmit={submit}>
      {demo ? <p className="caption">{t('confirmPasswordDemo', { password: DEMO_PASSWORD })}</p> : null}
      <PasswordField autoFocus error={wrong} />
      {confirm.isError && wrong === undefined ? (
        <p className="field-error" role="alert">
          {serverMessage(confirm.error, t('confirmPasswordFailed'))}
        </p>
      ) : null}
      <Button type="submit" busy={confirm.isPending}>
        {act}
      </Button>
    </form>
  );
}
