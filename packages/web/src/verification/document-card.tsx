import { useState } from 'react';
import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import { expiryAsked, MAX_DOCUMENT_BYTES, REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useSendDocument } from './api.ts';
import { openDocument } from './open-document.ts';
import { documentNames } from '../common/document-names.ts';

const tones = { not_uploaded: '', pending: 'wait', approved: 'ok', rejected: 'bad' } as const;

/** The form of a document that is not there yet, was not accepted, has expired or is to be replaced. */
function DocumentForm({ document, onSent }: { document: DriverDocument; onSent: () => void }) {
  const t = useText();
  const send = useSendDocument();
  const [file, setFile] = useState<File | null>(null);
  const [documentNumber, setNumber] = useState('');
  const [expiryDate, setExpiry] = useState('');

  const choose = (input: HTMLInputElement) => {
    const chosen = input.files?.[0] ?? null;
    if (chosen !== null && chosen.size > MAX_DOCUMENT_BYTES) {
      toast({ title: t('fileTooLarge'), text: t('fileTooLargeText'), tone: 'bad' });
      input.value = '';
      setFile(null);
      return;
    }
    setFile(chosen);
  };

  const submit = async () => {
    if (file === null || send.isPending) return;
    try {
      await send.mutateAsync({ documentType: document.documentType, file, documentNumber, expiryDate });
      toast({ title: t('documentUploaded'), text: t('documentUploadedText') });
      onSent();
    } catch (error) {
      toast({ title: t('uploadFailed'), text: serverMessage(error, t('uploadFailedText')), tone: 'bad' });
    }
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={t('docChooseFile')}
        hint={t('docChooseHint')}
        type="file"
        accept="image/*,application/pdf"
        onChange={(event) => choose(event.currentTarget)}
      />
      <Field label={t('docNumber')} value={documentNumber} maxLength={60} onChange={(event) => setNumber(event.target.value)} />
      {expiryAsked.has(document.documentType) ? (
        <Field label={t('docExpiry')} type="date" required value={expiryDate} onChange={(event) => setExpiry(event.target.value)} />
      ) : null}
      <Button type="submit" full busy={send.isPending} why={file === null ? t('needFile') : undefined}>
        {t(send.isPending ? 'docUploading' : 'docUpload')}
      </Button>
    </form>
  );
}

/** One document in its four states (spec: foundations §4). */
export function DocumentCard({ document }: { document: DriverDocument }) {
  const t = useText();
  const [replacing, setReplacing] = useState(false);
  const state = document.expired ? 'rejected' : document.verificationStatus;
  const view = async () => {
    try {
      if (document.documentUrl !== null) await openDocument(document.documentUrl);
    } catch (error) {
      toast({ title: t('docViewFailed'), text: serverMessage(error, t('docViewFailedText')), tone: 'bad' });
    }
  };
  const asks = state === 'not_uploaded' || state === 'rejected' || replacing;
  return (
    <section className="card doc" aria-label={t(documentNames[document.documentType])}>
      <div className="row spread">
        <h3 className="title">{t(documentNames[document.documentType])}</h3>
        {document.required ? null : <span className="chip">{t('docOptional')}</span>}
      </div>
      {state === 'pending' ? <p className={`doc-state ${tones.pending}`}>{t('docPending', REVIEW_HOURS)}</p> : null}
      {state === 'approved' ? (
        <p className={`doc-state ${tones.approved}`}>
          <Icon name="check" size={20} /> {t('docApproved')}
        </p>
      ) : null}
      {state === 'rejected' ? <p className={`doc-state ${tones.rejected}`}>{t(document.expired ? 'docExpired' : 'docRejected')}</p> : null}
      {document.reviewNote === null ? null : <p className="label">{t('docReviewNote', { note: document.reviewNote })}</p>}
      {document.daysLeft === null || document.expired ? null : <p className="caption">{t('docExpiresIn', { n: document.daysLeft })}</p>}
      {document.documentUrl === null ? null : (
        <div className="row spread">
          <a
            className="text-link"
            href={document.documentUrl}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              event.preventDefault();
              void view();
            }}
          >
            {t('docView')}
          </a>
          {asks ? null : (
            <Button kind="soft" small onClick={() => setReplacing(true)}>
              {t('docReplace')}
            </Button>
          )}
        </div>
      )}
      {asks ? <DocumentForm document={document} onSent={() => setReplacing(false)} /> : null}
    </section>
  );
}
