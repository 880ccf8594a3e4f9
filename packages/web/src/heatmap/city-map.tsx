import { useState } from 'react';
import type { HeatArea, HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { bubblePx, intensityOf, levelOf, type DemandService } from '@safiri/rules/heatmap/levels.ts';
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

interface RankingProps {
  readonly bubbles: readonly Bubble[];
  readonly names: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The areas in order of what is asked in them, for the room beside the map. */
function Ranking({ bubbles, names, chosen, onChoose }: RankingProps) {
  const t = useText();
  return (
    <section className="card heat-ranking" aria-label={t('heatRanking')}>
      <h2 className="title">{t('heatRanking')}</h2>
      <ol>
        {bubbles.map(({ id, level, number }, i) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span className="num heat-place">{i + 1}</span>
              <span className="heat-dot" data-level={level} />
              <span className="grow">
                <b>{names.get(id)}</b>
                <span className="caption">{t(levelNames[level])}</span>
              </span>
              <b className="num">{t('heatPerHour', { n: Number(number) })}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The map of a city's demand; beside it, where there is room, the areas ranked; below it the chosen one. */
export function CityMap({ map, service }: { map: HeatMap; service: Service }) {
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
      label: t('heatCircle', { name: area.area, level: t(levelNames[level]), n: number }),
    };
  });
  const area = ranked.find(({ id }) => id === chosen) ?? ranked[0];
  const names = new Map(ranked.map(({ id, area: name }) => [id, name]));
  return (
    <div className="heat-view">
      <div className="heat-beside">
        <Bubbles bubbles={bubbles} chosen={area?.id} label={t('heatMapView')} onChoose={setChosen} />
        <Ranking bubbles={bubbles} names={names} chosen={area?.id} onChoose={setChosen} />
      </div>
      <Legend names={levelNames} />
      {area === undefined ? null : <AreaList areas={[area]} />}
    </div>
  );
}
