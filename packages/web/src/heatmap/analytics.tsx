import type { HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { demandServices, distribution } from '@safiri/rules/heatmap/levels.ts';
import { useText } from '../platform/text.ts';
import { levelNames, serviceNames, stretch } from './names.ts';

/** Peak hours of the day, and how the services share the busiest area. */
export function Analytics({ map }: { map: HeatMap }) {
  const t = useText();
  const [first] = map.areas;
  const shares = first === undefined ? undefined : distribution(first);
  return (
    <div className="heat-analytics">
      <section className="card doc" aria-label={t('heatPeaks')}>
        <h2 className="h2">{t('heatPeaks')}</h2>
        <ul className="stack">
          {map.peakHours.map((peak) => (
            <li key={peak.from} className="row spread">
              <span className="num">{stretch(peak)}</span>
              <span className="chip heat-chip" data-level={peak.level}>
                {t(levelNames[peak.level])}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {shares === undefined || first === undefined ? null : (
        <section className="card doc" aria-label={t('heatShares', { area: first.area })}>
          <h2 className="h2">{t('heatShares', { area: first.area })}</h2>
          <ul className="stack">
            {demandServices.map((service) => (
              <li key={service} className="heat-share">
                <span>{t(serviceNames[service])}</span>
                <span className="heat-bar" aria-hidden="true">
                  <span style={{ width: `${shares[service]}%` }} />
                </span>
                <b className="num">{shares[service]}%</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
