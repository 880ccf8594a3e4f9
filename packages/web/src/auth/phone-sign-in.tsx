import { useEffect, useState, type ReactNode } from 'react';
import type { Invitation } from '@safiri/contract/auth/calls.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { useSignInByCode } from './api.ts';
import { CodeStep } from './code-step.tsx';
import { ContestedForm } from './contested-form.tsx';
import { InvitedStep } from './invited-step.tsx';
import { StepHead } from './step-head.tsx';
import { useCode } from './use-code.ts';

interface Props {
  /** Recovering signs every other device out. */
  purpose: 'sign_in' | 'recover';
  /** Where the number is given. @param withPassword the number of who came back from the code for the other way in */
  first: (code: ReturnType<typeof useCode>, withPassword: string | undefined) => ReactNode;
  onSignedIn: (user: OwnUser) => void;
  /** Nobody has the number, or the person says that nobody of theirs has: it can be registered. */
  onNew: (phone: string) => void;
  /** Whether the number is being given: what else stands on the screen goes with that step alone. */
  onFirst: (isFirst: boolean) => void;
}

/** Signing in: who, then the code; an account that has a number which it never proved asks for its password too. */
export function PhoneSignIn({ purpose, first, onSignedIn, onNew, onFirst }: Props) {
  const t = useText();
  const code = useCode(purpose);
  const prove = useSignInByCode();
  const [isContested, setContested] = useState(false);
  const [withPassword, setWithPassword] = useState<string>();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const isFirst = !isContested && invitation === null && code.sent === null;
  useEffect(() => onFirst(isFirst), [isFirst, onFirst]);
  const phone = code.number.phone ?? '';
  const forget = () => {
    code.forget();
    prove.reset();
    setContested(false);
    setInvitation(null);
  };
  const check = (digits: string) =>
    prove.mutate(
      { code: digits, recover: purpose === 'recover' },
      {
        onSuccess: ({ outcome, user, invitation: invited }) => {
          if (user !== null) onSignedIn(user);
          else if (invited !== null) setInvitation(invited);
          else if (outcome === 'new') onNew(phone);
          else setContested(true);
        },
      },
    );
  if (invitation !== null) {
    return <InvitedStep invitation={invitation} onSignedIn={onSignedIn} onNew={() => onNew(phone)} onBack={forget} />;
  }
  if (isContested) {
    return (
      <>
        <StepHead title={t('contestedTitle')} onBack={forget} />
        <ContestedForm phone={phone} onNew={() => onNew(phone)} onBack={forget} />
      </>
    );
  }
  if (code.sent === null) return first(code, withPassword);
  const wrong = prove.isError ? (fieldMessage(prove.error, 'code') ?? serverMessage(prove.error, t('codeFailed'))) : undefined;
  return (
    <>
      <StepHead title={t('codeTitle')} onBack={forget} />
      <CodeStep
        key={code.sent.at}
        sent={code.sent}
        busy={prove.isPending}
        sending={code.sending}
        error={wrong ?? code.error}
        onCode={check}
        onAgain={(channel) => {
          prove.reset();
          code.again(channel);
        }}
        onOther={() => {
          setWithPassword(undefined);
          forget();
        }}
        onPassword={
          // Who recovers an account has no password.
          purpose === 'sign_in'
            ? () => {
                setWithPassword(phone);
                forget();
              }
            : undefined
        }
      />
    </>
  );
}
