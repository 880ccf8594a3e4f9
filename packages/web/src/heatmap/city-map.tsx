import { useState, type ReactNode } from 'react';
import type { HeatArea, HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { metersOff } from '@safiri/rules/heatmap/layout.ts';
import { bubblePx, intensityOf, levelOf, type DemandService } from '@safiri/rules/heatmap/levels.ts';
import { numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { AreaList } from './area-list.tsx';
import { Bubbles, type Bubble } from './bubbles.tsx';
import { Legend } from './legend.tsx';
import { levelNames } from './names.ts';

export type Service = DemandService | 'all';

const demandOf = (area: HeatArea, service: Service): number =>
  ({ all: area.totalDemand, rides: area.rideRequests, food: area.foodOrders, parcel: area.parcelDeliveries, grocery: area.groceryOrders })[
    service
  ];

interface Row extends Bubble {
  /** Metres from the city, of an area in another one. */
  readonly away: number | null;
}

interface RankingProps {
  readonly title: string;
  readonly className: string;
  readonly rows: readonly Row[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Areas in order of what is asked in them. */
function Ranking({ title, className, rows, chosen, onChoose }: RankingProps) {
  const t = useText();
  return (
    <section className={`card heat-ranking ${className}`} aria-label={title}>
      <h2 className="title">{title}</h2>
      <ol>
        {rows.map(({ id, level, name, number, away }, i) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span className="num heat-place">{i + 1}</span>
              <span className="heat-dot" data-level={level} />
              <span className="grow">
                <b>{name}</b>
                <span className="caption num">
                  {t(levelNames[level])}
                  {away === null ? null : ` · ${t('heatAway', { distance: `${numberText(away / 1000)} km` })}`}
                </span>
              </span>
              <b className="num">{number}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The map of a city's demand and what its colours mean; beside it, where there is room, the areas ranked; then the chosen one. Where
 * there is none, those of another city are listed last: the map does not show them.
 */
export function CityMap({ map, service, status }: { map: HeatMap; service: Service; status: ReactNode }) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const busiest = Math.max(0, ...map.areas.map((area) => demandOf(area, service)));
  const ranked = map.areas.toSorted((a, b) => demandOf(b, service) - demandOf(a, service));
  const bubbles = ranked.map((area): Bubble => {
    const demand = demandOf(area, service);
    const level = levelOf(intensityOf(demand, busiest));
    const number = String(Math.round(demand));
    return {
      id: area.id,
      lat: area.coordinates.lat,
      lng: area.coordinates.lng,
      size: bubblePx(demand, busiest),
      level,
      number,
      name: area.area,
      word: t(levelNames[level]),
      label: t('heatCircle', { name: area.area, level: t(levelNames[level]), n: number }),
    };
  });
  const off = metersOff(bubbles);
  const rows = bubbles.map((bubble, i): Row => ({ ...bubble, away: off[i] ?? null }));
  const far = rows.filter(({ away }) => away !== null);
  const near = rows.filter(({ away }) => away === null);
  const area = ranked.find(({ id }) => id === chosen) ?? ranked[0];
  return (
    <div className="heat-beside">
      <div className="heat-mapped">
        <Bubbles bubbles={bubbles} chosen={area?.id} label={t('heatMapView')} onChoose={setChosen} />
        <div className="heat-key">
          <p className="caption heat-counted">{t('heatCircles')}</p>
          <Legend names={levelNames} />
          {status}
        </div>
      </div>
      <div className="heat-side">
        <Ranking title={t('heatRanking')} className="all" rows={near} chosen={area?.id} onChoose={setChosen} />
        {area === undefined ? null : <AreaList areas={[area]} isBesideMap />}
        {far.length === 0 ? null : <Ranking title={t('heatElsewhere')} className="far" rows={far} chosen={area?.id} onChoose={setChosen} />}
      </div>
    </div>
  );
}
