import { Link } from 'wouter';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { Waiting } from '@safiri/contract/staff/calls.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useWaiting } from './api.ts';
import { Burning } from './burning.tsx';
import { useStuck } from './desk-api.ts';
import { useEmergencies } from './emergency-api.ts';
import { Allowed } from './may.tsx';
import type { Section } from './sections.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StuckList } from './stuck-list.tsx';
import { useSections } from './use-sections.ts';

/** A map beside the first emergency has room from here on. */
const MAPPED = '(min-width: 1000px)';
/** So many trips that are stuck leave room for what waits on a phone. */
const STUCK_AT_FIRST = 5;

/** What waits of a section; emergencies and trips that are stuck stand in lists of their own. */
const waitingIn = ({ counts }: Section, waiting: Waiting): number =>
  counts === undefined || counts === 'emergencies' || counts === 'stuckTrips' ? 0 : waiting[counts];

/** What waits, section by section, the late orders first; where nothing does, nothing is said but that. */
function WaitingCards() {
  const t = useText();
  const waiting = useWaiting();
  const sections = useSections();
  if (waiting.isPending) return <SkeletonRows height={56} count={3} />;
  if (waiting.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void waiting.refetch()} />;
  const some = sections.filter((section) => waitingIn(section, waiting.data) > 0);
  if (some.length === 0) {
    return (
      <p className="card calm">
        <Icon name="check" size={28} />
        {t('nowNothing')}
      </p>
    );
  }
  const isLate = ({ counts }: Section) => counts === 'lateOrders';
  return (
    <>
      <ul className="card list">
        {[...some.filter(isLate), ...some.filter((section) => !isLate(section))].map((section) => (
          <li key={section.path}>
            <Link className="waiting-card" href={section.path} data-grave={isLate(section) || undefined}>
              <Icon name={section.icon} size={24} />
              <span className="grow label">{t(isLate(section) ? 'nowLateOrders' : section.text)}</span>
              <b className="num">{waitingIn(section, waiting.data)}</b>
              <Icon name="fwd" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="caption muted">{t('nowNothingElse')}</p>
    </>
  );
}

/** The emergencies that stand, each with who has it. */
function WhatBurns() {
  const t = useText();
  const list = useEmergencies();
  const isWide = useMedia(MAPPED);
  const open = list.data?.pages[0]?.open ?? [];
  return (
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
          {open.map((row, i) => (
            <Burning key={row.id} row={row} mapped={isWide && i === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The trips that need somebody, the first of them; the others are a step away. */
function WhatIsStuck() {
  const t = useText();
  const stuck = useStuck();
  const { data = [] } = stuck;
  return (
    <section aria-label={t('sectionStuck')} className="stack">
      <h2 className="h2 counted">
        {t('sectionStuck')} {data.length === 0 ? null : <span className="chip bad num">{data.length}</span>}
      </h2>
      {stuck.isPending ? (
        <SkeletonRows height={84} count={1} />
      ) : stuck.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void stuck.refetch()} />
      ) : data.length === 0 ? (
        <p className="row label muted">
          <Icon name="check" size={20} />
          {t('stuckNone')}
        </p>
      ) : (
        <>
          <StuckList trips={data.slice(0, STUCK_AT_FIRST)} />
          {data.length > STUCK_AT_FIRST ? (
            <Link className="text-link" href="/staff/stuck">
              {t('stuckAll', { n: data.length })}
            </Link>
          ) : null}
        </>
      )}
    </section>
  );
}

/** `/staff`: what burns, then what waits. */
export function NowScreen() {
  const t = useText();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionNow')}</h1>
      <div className="console-grid">
        <div className="stack">
          <Allowed to={safetyPaths.listEmergencies}>
            <WhatBurns />
          </Allowed>
          <Allowed to={deskPaths.stuck}>
            <WhatIsStuck />
          </Allowed>
        </div>
        <section aria-label={t('nowWaits')} className="stack">
          <h2 className="h2">{t('nowWaits')}</h2>
          <WaitingCards />
        </section>
      </div>
    </>
  );
}
