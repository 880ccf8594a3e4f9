import { useDeferredValue, useState } from 'react';
import { onboardingPaths } from '@safiri/contract/onboarding/paths.ts';
import { driverStates } from '@safiri/rules/desk/driver-states.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Allowed } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useDrivers } from './api.ts';
import { DriverRow } from './driver-row.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { driverStateNames } from './names.ts';
import './drivers.css';

/** `/staff/drivers`: drivers by name, phone, plate or number, and by what they do or how they stand. */
export function DriversScreen() {
  const t = useText();
  const [q, setQ] = useState('');
  const [state, setState] = useNarrowed('state', driverStates);
  const drivers = useDrivers(useDeferredValue(q.trim()), state);
  const rows = drivers.data?.pages.flat();
  return (
    <>
      <header className="drivers-head">
        <h1 className="h1 section-name">{t('sectionDrivers')}</h1>
        <Allowed to={onboardingPaths.importDrivers}>
          <Link className="button soft small" href="/staff/drivers/import">
            {t('driversBring')}
          </Link>
        </Allowed>
      </header>
      <SearchField label={t('driverSearch')} value={q} maxLength={60} onChange={(event) => setQ(event.target.value)} />
      <ListFilter choices={driverStates.map((id) => ({ id, text: t(driverStateNames[id]) }))} chosen={state} onChange={setState} />
      {drivers.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void drivers.refetch()} />
      ) : rows === undefined ? (
        <SkeletonRows height={68} count={6} />
      ) : rows.length === 0 ? (
        <NothingHere text={t('driversNone')} note={t('driversNote')} />
      ) : (
        <>
          <ul className="card list">
            {rows.map((driver) => (
              <li key={driver.driverId}>
                <DriverRow driver={driver} />
              </li>
            ))}
          </ul>
          <More list={drivers}>{t('showOlder')}</More>
        </>
      )}
    </>
  );
}
