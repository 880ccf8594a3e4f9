import type { DeskPerson } from '@safiri/contract/desk/shapes.ts';
import { identityStaffPaths } from '@safiri/contract/identity/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { Link } from 'wouter';
import { carLooks } from '../common/car-looks.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { identityKinds, identityStates } from './identity-words.ts';
import { Allowed, useMay } from './may.tsx';
import { staffPaper, statusNames } from './names.ts';
import { useStandingOf } from './standing-api.ts';

type Driver = NonNullable<DeskPerson['driver']>;

/** What entitles a driver, and the papers behind it. */
function DriverState({ driver }: { driver: Driver }) {
  const t = useText();
  const { verificationStatus: status, suspension, vehicle } = driver;
  return (
    <>
      <p className="row wrap">
        <span className={status === 'approved' ? 'chip ok' : 'chip bad'}>{t(statusNames[status])}</span>
        {driver.isOnline ? <span className="chip ok">{t('onlineNow')}</span> : null}
      </p>
      {suspension === null ? null : (
        <p>
          <b>{t('suspendHeading')}:</b> {suspension.reason}{' '}
          <span className="caption num">{t('queueSince', { time: day(suspension.since) })}</span>
        </p>
      )}
      <p className="row wrap desk-car">
        <Plate text={vehicle.licensePlate} />
        <span className="label">{carLooks(t, vehicle, vehicle.year)}</span>
      </p>
      <ul className="desk-facts">
        {driver.papers.map((paper) => (
          <li key={`${paper.documentType} ${paper.expiryDate}`} className="row spread">
            <span>
              <span className="label strong">{staffPaper(t, paper)}</span>
              {paper.expiryDate === null ? null : (
                <span className="caption num desk-under">{t('reviewExpires', { date: day(paper.expiryDate) })}</span>
              )}
            </span>
            <span className={paper.status === 'rejected' ? 'chip bad' : paper.status === 'approved' ? 'chip ok' : 'chip'}>
              {t(statusNames[paper.status])}
            </span>
          </li>
        ))}
      </ul>
      <Allowed to={reviewPaths.driver}>
        <Link className="text-link" href={`/staff/drivers/${driver.driverId}`}>
          {t('deskPapers')}
        </Link>
      </Allowed>
    </>
  );
}

/** What a passenger showed of themselves, and how it stands; leads there whoever may decide it. */
function IdentityChip({ identity }: Pick<DeskPerson, 'identity'>) {
  const t = useText();
  const may = useMay();
  if (identity === null) return null;
  const look = identity.status === 'accepted' ? 'chip ok' : 'chip';
  const words = `${t(identityKinds[identity.kind])}: ${t(identityStates[identity.status])}, ${day(identity.at)}`;
  if (!may(identityStaffPaths.read)) return <span className={look}>{words}</span>;
  return (
    <Link className={`${look} identity-link`} href={`/staff/identity/${identity.checkId}`}>
      {words}
    </Link>
  );
}

/** How somebody stands: whether they may ride or drive, and by which papers. */
export function PersonState({ person }: { person: DeskPerson }) {
  const t = useText();
  const isSuspended = useStandingOf(person.userId).data?.some(({ side, endedAt }) => side === 'passenger' && endedAt === null) === true;
  return (
    <section className="card doc" aria-label={t('deskState')}>
      <h2 className="h2">{t('deskState')}</h2>
      {person.isDeleted ? (
        <p className="chip bad">{t('deskDeleted')}</p>
      ) : person.driver === null ? (
        <p className="row wrap">
          <span className={isSuspended ? 'chip bad' : 'chip ok'}>{t(isSuspended ? statusNames.suspended : 'deskMayRide')}</span>
          {person.genderVerified ? <span className="chip">{t('deskGenderSeen')}</span> : null}
          <IdentityChip identity={person.identity} />
        </p>
      ) : (
        <DriverState driver={person.driver} />
      )}
    </section>
  );
}
