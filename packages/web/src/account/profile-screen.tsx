import { useState } from 'react';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { Link } from 'wouter';
import { useDataSaver } from '../platform/data-saver.ts';
import { AppShell } from '../shell/shell.tsx';
import { SignOutButton } from '../shell/sign-out.tsx';
import { countryNames } from '../common/country-names.ts';
import { genderNames, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Avatar } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useAccount, type Account } from './api.ts';
import { ProfileForm } from './profile-form.tsx';
import './account.css';

function Facts({ user }: { user: OwnUser }) {
  const t = useText();
  const { vehicleInfo } = user;
  return (
    <>
      <dl className="card facts">
        <div>
          <dt>{t('profileEmail')}</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>{t('profilePhone')}</dt>
          <dd className="num">{user.phone}</dd>
        </div>
        <div>
          <dt>{t('profileGender')}</dt>
          <dd>
            {t(genderNames[user.gender])}
            {user.gender === 'female' && !user.genderVerified ? <span className="caption block">{t('profileLadiesHow')}</span> : null}
            {user.gender === 'female' && user.genderVerified && user.userType === 'driver' ? (
              <span className="caption block">{t('profileLadies')}</span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t('profileLocation')}</dt>
          <dd>{t(countryNames[user.countryId])}</dd>
        </div>
      </dl>
      {vehicleInfo === null ? null : (
        <section className="card doc" aria-label={t('profileVehicle')}>
          <h2 className="h2">{t('profileVehicle')}</h2>
          <p className="title">
            {[vehicleInfo.color, vehicleInfo.make, vehicleInfo.model, vehicleInfo.year]
              .filter((part) => part !== null && part !== '')
              .join(' ')}
          </p>
          <p className="num">{vehicleInfo.licensePlate}</p>
        </section>
      )}
    </>
  );
}

function Head({ account }: { account: Account }) {
  const t = useText();
  const { user, photoUrl } = account;
  const saver = useDataSaver();
  return (
    <header className="profile-head">
      {photoUrl === null || saver ? <Avatar name={user.name} /> : <img className="photo" src={photoUrl} alt="" />}
      <div className="grow">
        <h1 className="h1">{user.name}</h1>
        <p className="row">
          <span className="chip">{t(user.userType === 'passenger' ? 'passenger' : user.userType === 'driver' ? 'driver' : 'staff')}</span>
          <span className="chip ok">{t('profileActive')}</span>
        </p>
        <p className="caption num">
          {user.rating === null ? '' : `★ ${numberText(user.rating, 1)} · `}
          {t('profileTrips', { n: user.totalRides })}
        </p>
      </div>
    </header>
  );
}

/** `/profile` (spec: operations §2 Profile). */
export function ProfileScreen() {
  const t = useText();
  const account = useAccount();
  const [editing, setEditing] = useState(false);
  return (
    <AppShell>
      <main className="page narrow account" id="main">
        {account.isPending ? (
          <div className="stack" aria-busy="true">
            <Skeleton height={90} />
            <Skeleton height={220} />
          </div>
        ) : account.isError ? (
          <ErrorCard text={t('profileNotLoaded')} onRetry={() => void account.refetch()} />
        ) : (
          <div className="stack">
            <Head account={account.data} />
            {editing ? (
              <ProfileForm account={account.data} onDone={() => setEditing(false)} />
            ) : (
              <>
                <Facts user={account.data.user} />
                <Button full onClick={() => setEditing(true)}>
                  {t('profileEdit')}
                </Button>
              </>
            )}
            <Link className="button soft full" href="/places">
              {t('openPlaces')}
            </Link>
            <Link className="button soft full" href="/safety">
              {t('openSafety')}
            </Link>
            <Link className="button soft full" href="/settings">
              {t('openSettings')}
            </Link>
            <SignOutButton />
          </div>
        )}
      </main>
    </AppShell>
  );
}
