import { useDeferredValue, useState } from 'react';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { useText } from '../platform/text.ts';
import { SearchField } from '../ui/search-field.tsx';
import { useDrivers } from './api.ts';

/** So many are shown; a longer search says more. */
const SHOWN = 5;

export interface ChosenDriver {
  readonly driverId: number;
  readonly name: string;
  readonly licensePlate: string;
}

/** Who drives a school group: looked for by name, plate or number. */
export function SchoolDriverField({ chosen, onChoose }: { chosen: ChosenDriver | null; onChoose: (driver: ChosenDriver) => void }) {
  const t = useText();
  const [q, setQ] = useState('');
  const search = useDeferredValue(q.trim());
  const drivers = useDrivers(search);
  const found =
    search === ''
      ? []
      : (drivers.data?.pages.flat() ?? []).filter(({ verificationStatus }) => verificationStatus === 'approved').slice(0, SHOWN);
  return (
    <div className="stack">
      <p className="label strong num">
        {chosen === null ? t('groupNoDriver') : t('groupDriverIs', { name: chosen.name, plate: chosen.licensePlate })}
      </p>
      <SearchField label={t('groupDriverSearch')} value={q} maxLength={60} onChange={(event) => setQ(event.target.value)} />
      {search !== '' && found.length === 0 && !drivers.isFetching ? (
        <p className="caption" role="status">
          {t(drivers.isError ? 'listNotLoaded' : 'driversNone')}
        </p>
      ) : null}
      <div className="phrases" role="group" aria-label={t('groupDriver')}>
        {found.map((driver) => (
          <button
            key={driver.driverId}
            type="button"
            className="phrase"
            aria-pressed={chosen?.driverId === driver.driverId}
            onClick={() => {
              onChoose(driver);
              setQ('');
            }}
          >
            {driver.name} · {driver.licensePlate} · {driverIdLabel(driver.driverId)}
          </button>
        ))}
      </div>
    </div>
  );
}
