import { useState, type ReactNode } from 'react';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { Link } from 'wouter';
import type { IconName } from '../art/icons.ts';
import { useDataSaver } from '../platform/data-saver.ts';
import { AppShell } from '../shell/shell.tsx';
import { SignOutButton } from '../shell/sign-out.tsx';
import { countryNames } from '../common/country-names.ts';
import { genderNames, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Avatar, Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useAccount, type Account } from './api.ts';
import { ProfileForm } from './profile-form.tsx';
import './account.css';

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <Icon name={icon} size={22} />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ user }: { user: OwnUser }) {
  const t = useText();
  const { vehicleInfo } = user;
  return (
    <>
      <dl className="card facts">
        <Fact icon="chat" name={t('profileEmail')}>
          {user.email}
        </Fact>
        <Fact icon="phone" name={t('profilePhone')}>
          <span className="num">{localPhone(user.phone, countryById(user.countryId).dialCode)}</span>
        </Fact>
        <Fact icon="user" name={t('profileGender')}>
          {t(genderNames[user.gender])}
          {user.gender === 'female' && !user.genderVerified ? <span className="caption block">{t('profileLadiesHow')}</span> : null}
          {user.gender === 'female' && user.genderVerified && user.userType === 'driver' ? (
            <span className="chip ladies-chip">
              <Icon name="shieldcheck" size={16} />
              {t('profileLadies')}
            </span>
          ) : null}
        </Fact>
        <Fact icon="pin" name={t('profileLocation')}>
          {t(countryNames[user.countryId])}
        </Fact>
      </dl>
      {vehicleInfo === null ? null : (
        <section className="card doc" aria-label={t('profileVehicle')}>
          <h2 className="h2">{t('profileVehicle')}</h2>
          <div className="row spread wrap">
            <p className="title">
              {[vehicleInfo.color, vehicleInfo.make, vehicleInfo.model, vehicleInfo.year]
                .filter((part) => part !== null && part !== '')
                .join(' ')}
            </p>
            <Plate text={vehicleInfo.licensePlate} />
          </div>
        </section>
      )}
    </>
  );
}

/** Where the account goes on: a row with a chevron for each. */
function Ways() {
  const t = useText();
  const row = (href: string, icon: IconName, text: string) => (
    <li>
      <Link className="way" href={href}>
        <Icon name={icon} size={22} />
        <span className="grow">{text}</span>
        <Icon name="fwd" size={20} />
      </Link>
    </li>
  );
  return (
    <ul className="card list ways">
      {row('/places', 'pin', t('openPlaces'))}
      {row('/safety', 'shield', t('openSafety'))}
      {row('/settings', 'gauge', t('openSettings'))}
    </ul>
  );
}

function Head({ account }: { account: Account }) {
  const t = useText();
  const { user, photoUrl } = account;
  const saver = useDataSaver();
  return (
    <header className="profile-head">
      {photoUrl === null || saver ? <Avatar name={user.name} size={72} /> : <img className="photo" src={photoUrl} alt="" />}
      <div className="grow">
        <h1 className="h1">{user.name}</h1>
        <p className="row wrap">
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
                <Button full kind="soft" icon="pencil" onClick={() => setEditing(true)}>
                  {t('profileEdit')}
                </Button>
              </>
            )}
            <Ways />
            <div className="profile-out">
              <SignOutButton />
            </div>
          </div>
        )}
      </main>
    </AppShell>
  );
}
