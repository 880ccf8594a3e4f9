import { useState } from 'react';
import { PICTURE_DAYS, type PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useIdentity } from './api.ts';
import { IdentityState, kindNames } from './identity-state.tsx';
import { SendForm } from './send-form.tsx';
import './identity.css';

/** Who sees what of it, what is kept and for how long, and that it can be taken back. */
function Terms() {
  const t = useText();
  return (
    <ul className="identity-terms">
      <li>
        <Icon name="wheel" size={20} /> {t('identityTold')}
      </li>
      <li>
        <Icon name="clock" size={20} /> {t('identityKept', { n: PICTURE_DAYS })}
      </li>
      <li>
        <Icon name="x" size={20} /> {t('identityBack')}
      </li>
    </ul>
  );
}

/** What a passenger may show of themselves, of their own will: how it stands, or what comes of it and the ways to send one. */
export function IdentityCard() {
  const t = useText();
  const identity = useIdentity();
  const [sending, setSending] = useState<PersonCheckKind>();
  const close = () => setSending(undefined);
  useBackCloses(sending !== undefined, close);
  if (identity.isPending) return <Skeleton height={280} />;
  if (identity.isError) return <ErrorCard text={t('identityNotLoaded')} onRetry={() => void identity.refetch()} />;
  const { check } = identity.data;
  const maySend = check === null || check.status === 'refused' || check.status === 'taken_back';
  return (
    <section className="card doc identity-card" aria-labelledby="identity-title">
      <div className="row spread identity-head">
        <h2 className="h2" id="identity-title">
          {t('identityTitle')}
        </h2>
        <span className="chip">{t('identityOptional')}</span>
      </div>
      {check === null ? <p>{t('identityWhy')}</p> : <IdentityState check={check} />}
      {maySend ? (
        <>
          <Terms />
          <div className="identity-ways">
            <Button onClick={() => setSending('selfie')}>{t('identityTakeSelfie')}</Button>
            <Button kind="outline" onClick={() => setSending('id')}>
              {t('identitySendId')}
            </Button>
          </div>
        </>
      ) : null}
      <Dialog
        open={sending !== undefined}
        onClose={close}
        title={sending === undefined ? '' : t(kindNames[sending])}
        tall
        className="identity-step"
      >
        {sending === undefined ? null : <SendForm key={sending} kind={sending} onSent={close} />}
      </Dialog>
    </section>
  );
}
