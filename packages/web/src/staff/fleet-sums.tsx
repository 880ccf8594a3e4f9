import { fleetPeriods, isFleetDay, type FleetPeriod } from '@safiri/rules/fleets/periods.ts';
import type { FleetSums } from '@safiri/contract/fleets/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { day, km, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { csvAddress, useFleetSums } from './fleet-api.ts';
import { SumFacts } from './fleet-sum-facts.tsx';
import { useKept, useNarrowed } from './list-filter.tsx';
import { NothingHere } from './nothing-here.tsx';

const periodNames: Record<FleetPeriod, TextKey> = { week: 'fleetWeek', month: 'fleetMonth' };
const dayText = (date: string) => day(`${date}T12:00:00`);

type Row = FleetSums['rows'][number];

/** What each driver drove and earned with each vehicle. */
function Rows({ fleetId, rows }: { fleetId: number; rows: readonly Row[] }) {
  const t = useText();
  const sum = (name: string, amount: (row: Row) => string): Column<Row> => ({
    name,
    isAmount: true,
    cell: (row) => money(amount(row), row.sum.countryId),
  });
  const columns: Array<Column<Row>> = [
    {
      name: t('fleetPlate'),
      cell: ({ vehicleId, licensePlate }) => (
        <Link className="fleet-plate-link" href={`/staff/fleets/${fleetId}/vehicles/${vehicleId}`}>
          <Plate text={licensePlate} />
        </Link>
      ),
    },
    {
      name: t('driver'),
      cell: ({ driver }) => (
        <Link className="text-link" href={`/staff/fleets/${fleetId}/drivers/${driver.driverId}`}>
          {driver.name}
        </Link>
      ),
    },
    { name: t('deskTrips'), isAmount: true, cell: (row) => row.sum.trips },
    { name: t('distance'), isAmount: true, cell: (row) => km(row.sum.km) },
    sum(t('fleetFare'), (row) => row.sum.fare),
    sum(t('fleetCommission'), (row) => row.sum.commission),
    sum(t('fleetNetOne'), (row) => row.sum.net),
    sum(t('fleetCash'), (row) => row.sum.cash),
  ];
  const keyOf = (row: Row) => `${row.vehicleId} ${row.driver.driverId} ${row.sum.countryId}`;
  return <DataTable label={t('fleetSums')} columns={columns} groups={[{ rows }]} keyOf={keyOf} />;
}

/** A week or a month of a fleet, with the way to the one before, to the next, and to the table of it. */
export function FleetSumsView({ fleetId }: { fleetId: number }) {
  const t = useText();
  const [kept, setPeriod] = useNarrowed('period', fleetPeriods);
  const period = kept ?? 'week';
  const [keptDay, setDay] = useKept('day');
  const asked = keptDay !== undefined && isFleetDay(keptDay) ? keptDay : undefined;
  const { data, isPending, refetch } = useFleetSums(fleetId, period, asked);
  return (
    <div className="stack">
      <div className="phrases" role="group" aria-label={t('fleetSums')}>
        {fleetPeriods.map((one) => (
          <button key={one} type="button" className="phrase" aria-pressed={one === period} onClick={() => setPeriod(one)}>
            {t(periodNames[one])}
          </button>
        ))}
      </div>
      {isPending ? (
        <Skeleton height={360} />
      ) : data === undefined ? (
        <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />
      ) : (
        <>
          <section className="card facts-card stack" aria-label={t('fleetTotal')}>
            <h2 className="h2 num">{t('fleetFromTo', { from: dayText(data.from), to: dayText(data.to) })}</h2>
            {data.totals.length === 0 ? null : <SumFacts sums={data.totals} />}
            <div className="row wrap no-print">
              <Button kind="soft" small icon="back" onClick={() => setDay(data.before)}>
                {t('fleetBefore')}
              </Button>
              {data.isCurrent ? null : (
                <Button kind="soft" small onClick={() => setDay(data.next)}>
                  {t('fleetNext')}
                </Button>
              )}
              {data.rows.length === 0 ? null : (
                <a className="button outline small" href={csvAddress(fleetId, period, data.from)} download>
                  {t('fleetCsv')}
                </a>
              )}
            </div>
          </section>
          {data.rows.length === 0 ? (
            <NothingHere text={t('fleetNoSums')} note={t('fleetNoSumsNote')} />
          ) : (
            <Rows fleetId={fleetId} rows={data.rows} />
          )}
        </>
      )}
    </div>
  );
}
