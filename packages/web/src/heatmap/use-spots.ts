import { useState } from 'react';
import type { HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { refreshSample, SAMPLE_REFRESH_MS, sampleHotspots, type Hotspot } from '@safiri/rules/heatmap/sample.ts';
import { slug } from '@safiri/rules/places/place.ts';
import { countryHere } from '../common/country-here.ts';
import { useHomeMarket } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { useHeatMap } from './api.ts';

const SPOTS = 6;
/** The city of the built-in spots. In South Africa the widget looks at it (spec: foundations §3). */
const SAMPLE_CITY = 'pretoria';

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

/**
 * The busy spots of a city, and the way to look again.
 * @param near the city where one is; without it that of this phone, in the demo the country's: Pretoria in South Africa, elsewhere the first
 */
export function useSpots(near?: string) {
  const countryId = country.use();
  const home = useHomeMarket();
  const city = near ?? home?.id ?? (countryId === 'za' ? SAMPLE_CITY : slug(countryHere(countryId).cities[0] ?? ''));
  const heat = useHeatMap(city, '1h');
  const [sample, setSample] = useState<readonly Hotspot[]>(sampleHotspots);
  const [refreshing, setRefreshing] = useState(false);
  const isSample = heat.data?.sample ?? false;
  const spots = isSample ? (city === SAMPLE_CITY ? sample : []) : heat.data === undefined ? [] : spotsOf(heat.data);
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
  return { heat, isSample, spots: spots.toSorted((a, b) => b.intensity - a.intensity), refresh, refreshing };
}
