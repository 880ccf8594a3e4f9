import { useState } from 'react';
import type { OwnCheck } from '@safiri/contract/identity/shapes.ts';
import { isAboutName, type PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import type { TextKey } from 'virtual:texts/keys';
import { openDocument } from '../common/open-document.ts';
import { serverMessage } from '../platform/api-client.ts';
import { dateInWords, useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useWithdrawIdentity } from './api.ts';

export const kindNames: Readonly<Record<PersonCheckKind, TextKey>> = { selfie: 'identitySelfie', id: 'identityId' };
export const identityLooks = {
  pending: ['wait', 'clock'],
  accepted: ['ok', 'shieldcheck'],
  refused: ['bad', 'alert'],
  taken_back: ['bad', 'alert'],
} as const;

const inWords = (at: string | null) => (at === null ? '' : dateInWords(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' }));

/** How what was sent stands, in one sentence. */
export function standing(t: Translate, { status, decidedAt }: OwnCheck): string {
  const day = inWords(decidedAt);
  if (status === 'pending') return t('identityWaits', REVIEW_HOURS);
  return t(status === 'accepted' ? 'identityAccepted' : status === 'refused' ? 'identityRefused' : 'identityTakenBack', { day });
}

/** How what was sent stands, with the ways to see it and to take it back. */
export function IdentityState({ check }: { check: OwnCheck }) {
  const t = useText();
  const withdraw = useWithdrawIdentity();
  const [asking, setAsking] = useState(false);
  const [look, icon] = identityLooks[check.status];
  const isOpen = check.status === 'pending' || check.status === 'accepted';
  const word = t(isOpen ? 'identityWithdraw' : 'identityDelete');
  const view = async () => {
    try {
      if (check.pictureUrl !== null) await openDocument(check.pictureUrl);
    } catch (error) {
      toast({ title: t('docViewFailed'), text: serverMessage(error, t('docViewFailedText')), tone: 'bad' });
    }
  };
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: t('identityWithdrawn') });
      },
    });
  return (
    <div className="identity-state">
      <span className={`identity-mark ${look}`} aria-hidden="true">
        <Icon name={icon} size={22} />
      </span>
      <div className="identity-said">
        <h3 className="title">{t(kindNames[check.kind])}</h3>
        <p>{standing(t, check)}</p>
        {check.note === null ? null : <p className="label">{t('identityNote', { note: check.note })}</p>}
        {check.status === 'accepted' && isAboutName(check.kind) ? <p className="caption">{t('identityOfName')}</p> : null}
        {check.pictureUntil === null ? null : <p className="caption num">{t('identityGoes', { day: inWords(check.pictureUntil) })}</p>}
        {check.pictureUrl === null ? <p className="caption">{t('identityGone')}</p> : null}
      </div>
      <div className="identity-ways">
        {check.pictureUrl === null ? null : (
          <Button kind="soft" small onClick={() => void view()}>
            {t('docView')}
          </Button>
        )}
        <Button kind="outline" small onClick={() => setAsking(true)}>
          {word}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={word}>
        <div className="stack">
          <p>{t('identityWithdrawText')}</p>
          {withdraw.isError ? (
            <p className="field-error" role="alert">
              {serverMessage(withdraw.error, t('identityTryAgain'))}
            </p>
          ) : null}
          <Button kind="danger" full busy={withdraw.isPending} onClick={takeBack}>
            {word}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
