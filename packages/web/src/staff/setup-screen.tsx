import { useState } from 'react';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import type { Instance, ServedMarket } from '@safiri/contract/setup/console-calls.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { Link } from 'wouter';
import { countryName } from '../common/country-names.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { Checklist } from './checklist.tsx';
import { LaunchCard, launchLeft } from './launch-card.tsx';
import { LawCard } from './law-card.tsx';
import { MarketForm } from './market-form.tsx';
import { Allowed, useMay } from './may.tsx';
import { statusChips, statusTexts } from './markets/status-texts.ts';
import { useInstance } from './setup-api.ts';
import { NumbersCard } from './numbers-card.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import './setup.css';

/** Leads to the city's page, for who may look into it. */
function CityName({ id, name }: Pick<ServedMarket, 'id' | 'name'>) {
  const may = useMay();
  if (!may(marketPaths.read)) return <b className="label">{name}</b>;
  return (
    <Link className="text-link" href={`/staff/cities/${id}`}>
      {name}
    </Link>
  );
}

/** More than these are folded: they stand under Cities too. */
const CITIES_SHOWN = 6;

function CityList({ markets }: { markets: readonly ServedMarket[] }) {
  const t = useText();
  const list = (
    <ul className="card list">
      {markets.map(({ id, name, country, status }) => (
        <li key={id} className="row spread setup-city">
          <span className="grow">
            <CityName id={id} name={name} />
            <span className="caption"> {countryName(t, country)}</span>
          </span>
          <span className={statusChips[status]}>{t(statusTexts[status])}</span>
        </li>
      ))}
    </ul>
  );
  if (markets.length <= CITIES_SHOWN) return list;
  return (
    <details className="setup-cities">
      <summary className="button soft">
        {t('setupAllCities', { n: markets.length })} <Icon name="down" size={20} />
      </summary>
      {list}
    </details>
  );
}

/** The cities that are served, and the form of another; where there is none yet, its form at once. */
function Cities({ markets, cities, country }: Instance) {
  const t = useText();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const isFirst = markets.length === 0;
  const done = () => {
    setAdding(false);
    toast({ title: t('setupSaved') });
  };
  return (
    <section aria-label={t(isFirst ? 'setupFirst' : 'setupCities')} className="stack">
      <h2 className="h2">{t(isFirst ? 'setupFirst' : 'setupCities')}</h2>
      {isFirst ? null : <CityList markets={markets} />}
      {isFirst && !may(setupPaths.addMarket) ? <p className="card calm">{t('setupNoCities')}</p> : null}
      <Allowed to={setupPaths.addMarket}>
        {isFirst || isAdding ? (
          <div className="card doc">
            <p className="label">{t('setupFirstNote')}</p>
            <MarketForm cities={cities} first={country} onDone={done} />
          </div>
        ) : (
          <Button kind="soft" onClick={() => setAdding(true)}>
            {t('setupAnother')}
          </Button>
        )}
      </Allowed>
    </section>
  );
}

/** `/staff/setup`: the cities of this instance, and what is missing before its doors open. */
export function SetupScreen() {
  const t = useText();
  const instance = useInstance();
  return (
    <>
      <h1 className="h1 section-name">{t('setupTitle')}</h1>
      {instance.isPending ? (
        <SkeletonRows height={84} count={5} />
      ) : instance.isError ? (
        <ErrorCard text={t('setupNotLoaded')} onRetry={() => void instance.refetch()} />
      ) : (
        <div className="stack setup-parts">
          {/* Without a city its form is the first step. */}
          {instance.data.markets.length === 0 ? <Cities {...instance.data} /> : null}
          <Checklist findings={instance.data.checks} />
          {/* The city that is the nearest to its first trip, then the others. */}
          {instance.data.launches
            .toSorted((a, b) => launchLeft(a) - launchLeft(b))
            .map((launch, at) => (
              <LaunchCard key={launch.id} launch={launch} isFolded={at > 0} />
            ))}
          <NumbersCard numbers={instance.data.emergencyNumbers} />
          <LawCard law={instance.data.law} />
          {instance.data.markets.length === 0 ? null : <Cities {...instance.data} />}
        </div>
      )}
    </>
  );
}
