import { useRef, useState } from 'react';
import { selfiePaths } from '@safiri/contract/selfies/paths.ts';
import { SELFIE_DAYS } from '@safiri/rules/selfies/duty-selfie.ts';
import { faceDocument } from '@safiri/rules/verification/documents.ts';
import type { SelfieProps } from '../drivers/status-card.tsx';
import { isRetryable, serverMessage } from '../platform/api-client.ts';
import { sendFile } from '../platform/send-file.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CameraView } from '../common/camera-view.tsx';
import { pictureOf, ShownBack, type Picture } from '../common/paper-picture.tsx';
import { paperShapes } from '../common/paper-shapes.ts';
import './duty-selfie.css';

/** Where the page gets no camera: the phone's own one, or a file. */
function WithoutCamera({ onChosen }: { onChosen: (file: File) => void }) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept={paperShapes[faceDocument].accept}
        capture="user"
        aria-label={t('selfieFile')}
        tabIndex={-1}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0];
          // The same file can be chosen again after it was refused.
          input.value = '';
          if (file !== undefined) onChosen(file);
        }}
      />
      <Button full autoFocus onClick={() => picker.current?.click()}>
        {t('selfieFile')}
      </Button>
    </>
  );
}

/** What the buttons of the camera are called here. */
const words = { leave: 'notNow', use: 'selfieSend' } as const;

/** Before going on duty: a picture of who drives, what becomes of it, and off it goes. */
export function DutySelfie({ onSent, onClose }: SelfieProps) {
  const t = useText();
  const [picture, setPicture] = useState<Picture>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  // What has arrived is not sent again.
  const arrived = useRef<{ file: File; url: string }>(undefined);

  const take = (file: File) => void pictureOf(file).then(setPicture);
  const again = (why?: string) => {
    setPicture(undefined);
    setFault(why);
  };
  const send = async ({ file }: Picture) => {
    setBusy(true);
    setFault(undefined);
    try {
      if (arrived.current?.file !== file) arrived.current = { file, url: (await sendFile(selfiePaths.send, file)).url };
      await onSent(arrived.current.url);
    } catch (error) {
      if (isRetryable(error)) setFault(serverMessage(error, t('notSent')));
      else again(t('selfieAgain'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={t('selfieTitle')} tall className="duty-selfie">
      <p>{t('selfieWhy')}</p>
      {fault === undefined ? null : (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      {picture === undefined ? (
        <CameraView
          shape={paperShapes[faceDocument]}
          onTaken={take}
          onLeave={onClose}
          leave={words.leave}
          without={<WithoutCamera onChosen={take} />}
        />
      ) : (
        <ShownBack picture={picture} busy={busy} use={words.use} onAgain={() => again()} onUse={() => void send(picture)} />
      )}
      <p className="caption duty-selfie-kept">{t('selfieKept', { days: SELFIE_DAYS })}</p>
    </Dialog>
  );
}
