import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink } from './person-link.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useSuspensions } from './standing-api.ts';
import { SuspensionFacts } from './suspension-facts.tsx';

/** `/staff/suspensions`: who is suspended, first whose answer waits or whose day has come. */
export function SuspensionsScreen() {
  const t = useText();
  const list = useSuspensions();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionSuspensions')}</h1>
      {list.isPending ? (
        <SkeletonRows height={120} count={3} />
      ) : list.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <NothingHere text={t('suspendNone')} note={t('suspendNoneNote')} />
      ) : (
        <ul className="console-cards" aria-label={t('suspendListed')}>
          {list.data.map((suspension) => (
            <li key={suspension.id} className="card doc" aria-label={suspension.name}>
              <PersonLink className="title text-link" userId={suspension.userId}>
                {suspension.name}
              </PersonLink>
              <SuspensionFacts suspension={suspension} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
