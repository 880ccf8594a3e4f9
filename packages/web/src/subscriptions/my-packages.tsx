import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** What somebody bought, as both kinds of packages are shown. */
export interface Owned {
  readonly id: number;
  readonly name: string;
  /** What it pays. */
  readonly pays: string;
  /** The service of its rides, as they are asked for. */
  readonly serviceId: string;
  readonly isActive: boolean;
  /** Null is unlimited. */
  readonly ridesLeft: number | null;
  readonly ridesTotal: number | null;
  readonly expiresAt: string;
  /** What becomes of rides that are left then. */
  readonly unused: string;
  /** Of one that is over: what came of it. */
  readonly outcome: string;
  /** What can be done with one that is not. */
  readonly action?: ReactNode;
}

/** One that can be used: how many rides are left, until when, and what becomes of what is left then. */
function Usable({ row }: { row: Owned }) {
  const t = useText();
  const { ridesLeft, ridesTotal, expiresAt } = row;
  const counted = ridesLeft !== null && ridesTotal !== null;
  const left = counted ? t('packageLeft', { left: ridesLeft, total: ridesTotal }) : t('packageUnlimited');
  return (
    <li className="card doc package-usable">
      <div className="row spread">
        <b className="title">{row.name}</b>
        <span className="chip" data-open="true">
          {t('packageOwned')}
        </span>
      </div>
      <p className="package-left num">{left}</p>
      {counted ? <ProgressBar label={left} percent={Math.round((ridesLeft / ridesTotal) * 100)} /> : null}
      <p className="label num">
        {row.pays} · {t('packageLastDay', { date: day(expiresAt), time: clockTime(expiresAt) })}
      </p>
      {counted ? <p className="caption">{row.unused}</p> : null}
      <Link className="button primary full" href={`/ride-request?search&type=${row.serviceId}`}>
        {t('packageBookRide')}
      </Link>
      {row.action}
    </li>
  );
}

/** What was bought: what can be used as cards, what is over as a list. */
export function MyPackages({ list }: { list: readonly Owned[] }) {
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
            <Usable key={row.id} row={row} />
          ))}
      </ul>
      {over.length === 0 ? null : (
        <ul className="card list">
          {over.map((row) => (
            <li key={row.id} className="row spread package-mine">
              <span>
                <b>{row.name}</b>
                <span className="caption num package-was">
                  {row.outcome} · {t('packageUntil', { date: day(row.expiresAt) })}
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
