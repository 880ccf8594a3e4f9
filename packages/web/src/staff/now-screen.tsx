import { useQuery } from '@tanstack/react-query';
import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { Link } from 'wouter';
import { namePoint } from '../common/places.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';
import { useWaiting } from './api.ts';
import { useEmergencies } from './emergency-api.ts';
import { sections } from './sections.ts';

const SECOND = 1000;
const two = (n: number) => String(n).padStart(2, '0');

/** 3:07, and 1:03:07 from an hour on. */
function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Where the person is, in words: the street or the landmark that is near. */
function PlaceOf({ at }: { at: NonNullable<EmergencyRow['at']> }) {
  const t = useText();
  const { data } = useQuery({ queryKey: ['place-name', at.lat, at.lng], queryFn: () => namePoint(at) });
  return data === undefined ? null : <p className="label">{t('nowPlaceNear', { place: data.address })}</p>;
}

/** An emergency that stands: who, where, in which car, for how long, and who has it in hand. */
function Burning({ row }: { row: EmergencyRow }) {
  const t = useText();
  const open = serverTime(useNow(SECOND)) - Date.parse(row.raisedAt);
  return (
    <li className="card burning" data-mine={row.acknowledgedBy !== null}>
      <div className="row spread">
        <Link className="title" href={`/staff/emergencies/${row.id}`}>
          {row.personName} · {t(row.userType === 'driver' ? 'driver' : 'passenger')}
        </Link>
        <span className="burning-clock num" role="timer" aria-label={t('nowSoFar')}>
          {clockOf(open)}
        </span>
      </div>
      {row.at === null ? null : <PlaceOf at={row.at} />}
      {row.way === null ? null : (
        <p className="label muted">
          {row.way.from} → {row.way.to}
        </p>
      )}
      <div className="row burning-facts">
        {row.plate === null ? null : <Plate text={row.plate} />}
        <span className={row.acknowledgedBy === null ? 'chip bad' : 'chip ok'}>
          {row.acknowledgedBy === null ? t('emergencyNobody') : t('emergencyHas', { name: row.acknowledgedBy })}
        </span>
      </div>
      <div className="row burning-ways">
        <a className="button outline" href={`tel:${row.phone}`}>
          <Icon name="phone" size={22} />
          {row.phone}
        </a>
        <Link className="button primary" href={`/staff/emergencies/${row.id}`}>
          {t('emergencyOpenIt')}
        </Link>
      </div>
    </li>
  );
}

/** What waits, section by section; a number that is not 0 stands out. */
function WaitingCards() {
  const t = useText();
  const waiting = useWaiting();
  if (waiting.isPending) return <Skeleton height={220} />;
  if (waiting.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void waiting.refetch()} />;
  return (
    <ul className="waiting-cards">
      {sections.map(({ path, icon, text, counts }) =>
        counts === undefined || counts === 'emergencies' ? null : (
          <li key={path}>
            <Link className="card waiting-card" href={path} data-some={waiting.data[counts] > 0}>
              <Icon name={icon} size={24} />
              <span className="grow label">{t(counts === 'lateOrders' ? 'nowLateOrders' : text)}</span>
              <b className="num">{waiting.data[counts]}</b>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/** `/staff`: what burns, then what waits. */
export function NowScreen() {
  const t = useText();
  const list = useEmergencies();
  const open = list.data?.pages[0]?.open ?? [];
  return (
    <>
      <h1 className="h1">{t('sectionNow')}</h1>
      <div className="console-grid">
        <section aria-label={t('sectionEmergencies')} className="stack">
          <h2 className="h2">{t('sectionEmergencies')}</h2>
          {list.isPending ? (
            <Skeleton height={200} />
          ) : list.isError ? (
            <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
          ) : open.length === 0 ? (
            <p className="card calm">
              <Icon name="shieldcheck" size={28} />
              {t('nowCalm')}
            </p>
          ) : (
            <ul className="stack">
              {open.map((row) => (
                <Burning key={row.id} row={row} />
              ))}
            </ul>
          )}
        </section>
        <section aria-label={t('nowWaits')} className="stack">
          <h2 className="h2">{t('nowWaits')}</h2>
          <WaitingCards />
        </section>
      </div>
    </>
  );
}
