import type { RidePackageView, Subscription } from '@safiri/contract/subscriptions/calls.ts';
import { clockTime, day, typeNames } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

const nameOf = (row: Subscription, offers: readonly RidePackageView[]) => offers.find(({ id }) => id === row.packageId)?.name ?? '';

/** One that can be used: how many rides are left, until when, and what becomes of what is left then. */
function Usable({ row, name }: { row: Subscription; name: string }) {
  const t = useText();
  const { ridesLeft, ridesTotal, expiresAt } = row;
  const counted = ridesLeft !== null && ridesTotal !== null;
  const left = counted ? t('packageLeft', { left: ridesLeft, total: ridesTotal }) : t('packageUnlimited');
  return (
    <li className="card doc package-usable">
      <div className="row spread">
        <b className="title">{name}</b>
        <span className="chip" data-open="true">
          {t('packageOwned')}
        </span>
      </div>
      <p className="package-left num">{left}</p>
      {counted ? <ProgressBar label={left} percent={Math.round((ridesLeft / ridesTotal) * 100)} /> : null}
      <p className="label num">
        {t(typeNames[row.rideType])} · {t('packageLastDay', { date: day(expiresAt), time: clockTime(expiresAt) })}
      </p>
      {counted ? <p className="caption">{t('packageUnused')}</p> : null}
    </li>
  );
}

/** What was bought: what can be used as cards, what is over as a list. */
export function MyPackages({ list, offers }: { list: readonly Subscription[]; offers: readonly RidePackageView[] }) {
  const t = useText();
  const over = list.filter(({ isActive }) => !isActive);
  if (list.length === 0) return null;
  return (
    <section className="stack packages-mine" aria-label={t('packagesMine')}>
      <h2 className="h2">{t('packagesMine')}</h2>
      <ul className="stack">
        {list
          .filter(({ isActive }) => isActive)
          .map((row) => (
            <Usable key={row.id} row={row} name={nameOf(row, offers)} />
          ))}
      </ul>
      {over.length === 0 ? null : (
        <ul className="card list">
          {over.map((row) => (
            <li key={row.id} className="row spread package-mine">
              <span>
                <b>{nameOf(row, offers)}</b>
                <span className="caption num package-was">
                  {row.ridesLeft === null || row.ridesTotal === null
                    ? t('packageUnlimited')
                    : t('packageUsed', { used: row.ridesTotal - row.ridesLeft, total: row.ridesTotal })}{' '}
                  · {t('packageUntil', { date: day(row.expiresAt) })}
                </span>
              </span>
              <span className="chip">{t('packageOver')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
