import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import { daysLeft, REMINDER_DAYS, REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { dateText } from '../platform/dates.ts';
import { serverTime } from '../platform/server-clock.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { openDocument } from '../common/open-document.ts';
import { paperTitle } from '../common/paper-title.ts';
import { withDay } from './with-day.ts';

/** A date without a time is the same day for everyone: it is read and shown in UTC. */
export const goodUntil = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;

const looks = {
  not_uploaded: ['', 'dots'],
  pending: ['wait', 'clock'],
  approved: ['ok', 'check'],
  rejected: ['bad', 'alert'],
} as const;

/** How a document stands: one that has expired is to be sent again like one that was not accepted. */
export const standingOf = (document: DriverDocument) => (document.expired ? 'rejected' : document.verificationStatus);

/** Whether its driver has something to send. */
export const isWanting = (document: DriverDocument) => ['not_uploaded', 'rejected'].includes(standingOf(document));

/** Days that an approved paper is good for once its driver is reminded of its end; undefined before, and of any other. */
function lastDays(document: DriverDocument): number | undefined {
  if (document.expiryDate === null || standingOf(document) !== 'approved') return undefined;
  const left = daysLeft(document.expiryDate, new Date(serverTime()).toISOString().slice(0, 10));
  return left > REMINDER_DAYS[0] ? undefined : left;
}

/** How long a paper is good; from its first reminder on, that it ends soon and what to do. */
function GoodUntil({ document, expiryDate }: { document: DriverDocument; expiryDate: string }) {
  const t = useText();
  const day = dateText(`${expiryDate}T00:00:00Z`, goodUntil);
  const n = lastDays(document);
  if (n === undefined) return <p className="caption num">{t('docGoodUntil', { day })}</p>;
  return <p className="chip wait doc-ends num">{n < 1 ? t('docEndsToday') : t('docEndsSoon', { n, day })}</p>;
}

function Standing({ document }: { document: DriverDocument }) {
  const t = useText();
  const state = standingOf(document);
  const words = {
    not_uploaded: t('docMissing'),
    pending: t('docPending', REVIEW_HOURS),
    approved: withDay(t('docVerified'), document.reviewedAt),
    rejected: t(document.expired ? 'docExpired' : 'docRejected'),
  };
  return (
    <>
      <p className={`doc-state num ${looks[state][0]}`}>{words[state]}</p>
      {document.reviewNote === null ? null : <p className="label">{t('docReviewNote', { note: document.reviewNote })}</p>}
      {document.expiryDate === null || document.expired ? null : <GoodUntil document={document} expiryDate={document.expiryDate} />}
    </>
  );
}

/** Whether it is needed; of what the city will ask for, from when on. */
function When({ document: { required, neededFrom } }: { document: DriverDocument }) {
  const t = useText();
  if (required) return null;
  const words = neededFrom === null ? t('docOptional') : t('docNeededFrom', { day: dateText(`${neededFrom}T00:00:00Z`, goodUntil) });
  return <span className={neededFrom === null ? 'chip' : 'chip bad'}>{words}</span>;
}

/** One document in its four states (spec: foundations §4); what is to be sent is sent on a step of its own. */
export function DocumentCard({ document, onOpen }: { document: DriverDocument; onOpen: () => void }) {
  const t = useText();
  const name = paperTitle(t, document);
  const state = standingOf(document);
  const view = async () => {
    try {
      if (document.documentUrl !== null) await openDocument(document.documentUrl);
    } catch (error) {
      toast({ title: t('docViewFailed'), text: serverMessage(error, t('docViewFailedText')), tone: 'bad' });
    }
  };
  const endsSoon = lastDays(document) !== undefined;
  const [tone, mark] = looks[endsSoon ? 'pending' : state];
  const word = t(state === 'not_uploaded' ? 'docAdd' : state === 'rejected' ? 'docAgain' : 'docReplace');
  return (
    <section className="card doc paper" aria-label={name}>
      <span className={`paper-mark ${tone}`} aria-hidden="true">
        <Icon name={mark} size={22} />
      </span>
      <div className="paper-in">
        <h3 className="title">
          {name} <When document={document} />
        </h3>
        <Standing document={document} />
        {document.documentUrl === null ? null : (
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
        )}
      </div>
      <Button kind={isWanting(document) || endsSoon ? 'primary' : 'soft'} small aria-label={`${word}: ${name}`} onClick={onOpen}>
        {word}
      </Button>
    </section>
  );
}
