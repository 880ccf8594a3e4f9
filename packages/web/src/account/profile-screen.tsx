import { useState, type ReactNode } from 'react';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { countryHere } from '../common/country-here.ts';
import type { IconName } from '../art/icons.ts';
import { ClothBand } from '../common/cloth-band.tsx';
import { useDataSaver } from '../platform/data-saver.ts';
import { AppShell } from '../shell/shell.tsx';
import { SignOutButton } from '../shell/sign-out.tsx';
import { carLooks } from '../common/car-looks.ts';
import { countryName } from '../common/country-names.ts';
import { genderNames, numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Avatar, Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useAccount, useHasStanding, type Account } from './api.ts';
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

function Facts({ user, onEdit }: { user: OwnUser; onEdit: () => void }) {
  const t = useText();
  return (
    <section className="card" aria-label={t('profileDetails')}>
      <div className="row spread profile-title">
        <h2 className="h2">{t('profileDetails')}</h2>
        <Button kind="soft" small icon="pencil" aria-label={t('profileEdit')} onClick={onEdit}>
          {t('profileEditShort')}
        </Button>
      </div>
      <dl className="facts">
        <Fact icon="mail" name={t('profileEmail')}>
          {user.email}
        </Fact>
        <Fact icon="phone" name={t('profilePhone')}>
          <span className="num">{localPhone(user.phone, countryHere(user.countryId).dialCode)}</span>
        </Fact>
        <Fact icon="user" name={t('profileGender')}>
          {t(genderNames[user.gender])}
          {user.gender === 'female' && !user.genderVerified ? <span className="caption block">{t('profileLadiesHow')}</span> : null}
          {user.gender === 'female' && user.genderVerified && user.userType === 'driver' ? (
            <span className="block">
              <span className="chip ladies-chip">
                <Icon name="shieldcheck" size={16} />
                {t('profileLadies')}
              </span>
            </span>
          ) : null}
        </Fact>
        <Fact icon="flag" name={t('profileLocation')}>
          {countryName(t, user.countryId)}
        </Fact>
      </dl>
    </section>
  );
}

/** A driver's car, as passengers look for it. */
function Vehicle({ vehicle }: { vehicle: NonNullable<OwnUser['vehicleInfo']> }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('profileVehicle')}>
      <h2 className="h2">{t('profileVehicle')}</h2>
      <div className="row spread wrap">
        <p className="title">{carLooks(t, vehicle, vehicle.year)}</p>
        <Plate text={vehicle.licensePlate} />
      </div>
    </section>
  );
}

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly text: TextKey;
}
/** Shown when there is something to read there. */
const standing: Way = { href: '/standing', icon: 'alert', text: 'openStanding' };
const places: Way = { href: '/places', icon: 'pin', text: 'openPlaces' };
const always: readonly Way[] = [
  { href: '/safety', icon: 'shield', text: 'openSafety' },
  { href: '/settings', icon: 'settings', text: 'openSettings' },
];
const passengerWays: readonly Way[] = [
  places,
  { href: '/subscription-packages', icon: 'gift', text: 'openPackages' },
  { href: '/orders', icon: 'basket', text: 'openOrders' },
  ...always,
];
const driverWays: readonly Way[] = [
  { href: '/driver-verification', icon: 'copy', text: 'openDocuments' },
  { href: '/vehicles', icon: 'car', text: 'openVehicles' },
  places,
  ...always,
];

/** Where the account goes on: a row with a chevron for each. */
function Ways({ isDriver }: { isDriver: boolean }) {
  const t = useText();
  const isStopped = useHasStanding().data === true;
  const ways = isDriver ? driverWays : passengerWays;
  return (
    <ul className="card list ways">
      {(isStopped ? [standing, ...ways] : ways).map(({ href, icon, text }) => (
        <li key={href}>
          <Link className="way" href={href}>
            <Icon name={icon} size={22} />
            <span className="grow">{t(text)}</span>
            <Icon name="fwd" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Head({ account, checked }: { account: Account; checked: ReactNode }) {
  const t = useText();
  const { user, photoUrl } = account;
  const saver = useDataSaver();
  return (
    <header className="profile-head">
      {photoUrl === null || saver ? <Avatar name={user.name} size={72} /> : <img className="photo" src={photoUrl} alt="" />}
      <div className="grow">
        <h1 className="h1">{user.name}</h1>
        <p className="label num dotted profile-who">
          <span>{t(user.userType === 'passenger' ? 'passenger' : user.userType === 'driver' ? 'driver' : 'staff')}</span>
          {user.rating === null ? null : <span>★ {numberText(user.rating, 1)}</span>}
          <span>{t('profileTrips', { n: user.totalRides })}</span>
          <span className="profile-active">{t('profileActive')}</span>
        </p>
        {checked}
      </div>
    </header>
  );
}

/**
 * `/profile` (spec: operations §2 Profile).
 * @param checked how that stands which a passenger has shown, in a line
 * @param identity what a passenger may show of themselves
 * @param tax as whom a driver is registered for taxes
 */
export function ProfileScreen({ checked, identity, tax }: { checked: ReactNode; identity: ReactNode; tax: ReactNode }) {
  const t = useText();
  const account = useAccount();
  const [editing, setEditing] = useState(false);
  return (
    <AppShell>
      <main className="page narrow account profile-page" id="main">
        {account.isPending ? (
          <div className="stack" aria-busy="true">
            <Skeleton height={90} />
            <Skeleton height={220} />
          </div>
        ) : account.isError ? (
          <ErrorCard whole text={t('profileNotLoaded')} onRetry={() => void account.refetch()} />
        ) : (
          <>
            <Head account={account.data} checked={account.data.user.userType === 'passenger' ? checked : null} />
            <ClothBand className="profile-cloth" />
            <div className="profile-columns">
              {editing ? (
                <ProfileForm account={account.data} onDone={() => setEditing(false)} />
              ) : (
                <Facts user={account.data.user} onEdit={() => setEditing(true)} />
              )}
              <div className="stack profile-side">
                {account.data.user.vehicleInfo === null ? null : <Vehicle vehicle={account.data.user.vehicleInfo} />}
                {account.data.user.userType === 'driver' ? tax : null}
                <Ways isDriver={account.data.user.userType === 'driver'} />
              </div>
              {account.data.user.userType === 'passenger' ? <div className="profile-wide">{identity}</div> : null}
            </div>
            <div className="profile-out in-rail">
              <SignOutButton />
            </div>
          </>
        )}
      </main>
    </AppShell>
  );
}
