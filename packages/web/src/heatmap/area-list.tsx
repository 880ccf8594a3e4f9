import type { HeatArea } from '@safiri/contract/heatmap/calls.ts';
import { numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { levelNames } from './names.ts';

/** The same as the map, as a list: the busiest first; beside the map nothing says where an area lies. */
export function AreaList({ areas, isBesideMap = false }: { areas: readonly HeatArea[]; isBesideMap?: boolean }) {
  const t = useText();
  return (
    <ul className="heat-areas">
      {areas.map((area) => (
        <li key={area.id} className="card heat-area">
          <div className="row spread">
            <h3 className="title">{area.area}</h3>
            <span className="chip heat-chip" data-level={area.demandLevel}>
              {t(levelNames[area.demandLevel])}
            </span>
          </div>
          {isBesideMap ? null : (
            <p className="caption num">
              {area.coordinates.lat.toFixed(4)}, {area.coordinates.lng.toFixed(4)}
            </p>
          )}
          <dl className="heat-facts num">
            <div className="asked">
              <dt>{t('heatRides')}</dt>
              <dd>{area.rideRequests}</dd>
            </div>
            <div className="asked">
              <dt>{t('heatFood')}</dt>
              <dd>{area.foodOrders}</dd>
            </div>
            <div className="asked">
              <dt>{t('heatParcel')}</dt>
              <dd>{area.parcelDeliveries}</dd>
            </div>
            <div className="asked">
              <dt>{t('heatGrocery')}</dt>
              <dd>{area.groceryOrders}</dd>
            </div>
            <div className="two">
              <dt>{t('heatWait')}</dt>
              <dd>{area.averageWaitTime === null ? '–' : t('heatMinutes', { n: area.averageWaitTime })}</dd>
            </div>
            <div>
              <dt>{t('heatDrivers')}</dt>
              <dd>{area.availableDrivers}</dd>
            </div>
            <div>
              <dt>{t('heatSurgeFactor')}</dt>
              <dd>{area.surgeMultiplier > 1 ? `${numberText(area.surgeMultiplier, 1)}×` : t('heatNoSurge')}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
