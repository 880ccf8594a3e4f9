import { useEffect, useState, type ReactNode } from 'react';
import type { HeatArea, HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { demandServices, timeWindows, type TimeWindow } from '@safiri/rules/heatmap/levels.ts';
import { slug } from '@safiri/rules/places/place.ts';
import { Link } from 'wouter';
import { countryHere } from '../common/country-here.ts';
import { clockTime, numberText } from '../platform/format.ts';
import { homeMarket, instanceMarkets } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AppShell } from '../shell/shell.tsx';
import { Analytics } from './analytics.tsx';
import { useHeatMap } from './api.ts';
import { AreaList } from './area-list.tsx';
import { CityMap, type Service } from './city-map.tsx';
import { serviceNames, windowNames } from './names.ts';
import './heatmap.css';

/** The cities of the page (spec: operations §2), and those of the chosen country beside them. */
const specified = ['Johannesburg', 'Lagos', 'Nairobi'];
const bySlug = (names: readonly string[]) => [...new Set(names)].map((name) => ({ id: slug(name), name }));
/** How often the page looks again by itself (spec: operations §9). */
const LOOK_MS = 30_000;

type View = 'map' | 'areas' | 'analytics';

function Summary({ map }: { map: HeatMap }) {
  const t = useText();
  const { areas } = map;
  const sum = (of: (area: HeatArea) => number) => areas.reduce((total, area) => total + of(area), 0);
  const waits = areas.flatMap((area) => (area.averageWaitTime === null ? [] : [area.averageWaitTime]));
  const wait = waits.length === 0 ? null : Math.round(waits.reduce((a, b) => a + b, 0) / waits.length);
  const cards = [
    ['heatTotalDemand', numberText(Math.round(sum((area) => area.totalDemand))), t('heatUnit')],
    ['heatAvgWait', wait === null ? '–' : t('heatMinutes', { n: wait })],
    ['heatActiveDrivers', numberText(sum((area) => area.availableDrivers))],
    ['heatCoverage', numberText(areas.length)],
  ] as const;
  return (
    <dl className="card heat-cards">
      {cards.map(([name, value, unit]) => (
        <div key={name}>
          <dt className="caption">{t(name)}</dt>
          <dd className="num">
            <b className="title">{value}</b> {unit === undefined ? null : <span className="caption">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `/city-heat-map` (spec: operations §2 City heat map): recorded demand, or the labelled sample. */
export function CityHeatMapScreen({ tour }: { tour: ReactNode }) {
  const t = useText();
  const user = session.use();
  const here = countryHere(country.use());
  const [city, setCity] = useState(homeMarket()?.id ?? 'johannesburg');
  const [service, setService] = useState<Service>('all');
  const [window, setWindow] = useState<TimeWindow>('1h');
  const [view, setView] = useState<View>('map');
  const heat = useHeatMap(city, window);
  const { refetch } = heat;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const isExample = heat.data?.sample === true && heat.data.areas.length > 0;
  const status =
    heat.data === undefined || isExample ? null : (
      <p className="caption num heat-status" role="status">
        {t('heatUpdated', { time: clockTime(heat.data.updatedAt) })}
      </p>
    );
  const cities = instanceMarkets ?? bySlug([...specified, ...here.cities]);
  return (
    <AppShell>
      <main className="page heat" id="main">
        <div className="heat-head">
          <Link className="icon-button" href={user === null ? '/services' : homeOf(user)} aria-label={t('goBack')}>
            <Icon name="back" size={22} />
          </Link>
          <h1 className="h1">{t('heatTitle')}</h1>
          <Button kind="soft" small busy={heat.isFetching} onClick={() => void refetch()}>
            {t('heatRefresh')}
          </Button>
        </div>
        <div className="heat-pickers">
          <SelectField label={t('heatCity')} value={city} onChange={(event) => setCity(event.target.value)}>
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('heatService')} value={service} onChange={(event) => setService(event.target.value as Service)}>
            <option value="all">{t('heatAll')}</option>
            {demandServices.map((id) => (
              <option key={id} value={id}>
                {t(serviceNames[id])}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('heatWindow')} value={window} onChange={(event) => setWindow(event.target.value as TimeWindow)}>
            {(Object.keys(timeWindows) as TimeWindow[]).map((id) => (
              <option key={id} value={id}>
                {t(windowNames[id])}
              </option>
            ))}
          </SelectField>
        </div>
        {heat.data === undefined ? (
          heat.isError ? (
            <ErrorCard text={t('heatFailed')} onRetry={() => void refetch()} />
          ) : (
            <div className="stack" aria-busy="true">
              <Skeleton height={56} />
              <Skeleton height={400} />
              <Skeleton height={84} />
            </div>
          )
        ) : (
          <>
            {heat.data.areas.length === 0 ? (
              <>
                {status}
                <Summary map={heat.data} />
                <EmptyState text={t('heatNone')} />
              </>
            ) : (
              <Tabs
                label={t('heatTitle')}
                tabs={[
                  { id: 'map', text: t('heatMapView') },
                  { id: 'areas', text: t('heatAreaDetails') },
                  { id: 'analytics', text: t('heatAnalytics') },
                ]}
                current={view}
                onChange={setView}
              >
                {/* Numbers that nobody counted say so before they are read. */}
                {isExample ? (
                  <p className="heat-example" role="status">
                    <Icon name="alert" size={20} />
                    {t('heatSample')}
                  </p>
                ) : null}
                {view === 'map' ? (
                  <>
                    <CityMap map={heat.data} service={service} status={status} />
                    <Summary map={heat.data} />
                  </>
                ) : (
                  <>
                    <Summary map={heat.data} />
                    {status}
                    {view === 'areas' ? <AreaList areas={heat.data.areas} /> : <Analytics map={heat.data} />}
                  </>
                )}
              </Tabs>
            )}
          </>
        )}
        {/* Beside a map that could not be loaded there is nothing to show around. */}
        {heat.data === undefined && heat.isError ? null : <div className="heat-tour">{tour}</div>}
      </main>
    </AppShell>
  );
}
