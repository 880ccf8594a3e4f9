import type { ReactNode } from 'react';
import type { DeskPerson } from '@safiri/contract/desk/shapes.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { deviceName } from '@safiri/rules/users/device-name.ts';
import type { SignInMethod } from '@safiri/rules/auth/sign-in-methods.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { AuditTable } from './audit-screen.tsx';
import { BackLink } from './back-link.tsx';
import { usePerson } from './desk-api.ts';
import { Facts } from './facts.tsx';
import { TripRow } from './found-rows.tsx';
import { languageNames } from './names.ts';
import { PageName } from './page-name.tsx';
import { PersonState } from './person-state.tsx';
import { PersonTrips } from './person-trips.tsx';
import { SEARCH_PATH } from './search-key.ts';
import { useStandingOf } from './standing-api.ts';
import { StandingCard } from './standing-card.tsx';
import { ShownContact } from './shown-contact.tsx';
import './desk.css';

const methods: Record<SignInMethod, TextKey> = {
  password: 'deskByPassword',
  code: 'deskByCode',
  quick: 'deskByTap',
  staff: 'deskByPassword',
};

function Head({ person, children }: { person: DeskPerson; children: ReactNode }) {
  const t = useText();
  const { userId, driver, phone, email } = person;
  return (
    <header className="review-head">
      <PageName name={person.name === '' ? t('deskDeleted') : person.name} ofPerson />
      {children}
      <div className="card facts-card">
        <Facts
          facts={[
            { name: t('factRole'), value: driver === null ? t('passenger') : `${t('driver')} ${driverIdLabel(driver.driverId)}` },
            { name: t('factAccount'), value: `#${userId}` },
            {
              name: t('factRating'),
              value: (
                <>
                  <Stars rating={person.rating} /> {person.ratings === 0 ? null : t('factRatings', { n: person.ratings })}
                </>
              ),
            },
            { name: t('deskTrips'), value: person.totalRides },
            { name: t('language'), value: t(languageNames[person.language]) },
            { name: t('factSince'), value: day(person.registeredAt) },
            phone === null ? null : { name: t('factPhone'), value: <ShownContact userId={userId} field="phone" masked={phone} /> },
            email === null ? null : { name: t('factEmail'), value: <ShownContact userId={userId} field="email" masked={email} /> },
          ]}
        />
      </div>
    </header>
  );
}

function Sessions({ sessions }: Pick<DeskPerson, 'sessions'>) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('deskSessions')}>
      <h2 className="h2 counted">
        {t('deskSessions')} {sessions.length === 0 ? null : <span className="chip num">{sessions.length}</span>}
      </h2>
      {sessions.length === 0 ? <p className="label muted">{t('teamNotSignedIn')}</p> : null}
      <ul className="desk-facts">
        {sessions.map(({ since, browser, method }) => (
          <li key={since}>
            <p className="label strong">{deviceName(browser) ?? t('deskNoBrowser')}</p>
            <p className="caption num">
              {day(since)} {clockTime(since)} · {t(methods[method])}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/staff/people/:id`: how somebody stands, what they asked for and drove, and what was done about them. */
export function PersonScreen({ userId }: { userId: number }) {
  const t = useText();
  const { data: person, isError, refetch } = usePerson(userId);
  const isSuspended = useStandingOf(userId).data?.some(({ endedAt }) => endedAt === null) === true;
  if (person === undefined && isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (person === undefined) return <Skeleton height={420} />;
  const standing = <StandingCard userId={userId} countryId={person.countryId} drives={person.driver !== null} />;
  return (
    <>
      <BackLink href={SEARCH_PATH} to="sectionSearch" />
      {/* What has to be decided comes before who they are. */}
      <Head person={person}>{isSuspended ? standing : null}</Head>
      {person.live.length === 0 ? null : (
        <section className="stack" aria-label={t('deskLive')}>
          <h2 className="h2">{t('deskLive')}</h2>
          <ul className="card list">
            {person.live.map((trip) => (
              <li key={trip.rideId}>
                <TripRow trip={trip} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="console-grid">
        <div className="stack">
          <PersonState person={person} />
          {isSuspended ? null : standing}
        </div>
        <div className="stack">
          <Sessions sessions={person.sessions} />
        </div>
      </div>
      <PersonTrips userId={userId} drives={person.driver !== null} />
      <section className="stack" aria-label={t('deskDone')}>
        <h2 className="h2">{t('deskDone')}</h2>
        <AuditTable about={{ userId }} />
      </section>
    </>
  );
}
