import { useEffect, useState } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useSignInByCode } from './api.ts';
import { CodeStep } from './code-step.tsx';
import { ContestedForm } from './contested-form.tsx';
import { useSignedIn } from './signed-in.ts';
import { useCode } from './use-code.ts';

/** Proves the number of a registration. Whoever has an account with it already is signed in to that instead. */
export function ProvePhone({ phone, onProven, onClose }: { phone: string; onProven: () => void; onClose: () => void }) {
  const t = useText();
  const code = useCode('sign_in');
  const prove = useSignInByCode();
  const signedIn = useSignedIn();
  const [isContested, setContested] = useState(false);
  const send = () => code.send({ phone, countryId: country.get() });
  useEffect(send, []);
  const check = (digits: string) =>
    prove.mutate(
      { code: digits },
      {
        onSuccess: ({ outcome, user }) => {
          if (user !== null) {
            toast({ title: t('loginSuccessTitle'), text: t('loginSuccess') });
            signedIn(user);
          } else if (outcome === 'new') onProven();
          else setContested(true);
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={t(isContested ? 'contestedTitle' : 'codeTitle')}>
      {isContested ? (
        <ContestedForm phone={phone} onNew={onProven} onBack={onClose} />
      ) : code.sent === null ? (
        <div className="form" aria-busy={code.sending}>
          {code.error === undefined ? null : (
            <p className="field-error" role="alert">
              {code.error}
            </p>
          )}
          <Button busy={code.sending} onClick={send}>
            {t('sendCode')}
          </Button>
        </div>
      ) : (
        <CodeStep
          key={code.sent.at}
          sent={code.sent}
          busy={prove.isPending}
          error={prove.isError ? serverMessage(prove.error, t('codeFailed')) : code.error}
          onCode={check}
          onAgain={() => {
            prove.reset();
            code.again();
          }}
          onOther={onClose}
        />
      )}
    </Dialog>
  );
}
