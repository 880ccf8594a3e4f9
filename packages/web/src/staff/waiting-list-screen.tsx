import { useInfiniteQuery } from '@tanstack/react-query';
import { countryPaths } from '@safiri/contract/countries/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const PAGE = 50;

const useWaitingList = () =>
  useInfiniteQuery({
    queryKey: [countryPaths.listWaiting],
    queryFn: ({ pageParam }) => callApi(countryPaths.listWaiting, { query: pageParam === 0 ? {} : { before: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.people.length < PAGE ? undefined : page.people.at(-1)?.id),
    staleTime: 0,
  });

type Page = NonNullable<ReturnType<typeof useWaitingList>['data']>['pages'][number];

function People({ pages }: { pages: readonly Page[] }) {
  const t = useText();
  const people = pages.flatMap((page) => page.people);
  if (people.length === 0) return <NothingHere text={t('waitingNobody')} note={t('waitingNote')} />;
  return (
    <>
      <p className="row wrap">
        {(pages[0]?.countries ?? []).map(({ country, people: n }) => (
          <span className="chip num" key={country}>
            {country} · {n}
          </span>
        ))}
      </p>
      <ul className="card list">
        {people.map((person) => (
          <li className="outbox-row" key={person.id}>
            <div className="row spread">
              <span className="label strong num">{person.contact}</span>
              <span className="caption num">{day(person.createdAt)}</span>
            </div>
            <p className="caption">{[person.city, person.country].filter((part) => part !== null && part !== '').join(', ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `/staff/waiting-list`: who asked for a country or a city, so that somebody can write to them when it opens. */
export function WaitingListScreen() {
  const t = useText();
  const waiting = useWaitingList();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionWaiting')}</h1>
      {waiting.isPending ? (
        <SkeletonRows height={68} count={5} />
      ) : waiting.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void waiting.refetch()} />
      ) : (
        <People pages={waiting.data.pages} />
      )}
      <More list={waiting}>{t('showOlder')}</More>
    </>
  );
}
