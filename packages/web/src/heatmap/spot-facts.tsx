import type { HeatMap } from '@safiri/contract/heatmap/calls.ts';
import type { Hotspot } from '@safiri/rules/heatmap/sample.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { bubblePx } from '@safiri/rules/heatmap/levels.ts';
import { Link } from 'wouter';
import { moneyOf } from '../platform/format.ts';
import { country } from '../platform/preferences.ts';
import { useText, type Translate } from '../platform/text.ts';
import type { Bubble } from './bubbles.tsx';
import { Legend } from './legend.tsx';
import { spotLevelNames, stretch } from './names.ts';

const TOP = 3;
/** The widget's map is small: smaller circles lie where they belong. */
const SCALE = 0.75;

/** A spot as a circle. */
export const bubbleOf =
  (t: Translate) =>
  (spot: Hotspot): Bubble => ({
    id: spot.id,
    lat: spot.coordinates.lat,
    lng: spot.coordinates.lng,
    size: Math.round(SCALE * bubblePx(spot.intensity, 100)),
    level: spot.demandLevel,
    number: `${spot.intensity}%`,
    name: spot.name,
    word: t(spotLevelNames[spot.demandLevel]),
    label: t('busySpot', { name: spot.name, level: t(spotLevelNames[spot.demandLevel]), n: spot.intensity }),
  });

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
        <dd>{spot.averageFare === null ? '–' : moneyOf(Math.round(spot.averageFare * 100), countryId)}</dd>
      </div>
    </dl>
  );
}

/** What the circles say, in words: the legend, the chosen spot, the busiest, and tips from recorded demand. */
export function SpotFacts({
  spots,
  chosen,
  tipsOf,
}: {
  spots: readonly Hotspot[];
  chosen: string | undefined;
  tipsOf: HeatMap | undefined;
}) {
  const t = useText();
  const countryId = country.use();
  const spot = spots.find(({ id }) => id === chosen) ?? spots[0];
  return (
    <>
      <Legend names={spotLevelNames} withBounds />
      {spot === undefined ? null : <Detail spot={spot} countryId={countryId} />}
      <h3 className="title">{t('busyTop')}</h3>
      <ol className="heat-top">
        {spots.slice(0, TOP).map((s) => (
          <li key={s.id} className="row spread">
            <span>{s.name}</span>
            <b className="num">{s.intensity}%</b>
          </li>
        ))}
      </ol>
      {tipsOf === undefined ? null : <Tips spots={spots} map={tipsOf} />}
      <Link className="text-link" href="/city-heat-map">
        {t('busyOpen')}
      </Link>
    </>
  );
}
