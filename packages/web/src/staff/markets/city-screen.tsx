import { useState } from 'react';
import type { MarketFile } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { Redirect } from 'wouter';
import { ApiError } from '../../platform/api-client.ts';
import { useText } from '../../platform/text.ts';
import { ErrorCard } from '../../ui/states.tsx';
import { Unfold } from '../../ui/unfold.tsx';
import { BackLink } from '../back-link.tsx';
import { Allowed } from '../may.tsx';
import { PageName } from '../page-name.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { CityStatus } from './city-status.tsx';
import { beginning, EditCity, type Edited } from './edit-city.tsx';
import { useMarket } from './market-api.ts';
import { VersionLine } from './version-line.tsx';
import { WaitingVersion } from './waiting-version.tsx';

/** A city: whether it is open, what waits, its forms, and its versions. */
function City({ file }: { file: MarketFile }) {
  const t = useText();
  const [kept, setEdited] = useState<Edited>(() => beginning(file));
  // Whoever has changed nothing goes on from what others saved.
  const edited = kept.isChanged ? kept : beginning(file);
  const statusSet = (set: MarketFile) =>
    setEdited(kept.isChanged ? { ...kept, base: set.newest, draft: { ...kept.draft, status: set.status } } : beginning(set));
  return (
    <div className="stack city">
      <CityStatus file={file} onSet={statusSet} />
      {file.waiting === null ? null : <WaitingVersion key={file.waiting.number} file={file} waiting={file.waiting} />}
      <Allowed to={marketPaths.save}>
        <EditCity file={file} edited={edited} onEdit={setEdited} />
      </Allowed>
      <Unfold line={t('cityVersions', { n: file.history.length })}>
        <ul className="card list city-history">
          {file.history.map((version) => (
            <li key={version.number}>
              <VersionLine version={version} timeZone={file.timeZone} />
            </li>
          ))}
        </ul>
      </Unfold>
    </div>
  );
}

/** `/staff/cities/:id`. */
export function CityScreen({ marketId }: { marketId: string }) {
  const t = useText();
  const market = useMarket(marketId);
  if (market.error instanceof ApiError && market.error.status === 404) return <Redirect to="/staff/cities" replace />;
  return (
    <>
      <BackLink href="/staff/cities" to="sectionCities" />
      {market.isPending ? (
        <SkeletonRows height={120} count={4} />
      ) : market.data === undefined ? (
        <ErrorCard text={t('oneNotLoaded')} onRetry={() => void market.refetch()} />
      ) : (
        <>
          <PageName name={market.data.name} />
          <City file={market.data} />
        </>
      )}
    </>
  );
}
