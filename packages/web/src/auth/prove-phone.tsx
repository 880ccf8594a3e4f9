import { useState } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useSignInByCode } from './api.ts';
import { CodeStep } from './code-step.tsx';
import { ContestedForm } from './contested-form.tsx';
import { useSignedIn } from './signed-in.ts';
import type { useCode } from './use-code.ts';

interface Props {
  /** To the number of the registration, asked for as this opens. */
  code: ReturnType<typeof useCode>;
  phone: string;
  onProven: () => void;
  onClose: () => void;
}

/** Proves the number of a registration. Whoever has an account with it already is signed in to that instead. */
export function ProvePhone({ code, phone, onProven, onClose }: Props) {
  const t = useText();
  const prove = useSignInByCode();
  const signedIn = useSignedIn();
  const [isContested, setContested] = useState(false);
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
          <Button busy={code.sending} onClick={() => code.again()}>
            {t('sendCode')}
          </Button>
        </div>
      ) : (
        <CodeStep
          key={code.sent.at}
          sent={code.sent}
          busy={prove.isPending}
          sending={code.sending}
          error={prove.isError ? serverMessage(prove.error, t('codeFailed')) : code.error}
          onCode={check}
          onAgain={(channel) => {
            prove.reset();
            code.again(channel);
          }}
          onOther={onClose}
        />
      )}
    </Dialog>
  );
}
