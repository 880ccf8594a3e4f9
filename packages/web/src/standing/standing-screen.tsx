import { Link } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useStanding } from './api.ts';
import { SuspensionCard } from './suspension-card.tsx';
import './standing.css';

/** `/standing`: what is stopped and why, by when a person looks again, and the answer (operator: people). */
export function StandingScreen() {
  const t = useText();
  const { data, isError, refetch } = useStanding();
  const live = data?.suspensions.filter(({ endedAt }) => endedAt === null) ?? [];
  const over = data?.suspensions.filter(({ endedAt }) => endedAt !== null) ?? [];
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('standingTitle')} href="/profile" />
        {data === undefined ? (
          isError ? (
            <ErrorCard whole text={t('standingNotLoaded')} onRetry={() => void refetch()} />
          ) : (
            <div aria-busy="true">
              <Skeleton height={360} />
            </div>
          )
        ) : (
          <div className="stack">
            {live.length === 0 ? <EmptyState text={t('standingGood')} note={t('standingGoodNote')} /> : null}
            {live.map((suspension) => (
              <SuspensionCard key={suspension.id} suspension={suspension} />
            ))}
            {live.length === 0 ? null : (
              <p className="label">
                {t('standingEmergency')}{' '}
                <Link className="text-link" href="/safety">
                  {t('standingSafety')}
                </Link>
              </p>
            )}
            {over.length === 0 ? null : <h2 className="h2">{t('standingEarlier')}</h2>}
            {over.map((suspension) => (
              <SuspensionCard key={suspension.id} suspension={suspension} />
            ))}
          </div>
        )}
      </main>
    </AppShell>
  );
}
