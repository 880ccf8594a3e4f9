import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link } from 'wouter';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { documentNames } from '../common/document-names.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useReview } from './api.ts';
import { AuditTable } from './audit-screen.tsx';
import { CheckReview } from './check-review.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DocumentReview } from './document-review.tsx';
import { GenderCard } from './gender-card.tsx';

/** `/staff/drivers/:id`: one driver, the documents, the decisions, and what was done about them. */
export function DriverReviewScreen({ driverId }: { driverId: number }) {
  const t = useText();
  const review = useReview(driverId);
  if (review.isPending) return <Skeleton height={320} />;
  if (review.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void review.refetch()} />;
  const { person, verification } = review.data;
  const { vehicleInfo } = verification.driver;
  return (
    <>
      <Link className="text-link" href="/staff/drivers">
        {t('backToList')}
      </Link>
      <header>
        <h1 className="h1">{person.name}</h1>
        <p className="caption num">
          {driverIdLabel(person.driverId)} · {person.phone} · {person.email} · {t('registeredOn', { date: day(person.registeredAt) })}
          {person.isOnline ? ` · ${t('onlineNow')}` : ''}
        </p>
        <p className="num">
          {[vehicleInfo.color, vehicleInfo.make, vehicleInfo.model, vehicleInfo.year]
            .filter((part) => part !== null && part !== '')
            .join(' ')}{' '}
          · {vehicleInfo.licensePlate}
        </p>
      </header>
      <div className="console-grid">
        <div className="stack">
          {verification.documents.map((document) =>
            document.id === null || document.documentUrl === null ? (
              <div key={document.documentType} className="card doc">
                <p className="row spread">
                  <span className="title">{t(documentNames[document.documentType])}</span>
                  <span className="chip">{t('stNotSent')}</span>
                </p>
              </div>
            ) : (
              <DocumentReview
                key={document.id}
                driverId={driverId}
                document={{ ...document, id: document.id, documentUrl: document.documentUrl }}
              />
            ),
          )}
          <section className="card doc" aria-label={t('queueChecks')}>
            <ul className="list">
              {verification.backgroundChecks.map((check) => (
                <CheckReview key={check.checkType} check={check} driverId={driverId} />
              ))}
            </ul>
          </section>
        </div>
        <div className="stack">
          <DecisionCard review={review.data} />
          <GenderCard key={String(person.genderVerified)} person={person} />
        </div>
      </div>
      <h2 className="h2">{t('sectionAudit')}</h2>
      <AuditTable subjectId={driverId} />
    </>
  );
}
