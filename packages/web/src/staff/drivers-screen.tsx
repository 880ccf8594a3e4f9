import { useDeferredValue, useState } from 'react';
import { onboardingPaths } from '@safiri/contract/onboarding/paths.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Allowed } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useDrivers } from './api.ts';
import { statusChips, statusNames } from './names.ts';
import { StaffPhone } from './staff-phone.tsx';

/** `/staff/drivers`: drivers by name, phone, plate or number. */
export function DriversScreen() {
  const t = useText();
  const [q, setQ] = useState('');
  const drivers = useDrivers(useDeferredValue(q.trim()));
  return (
    <>
      <h1 className="h1 section-name">{t('sectionDrivers')}</h1>
      <Allowed to={onboardingPaths.importDrivers}>
        <Link className="button soft" href="/staff/drivers/import">
          {t('driversBring')}
        </Link>
      </Allowed>
      <SearchField label={t('driverSearch')} value={q} maxLength={60} onChange={(event) => setQ(event.target.value)} />
      {drivers.isPending ? (
        <SkeletonRows height={68} count={6} />
      ) : drivers.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void drivers.refetch()} />
      ) : drivers.data.length === 0 ? (
        <NothingHere text={t('driversNone')} note={t('driversNote')} />
      ) : (
        <ul className="card list">
          {drivers.data.map((driver) => (
            <li key={driver.driverId}>
              <Link className="queue-row" href={`/staff/drivers/${driver.driverId}`}>
                <span className="grow">
                  <span className="title">{driver.name}</span>
                  <span className="caption num">
                    {driverIdLabel(driver.driverId)} · <span className="whole">{driver.licensePlate}</span> ·{' '}
                    <StaffPhone phone={driver.phone} />
                  </span>
                </span>
                {driver.isOnline ? <span className="chip ok">{t('onlineNow')}</span> : null}
                {/* Nearly all are approved: only what differs is said. */}
                {driver.verificationStatus === 'approved' ? null : (
                  <span className={statusChips[driver.verificationStatus]}>{t(statusNames[driver.verificationStatus])}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
