import { useState, type FormEvent } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useMe, useVerify } from './api.ts';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRecoveryCodes } from './team-api.ts';

/** As few recovery codes as one should not wait with. */
const FEW = 2;

/** Six digits of the authenticator, and what is done with them. */
function CodeForm({ submit, busy, error, onCode }: { submit: string; busy: boolean; error: Error | null; onCode: (code: string) => void }) {
  const t = useText();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code')).replaceAll(' ', ''));
  };
  return (
    <form className="form" onSubmit={send}>
      <Field
        label={t('factorCode')}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,7}"
        maxLength={7}
        hint={t('factorFrom')}
        error={error === null ? undefined : serverMessage(error, t('factorWrong'))}
      />
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  );
}

function Codes({ left }: { left: number }) {
  const t = useText();
  const make = useRecoveryCodes();
  const [shown, setShown] = useState<readonly string[]>();
  return (
    <section className="card doc" aria-label={t('recoveryTitle')}>
      <h2 className="h2">{t('recoveryTitle')}</h2>
      {shown === undefined ? (
        <>
          {left === 0 ? (
            <p className="recovery-none" role="status">
              <Icon name="alert" size={24} />
              {t('recoveryNone')}
            </p>
          ) : (
            <p className={left <= FEW ? 'label strong' : 'label'}>{t('recoveryLeft', { n: left })}</p>
          )}
          <CodeForm
            submit={t('recoveryNew')}
            busy={make.isPending}
            error={make.error}
            onCode={(code) => make.mutate(code, { onSuccess: ({ recoveryCodes }) => setShown(recoveryCodes) })}
          />
        </>
      ) : (
        <RecoveryCodes codes={shown} onDone={() => setShown(undefined)} />
      )}
    </section>
  );
}

function Authenticator() {
  const t = useText();
  const verify = useVerify();
  const [changes, setChanges] = useState(false);
  return (
    <section className="card doc" aria-label={t('factorNew')}>
      <h2 className="h2">{t('factorNew')}</h2>
      <p className="label">{t('factorNewNote')}</p>
      {changes ? (
        <>
          <Enrolment />
          <CodeForm
            submit={t('factorConfirm')}
            busy={verify.isPending}
            error={verify.error}
            onCode={(code) =>
              verify.mutate(
                { code },
                {
                  onSuccess: () => {
                    setChanges(false);
                    toast({ title: t('reviewDone') });
                  },
                },
              )
            }
          />
        </>
      ) : (
        <Button kind="outline" onClick={() => setChanges(true)}>
          {t('factorBegin')}
        </Button>
      )}
    </section>
  );
}

/** `/staff/account`: how one gets in oneself: the authenticator, and the codes for its loss. */
export function AccountScreen() {
  const t = useText();
  const me = useMe().data;
  return (
    <>
      <h1 className="h1 section-name">{t('sectionAccount')}</h1>
      <div className="console-grid">
        <Codes left={me?.recoveryCodesLeft ?? 0} />
        <Authenticator />
      </div>
    </>
  );
}
