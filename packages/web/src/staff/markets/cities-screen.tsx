import type { ListedMarket } from '@safiri/contract/markets/calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { Link } from 'wouter';
import { countryNames } from '../../common/country-names.ts';
import { day } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { ErrorCard } from '../../ui/states.tsx';
import { Icon } from '../../ui/svg.tsx';
import { Allowed } from '../may.tsx';
import { NothingHere } from '../nothing-here.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { useMarkets } from './market-api.ts';
import { statusTexts } from './status-texts.ts';

function CityRow({ market }: { market: ListedMarket }) {
  const t = useText();
  const { id, name, country, status, inForce, coming, waiting } = market;
  const versions = [
    inForce === null ? t('cityNoneInForce') : t('cityVersion', { number: inForce.number }),
    ...coming.map(({ number, validFrom }) => t('cityComes', { number, date: day(validFrom) })),
    ...(waiting === null ? [] : [t('cityWaits', { number: waiting.number })]),
  ];
  return (
    <Link className="queue-row" href={`/staff/cities/${id}`}>
      <Icon name="pin" size={24} />
      <span className="grow">
        <span className="title">{name}</span>
        <span className="caption num">
          {t(countryNames[country])} · {versions.join(' · ')}
        </span>
      </span>
      <span className={status === 'open' ? 'chip ok' : 'chip'}>{t(statusTexts[status])}</span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** `/staff/cities`: the cities of this instance, each with what is in force, what comes and what waits. */
export function CitiesScreen() {
  const t = useText();
  const list = useMarkets();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionCities')}</h1>
      {list.isPending ? (
        <SkeletonRows height={72} count={4} />
      ) : list.data === undefined ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <NothingHere text={t('citiesNone')} note={t('citiesNoneNote')} />
      ) : (
        <ul className="card list" aria-label={t('sectionCities')}>
          {list.data.map((market) => (
            <li key={market.id}>
              <CityRow market={market} />
            </li>
          ))}
        </ul>
      )}
      <Allowed to={setupPaths.addMarket}>
        <Link className="button soft" href="/staff/setup">
          {t('setupAnother')}
        </Link>
      </Allowed>
    </>
  );
}
