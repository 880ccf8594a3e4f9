import { useEffect } from 'react';
import { consentAnswered } from '../platform/consent-prompt.ts';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useConsentsAsked } from './api.ts';
import { AskedConsents } from './asked-consents.tsx';
import { settle } from './given-consents.ts';

/** Asks to agree over whatever the server refused before that; the request then goes on by itself. */
export function ConsentDialog() {
  const t = useText();
  const asked = useConsentsAsked();
  const agreed = () => {
    settle();
    consentAnswered(true);
  };
  // Agreed to meanwhile, on another phone.
  const isSettled = asked.data?.due.length === 0;
  useEffect(() => {
    if (isSettled) consentAnswered(true);
  }, [isSettled]);
  return (
    <Dialog open onClose={() => consentAnswered(false)} title={t('consentTitle')}>
      {asked.isPending || isSettled ? (
        <Skeleton height={160} />
      ) : asked.isError ? (
        <ErrorCard text={t('consentNotSaved')} onRetry={() => void asked.refetch()} />
      ) : (
        <AskedConsents due={asked.data.due} onAgreed={agreed} />
      )}
    </Dialog>
  );
}
