import type { ListedCheck } from '@safiri/contract/identity/shapes.ts';
import { PICTURE_DAYS } from '@safiri/rules/identity/person-checks.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useIdentityChecks } from './identity-api.ts';
import { identityKinds, identityStates } from './identity-words.ts';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { waitsText } from './waits-text.ts';

const MINUTE_MS = 60_000;

function Checks({ title, checks }: { title: string; checks: readonly ListedCheck[] }) {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  if (checks.length === 0) return null;
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2 counted">
        {title} <span className="chip num">{checks.length}</span>
      </h2>
      <ul className="list">
        {checks.map(({ id, name, kind, status, sentAt, decidedAt }) => (
          <li key={id}>
            <Link className="queue-row" href={`/staff/identity/${id}`}>
              <span className="grow">
                <span className="title">{name}</span>
                <span className="caption">{t(identityKinds[kind])}</span>
              </span>
              {decidedAt === null ? (
                <span className="caption num">{waitsText(t, sentAt, now)}</span>
              ) : (
                <span className={status === 'accepted' ? 'chip ok' : 'chip'}>{t(identityStates[status])}</span>
              )}
              <Icon name="fwd" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/staff/identity`: selfies and IDs of passengers, those that wait first, and those whose pictures are still kept. */
export function IdentityScreen() {
  const t = useText();
  const list = useIdentityChecks();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionIdentity')}</h1>
      {list.isPending ? (
        <SkeletonRows height={64} count={4} />
      ) : list.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : (
        <div className="stack">
          {list.data.waiting.length === 0 ? <NothingHere text={t('identityNothing')} note={t('identityNothingNote')} /> : null}
          <Checks title={t('identityWaiting')} checks={list.data.waiting} />
          <Checks title={t('identityDecided', { n: PICTURE_DAYS })} checks={list.data.decided} />
        </div>
      )}
    </>
  );
}
