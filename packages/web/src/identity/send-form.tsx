import { useState } from 'react';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { PaperPicture, type Picture } from '../common/paper-picture.tsx';
import { paperShapes } from '../common/paper-shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useSendIdentity } from './api.ts';

const shapes = { selfie: paperShapes.selfie, id: paperShapes.id_document } as const;

/** A selfie or an ID by the camera or from a file, and off it goes. What was taken stays until it is sent. */
export function SendForm({ kind, onSent }: { kind: PersonCheckKind; onSent: () => void }) {
  const t = useText();
  const send = useSendIdentity(kind);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isTaking, setTaking] = useState(false);
  const submit = () => {
    if (picture === null || send.isPending) return;
    send.mutate(picture.file, {
      onSuccess: () => {
        toast({ title: t('identitySent'), text: t('identitySentText') });
        onSent();
      },
    });
  };
  return (
    <form
      className="identity-send"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isTaking ? null : <p>{t(kind === 'selfie' ? 'identityLookSelfie' : 'identityLookId')}</p>}
      <PaperPicture
        shape={shapes[kind]}
        picture={picture}
        onPicture={(chosen) => {
          send.reset();
          setPicture(chosen);
        }}
        isTaking={isTaking}
        onTaking={setTaking}
      />
      {isTaking ? null : (
        <>
          <p className="caption identity-consent">{t('identityConsent')}</p>
          {send.isError ? (
            <p className="field-error" role="alert">
              {serverMessage(send.error, t('identityTryAgain'))}
            </p>
          ) : null}
          <Button type="submit" full disabled={send.isPending} why={picture === null ? t('needFile') : undefined}>
            {t(send.isPending ? 'identitySending' : 'identitySend')}
          </Button>
        </>
      )}
    </form>
  );
}
