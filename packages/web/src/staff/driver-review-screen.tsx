import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { identityDocument } from '@safiri/rules/verification/documents.ts';
import { VEHICLE_LACKS } from '@safiri/rules/verification/steps.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { carLooks } from '../common/car-looks.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { BackLink } from './back-link.tsx';
import { Allowed, useMay } from './may.tsx';
import { useReview } from './api.ts';
import { AuditTable } from './audit-screen.tsx';
import { CheckReview } from './check-review.tsx';
import { DecisionCard } from './decision-card.tsx';
import './desk.css';
import { DriverCities } from './driver-cities.tsx';
import { DocumentReview } from './document-review.tsx';
import { Facts } from './facts.tsx';
import { GenderCard } from './gender-card.tsx';
import { lackName, staffPaper } from './names.ts';
import { PageName } from './page-name.tsx';
import { lacksOf } from './review-lacks.ts';
import { useSelfiesOf } from './selfie-api.ts';
import { SelfieReview } from './selfie-review.tsx';
import { ShareVehicle, VehicleReview } from './vehicle-review.tsx';
import { StaffPhone } from './staff-phone.tsx';

/** The driver's head and the cards of both columns, before they are known. */
function ReviewSkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton height={128} />
      <div className="console-grid">
        <div className="stack">
          <Skeleton height={300} />
          <Skeleton height={210} />
        </div>
        <div className="stack">
          <Skeleton height={230} />
          <Skeleton height={200} />
        </div>
      </div>
    </div>
  );
}

/** `/staff/drivers/:id`: one driver, the documents, the decisions, and what was done about them. */
export function DriverReviewScreen({ driverId }: { driverId: number }) {
  const t = useText();
  const review = useReview(driverId);
  const selfies = useSelfiesOf(driverId, useMay()(selfieStaffPaths.ofDriver));
  // A selfie that waits comes first, and stays there once it was decided on: nothing moves under a finger.
  const waits = selfies.data?.selfies.some(({ verdict }) => verdict === null) === true;
  const [selfieFirst, setSelfieFirst] = useState(waits);
  if (waits && !selfieFirst) setSelfieFirst(true);
  if (review.isPending) return <ReviewSkeleton />;
  if (review.isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void review.refetch()} />;
  const { person, verification } = review.data;
  const { vehicleInfo } = verification.driver;
  const { sending, checks } = lacksOf(verification);
  const idPaper = verification.documents.find(({ documentType }) => documentType === identityDocument);
  // The paper that the selfie is compared with stands beside it already.
  const shownAbove = selfieFirst && selfies.data?.face === null && idPaper?.verificationStatus === 'approved' ? idPaper : undefined;
  const selfieCard = (
    <Allowed to={selfieStaffPaths.ofDriver}>
      <SelfieReview driverId={driverId} countryId={person.countryId} name={person.name} idPaper={idPaper} />
    </Allowed>
  );
  const optional = verification.documents.filter(({ documentUrl, required }) => documentUrl === null && !required);
  return (
    <>
      <Allowed to={staffPaths.drivers}>
        <BackLink href="/staff/drivers" to="sectionDrivers" />
      </Allowed>
      <header className="review-head">
        <PageName name={person.name} ofPerson />
        <p className="row wrap desk-car">
          {vehicleInfo.licensePlate === null ? null : <Plate text={vehicleInfo.licensePlate} />}
          <span className="label strong">{carLooks(t, vehicleInfo, vehicleInfo.year)}</span>
          {person.isOnline ? <span className="chip ok">{t('onlineNow')}</span> : null}
        </p>
      </header>
      {selfieFirst ? selfieCard : null}
      <div className="card facts-card stack">
        <Facts
          facts={[
            { name: t('driver'), value: driverIdLabel(person.driverId) },
            { name: t('factPhone'), value: <StaffPhone phone={person.phone} /> },
            { name: t('factEmail'), value: person.email, isLong: true },
            { name: t('factSince'), value: day(person.registeredAt) },
          ]}
        />
        <Allowed to={deskPaths.person}>
          <Link className="text-link" href={`/staff/people/${person.userId}`}>
            {t('deskPerson')} <Icon name="fwd" size={18} />
          </Link>
        </Allowed>
      </div>
      <div className="console-grid">
        <div className="stack">
          {selfieFirst ? null : selfieCard}
          {verification.documents.some(({ verificationStatus }) => verificationStatus === 'pending') ? (
            <p className="caption">{t('reviewPapersMean')}</p>
          ) : null}
          {verification.documents.map((document) =>
            document.id === null || document.documentUrl === null || document === shownAbove ? null : (
              <DocumentReview
                key={document.id}
                driverId={driverId}
                document={{ ...document, id: document.id, documentUrl: document.documentUrl }}
              />
            ),
          )}
          {sending.length === 0 ? null : (
            <section className="card doc" aria-label={t('reviewStillMissing')}>
              <h2 className="h2 counted">
                {t('reviewStillMissing')} <span className="chip num">{sending.length}</span>
              </h2>
              <ul className="papers-missing">
                {sending.map((lack) => (
                  <li key={lack} className="label strong">
                    {lack === VEHICLE_LACKS ? t('vehicleNotGiven') : lackName(t, verification.documents, lack)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="card doc" aria-label={t('queueChecks')}>
            <h2 className="h2 counted">
              {t('backgroundChecksOf')} {checks.length === 0 ? null : <span className="chip num">{checks.length}</span>}
            </h2>
            {verification.backgroundChecks.some(({ status }) => status !== 'none') ? (
              <p className="caption">{t('reviewChecksMean')}</p>
            ) : null}
            <ul className="list">
              {verification.backgroundChecks.map((check) => (
                <CheckReview key={check.checkType} check={check} driverId={driverId} />
              ))}
            </ul>
          </section>
          {optional.length === 0 ? null : (
            <p className="caption muted">{t('papersOptional', { papers: optional.map((paper) => staffPaper(t, paper)).join(', ') })}</p>
          )}
          {review.data.vehicles.map((vehicle) => (
            <VehicleReview key={vehicle.id} vehicle={vehicle} driverId={driverId} />
          ))}
          <Allowed to={reviewPaths.shareVehicle}>
            <ShareVehicle driverId={driverId} />
          </Allowed>
        </div>
        <div className="stack review-decide">
          <DecisionCard review={review.data} />
          <DriverCities review={review.data} />
          <Allowed to={reviewPaths.confirmGender}>
            <GenderCard key={String(person.genderVerified)} review={review.data} />
          </Allowed>
        </div>
      </div>
      <Allowed to={staffPaths.audit}>
        <h2 className="h2">{t('sectionAudit')}</h2>
        <AuditTable about={{ driverId }} />
      </Allowed>
    </>
  );
}
