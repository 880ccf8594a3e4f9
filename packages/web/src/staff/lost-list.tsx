import { lostPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { LostReport } from '@safiri/contract/rides/staff-calls.ts';
import type { LostState } from '@safiri/rules/rides/lost-items.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Allowed, DriverLink } from './may.tsx';
import { useDecideLost } from './after-trip-api.ts';
import { NotDone } from './not-done.tsx';

function Report({ report }: { report: LostReport }) {
  const t = useText();
  const decide = useDecideLost();
  const say = (state: LostState) => decide.mutate({ id: report.id, state });
  const values = { passenger: report.passengerName, driver: report.driverName, plate: report.licensePlate, ride: String(report.rideId) };
  return (
    <li className="stack">
      {report.what === null ? null : <p className="strong">{report.what}</p>}
      <DriverLink className="label text-link" driverId={report.driverId}>
        {t(report.by === 'passenger' ? 'lostMissed' : 'lostFoundBy', values)}
      </DriverLink>
      <p className="caption num">
        {t(report.state === 'found' ? 'lostWithDriver' : 'lostWaits')} ·{' '}
        {t('queueSince', { time: `${day(report.createdAt)} ${clockTime(report.createdAt)}` })}
      </p>
      <Allowed to={lostPaths.decide}>
        <div className="row wrap">
          <Button kind="soft" small busy={decide.isPending} onClick={() => say('returned')}>
            {t('lostStaffReturned')}
          </Button>
          <Button kind="soft" small busy={decide.isPending} onClick={() => say('closed')}>
            {t('lostStaffClosed')}
          </Button>
        </div>
      </Allowed>
      <NotDone step={decide} />
    </li>
  );
}

/** What was left in cars and neither given back nor given up, oldest first. */
export function LostList({ reports }: { reports: readonly LostReport[] }) {
  const t = useText();
  if (reports.length === 0) return null;
  return (
    <section className="card doc" aria-label={t('queueLost')}>
      <h2 className="h2 counted">
        {t('queueLost')} <span className="chip num">{reports.length}</span>
      </h2>
      <ul className="list stack">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}
