import { useState } from 'react';
import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import { faceDocument, REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useSendDocument } from './api.ts';
import { standingOf } from './document-card.tsx';
import { PaperPicture, type Picture } from '../common/paper-picture.tsx';
import { paperShape } from '../common/paper-shapes.ts';

/** What was filled in for a document that is not sent yet. */
export interface Draft {
  readonly picture: Picture | null;
  readonly documentNumber: string;
  readonly expiryDate: string;
}
export const emptyDraft: Draft = { picture: null, documentNumber: '', expiryDate: '' };

interface Props {
  readonly document: DriverDocument;
  readonly vehicleId: number | undefined;
  /** "2 of 6". */
  readonly place: string;
  readonly draft: Draft;
  readonly onDraft: (changes: Partial<Draft>) => void;
  /** The next document that is still wanting. */
  readonly next: { readonly name: string; readonly open: () => void } | undefined;
  readonly onClose: () => void;
}

function Sent({ next, onClose }: Pick<Props, 'next' | 'onClose'>) {
  const t = useText();
  return (
    <div className="stack paper-sent">
      <p className="doc-state ok">
        <Icon name="check" /> <span className="grow">{t('docPending', REVIEW_HOURS)}</span>
      </p>
      {next === undefined ? null : (
        <Button full autoFocus onClick={next.open}>
          {t('docsNext', { name: next.name })}
        </Button>
      )}
      <Button kind="soft" full autoFocus={next === undefined} onClick={onClose}>
        {t('docsBack')}
      </Button>
    </div>
  );
}

/** One paper, opened: its picture by the camera or from a file, its number and last day where they are asked, and off it goes. */
export function DocumentStep({ document, vehicleId, place, draft, onDraft, next, onClose }: Props) {
  const t = useText();
  const send = useSendDocument();
  const [isTaking, setTaking] = useState(false);
  const { documentType } = document;
  const { picture, documentNumber, expiryDate } = draft;

  const submit = async () => {
    if (picture === null || send.isPending) return;
    try {
      await send.mutateAsync({ documentType, file: picture.file, documentNumber, expiryDate, vehicleId });
      toast({ title: t('documentUploaded'), text: t('documentUploadedText') });
      onDraft(emptyDraft);
    } catch (error) {
      // The picture stays: another press sends the same one.
      toast({ title: t('uploadFailed'), text: serverMessage(error, t('uploadFailedText')), tone: 'bad' });
    }
  };

  if (send.isSuccess) return <Sent next={next} onClose={onClose} />;
  return (
    <form
      className="stack paper-step"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isTaking ? null : <p className="label muted num">{place}</p>}
      {isTaking || standingOf(document) !== 'approved' ? null : (
        <p className="doc-state ok">
          <Icon name="check" /> <span className="grow">{t('docApproved')}</span>
        </p>
      )}
      <PaperPicture
        shape={paperShape(documentType)}
        picture={picture}
        onPicture={(chosen) => onDraft({ picture: chosen })}
        isTaking={isTaking}
        onTaking={setTaking}
      />
      {isTaking ? null : (
        <>
          {documentType === faceDocument ? <p>{t('docFaceWhy')}</p> : null}
          {documentType === faceDocument ? null : (
            <Field
              label={t('docNumber')}
              value={documentNumber}
              maxLength={60}
              onChange={(event) => onDraft({ documentNumber: event.target.value })}
            />
          )}
          {document.expires ? (
            <DateField
              label={t('docExpiry')}
              required
              value={expiryDate}
              onChange={(event) => onDraft({ expiryDate: event.target.value })}
            />
          ) : null}
          <Button type="submit" full disabled={send.isPending} why={picture === null ? t('needFile') : undefined}>
            {t(send.isPending ? 'docUploading' : 'docUpload')}
          </Button>
        </>
      )}
    </form>
  );
}
