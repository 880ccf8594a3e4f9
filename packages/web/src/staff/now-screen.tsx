import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useWaiting } from './api.ts';
import { Burning } from './burning.tsx';
import { useEmergencies } from './emergency-api.ts';
import { sections } from './sections.ts';

/** What waits, section by section; a number that is not 0 stands out. */
function WaitingCards() {
  const t = useText();
  const waiting = useWaiting();
  if (waiting.isPending) return <Skeleton height={220} />;
  if (waiting.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void waiting.refetch()} />;
  return (
    <ul className="card list">
      {sections.map(({ path, icon, text, counts }) =>
        counts === undefined || counts === 'emergencies' ? null : (
          <li key={path}>
            <Link className="waiting-card" href={path} data-some={waiting.data[counts] > 0}>
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
      <h1 className="h1 section-name">{t('sectionNow')}</h1>
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
