import { useState } from 'react';
import type { HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { bubblePx } from '@safiri/rules/heatmap/levels.ts';
import { refreshSample, SAMPLE_REFRESH_MS, sampleHotspots, type Hotspot } from '@safiri/rules/heatmap/sample.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { slug } from '@safiri/rules/places/place.ts';
import { Link } from 'wouter';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useHeatMap } from './api.ts';
import { Bubbles } from './bubbles.tsx';
import { Legend } from './legend.tsx';
import { spotLevelNames, stretch } from './names.ts';
import './heatmap.css';

const SPOTS = 6;
const TOP = 3;
/** In South Africa the widget looks at Pretoria (spec: foundations §3), elsewhere at the country's first city. */
const cityOf = (countryId: CountryId) => (countryId === 'za' ? 'pretoria' : slug(countryById(countryId).cities[0] ?? ''));

const spotsOf = (map: HeatMap): Hotspot[] =>
  map.areas.slice(0, SPOTS).map((area) => ({
    id: area.id,
    name: area.area,
    coordinates: area.coordinates,
    intensity: area.intensity,
    averageWaitTime: area.averageWaitTime ?? 0,
    activeDrivers: area.availableDrivers,
    demandLevel: area.demandLevel,
    averageFare: area.averageFare,
    lastUpdated: map.updatedAt,
  }));

function Tips({ spots, map }: { spots: readonly Hotspot[]; map: HeatMap }) {
  const t = useText();
  const [busiest] = spots;
  const lonely = spots.toSorted((a, b) => a.activeDrivers - b.activeDrivers)[0];
  return (
    <section aria-label={t('busyTips')}>
      <h3 className="title">{t('busyTips')}</h3>
      <ul className="heat-tips">
        {busiest === undefined ? null : <li>{t('busyTip1', { name: busiest.name })}</li>}
        {lonely === undefined || lonely === busiest ? null : <li>{t('busyTip2', { name: lonely.name })}</li>}
        {map.peakHours.length === 0 ? null : <li>{t('busyTip3', { hours: map.peakHours.map(stretch).join(', ') })}</li>}
      </ul>
    </section>
  );
}

function Detail({ spot, countryId }: { spot: Hotspot; countryId: CountryId }) {
  const t = useText();
  return (
    <dl className="heat-facts heat-detail num" aria-label={spot.name}>
      <div className="wide">
        <dt>{spot.name}</dt>
        <dd>
          <span className="chip heat-chip" data-level={spot.demandLevel}>
            {t('busyDemand', { n: spot.intensity })}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('heatWait')}</dt>
        <dd>{spot.averageWaitTime === 0 ? t('busyNoWait') : t('heatMinutes', { n: spot.averageWaitTime })}</dd>
      </div>
      <div>
        <dt>{t('heatDrivers')}</dt>
        <dd>{spot.activeDrivers}</dd>
      </div>
      <div>
        <dt>{t('busyFare')}</dt>
        <dd>{spot.averageFare === null ? '–' : formatMoney(Math.round(spot.averageFare * 100), countryId)}</dd>
      </div>
    </dl>
  );
}

/** The demand widget (spec: foundations §2): recorded demand where there is some, else the labelled sample. Drivers get tips. */
export function BusyAreas({ forDriver }: { forDriver: boolean }) {
  const t = useText();
  const countryId = country.use();
  const heat = useHeatMap(cityOf(countryId), '1h');
  const [sample, setSample] = useState<readonly Hotspot[]>(sampleHotspots);
  const [refreshing, setRefreshing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  if (heat.data === undefined) {
    return heat.isError ? <ErrorCard text={t('heatFailed')} onRetry={() => void heat.refetch()} /> : <Skeleton height={300} />;
  }
  const isSample = heat.data.sample;
  const hasSample = countryId === 'za';
  const spots = isSample ? (hasSample ? sample : []) : spotsOf(heat.data);
  const refresh = async () => {
    setRefreshing(true);
    if (isSample) {
      // Random moves are for the sample alone; recorded demand is asked for again.
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_REFRESH_MS));
      setSample((known) => refreshSample(known, Math.random, new Date().toISOString()));
    }
    await heat.refetch();
    setRefreshing(false);
  };
  const spot = spots.find(({ id }) => id === chosen) ?? spots[0];
  const top = spots.toSorted((a, b) => b.intensity - a.intensity).slice(0, TOP);
  return (
    <section className="card busy" aria-label={t('busyAreas')}>
      <div className="row spread">
        <h2 className="h2">{t('busyAreas')}</h2>
        <IconButton label={t('busyRefresh')} icon="swap" disabled={refreshing} onClick={() => void refresh()} />
      </div>
      {spots.length === 0 ? (
        <p className="label muted">{t('heatNone')}</p>
      ) : (
        <>
          {isSample ? <p className="caption">{t('heatSample')}</p> : null}
          <Bubbles
            label={t('busyAreas')}
            chosen={spot?.id}
            onChoose={setChosen}
            bubbles={spots.map((s) => ({
              id: s.id,
              lat: s.coordinates.lat,
              lng: s.coordinates.lng,
              size: bubblePx(s.intensity, 100),
              level: s.demandLevel,
              number: `${s.intensity}%`,
              label: t('busySpot', { name: s.name, level: t(spotLevelNames[s.demandLevel]), n: s.intensity }),
            }))}
          />
          <Legend names={spotLevelNames} withBounds />
          {spot === undefined ? null : <Detail spot={spot} countryId={countryId} />}
          <h3 className="title">{t('busyTop')}</h3>
          <ol className="heat-top">
            {top.map((s) => (
              <li key={s.id} className="row spread">
                <span>{s.name}</span>
                <b className="num">{s.intensity}%</b>
              </li>
            ))}
          </ol>
          {forDriver && !isSample ? <Tips spots={top.concat(spots.filter((s) => !top.includes(s)))} map={heat.data} /> : null}
        </>
      )}
      <Link className="text-link" href="/city-heat-map">
        {t('busyOpen')}
      </Link>
    </section>
  );
}
