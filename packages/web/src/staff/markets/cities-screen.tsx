import { useState } from 'react';
import type { ListedMarket } from '@safiri/contract/markets/calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { Link } from 'wouter';
import { countryName } from '../../common/country-names.ts';
import { useAppSettings } from '../../platform/server-settings.ts';
import { useText } from '../../platform/text.ts';
import { Flag } from '../../ui/flag.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ErrorCard } from '../../ui/states.tsx';
import { Icon } from '../../ui/svg.tsx';
import { Allowed } from '../may.tsx';
import { NothingHere } from '../nothing-here.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { byCountry, calledLike, needsSomebody } from './city-groups.ts';
import { CityRow } from './city-row.tsx';
import { useMarkets } from './market-api.ts';
import './city.css';

/** Fewer are overlooked without a search. */
const SEARCHED_FROM = 9;

function Group({ title, country, markets }: { title: string; country?: ListedMarket['country']; markets: readonly ListedMarket[] }) {
  const { maps } = useAppSettings();
  if (markets.length === 0) return null;
  return (
    <section className="city-group" aria-label={title}>
      <h2 className="title row">
        {country === undefined ? null : <Flag id={country} />}
        {title} <span className="chip num">{markets.length}</span>
      </h2>
      <ul className="card list">
        {markets.map((market) => (
          <li key={market.id}>
            <CityRow market={market} named={country === undefined} hasMap={maps?.some(({ city }) => city === market.id) ?? true} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cities whose map is missing: one line, their names by a tap. */
function WithoutMap({ markets }: { markets: readonly ListedMarket[] }) {
  const t = useText();
  const { maps } = useAppSettings();
  const lacking = maps === undefined ? [] : markets.filter(({ id }) => !maps.some(({ city }) => city === id));
  if (lacking.length === 0) return null;
  return (
    <details className="cities-no-map">
      <summary className="label strong">
        <Icon name="alert" size={22} />
        <span className="grow num">{t('citiesNoMap', { n: lacking.length })}</span>
        <Icon name="down" size={20} />
      </summary>
      <p className="label">{lacking.map(({ name }) => name).join(', ')}</p>
    </details>
  );
}

/** The cities that wait for somebody first, then all others by country. */
function Cities({ markets }: { markets: readonly ListedMarket[] }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const found = markets.filter(({ name }) => calledLike(name, typed));
  return (
    <>
      <WithoutMap markets={markets} />
      {markets.length < SEARCHED_FROM ? null : (
        <SearchField
          label={t('citySearch')}
          placeholder={t('citySearchName')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length === 0 ? (
        <p className="card calm" role="status">
          {t('cityNotFound', { typed })}
        </p>
      ) : null}
      <Group title={t('citiesToDo')} markets={found.filter(needsSomebody)} />
      {byCountry(
        found.filter((market) => !needsSomebody(market)),
        (country) => countryName(t, country),
      ).map(([country, within]) => (
        <Group key={country} title={countryName(t, country)} country={country} markets={within} />
      ))}
    </>
  );
}

/** `/staff/cities`: the cities of this instance, each with what is to be done about it. */
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
        <Cities markets={list.data} />
      )}
      <Allowed to={setupPaths.addMarket}>
        <Link className="button soft" href="/staff/setup">
          {t('setupAnother')}
        </Link>
      </Allowed>
    </>
  );
}
