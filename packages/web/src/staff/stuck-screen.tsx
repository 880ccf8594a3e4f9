import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { useStuck } from './desk-api.ts';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StuckCards } from './stuck-cards.tsx';

/** `/staff/stuck`: live trips without a driver, without movement or far too long. */
export function StuckScreen() {
  const t = useText();
  const stuck = useStuck();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionStuck')}</h1>
      {stuck.isPending ? (
        <SkeletonRows height={84} count={4} />
      ) : stuck.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void stuck.refetch()} />
      ) : stuck.data.length === 0 ? (
        <NothingHere text={t('stuckNone')} note={t('stuckNote')} />
      ) : (
        <StuckCards trips={stuck.data} />
      )}
    </>
  );
}
