import { useState } from 'react';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { Decision } from '@safiri/rules/verification/documents.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { Allowed } from './may.tsx';
import { staffPaper } from './names.ts';
import { useDecide } from './decide.tsx';
import { ReopenForm } from './reopen-form.tsx';

const stateNames: Readonly<Record<DriverDocument['verificationStatus'], TextKey>> = {
  not_uploaded: 'stNotSent',
  pending: 'stPending',
  approved: 'stApproved',
  rejected: 'stRejected',
};

const stateChips: Readonly<Record<DriverDocument['verificationStatus'], string>> = {
  not_uploaded: 'chip',
  pending: 'chip',
  approved: 'chip ok',
  rejected: 'chip bad',
};

/** A document: the picture beside its fields, and the decision. */
export function DocumentReview({
  document,
  driverId,
}: {
  document: DriverDocument & { id: number; documentUrl: string };
  driverId: number;
}) {
  const t = useText();
  const { busy, decide, failed } = useDecide(driverId);
  const [note, setNote] = useState('');
  const [expiryDate, setExpiry] = useState('');
  // The last day of what runs out is read from the document where its driver gave none.
  const asksExpiry = document.expiryDate === null && document.expires;
  // A PDF is no picture: it is opened beside.
  const [pictured, setPictured] = useState(true);
  const name = staffPaper(t, document);
  const review = (decision: Decision) =>
    decide(reviewPaths.reviewDocument, {
      params: { id: String(document.id) },
      body: { decision, ...(note.trim() === '' ? {} : { note: note.trim() }), ...(expiryDate === '' ? {} : { expiryDate }) },
    });
  return (
    <section className="card doc paper" aria-label={name}>
      {pictured ? (
        <a href={document.documentUrl} target="_blank" rel="noreferrer" className="paper-view">
          <img src={document.documentUrl} alt={name} onError={() => setPictured(false)} />
        </a>
      ) : null}
      <div className="stack">
        <div className="row spread">
          <h3 className="title">{name}</h3>
          <span className={stateChips[document.verificationStatus]}>{t(stateNames[document.verificationStatus])}</span>
        </div>
        <a className="text-link" href={document.documentUrl} target="_blank" rel="noreferrer">
          {t('reviewOpen')}
        </a>
        {document.documentNumber === null ? null : <p className="num">{t('reviewNumber', { number: document.documentNumber })}</p>}
        {document.expiryDate === null ? null : (
          <p className="num">{t('reviewExpires', { date: day(`${document.expiryDate}T12:00:00Z`, 'UTC') })}</p>
        )}
        {document.reviewNote === null ? null : <p className="caption">{document.reviewNote}</p>}
        <Allowed to={reviewPaths.reviewDocument}>
          {document.verificationStatus === 'pending' ? (
            <>
              {asksExpiry ? (
                <DateField
                  label={`${t('reviewExpiryDate')}: ${name}`}
                  value={expiryDate}
                  onChange={(event) => setExpiry(event.target.value)}
                />
              ) : null}
              <Field label={t('reviewNote')} value={note} maxLength={1000} onChange={(event) => setNote(event.target.value)} />
              <div className="row wrap">
                <Button
                  small
                  busy={busy}
                  why={asksExpiry && expiryDate === '' ? t('needExpiry') : undefined}
                  aria-label={`${t('reviewApprove')}: ${name}`}
                  onClick={() => void review('approved')}
                >
                  {t('reviewApprove')}
                </Button>
                <Button
                  kind="danger"
                  small
                  busy={busy}
                  why={note.trim() === '' ? t('needNote') : undefined}
                  aria-label={`${t('reviewReject')}: ${name}`}
                  onClick={() => void review('rejected')}
                >
                  {t('reviewReject')}
                </Button>
              </div>
            </>
          ) : (
            <ReopenForm
              name={name}
              busy={busy}
              onReopen={(reason) => decide(reviewPaths.reopenDocument, { params: { id: String(document.id) }, body: { reason } })}
            />
          )}
        </Allowed>
        {failed}
      </div>
    </section>
  );
}
